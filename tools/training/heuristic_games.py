"""Games of the heuristic from which a head learns how they end, and games of the corrected one.

Where one game in eighty is won, nearly all that is played tells the same. So all won games are
kept and few of those that were lost; what a head then takes for the odds is too much by a factor
that is known (`LOST`).

Now and then a move is random. Once there is a net, it also corrects some moves: where it is too
hopeful, the games that follow tell it so.
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
from onirim.players.net.features import Encoder
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetFile
from onirim.players.search.evaluator import Mind
from onirim.rules.catalogue import ruleset
from tools.training.minds_games import won_and_said
from tools.training.worker import WIDTH, all_blocks

LOST = 25  # of so many lost games one is kept
RANDOM = 0.008  # share of random moves
CORRECTED = 0.15  # share of moves that a net may correct
STATES = 30  # of a game that is kept, about


@dataclass(frozen=True)
class Job:
    """What one worker plays until its time is over."""

    rules: str
    seed: int
    seconds: float
    net: Path | None = None  # that corrects some moves


def gather(job: Job) -> tuple[Any, Any, int, int]:
    """Rows of states and how their games ended; how many games were played, and won."""
    games = HeuristicGames(job)
    end = time.monotonic() + job.seconds
    while time.monotonic() < end:
        games.play()
    return games.rows(), np.array(games.results, np.float32), games.played, games.won


class HeuristicGames:
    """One ruleset for one seat; a game is played twice, the second time to look at its states."""

    def __init__(self, job: Job) -> None:
        rules = ruleset(job.rules)
        self.heuristic = Heuristic(rules)
        self.encoder = Encoder(rules, all_blocks())
        self.chance = Rng(0)
        self.state = State(rules, self.chance)
        self.twin = State(rules)
        self.player = Rng(0)
        self.mind = Mind(rules, NetFile(job.net.read_bytes())) if job.net else None
        self.seed = job.seed
        self.played = self.won = 0
        self.found: list[list[int]] = []
        self.results: list[float] = []

    def play(self) -> None:
        """One game; its states are kept if it was won, or lost and lucky."""
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
        """The game of a seed, and how many decisions it has; the states behind those wanted."""
        state, player, heuristic = self.state, self.player, self.heuristic
        draw = random.Random(-seed - 1)
        self.chance.seed(seed)
        player.state = mix2(seed, PLAYER_STREAM)
        state.start()
        decisions = 0
        often = RANDOM + (CORRECTED if self.mind else 0.0)
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
        """What the net makes of the heuristic's choice, or a random move."""
        state = self.state
        if self.mind and draw.random() < CORRECTED / (CORRECTED + RANDOM):
            return int(state.choices[corrected(state, self.mind)])
        return int(draw.choice(state.legal()))

    def keep(self, action: int) -> None:
        """The rows of the state that an action leads to."""
        twin, encoder = self.twin, self.encoder
        twin.copy_from(self.state)
        twin.apply(action)
        if twin.mem[RESULT] == GOING_ON:
            encoder.encode(twin, 0)
            self.found.append([int(encoder.rows[i]) for i in range(encoder.n)])

    def rows(self) -> Any:
        matrix = np.full((len(self.found), WIDTH), -1, np.int16)
        for line, rows in zip(matrix, self.found, strict=True):
            line[: len(rows)] = rows[:WIDTH]
        return matrix


@dataclass(frozen=True)
class Trial:
    """Games with a net that corrects what the heuristic proposes."""

    rules: str
    net: Path
    factor: int  # of odds, in 1024ths
    first: int
    games: int


def try_out(trial: Trial) -> tuple[Trial, int, Any]:
    """How many games were won, and by bins of what was said of a choice: number, sum, wins."""
    rules = ruleset(trial.rules)
    file = NetFile(trial.net.read_bytes())
    file.header["corrections"] = {trial.rules: [trial.factor] * 3}
    mind = Mind(rules, file)

    def play(state: State) -> list[float]:
        return [one for one in iter(lambda: said_of_next(state, mind), None) if one >= 0]

    wins, bins = won_and_said(rules, trial.first, trial.games, play)
    return trial, wins, bins


def said_of_next(state: State, mind: Mind) -> float | None:
    """Take the next decision: the chance that the mind gives it, less than 0 where it has none."""
    if state.mem[RESULT] != GOING_ON:
        return None
    n = int(state.option_count())
    place = corrected(state, mind) if n > 1 else 0
    said = int(mind.values[place]) / ONE if n > 1 else -1.0
    state.apply(state.choices[place])
    return said


def corrected(state: State, mind: Mind) -> int:
    """The place of what the heuristic proposes, or of what the net has instead."""
    proposals = mind.proposals
    assert proposals is not None
    best = mind.value_at_once(state, 0)
    return int(proposals.corrected(state, mind.values, best, proposals.alone))
