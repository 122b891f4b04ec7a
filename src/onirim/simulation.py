"""Many games played by one of the engine's players, over several processes, added up.

Run s plays the games with the seeds s * 2**32 + i, i = 0, 1, 2, …: runs with different seeds have
no game in common, and each game can be played again by its own seed. Games are dealt out in
chunks of fixed seeds and sums do not care for order, so the result is the same for any number of
processes.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from threading import current_thread, main_thread
from types import FrameType
from typing import Final, Self, TypedDict

import onirim
from onirim.bots.rollout import HEURISTIC, RANDOM, SEEKER, play_games
from onirim.engine.catalogue import RulesetError, ruleset
from onirim.engine.messages import Message, OnirimError
from onirim.engine.rng import MASK32
from onirim.mind.games import BUDGETS, play_mind_games
from onirim.players.registry import no_player

__all__ = [
    "COMPILED_PLAYERS",
    "BadSimulationConfig",
    "Report",
    "Simulation",
    "SimulationConfig",
    "wilson_interval",
]

BY_RULE: Final = {"random": RANDOM, "seeker": SEEKER, "heuristic": HEURISTIC}
COMPILED_PLAYERS: Final = (*BY_RULE, *BUDGETS)
GAMES_A_RUN: Final = 1 << 32
RUNS: Final = 1 << 30  # a seed of a game is below 2**62
CHUNK: Final = 5_000 if onirim.compiled else 250  # a fraction of a second: progress and Ctrl-C
GAMES_A_CHUNK: Final = {  # of those who think longer
    "mind": 500 if onirim.compiled else 5,
    "strong": 4 if onirim.compiled else 1,
    "strongest": 1,
}
IN_FLIGHT: Final = 4  # chunks waiting for each process
Z95: Final = 1.959964


class BadSimulationConfig(OnirimError):
    """Such a simulation cannot be run; the message is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class SimulationConfig:
    """What is to be played. Refuses what makes no sense."""

    rules: str
    player: str
    games: int
    seed: int
    jobs: int

    def __post_init__(self) -> None:
        try:
            ruleset(self.rules)
        except RulesetError as wrong:
            raise BadSimulationConfig(wrong.message) from wrong
        if self.player not in COMPILED_PLAYERS:
            raise BadSimulationConfig(no_player(self.player, COMPILED_PLAYERS))
        expect("games", self.games, 1, GAMES_A_RUN)
        expect("seed", self.seed, 0, RUNS - 1)
        expect("jobs", self.jobs, 1, 1024)

    def chunks(self) -> Iterator[tuple[int, int]]:
        """First seed and number of games of each chunk."""
        start = self.seed * GAMES_A_RUN
        size = GAMES_A_CHUNK.get(self.player, CHUNK)
        for done in range(0, self.games, size):
            yield start + done, min(size, self.games - done)


@dataclass(slots=True)
class Sums:
    """What was counted; sums of parts add up to the sums of the whole."""

    games: int = 0
    wins: int = 0
    doors: int = 0
    turns: int = 0
    decisions: int = 0
    checksum: int = 0
    cpu_seconds: float = 0.0

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.wins += other.wins
        self.doors += other.doors
        self.turns += other.turns
        self.decisions += other.decisions
        self.checksum = (self.checksum + other.checksum) & MASK32
        self.cpu_seconds += other.cpu_seconds


class Report(TypedDict):
    """What a simulation tells, in the order in which it is printed."""

    rules: str
    player: str
    seed: int
    jobs: int
    games: int
    wins: int
    win_rate: float
    win_rate_ci95: tuple[float, float]
    mean_doors: float
    turns: int
    decisions: int
    cpu_seconds: float  # of the games, in all processes together
    wall_seconds: float
    games_per_cpu_second: float
    compiled: bool
    checksum: int
    complete: bool  # False: stopped before all games were played


