"""A worker plays with the newest net and hands samples to the learner; another kind measures."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from onirim.players.net.feature_groups import Blocks
from onirim.players.net.features import Encoder
from onirim.players.net.network_file import find_head
from onirim.players.search.self_play import Actor
from onirim.rules.catalogue import ruleset
from tools.training.checkpoint import HEADS
from tools.training.evaluators import Evaluator, make_evaluator, step
from tools.training.rulesets import Played, all_blocks_of, length, need

GAMES = 96  # side by side
CHUNK = 20_000  # samples handed over at once
CHUNK_SECONDS = 4.0
WIDTH = 208  # rows of a sample; unused ones are -1
SEEDS_A_RULESET = 10**7
SEEDS_A_WORKER = 10**10
MOST_WAITING = 64  # chunks that the learner has not taken yet
BINS = 20  # of the reliability table


def make_blocks(texts: list[str]) -> Blocks:
    """The blocks of these rulesets, in one order everywhere."""
    blocks = Blocks()
    for text in texts:
        Encoder(ruleset(text), blocks)
    return blocks


def all_blocks() -> Blocks:
    return make_blocks(all_blocks_of())


@dataclass
class Chunk:
    """Samples on their way to the learner, and how the games went."""

    rows: Any  # WIDTH a sample
    targets: Any
    label: str
    head: int  # of the ruleset
    played: int
    won: int
    decisions: int

    def counts(self) -> tuple[int, int, int]:
        return self.played, self.won, self.decisions


class Table:
    """One ruleset of a worker: its actor and how often it wins lately."""

    def __init__(self, played: Played, blocks: Blocks, seed: int) -> None:
        self.played = played
        self.rate = 0.0
        self.games = 0
        rules = ruleset(played.rules)
        before = blocks.rows
        self.actor = Actor(rules, blocks, GAMES, seed)
        assert blocks.rows == before, f"{played.rules} has blocks of its own"
        steps = length(played.rules)
        self.actor.explore = int(min(0.05, 2.75 / steps) * 1e6)
        self.actor.guided = int(played.guided * 1e6)
        self.actor.guided_for = steps
        self.actor.begin_all()

    def weight(self) -> float:
        if not self.played.by_need:
            return self.played.share
        rate = self.rate if self.games >= 200 else 1.0
        return self.played.share * need(self.played.rules, rate)

    def play(self, evaluator: Evaluator, progress: float) -> Chunk | None:
        """Play until a chunk is full; progress is how far the training is, from 0 to 1."""
        actor = self.actor
        plan = self.played
        horizon = plan.horizon or length(plan.rules) / between(plan.reach, progress)
        actor.trace = 1.0 - 1.0 / horizon
        actor.exploring = int(between(plan.exploring, progress) * 1e6)
        played, won, decisions = actor.played, actor.won, actor.decisions
        end = time.monotonic() + CHUNK_SECONDS
        while actor.n_samples < CHUNK and time.monotonic() < end:
            step(actor, evaluator)
        if actor.n_samples == 0:
            return None
        played, won = actor.played - played, actor.won - won
        if played:
            self.games += played
            self.rate += min(1.0, 3.0 * played / (600 + played)) * (won / played - self.rate)
        rows, targets = as_matrix(*actor.take_samples())
        decisions = actor.decisions - decisions
        head = find_head(HEADS, self.played.rules)
        return Chunk(rows, targets, self.played.label, head, played, won, decisions)


def between(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def as_matrix(rows: bytes, sizes: bytes, targets: bytes) -> tuple[Any, Any]:
    """Samples of different lengths as one matrix, filled up with -1."""
    counts = np.frombuffer(sizes, np.int32)
    flat = np.frombuffer(rows, np.int16)
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
    """Play a plan until told to stop; `shared` holds the progress and the word to stop."""
    blocks = all_blocks()
    evaluator = make_evaluator()
    tables = []
    for i, played in enumerate(plan):
        first = seed + number * SEEDS_A_WORKER + i * SEEDS_A_RULESET
        tables.append(Table(played, blocks, first))
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
        np.save(name, chunk.rows)
        queue.put((name, chunk.targets, chunk.label, chunk.head, *chunk.counts()))


# --- measuring -----------------------------------------------------------------------------------

Job = tuple[str, int, int, Path, bool]  # rules, games, first seed, folder of a net, heuristic?


def measure(job: Job) -> dict[str, Any]:
    """Games by the net alone, or by the heuristic: how many are won, and what was foretold."""
    rules, games, first, folder, by_heuristic = job
    begin = time.process_time()
    if by_heuristic:
        from onirim.players.whole_games import HEURISTIC, play_games

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
    actor = Actor(ruleset(rules), all_blocks(), min(GAMES, games), first)
    actor.limit = games
    actor.begin_all()
    bins = np.zeros((BINS, 3))
    while step(actor, evaluator):
        if actor.n_samples > CHUNK:
            add_to_bins(bins, actor, evaluator)
    add_to_bins(bins, actor, evaluator)
    return {
        "rules": rules,
        "games": actor.played,
        "wins": actor.won,
        "decisions": actor.decisions,
        "evaluations": actor.evaluations,
        "seconds": time.process_time() - begin,
        "bins": bins.tolist(),
    }


def add_to_bins(bins: Any, actor: Actor, evaluator: Evaluator) -> None:
    """What the net says of chosen states, and how their games ended, by twentieths."""
    rows, sizes, targets = actor.take_samples()
    if not sizes:
        return
    counts = np.frombuffer(sizes, np.int32)
    starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
    number = find_head(HEADS, actor.rules.text)
    values = evaluator.values(np.frombuffer(rows, np.int16).astype(np.int32), starts, number)
    won = np.frombuffer(targets, np.float32)
    place = np.minimum((values * BINS).astype(int), BINS - 1)
    for column, what in enumerate((np.ones(len(won)), values, won)):
        bins[:, column] += np.bincount(place, what, BINS)
