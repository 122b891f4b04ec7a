"""The whole memory after every decision, as checksums: what compiled and interpreted must share.

This file imports nothing of the tests. It is imported by a test that runs `src/`, and run as a
script, `PLAYER RULES FIRST COUNT`, by the interpreter of the installed wheel.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable, Iterator
from zlib import crc32

from onirim.engine.rng import Rng, mix2
from onirim.engine.state import State
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position, write_position
from onirim.players.heuristic.seeker import choose
from onirim.rules.catalogue import ruleset

Trail = list[list[int]]


def random_action(state: State, player: Rng) -> int:
    return int(state.option(player.below(state.option_count())))


def seeker_action(state: State, player: Rng) -> int:
    return int(choose(state, player))


ACTIONS: dict[str, Callable[[State, Rng], int]] = {
    "random": random_action,
    "seeker": seeker_action,
}


def trail(player: str, rules: str, first: int, count: int) -> Trail:
    """One list of checksums per seed."""
    play = by_driver if player == "explicit" else by_generator
    return [list(play(player, rules, seed)) for seed in range(first, first + count)]


def by_generator(player: str, rules: str, seed: int) -> Iterator[int]:
    """The engine's own generator tells the cards at once."""
    state = State(ruleset(rules), Rng(seed))
    chooser = Rng(int(mix2(seed, 1)))
    state.start()
    yield checksum(state)
    while state.option_count() > 0:
        state.apply(ACTIONS[player](state, chooser))
        yield checksum(state)


def by_driver(_: str, rules: str, seed: int) -> Iterator[int]:
    """Chance is told from outside, actions are codes, and events are read: the way of games."""
    game = LoggedGame(rules, seed)
    chooser = Rng(int(mix2(seed, 1)))
    while legal := game.legal():
        told = game.apply(legal[int(chooser.below(len(legal)))])
        position = write_position(game.state)
        views = [game.view(viewer).to_bytes() for viewer in (0, 1, -1)[: 2 * game.rules.seats - 1]]
        yield checksum(game.state)
        yield checksum(read_position(game.rules, position))
        yield crc32(f"{told} {position} {views}".encode())


def checksum(state: State) -> int:
    """Of every cell of the memory and every choice, in order."""
    cells = [*(int(cell) for cell in state.mem), *state.legal(), int(state.status)]
    return crc32(array("q", cells).tobytes())


if __name__ == "__main__":
    name, text, start, number = sys.argv[1:]
    print(json.dumps(trail(name, text, int(start), int(number))))