@dataclass
class Simulation:
    """An order being carried out. What is done so far can be reported at any moment."""

    order: SimulationConfig
    sums: Sums = field(default_factory=Sums)
    began: float = field(default_factory=time.perf_counter)

    def run(self) -> Iterator[int]:
        """Play everything; yields how many games are done. Ctrl-C stops between two chunks."""
        with CtrlC() as ctrl_c:
            parts = self.here() if self.order.jobs == 1 else self.in_processes(ctrl_c)
            with closing(parts):
                for part in parts:
                    self.sums.add(part)
                    yield self.sums.games
                    if ctrl_c.pressed:
                        break
        if ctrl_c.pressed:
            raise KeyboardInterrupt

    def report(self) -> Report:
        """Everything worth knowing, ready to be printed as JSON."""
        sums, order = self.sums, self.order
        return {
            "rules": ruleset(order.rules).text,
            "player": order.player,
            "seed": order.seed,
            "jobs": order.jobs,
            "games": sums.games,
            "wins": sums.wins,
            "win_rate": ratio(sums.wins, sums.games),
            "win_rate_ci95": wilson_interval(sums.wins, sums.games),
            "mean_doors": ratio(sums.doors, sums.games),
            "turns": sums.turns,
            "decisions": sums.decisions,
            "cpu_seconds": round(sums.cpu_seconds, 6),
            "wall_seconds": round(time.perf_counter() - self.began, 6),
            "games_per_cpu_second": round(ratio(sums.games, sums.cpu_seconds), 1),
            "compiled": onirim.compiled,
            "checksum": sums.checksum,
            "complete": sums.games == order.games,
        }

    def here(self) -> Generator[Sums, None, None]:
        for first, count in self.order.chunks():
            yield play_chunk(self.order.rules, self.order.player, first, count)

    def in_processes(self, ctrl_c: CtrlC) -> Generator[Sums, None, None]:
        """Keep every process supplied; when stopped, forget what has not begun."""
        order = self.order
        pool = ProcessPoolExecutor(order.jobs, get_context("spawn"), leave_ctrl_c_to_parent)
        try:
            chunks = order.chunks()
            flying: set[Future[Sums]] = set()
            while not ctrl_c.pressed:
                with ctrl_c.ignored():  # a process that starts now ignores it from its birth
                    for first, count in islice(chunks, order.jobs * IN_FLIGHT - len(flying)):
                        flying.add(pool.submit(play_chunk, order.rules, order.player, first, count))
                if not flying:
                    return
                done, flying = wait(flying, timeout=0.2, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)


class CtrlC:
    """Ctrl-C as a fact to look at: an exception anywhere would break sums and hang pools."""

    def __init__(self) -> None:
        self.pressed = False
        self.in_charge = current_thread() is main_thread()  # nobody else may handle signals

    def __enter__(self) -> Self:
        if self.in_charge:
            self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *error: object) -> None:
        if self.in_charge:
            signal.signal(signal.SIGINT, self.before)

    def note(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True

    @contextmanager
    def ignored(self) -> Iterator[None]:
        if not self.in_charge:
            yield
            return
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, self.note)


def play_chunk(rules: str, player: str, first: int, count: int) -> Sums:
    """What one process does: games, and the processor time they took."""
    compiled = ruleset(rules)
    before = time.process_time()
    if player in BUDGETS:
        tally = play_mind_games(compiled, first, count, BUDGETS[player])
    else:
        tally = play_games(compiled, first, count, BY_RULE[player])
    return Sums(
        games=int(tally.games),
        wins=int(tally.wins),
        doors=int(tally.doors),
        turns=int(tally.turns),
        decisions=int(tally.decisions),
        checksum=int(tally.checksum),
        cpu_seconds=time.process_time() - before,
    )


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """95 % interval of a rate after Wilson: sound for no wins at all, too."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = rate + square / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    low, high = (middle - spread) / (1 + square / games), (middle + spread) / (1 + square / games)
    return max(0.0, low) if wins else 0.0, min(1.0, high) if wins < games else 1.0


def leave_ctrl_c_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def expect(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadSimulationConfig(
            Message(
                "terminal-number",
                "--{option} is a number from {low} to {high}, not {value}",
                option=name,
                low=str(low),
                high=str(high),
                value=str(value),
            )
        )


def ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
