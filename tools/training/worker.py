"""Self-play worker process: plays with the newest net; also measures nets."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.features import FeatureEncoder
from onirim.players.net.network_file import find_head
from onirim.players.search.self_play import SelfPlayWorker
from onirim.rules.catalogue import ruleset
from tools.training.checkpoint import HEADS
from tools.training.evaluators import BatchEvaluator, make_evaluator, step
from tools.training.rulesets import Played, length, need, rulesets_with_all_groups

GAMES = 96  # side by side
CHUNK = 20_000  # samples handed over at once
CHUNK_SECONDS = 4.0
WIDTH = 208  # features of a sample, padded with -1
SEEDS_A_RULESET = 10**7
SEEDS_A_WORKER = 10**10
MOST_WAITING = 64  # chunks that the learner hasn't taken yet
BINS = 20  # of the reliability table


def make_groups(texts: list[str]) -> FeatureGroups:
    """Return the feature groups of these rulesets, in a fixed order."""
    groups = FeatureGroups()
    for text in texts:
        FeatureEncoder(ruleset(text), groups)
    return groups


def all_groups() -> FeatureGroups:
    return make_groups(rulesets_with_all_groups())


@dataclass
class Chunk:
    """Samples for the learner and statistics of their games."""

    features: Any  # WIDTH a sample
    targets: Any
    label: str
    head: int  # of the ruleset
    played: int
    won: int
    decisions: int

    def counts(self) -> tuple[int, int, int]:
        return self.played, self.won, self.decisions


class RulesetGames:
    """One ruleset of a process: its self-play worker and its recent win rate."""

    def __init__(self, played: Played, groups: FeatureGroups, seed: int) -> None:
        self.played = played
        self.rate = 0.0
        self.games = 0
        rules = ruleset(played.rules)
        before = groups.n_features
        self.self_play = SelfPlayWorker(rules, groups, GAMES, seed)
        assert groups.n_features == before, f"{played.rules} has feature groups of its own"
        steps = length(played.rules)
        self.self_play.exploration = int(min(0.05, 2.75 / steps) * 1e6)
        self.self_play.guided = int(played.guided * 1e6)
        self.self_play.guided_for = steps
        self.self_play.begin_all()

    def weight(self) -> float:
        if not self.played.by_need:
            return self.played.share
        rate = self.rate if self.games >= 200 else 1.0
        return self.played.share * need(self.played.rules, rate)

    def play(self, evaluator: BatchEvaluator, progress: float) -> Chunk | None:
        """Play until a chunk is full; progress is that of the training, from 0 to 1."""
        self_play = self.self_play
        plan = self.played
        horizon = plan.horizon or length(plan.rules) / between(plan.reach, progress)
        self_play.trace = 1.0 - 1.0 / horizon
        self_play.exploring_games = int(between(plan.exploring, progress) * 1e6)
        played, won, decisions = self_play.played, self_play.won, self_play.decisions
        end = time.monotonic() + CHUNK_SECONDS
        while self_play.n_samples < CHUNK and time.monotonic() < end:
            step(self_play, evaluator)
        if self_play.n_samples == 0:
            return None
        played, won = self_play.played - played, self_play.won - won
        if played:
            self.games += played
            self.rate += min(1.0, 3.0 * played / (600 + played)) * (won / played - self.rate)
        features, targets = as_matrix(*self_play.take_samples())
        decisions = self_play.decisions - decisions
        head = find_head(HEADS, self.played.rules)
        return Chunk(features, targets, self.played.label, head, played, won, decisions)


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def as_matrix(features: bytes, sizes: bytes, targets: bytes) -> tuple[Any, Any]:
    """Return samples of different lengths as one matrix, padded with -1."""
    counts = np.frombuffer(sizes, np.int32)
    flat = np.frombuffer(features, np.int16)
    out = np.full((len(counts), WIDTH), -1, np.int16)
    begins = np.cumsum(counts) - counts
    place = np.arange(len(flat)) - np.repeat(begins, counts)
    sample = np.repeat(np.arange(len(counts)), counts)
    fits = place < WIDTH
    out[sample[fits], place[fits]] = flat[fits]
    return out, np.frombuffer(targets, np.float32).copy()


def newest_net(folder: Path) -> Path | None:
    nets = sorted(folder.glob("net-*[0-9]"))
    return nets[-1] if nets else None


def run_worker(
    number: int, folder: Path, shared: Any, queue: Any, seed: int, plan: list[Played]
) -> None:
    """Play a plan until stopped; `shared` holds the progress and a stop flag."""
    groups = all_groups()
    evaluator = make_evaluator()
    tables = []
    for i, played in enumerate(plan):
        first = seed + number * SEEDS_A_WORKER + i * SEEDS_A_RULESET
        tables.append(RulesetGames(played, groups, first))
    draw = random.Random(seed + number)
    loaded: Path | None = None
    k = 0
    while not shared[1]:
        newest = newest_net(folder)
        if newest is None:
            time.sleep(0.1)
            continue
        if newest != loaded:
            try:
                evaluator.load(newest)
            except FileNotFoundError:
                continue
            loaded = newest
        while queue.qsize() > MOST_WAITING and not shared[1]:
            time.sleep(0.05)
        table = draw.choices(tables, [table.weight() for table in tables])[0]
        chunk = table.play(evaluator, shared[0])
        if chunk is None:
            continue
        name = folder / f"samples-{number}-{k}.npy"
        k += 1
        np.save(name, chunk.features)
        queue.put((name, chunk.targets, chunk.label, chunk.head, *chunk.counts()))


# --- measuring -----------------------------------------------------------------------------------

Job = tuple[str, int, int, Path, bool]  # rules, games, first seed, folder of a net, heuristic?


def measure(job: Job) -> dict[str, Any]:
    """Play games by the net or by the heuristic; return wins and bins of stated chances."""
    rules, games, first, folder, by_heuristic = job
    begin = time.process_time()
    if by_heuristic:
        from onirim.players.state_players import HEURISTIC
        from onirim.players.whole_games import play_games

        tally = play_games(ruleset(rules), first, games, HEURISTIC)
        return {
            "rules": rules,
            "games": games,
            "wins": int(tally.wins),
            "decisions": int(tally.decisions),
            "seconds": time.process_time() - begin,
            "bins": None,
        }
    evaluator = make_evaluator()
    evaluator.load(folder)
    self_play = SelfPlayWorker(ruleset(rules), all_groups(), min(GAMES, games), first)
    self_play.limit = games
    self_play.begin_all()
    bins = np.zeros((BINS, 3))
    while step(self_play, evaluator):
        if self_play.n_samples > CHUNK:
            add_to_bins(bins, self_play, evaluator)
    add_to_bins(bins, self_play, evaluator)
    return {
        "rules": rules,
        "games": self_play.played,
        "wins": self_play.won,
        "decisions": self_play.decisions,
        "evaluations": self_play.evaluations,
        "seconds": time.process_time() - begin,
        "bins": bins.tolist(),
    }


def add_to_bins(bins: Any, self_play: SelfPlayWorker, evaluator: BatchEvaluator) -> None:
    """Add stated chances and results of chosen states to the bins."""
    features, sizes, targets = self_play.take_samples()
    if not sizes:
        return
    counts = np.frombuffer(sizes, np.int32)
    starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    number = find_head(HEADS, self_play.rules.text)
    values = evaluator.values(np.frombuffer(features, np.int16).astype(np.int32), starts, number)
    won = np.frombuffer(targets, np.float32)
    place = np.minimum((values * BINS).astype(int), BINS - 1)
    for column, what in enumerate((np.ones(len(won)), values, won)):
        bins[:, column] += np.bincount(place, what, BINS)
