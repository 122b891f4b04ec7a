"""Whole games inside the compiled engine, for simulation and benchmarks."""

from __future__ import annotations

from typing import Final

from onirim.engine.base.gained import doors_gained
from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.native import i64
from onirim.engine.rng import MASK32, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.seeker import choose
from onirim.engine.table import Table
from onirim.engine.thumb.player import Heuristic

PLAYER_STREAM: Final = 0x51ED270B  # the player's choices and the deck never share numbers

RANDOM: Final = 0  # who plays
SEEKER: Final = 1
HEURISTIC: Final = 2


def play_random(g: Table, player: Rng) -> None:
    mem = g.mem
    while mem[RESULT] == GOING_ON:
        g.apply(g.choices[player.below(g.n_choices)])


def play_seeker(g: Table, player: Rng) -> None:
    mem = g.mem
    while mem[RESULT] == GOING_ON:
        g.apply(choose(g, player))


def play_heuristic(g: Table, player: Rng, heuristic: Heuristic) -> None:
    mem = g.mem
    while mem[RESULT] == GOING_ON:
        g.apply(heuristic.choose(g, player))


class Tally:
    """Sums over many games; tallies of parts add up to the tally of the whole."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.wins: i64 = 0
        self.doors: i64 = 0
        self.turns: i64 = 0
        self.decisions: i64 = 0
        self.checksum: i64 = 0

    def count(self, g: Table, seed: i64) -> None:
        doors = doors_gained(g)
        self.games += 1
        if g.mem[RESULT] == WON:
            self.wins += 1
        self.doors += doors
        self.turns += g.turns
        self.decisions += g.decisions
        self.checksum = (self.checksum + mix2(seed, g.decisions * 64 + doors)) & MASK32


def play_games(rules: Ruleset, first: i64, count: i64, who: i64 = RANDOM) -> Tally:
    """Games with the seeds first … first + count - 1; each player has a loop of its own."""
    tally = Tally()
    chance = Rng(0)
    player = Rng(0)
    heuristic = Heuristic(rules)
    g = Table(rules, chance)
    seed: i64
    for seed in range(first, first + count):
        chance.seed(seed)
        player.state = mix2(seed, PLAYER_STREAM)
        g.start()
        if who == RANDOM:
            play_random(g, player)
        elif who == SEEKER:
            play_seeker(g, player)
        else:
            play_heuristic(g, player, heuristic)
        tally.count(g, seed)
    return tally
