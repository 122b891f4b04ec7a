"""Many games played by one player, over several processes, added up.

Run s plays the games with the seeds s * 2**32 + i, i = 0, 1, 2, …: runs with different seeds have
no game in common, and each game can be played again by its own seed. Games are dealt out in
chunks of fixed seeds and sums do not care for order, so the result is the same for any number of
processes.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypedDict

import onirim
from onirim.engine.messages import Message, OnirimError
from onirim.engine.rng import MASK32, mix2
from onirim.engine.ruleset import Ruleset
from onirim.game.game import Game
from onirim.players.ctrl_c import CtrlC, leave_ctrl_c_to_parent
from onirim.players.play_game import play
from onirim.players.policy import PlayerLike, chooser, player_name
from onirim.players.registry import PLAYERS
from onirim.players.statistics import ratio, wilson_interval
from onirim.players.whole_games import play_games
from onirim.rules.catalogue import RulesetError, ruleset
from onirim.rules.steps.gained_doors import doors_gained

__all__ = [
    "BadSimulationConfig",
    "GameRow",
    "PlayedGames",
    "Report",
    "Simulation",
    "SimulationConfig",
    "Sums",
    "play_chunk",
    "simulate",
]

GAMES_A_RUN: Final = 1 << 32
RUNS: Final = 1 << 30  # a seed of a game is below 2**62
CHUNK: Final = 5_000 if onirim.compiled else 250  # a fraction of a second: progress and Ctrl-C
GAMES_A_CHUNK: Final = {  # of those who think longer
    "mind": 500 if onirim.compiled else 5,
    "strong": 4 if onirim.compiled else 1,
    "strongest": 1,
}
OWN_CHUNK: Final = 20  # games of a player that is not compiled
IN_FLIGHT: Final = 4  # chunks waiting for each process


class BadSimulationConfig(OnirimError):
    """Such a simulation cannot be run; the message is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class SimulationConfig:
    """What is to be played. Refuses what makes no sense."""

    rules: str
    player: PlayerLike
    games: int
    run: int
    jobs: int
    rows: bool = False  # one for each game besides the sums

    def __post_init__(self) -> None:
        try:
            ruleset(self.rules)
        except RulesetError as wrong:
            raise BadSimulationConfig(wrong.message) from wrong
        try:
            chooser(self.player, 0)
        except OnirimError as wrong:
            raise BadSimulationConfig(wrong.message) from wrong
        expect("games", self.games, 1, GAMES_A_RUN)
        expect("run", self.run, 0, RUNS - 1)
        expect("jobs", self.jobs, 1, 1024)
        if self.jobs > 1 and not can_travel(self.player):
            raise BadSimulationConfig(
                Message(
                    "terminal-player-jobs",
                    "{player} cannot be sent to other processes: name it as package.module:Name",
                    player=player_name(self.player),
                )
            )

    @property
    def chunk(self) -> int:
        """How many games are played at a stretch: a fraction of a second."""
        if isinstance(self.player, str) and self.player in GAMES_A_CHUNK:
            return GAMES_A_CHUNK[self.player]
        return CHUNK if is_compiled(self.player) else OWN_CHUNK

    def chunks(self) -> Iterator[tuple[int, int]]:
        """First seed and number of games of each chunk."""
        start = self.run * GAMES_A_RUN
        size = self.chunk
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


class GameRow(TypedDict):
    """One game of a simulation; the same seed and player give it again."""

    seed: int
    result: str
    doors: int
    turns: int
    decisions: int


@dataclass(slots=True)
class PlayedGames:
    """What one chunk of games gave."""

    first: int
    sums: Sums
    rows: list[GameRow]


