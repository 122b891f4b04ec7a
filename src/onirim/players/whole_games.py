"""Whole games inside the compiled engine, for simulation and benchmarks; tallies."""

from __future__ import annotations

from onirim.engine.memory import RESULT, WON
from onirim.engine.native import i64
from onirim.engine.rng import MASK32, PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.state_players import RANDOM, StatePlayer, state_player
from onirim.rules.steps.gained_doors import doors_gained


class Tally:
    """Sums over many games."""

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


def play_games(rules: Ruleset, first: i64, count: i64, who: i64 = RANDOM, budget: i64 = 0) -> Tally:
    """Play the games with the seeds first … first + count - 1."""
    return play_games_with(rules, first, count, state_player(rules, who, budget))


def play_games_with(rules: Ruleset, first: i64, count: i64, player: StatePlayer) -> Tally:
    """Play the games with these seeds with a player that is made already."""
    tally = Tally()
    chance = Rng(0)
    choices = Rng(0)
    state = State(rules, chance)
    seed: i64
    for seed in range(first, first + count):
        chance.seed(seed)
        choices.state = mix2(seed, PLAYER_STREAM)
        state.start()
        player.play(state, choices)
        tally.count(state, seed)
    return tally
