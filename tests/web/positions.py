"""Positions to look at: every question that a ruleset asks, as some game comes to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from onirim.rules.catalogue import module_keys
from tests.helpers.breadth import WHOLE
from tests.web.board_pages import JUMP
from tests.web.hands import Hands

__all__ = ["Position", "look", "positions", "rulesets", "sampled"]

GAMES = 20  # of a ruleset: rare questions come in one of ten
TURN = "act"  # is asked with all that a module has laid out


@dataclass(frozen=True)
class Position:
    """A game of the server's, after these moves; `step` asks `seat`."""

    rules: str
    seed: int
    moves: tuple[tuple[int, str], ...]
    seat: int
    step: str
    actions: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.rules} {self.step} {self.seed}.{len(self.moves)}"


def rulesets() -> list[str]:
    """Each mode alone, with each module, and with all that fit together."""
    modules = [key for key in module_keys() if key != "pouch"]
    found = ["duo:limited", "duo:open"]
    for mode in ("solo", "duo"):
        found += [mode, *(f"{mode}+{key}" for key in modules), "+".join([mode, *modules])]
    return found


def sampled(rules: str) -> list[Position]:
    """Of each question the time with most answers, and in the whole matrix the first time too.

    A module that is alone shows a turn, and what is asked for it only.
    """
    mode, _, modules = rules.partition("+")
    found = walked(rules)
    if modules and "+" not in modules:
        plain = walked(mode)
        found = {key: at for key, at in found.items() if key[0] == TURN or key not in plain}
    wanted = {position for (_, which), position in found.items() if WHOLE or which == "most"}
    return sorted(wanted, key=lambda position: position.name)


@cache
def walked(rules: str) -> dict[tuple[str, str], Position]:
    found: dict[tuple[str, str], Position] = {}
    for position in positions(rules):
        most = found.get((position.step, "most"))
        found.setdefault((position.step, "first"), position)
        if most is None or len(position.actions) > len(most.actions):
            found[position.step, "most"] = position
    return found


def positions(rules: str) -> Iterator[Position]:
    """What players come to who choose by chance."""
    for seed in range(1, GAMES + 1):
        game, player = LoggedGame(rules, FixedDeck((), seed)), make_player("random", seed=seed)
        moves: list[tuple[int, str]] = []
        while not game.result:
            seat, view = game.to_move, View(game.view(game.to_move))
            actions = tuple(game.view(seat).actions)
            yield Position(rules, seed, tuple(moves), seat, game.state.top_step.name, actions)
            moves.append((seat, chosen_code(player, view)))
            game.apply(moves[-1][1])


def look(hands: Hands, position: Position) -> None:
    """Sit down at its table, whoever's turn it is."""
    moves = [[*move] for move in position.moves]
    seats = 1 if position.rules.startswith("solo") else 2
    game = hands.page.evaluate(JUMP, [position.rules, position.seed, moves, None, seats])
    hands.go(f"game/{game}")
    hands.page.wait_for_selector(".table, .curtain")
    hands.sit_down()
    if "+" in position.rules:
        hands.page.wait_for_selector(".layout:not([data-load=waits])")
