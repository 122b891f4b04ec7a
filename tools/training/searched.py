"""Self-play games with search, whose values are targets for a head (distillation).

The result of a game says little about one of its states, because luck decides the rest. Search over
every card that can come next, with the best answer to each, gives a target with hardly any noise
for about a hundred evaluations. The target includes what search gained later in the game over the
net's values, so the net learns what states are worth to a player that searches.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from onirim.engine.hooks import WAIT
from onirim.engine.memory import GOING_ON, RESULT
from onirim.engine.state import State
from onirim.players.net.features import FeatureEncoder
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetworkFile
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import VALUE_MARGIN
from onirim.rules.catalogue import ruleset
from tools.training.stepped_games import Alternative, SteppedGame, luck_adjusted_values
from tools.training.worker import WIDTH, all_groups

SEARCHED_WHEN_DECIDED = 0.1  # share of decided positions that are searched
DECIDED = 0.97  # chance above which, or below its complement, a game counts as decided
BEST = 4  # choices that are searched
EXPLORING = 0.5  # share of games with random moves
RANDOM = 0.04  # share of random moves in them
DEALS_FOR_ALTERNATIVES = 3  # sampled deals for the value of an alternative
HELD_OUT = 20  # one of this many games is held out


@dataclass(frozen=True)
class Job:
    """What one worker plays until its time is over."""

    rules: str
    net: Path  # a network file
    seed: int
    seconds: float
    trace: float  # weight of later gains, for each card


@dataclass(frozen=True)
class SearchSamples:
    """Features of states, their search targets, and the net's values."""

    features: Any  # WIDTH of each, unused ones are -1
    targets: Any
    net_values: Any
    held_out: Any  # not learned from, to test with


@dataclass(frozen=True)
class Gathered:
    """Samples and results of one worker."""

    job: Job
    samples: SearchSamples
    results: list[float]  # luck-adjusted, of each game


def gather(job: Job) -> Gathered:
    """Play until the time is over and record search targets."""
    player = TargetRecorder(job)
    end = time.monotonic() + job.seconds
    while time.monotonic() < end:
        player.play()
    return Gathered(job, player.samples(), player.results)


class TargetRecorder:
    """Plays with search one card deep and records its values as targets."""

    def __init__(self, job: Job) -> None:
        rules = ruleset(job.rules)
        self.trace = job.trace
        self.evaluator = Evaluator(rules, NetworkFile(job.net.read_bytes()))
        self.draw = random.Random(job.seed)
        self.game = SteppedGame(self.evaluator, self.draw, FeatureEncoder(rules, all_groups()))
        self.twin = State(rules)
        self.games = 0
        self.results: list[float] = []
        self.found: list[tuple[list[int], int, int, bool]] = []

    def play(self) -> None:
        """One game."""
        game = self.game
        self.games += 1
        explores = self.draw.random() < EXPLORING
        game.begin()
        while game.advance():
            n = int(game.state.option_count())
            chosen = self.decide(n, explores) if n > 1 else 0
            game.state.apply(game.state.choices[chosen])
        self.results.append(game.adjusted_result() / ONE)
        self.write_samples()

    def decide(self, n: int, explores: bool) -> int:
        """Return a choice: by search, by the net if the game is decided, or at random."""
        evaluator, state = self.evaluator, self.game.state
        best = int(evaluator.value_choices(state, 0))
        values = [int(evaluator.values[i]) for i in range(n)]
        decided = not (1 - DECIDED) * ONE < values[best] < DECIDED * ONE
        if decided and self.draw.random() >= SEARCHED_WHEN_DECIDED:
            return best
        order = sorted(range(n), key=lambda place: -values[place])[:BEST]
        places = [place for place in order if values[place] + VALUE_MARGIN >= values[best]]
        search = self.game.search
        ahead = {place: int(search.choice_one_card_ahead(state, place, 0)) for place in places}
        best = max(places, key=lambda place: ahead[place])
        chosen = best
        if explores and self.draw.random() < RANDOM:
            chosen = self.draw.randrange(n)
            self.game.nodes[-1].best_instead = ahead[best]
        self.record_alternatives([place for place in places if place != chosen], ahead)
        return chosen

    def record_alternatives(self, places: list[int], ahead: dict[int, int]) -> None:
        """Record alternatives that lead to chance nodes as further samples."""
        state, after = self.game.state, self.twin
        known: set[tuple[int, ...]] = set()
        for place in places:
            after.copy_from(state)
            after.apply(state.choices[place])
            if after.mem[RESULT] != GOING_ON or after.status != WAIT:
                continue
            features = self.game.features_of(after)
            if tuple(features) in known:  # the same state by another action
                continue
            known.add(tuple(features))
            net_value, value = int(self.evaluator.value(after, 0)), ahead[place]
            if self.game.is_draw_sequence(after):
                value = self.game.sampled_value(after, DEALS_FOR_ALTERNATIVES)
            self.game.nodes[-1].alternatives.append(Alternative(features, value, net_value))

    def write_samples(self) -> None:
        """Write the samples of a finished game.

        Later gains count for alternatives as well, so that only their search values make a
        difference between them and the choice that was played.
        """
        game = self.game
        held_out = self.games % HELD_OUT == 0
        values = luck_adjusted_values(game.nodes, game.result(), self.trace)
        for i, node in enumerate(game.nodes):
            if node.is_chance:
                self.found.append((node.features, values[i], node.net_value, held_out))
                continue
            followed = i + 1 < len(values) and game.nodes[i + 1].is_chance
            later = values[i + 1] - game.nodes[i + 1].search_value if followed else 0
            for other in node.alternatives:
                self.found.append(
                    (other.features, other.search_value + later, other.net_value, held_out)
                )

    def samples(self) -> SearchSamples:
        """Return all samples so far."""
        matrix = np.full((len(self.found), WIDTH), -1, np.int16)
        for line, (features, _, _, _) in zip(matrix, self.found, strict=True):
            line[: len(features)] = features[:WIDTH]
        numbers = np.array([found[1:] for found in self.found], np.float64).reshape(-1, 3)
        return SearchSamples(
            matrix,
            np.clip(numbers[:, 0] / ONE, 0, 1).astype(np.float32),
            (numbers[:, 1] / ONE).astype(np.float32),
            numbers[:, 2] > 0,
        )