class Report(TypedDict):
    """What a simulation tells, in the order in which it is printed."""

    rules: str
    player: str
    run: int
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
    parts: list[PlayedGames] = field(default_factory=list)

    def rows(self) -> list[GameRow]:
        """One row for each game that was played, in the order of the seeds."""
        parts = sorted(self.parts, key=lambda part: part.first)
        return [row for part in parts for row in part.rows]

    def run(self) -> Iterator[int]:
        """Play everything; yields how many games are done. Ctrl-C stops between two chunks."""
        with CtrlC() as ctrl_c:
            parts = self.here() if self.order.jobs == 1 else self.in_processes(ctrl_c)
            with closing(parts):
                for part in parts:
                    self.sums.add(part.sums)
                    self.parts.append(part)
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
            "player": player_name(order.player),
            "run": order.run,
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

    def here(self) -> Generator[PlayedGames, None, None]:
        order = self.order
        for first, count in self.order.chunks():
            yield play_chunk(order.rules, order.player, order.rows, first, count)

    def in_processes(self, ctrl_c: CtrlC) -> Generator[PlayedGames, None, None]:
        """Keep every process supplied; when stopped, forget what has not begun."""
        order = self.order
        pool = ProcessPoolExecutor(order.jobs, get_context("spawn"), leave_ctrl_c_to_parent)
        try:
            chunks = order.chunks()
            flying: set[Future[PlayedGames]] = set()
            while not ctrl_c.pressed:
                with ctrl_c.ignored():  # a process that starts now ignores it from its birth
                    for first, count in islice(chunks, order.jobs * IN_FLIGHT - len(flying)):
                        flying.add(
                            pool.submit(
                                play_chunk, order.rules, order.player, order.rows, first, count
                            )
                        )
                if not flying:
                    return
                done, flying = wait(flying, timeout=0.2, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)


def simulate(
    rules: str = "solo",
    player: PlayerLike = "random",
    games: int = 1000,
    seed: int = 1,
    jobs: int = 1,
    on_progress: Callable[[int], object] | None = None,
) -> Report:
    """Play many games and count; the result depends on the seed and not on the jobs.

    A player is what `play` takes, a name, a class, or "package.module:Name". Ctrl-C ends it early:
    the report then says that it is not complete.

    >>> from onirim import simulate
    >>> simulate("solo", lambda view: view.actions[0], games=10)["wins"]
    0
    """
    simulation = Simulation(SimulationConfig(rules, player, games, seed, jobs))
    try:
        for done in simulation.run():
            if on_progress is not None:
                on_progress(done)
    except KeyboardInterrupt:
        pass
    return simulation.report()


def can_travel(player: PlayerLike) -> bool:
    """Can another process get it?"""
    try:
        pickle.dumps(player)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return True


def expect(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadSimulationConfig(
            Message(
                "error-number",
                "{name} is a number from {low} to {high}, not {value}",
                name=name,
                low=str(low),
                high=str(high),
                value=str(value),
            )
        )


# --- what each process plays and counts ----------------------------------------------------------


def play_chunk(
    text: str, player: PlayerLike, keep_rows: bool, first: int, count: int
) -> PlayedGames:
    """What one process does: games, and the processor time they took."""
    rules = ruleset(text)
    before = time.process_time()
    rows: list[GameRow] = []
    if is_compiled(player) and not keep_rows:
        sums = compiled_games(rules, str(player), first, count)
    else:
        rows = [play_one(rules, player, seed) for seed in range(first, first + count)]
        sums = Sums()
        for row in rows:
            sums.add(sums_of(row))
    sums.cpu_seconds = time.process_time() - before
    return PlayedGames(first, sums, rows if keep_rows else [])


def is_compiled(player: PlayerLike) -> bool:
    """Does it play whole games inside the engine?"""
    return isinstance(player, str) and player in PLAYERS


def play_one(rules: Ruleset, player: PlayerLike, seed: int) -> GameRow:
    """One game, played to its end."""
    if is_compiled(player):
        sums = compiled_games(rules, str(player), seed, 1)
        result = "won" if sums.wins else "lost"
        return GameRow(
            seed=seed,
            result=result,
            doors=sums.doors,
            turns=sums.turns,
            decisions=sums.decisions,
        )
    game = Game(rules, seed, events=False)
    result = play(game, chooser(player, seed))
    return GameRow(
        seed=seed,
        result=result,
        doors=int(doors_gained(game.state)),
        turns=int(game.state.turns),
        decisions=int(game.state.decisions),
    )


def sums_of(row: GameRow) -> Sums:
    """The sums of one game; its checksum is that of the compiled players."""
    checksum = int(mix2(row["seed"], row["decisions"] * 64 + row["doors"])) & MASK32
    return Sums(
        1, int(row["result"] == "won"), row["doors"], row["turns"], row["decisions"], checksum
    )


def compiled_games(rules: Ruleset, player: str, first: int, count: int) -> Sums:
    entry = PLAYERS[player]
    tally = play_games(rules, first, count, entry.who, entry.budget)
    return Sums(
        games=int(tally.games),
        wins=int(tally.wins),
        doors=int(tally.doors),
        turns=int(tally.turns),
        decisions=int(tally.decisions),
        checksum=int(tally.checksum),
    )
