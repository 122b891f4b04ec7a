"""Positions to look at: every question that a ruleset asks, as games come to it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.game.view import View
from onirim.players.player import chosen_code
from onirim.players.registry import make_player
from onirim.rules.catalogue import module_keys
from tests.web.board_pages import JUMP
from tests.web.hands import Hands
from tools.pictures.gallery import PAINTED

__all__ = ["Position", "look", "named", "positions", "rulesets", "sampled"]

GAMES = 20  # of a ruleset: rare questions come in one of ten
PLAYERS = ("random", "heuristic")  # of one half each: one loses much, one opens many Doors
TURN = "act"  # is asked with all that a module has laid out
TURNS, OTHERS = 4, 1  # positions of a question, spread over the length of the games


@dataclass(frozen=True)
class Position:
    """A game on the server after these moves; `step` asks `seat`."""

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
    found = ["duo:limited", "duo:open", "solo+pouch"]
    for mode in ("solo", "duo"):
        found += [mode, *(f"{mode}+{key}" for key in modules), "+".join([mode, *modules])]
    return found


@cache
def sampled(rules: str) -> list[Position]:
    """Of each question some times from early to late, and the time with most answers.

    A single module or option shows a turn, and what is asked for it only.
    """
    mode, *more = rules.replace(":", "+").split("+")
    found = asked(rules)
    plain = asked(mode) if len(more) == 1 else {}
    return [
        position
        for step, all_times in sorted(found.items())
        if step == TURN or step not in plain
        for position in spread(all_times, TURNS if step == TURN else OTHERS)
    ]


def spread(times: list[Position], n: int) -> list[Position]:
    """The middle of each part of the games, and the time with most answers."""
    by_length = sorted(times, key=lambda position: (len(position.moves), position.seed))
    middles = [by_length[(2 * i + 1) * len(times) // (2 * n)] for i in range(n)]
    most = max(by_length, key=lambda position: len(position.actions))
    return [*dict.fromkeys([*middles, most])]


def named(name: str) -> Position:
    """The position with this name."""
    rules, step, place = name.split()
    seed, n = map(int, place.split("."))
    found = next(position for position in walked(rules, seed) if len(position.moves) == n)
    assert found.step == step, f"{name}: {found.step} is asked there, choose another position"
    return found


@cache
def asked(rules: str) -> dict[str, list[Position]]:
    found = defaultdict(list)
    for position in positions(rules):
        found[position.step].append(position)
    return dict(found)


def positions(rules: str) -> Iterator[Position]:
    """All positions of all games."""
    return (position for seed in range(1, GAMES + 1) for position in walked(rules, seed))


def walked(rules: str, seed: int) -> Iterator[Position]:
    """All positions of a game."""
    game = LoggedGame(rules, FixedDeck((), seed))
    player = make_player(PLAYERS[(seed - 1) * len(PLAYERS) // GAMES], seed=seed)
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
    hands.page.evaluate(PAINTED)
