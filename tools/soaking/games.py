"""Games of one ruleset, played and checked; what they leave is counts and one checksum."""

from __future__ import annotations

from array import array
from collections import Counter
from random import Random
from typing import Any
from zlib import crc32

from onirim.engine.memory import STACK
from onirim.engine.rng import Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.seeker import choose
from onirim.game import Game
from tools.soaking.checks import check_end, check_table, check_thoroughly
from tools.soaking.late import advance
from tools.soaking.rulesets import draw

__all__ = ["chunk"]

GAMES = 12  # of each ruleset
LONGEST = 5_000  # decisions of one game: whatever is longer does not end
THOROUGH = 40  # one decision of so many is looked at from all sides
POLICIES = ("random", "seeker", "mixed")


def chunk(seed: int, games: int = GAMES, thorough: int = THOROUGH) -> dict[str, Any]:
    """Draw a ruleset, play some games of it, tell what was met."""
    player = Random(seed)
    rules = draw(player)
    met: Counter[str] = Counter()
    checksum = 0
    for number in range(games):
        checksum = play(rules, seed * 64 + number, player, met, thorough, checksum)
    return {"seed": seed, "rules": rules.text, "checksum": checksum, "met": dict(met)}


def play(
    rules: Ruleset, seed: int, player: Random, met: Counter[str], thorough: int, checksum: int
) -> int:
    """One game to its end; every third begins late."""
    game = Game(rules, seed)
    if seed % 3 == 0:
        game = Game.at(advance(game.table, player), seed)
    policy = POLICIES[seed % len(POLICIES)]
    chooser = Rng(int(mix2(seed, 5)))
    for n in range(LONGEST):
        check_table(game.table)
        if is_over(game):
            break
        note(game, met)
        if (seed + n) % thorough == 0:
            check_thoroughly(game, player)
            if is_over(game):  # it went on by one action
                continue
        decide(game, policy, player, chooser, met)
        checksum = crc32(array("q", [int(cell) for cell in game.table.mem]).tobytes(), checksum)
    else:
        raise AssertionError(f"{rules.text}, seed {seed}: the game does not end")
    check_end(game)
    met[f"end {game.result}"] += 1
    met["games"] += 1
    return checksum


def is_over(game: Game) -> bool:
    return game.result != ""


def note(game: Game, met: Counter[str]) -> None:
    """What is going on at this decision, from the turn to the question."""
    table = game.table
    met["decisions"] += 1
    for at in range(STACK + 2, int(table.mem[STACK]) + 1, 2):
        met[f"step {table.rules.steps[table.mem[at]].name()}"] += 1


def decide(game: Game, policy: str, player: Random, chooser: Rng, met: Counter[str]) -> None:
    """Let somebody choose; the mixed one changes his mind now and then."""
    seeking = policy == "seeker" or (policy == "mixed" and player.random() < 0.6)
    if seeking:
        code = game.rules.code_of[int(choose(game.table, chooser))]
    else:
        code = player.choice(game.legal())
    met[f"verb {code.partition(':')[0]}"] += 1
    game.apply(code)
