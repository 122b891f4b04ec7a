"""Games of one ruleset, played and checked; what they leave is counts and one checksum."""

from __future__ import annotations

from array import array
from collections import Counter
from random import Random
from typing import Any
from zlib import crc32

from onirim.engine.rng import Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.game.logged_game import LoggedGame
from onirim.players.heuristic.seeker import choose
from tests.helpers.invariants import cells
from tools.measure.soaking.checks import check_end, check_table, look_thoroughly, undo_agrees
from tools.measure.soaking.counting import EventFeed
from tools.measure.soaking.late import advance
from tools.measure.soaking.rulesets import draw

__all__ = ["chunk"]

GAMES = 12  # of each ruleset
LONGEST = 5_000  # decisions of one game: whatever is longer does not end
THOROUGH = 40  # one decision of so many is looked at from all sides
TAKEN_BACK = 8  # one decision of so many is done, undone and done again
POLICIES = ("random", "seeker", "mixed", "curious")
ENDINGS = ("won", "lost, the deck is out", "lost, cards left")
EAR = EventFeed()


def chunk(
    seed: int, games: int = GAMES, thorough: int = THOROUGH, listening: bool = False
) -> dict[str, Any]:
    """Draw a ruleset, play some games of it, tell what was met; `thorough` 0: no long looks."""
    player = Random(seed)
    rules = draw(player)
    met: Counter[str] = Counter()
    if listening:
        EAR.met = met
        EAR.listen(rules)
    checksum = 0
    for number in range(games):
        checksum = play(rules, seed * 64 + number, player, met, thorough, checksum)
    return {"seed": seed, "rules": rules.text, "checksum": checksum, "met": dict(met)}


def play(
    rules: Ruleset, seed: int, player: Random, met: Counter[str], thorough: int, checksum: int
) -> int:
    """One game to its end; every third begins late."""
    game = LoggedGame(rules, seed)
    if seed % 3 == 0:
        game = LoggedGame.at(advance(game.state, player), seed)
    policy = POLICIES[seed % len(POLICIES)]
    chooser, looker = Rng(int(mix2(seed, 5))), Random(seed)
    for n in range(LONGEST):
        check_table(game.state)
        if game.result:
            break
        note(game, met)
        if thorough and (seed + n) % thorough == 0:
            met["looks"] += 1
            look_thoroughly(game.state, looker)
        code = decide(game, policy, player, chooser, met)
        if (seed + n) % TAKEN_BACK == 0:
            met["undone"] += 1
            undo_agrees(game, code)
        else:
            game.apply(code)
        checksum = crc32(array("q", cells(game.state)).tobytes(), checksum)
    else:
        raise AssertionError(f"{rules.text}, seed {seed}: the game does not end")
    check_end(game)
    met[f"end {ending(game)}"] += 1
    met["games"] += 1
    return checksum


def note(game: LoggedGame, met: Counter[str]) -> None:
    """What is going on at this decision, from the turn to the question."""
    state = game.state
    met["decisions"] += 1
    for number, _ in state.frames():
        met[f"step {state.rules.steps[number].name}"] += 1


def decide(game: LoggedGame, policy: str, player: Random, chooser: Rng, met: Counter[str]) -> str:
    """Let somebody choose; the mixed one changes his mind, the curious one tries what is rare."""
    if policy == "seeker" or (policy == "mixed" and player.random() < 0.6):
        code = game.rules.code_of[int(choose(game.state, chooser))]
    else:
        code = player.choice(game.legal())
        if policy == "curious":
            code = min([code, *game.legal()], key=lambda code: met[name_of(code)])
    met[name_of(code)] += 1
    return code


def name_of(code: str) -> str:
    return f"verb {code.partition(':')[0]}"


def ending(game: LoggedGame) -> str:
    """How it ended: a game can be lost before the deck is out."""
    if game.result == "won":
        return ENDINGS[0]
    return ENDINGS[1] if game.state.deck_size() == 0 else ENDINGS[2]
