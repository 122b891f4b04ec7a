"""Whole games inside the compiled engine, for simulation and benchmarks."""

from __future__ import annotations

from typing import Final

from onirim.bots.heuristic.player import Heuristic
from onirim.bots.seeker import choose
from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.native import i64
from onirim.engine.rng import MASK32, PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.engine.steps.doors import doors_gained

RANDOM: Final = 0  # who plays
SEEKER: Final = 1
HEURISTIC: Final = 2


def play_random(state: State, player: Rng) -> None:
    mem = state.mem
    while mem[RESULT] == GOING_ON:
        state.apply(state.choices[player.below(state.n_choices)])


def play_seeker(state: State, player: Rng) -> None:
    mem = state.mem
    while mem[RESULT] == GOING_ON:
        state.apply(choose(state, player))


def play_heuristic(state: State, player: Rng, heuristic: Heuristic) -> None:
    mem = state.mem
    while mem[RESULT] == GOING_ON:
        state.apply(heuristic.choose(state, player))


class Tally:
    """Sums over many games; tallies of parts add up to the tally of the whole."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.wins: i64 = 0
        self.doors: i64 = 0
        self.turns: i64 = 0
        self.decisions: i64 = 0
        self.checksum: i64 = 0

    def count(self, state: State, seed: i64) -> None:
        doors = doors_gained(state)
        self.games += 1
        if state.mem[RESULT] == WON:
            self.wins += 1
        self.doors += doors
        self.turns += state.turns
        self.decisions += state.decisions
        self.checksum = (self.checksum + mix2(seed, state.decisions * 64 + doors)) & MASK32


def play_games(rules: Ruleset, first: i64, count: i64, who: i64 = RANDOM) -> Tally:
    """Games with the seeds first … first + count - 1; each player has a loop of its own."""
    tally = Tally()
    chance = Rng(0)
    player = Rng(0)
    heuristic = Heuristic(rules) if who == HEURISTIC else None
    state = State(rules, chance)
    seed: i64
    for seed in range(first, first + count):
        chance.seed(seed)
        player.state = mix2(seed, PLAYER_STREAM)
        state.start()
        if who == RANDOM:
            play_random(state, player)
        elif who == SEEKER:
            play_seeker(state, player)
        elif heuristic is not None:
            play_heuristic(state, player, heuristic)
        tally.count(state, seed)
    return tally
