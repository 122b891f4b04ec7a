"""Games of the heuristic, and with the override, from which a head learns how they end.

If only one game in eighty is won, most samples carry the same information. All won games are kept
and few of the lost ones; the odds of the trained head are then too high by a known factor (`LOST`).

Some moves are random. Once there is a net, it also overrides some moves, so that the following
games correct it where it is too optimistic.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.rng import PLAYER_STREAM, Rng, mix2
from onirim.engine.state import State
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.features import FeatureEncoder
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetworkFile
from onirim.players.search.evaluator import Evaluator
from onirim.rules.catalogue import ruleset
from tools.training.minds_games import play_and_bin
from tools.training.worker import WIDTH, all_groups

LOST = 25  # one of this many lost games is kept
RANDOM = 0.008  # share of random moves
OVERRIDDEN = 0.15  # share of moves that a net may override
STATES = 30  # of a game that is kept, on average


@dataclass(frozen=True)
class Job:
    """What one worker plays until its time is over."""

    rules: str
    seed: int
    seconds: float
    net: Path | None = None  # that overrides some moves


def gather(job: Job) -> tuple[Any, Any, int, int]:
    """Return features and results of states, and the numbers of games played and won."""
    games = HeuristicGames(job)
    end = time.monotonic() + job.seconds
    while time.monotonic() < end:
        games.play()
    return games.feature_matrix(), np.array(games.results, np.float32), games.played, games.won


class HeuristicGames:
    """Games of one solo ruleset; kept games are played twice, the second time for their states."""

    def __init__(self, job: Job) -> None:
        rules = ruleset(job.rules)
        self.heuristic = Heuristic(rules)
        self.encoder = FeatureEncoder(rules, all_groups())
        self.chance = Rng(0)
        self.state = State(rules, self.chance)
        self.child = State(rules)
        self.player = Rng(0)
        self.evaluator = Evaluator(rules, NetworkFile(job.net.read_bytes())) if job.net else None
        self.seed = job.seed
        self.played = self.won = 0
        self.found: list[list[int]] = []
        self.results: list[float] = []

    def play(self) -> None:
        """Play a game; keep its states if it was won, or by chance if it was lost."""
        seed = self.seed + self.played
        self.played += 1
        decisions = self.run(seed, None)
        won = self.state.mem[RESULT] == WON
        self.won += won
        draw = random.Random(seed)
        if won or draw.random() < 1 / LOST:
            wanted = {place for place in range(decisions) if draw.random() < STATES / decisions}
            before = len(self.found)
            self.run(seed, wanted)
            self.results += [float(won)] * (len(self.found) - before)

    def run(self, seed: int, wanted: set[int] | None) -> int:
        """Play the game of a seed, keep the wanted states and return its number of decisions."""
        state, player, heuristic = self.state, self.player, self.heuristic
        draw = random.Random(-seed - 1)
        self.chance.seed(seed)
        player.state = mix2(seed, PLAYER_STREAM)
        state.start()
        decisions = 0
        often = RANDOM + (OVERRIDDEN if self.evaluator else 0.0)
        other = int(draw.expovariate(often))
        while state.mem[RESULT] == GOING_ON:
            if decisions < other:
                action = int(heuristic.choose(state, player))
            else:
                action = self.other_move(draw)
                other += 1 + int(draw.expovariate(often))
            if wanted is not None and decisions in wanted:
                self.keep(action)
            state.apply(action)
            decisions += 1
        return decisions

    def other_move(self, draw: random.Random) -> int:
        """Return the net's override of the heuristic's choice, or a random move."""
        state = self.state
        if self.evaluator and draw.random() < OVERRIDDEN / (OVERRIDDEN + RANDOM):
            return int(state.choices[choice_index(state, self.evaluator)])
        return int(draw.choice(state.legal()))

    def keep(self, action: int) -> None:
        """Keep the features of the state behind an action."""
        child, encoder = self.child, self.encoder
        child.copy_from(self.state)
        child.apply(action)
        if child.mem[RESULT] == GOING_ON:
            encoder.encode(child, 0)
            self.found.append([int(encoder.features[i]) for i in range(encoder.n)])

    def feature_matrix(self) -> Any:
        matrix = np.full((len(self.found), WIDTH), -1, np.int16)
        for line, features in zip(matrix, self.found, strict=True):
            line[: len(features)] = features[:WIDTH]
        return matrix


@dataclass(frozen=True)
class Trial:
    """Games with a net that overrides the heuristic prior."""

    rules: str
    net: Path
    factor: int  # of odds, in 1024ths
    first: int
    games: int


def try_out(trial: Trial) -> tuple[Trial, int, Any]:
    """Play games; return the number won, and number, sum and wins by bins of stated chances."""
    rules = ruleset(trial.rules)
    file = NetworkFile(trial.net.read_bytes())
    file.header["corrections"] = {trial.rules: [trial.factor] * 3}
    evaluator = Evaluator(rules, file)

    def play(state: State) -> list[float]:
        return [one for one in iter(lambda: play_next(state, evaluator), None) if one >= 0]

    wins, bins = play_and_bin(rules, trial.first, trial.games, play)
    return trial, wins, bins


def play_next(state: State, evaluator: Evaluator) -> float | None:
    """Play the next decision; return its chance, negative if there was no choice."""
    if state.mem[RESULT] != GOING_ON:
        return None
    n = int(state.option_count())
    place = choice_index(state, evaluator) if n > 1 else 0
    chance = int(evaluator.values[place]) / ONE if n > 1 else -1.0
    state.apply(state.choices[place])
    return chance


def choice_index(state: State, evaluator: Evaluator) -> int:
    """Return the index of the prior's choice, or of the net's override."""
    prior = evaluator.prior
    assert prior is not None
    best = evaluator.value_one_ply(state, 0)
    return int(prior.choice(state, evaluator.values, best, prior.net_factor))
