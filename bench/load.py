"""How a server bears many games at human pace: real sockets over loopback, an action in about 3 s.

    make load
    .venv/bin/python -m bench.load --games 1000 --seconds 60
    .venv/bin/python -m bench.load --games 800 --pairs 100 --computers 100

`--pairs` are games of two people with somebody who looks on, `--computers` games with a computer of
the server, which thinks in a process of its own.

Three things are measured beside each other, so that they meet the same neighbours: the games; a
server of the same stack that only sends back what it gets (`bench/echo.py`); and bare commits of
the same kind on the same disk. No server can be quicker than the last two together. Latency is
from sending an action to having the view that answers it, with the bots' own share.

Bots and echo share one loop. If it was late by more than 5 ms, the bots are what was measured: such
a run does not count, and the report says so.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import tempfile
import threading
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import uvloop

from bench.bots import Crowd, look_for_cycles_rarely
from bench.latencies import Latencies, note_lateness
from bench.served import Served
from onirim.client import Account
from onirim.server.security.connection_limits import raise_file_limit

SERIES = 10  # seconds of a line of what happened when
COMMITS = 0.25  # seconds between two bare commits
TIMES = ((1000, 3.0), (2000, 5.0))  # up to so many games p95 is at most so many times the floor
TIMES_LONGEST = 3.0  # that the longest answer may take of the longest of the echo
MOST_LATE = 5.0  # milliseconds of the bots' loop, beyond which a run does not count

Report = dict[str, float | str]


@dataclass(frozen=True)
class Tables:
    """How many games of each kind are played at once."""

    alone: int
    pairs: int = 0
    computers: int = 0

    @property
    def games(self) -> int:
        return self.alone + self.pairs + self.computers


class BareCommits(threading.Thread):
    """What the disk alone takes for a commit, now and then, while the rest goes on."""

    def __init__(self, folder: str) -> None:
        super().__init__(daemon=True)
        self.file = Path(folder) / "bare.sqlite3"
        self.seen = Latencies()
        self.ended = threading.Event()

    def run(self) -> None:
        connection = sqlite3.connect(self.file, isolation_level=None)
        for text in ("journal_mode=WAL", "synchronous=FULL"):
            connection.execute(f"PRAGMA {text}")
        connection.execute("CREATE TABLE entries (number INTEGER)")
        number = 0
        while not self.ended.wait(COMMITS):
            begun = time.perf_counter()
            connection.execute("INSERT INTO entries VALUES (?)", (number,))
            self.seen.note(begun)
            number += 1
        connection.close()

    def end(self) -> None:
        self.ended.set()
        self.join()


@dataclass
class Costs:
    """What the server has used, from one moment to another."""

    served: Served
    begun: float = field(default_factory=time.perf_counter)
    cpu: float = 0.0
    metrics: dict[str, float] = field(default_factory=dict)
    kilobytes: int = 0

    @classmethod
    def of(cls, served: Served) -> Costs:
        """As they are now."""
        metrics = served.metrics()
        return cls(served, time.perf_counter(), served.cpu_seconds(), metrics, served.kilobytes())


@dataclass
class Run:
    """Everything that one run has measured."""

    tables: Tables
    crowd: Crowd
    echoes: Latencies
    late: Latencies
    commits: Latencies
    empty: Costs  # the server before the first game
    before: Costs
    after: Costs
    own_seconds: float  # processor time of the bots
    load_average: str

    def percentile(self, name: str, share: float = 0.95) -> float:
        """Of a histogram of the server, in milliseconds."""
        found = self.after.served.percentile(self.before.metrics, self.after.metrics, name, share)
        return round(1000 * found, 1)

    @property
    def floor(self) -> float:
        return self.echoes.percentile(0.95) + self.commits.percentile(0.95)

    def counted(self, name: str) -> float:
        return self.after.metrics.get(name, 0.0) - self.before.metrics.get(name, 0.0)

    def report(self) -> Report:
        seen, games = self.crowd.seen, self.tables.games
        actions, wall = len(seen.milliseconds), self.after.begun - self.before.begun
        used = self.after.cpu - self.before.cpu
        return {
            "engine": self.after.served.engine,
            "games at once": games,
            "of two, of computers": f"{self.tables.pairs}, {self.tables.computers}",
            "seconds": round(wall),
            "load average": self.load_average,
            "actions": actions,
            "actions a second": round(actions / wall, 1),
            "games begun": len(seen.between(self.before.begun, self.after.begun).games),
            "median ms": round(seen.percentile(0.5), 1),
            "p95 ms": round(seen.percentile(0.95), 1),
            "p99 ms": round(seen.percentile(0.99), 1),
            "longest ms": round(seen.longest, 1),
            "echo p95 ms": round(self.echoes.percentile(0.95), 1),
            "echo longest ms": round(self.echoes.longest, 1),
            "bare commit p95 ms": round(self.commits.percentile(0.95), 1),
            "bare commit longest ms": round(self.commits.longest, 1),
            "times the floor": round(seen.percentile(0.95) / self.floor, 2),
            "times the longest echo": round(seen.longest / self.echoes.longest, 2),
            "actions a commit": round(actions / max(1.0, self.counted("onirim_commits_total")), 2),
            "bots late p95 ms": round(self.late.percentile(0.95), 1),
            "bots late p99 ms": round(self.late.percentile(0.99), 1),
            "bots late longest ms": round(self.late.longest, 1),
            "server late p95 ms": self.percentile("onirim_loop_late_seconds"),
            "server late p99 ms": self.percentile("onirim_loop_late_seconds", 0.99),
            "server late at most ms": self.percentile("onirim_loop_late_seconds", 1.0),
            "inside p95 ms": self.percentile("onirim_own_seconds"),
            "commit p95 ms": self.percentile("onirim_commit_seconds"),
            "commit at most ms": self.percentile("onirim_commit_seconds", 1.0),
            "CPU ms an action": round(1000 * used / actions, 3),
            "CPU ms a new game": round(1000 * (self.before.cpu - self.empty.cpu) / games, 2),
            "server's cores": round(used / wall, 2),
            "bots' cores": round(self.own_seconds / wall, 2),
            "server idle MB": round(self.empty.kilobytes / 1024, 1),
            "kB a game": round((self.after.kilobytes - self.empty.kilobytes) / games, 1),
            "errors": len(seen.errors),
        }


async def measure(
    served: Served, echoing: Served, folder: str, tables: Tables, seconds: float
) -> Run:
    await Account(served.url).about()
    empty = Costs.of(served)
    crowd, echoes, late, commits = Crowd(served.url), Latencies(), Latencies(), BareCommits(folder)
    await crowd.sit_down(tables.alone, tables.pairs, tables.computers)
    crowd.echo(echoing.url, echoes)
    look_for_cycles_rarely()
    average, before, own = os.getloadavg()[0], Costs.of(served), time.process_time()
    commits.start()
    crowd.tasks.append(asyncio.create_task(note_lateness(late)))
    crowd.plays.set()
    costs: list[Costs] = [before]
    for _ in range(max(1, round(seconds / SERIES))):
        await asyncio.sleep(min(seconds, SERIES))
        costs.append(await asyncio.to_thread(Costs.of, served))
    own = time.process_time() - own
    await crowd.leave()
    commits.end()
    loads = f"{average:.1f} -> {os.getloadavg()[0]:.1f}"
    run = Run(tables, crowd, echoes, late, commits.seen, empty, before, costs[-1], own, loads)
    show_series(run, costs)
    return run


def show_series(run: Run, costs: list[Costs]) -> None:
    """What grows with time, and what it comes with."""
    print(
        "from s  actions  median ms   p95 ms  longest ms  echo ms  bots late ms  games begun"
        "  kB a game  CPU ms an action"
    )
    for last, now in pairwise(costs):
        here = run.crowd.seen.between(last.begun, now.begun)
        echoed = run.echoes.between(last.begun, now.begun).longest
        late = run.late.between(last.begun, now.begun).longest
        weight = (now.kilobytes - run.empty.kilobytes) / run.tables.games
        spent = 1000 * (now.cpu - last.cpu) / max(1, len(here.milliseconds))
        print(
            f"{last.begun - costs[0].begun:6.0f} {len(here.milliseconds):8}"
            f" {here.percentile(0.5):10.1f} {here.percentile(0.95):8.1f} {here.longest:11.1f}"
            f" {echoed:8.1f} {late:13.1f} {len(here.games):12} {weight:10.1f} {spent:17.3f}"
        )


def bars(report: Report) -> dict[str, float]:
    """What is aimed at, by the name of the figure."""
    games = float(report["games at once"])
    return {
        "times the floor": next((n for most, n in TIMES if games <= most), TIMES[-1][1]),
        "times the longest echo": TIMES_LONGEST,
        "inside p95 ms": 10.0,
        "CPU ms an action": 0.7,
        "kB a game": 60.0,
        "errors": 0.0,
    }


def show(report: Report) -> None:
    """Print the figures and whether they reach their bars, unless the run does not count."""
    for name, value in report.items():
        print(f"{name:24} {value}")
    if float(report["bots late longest ms"]) > MOST_LATE:
        late = report["bots late longest ms"]
        print(f"does not count           the bots' loop was late by {late} ms (most: {MOST_LATE})")
        return
    for name, bar in bars(report).items():
        print(f"{'bar':24} {name} <= {bar:g}: {'met' if float(report[name]) <= bar else 'missed'}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Load a server with games at human pace.")
    parser.add_argument("--games", type=int, nargs="*", default=[1000])
    parser.add_argument("--pairs", type=int, default=0, help="games of two, with a spectator")
    parser.add_argument("--computers", type=int, default=0, help="games with a computer")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="instead of a SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="processes, on PostgreSQL")
    chosen = parser.parse_args()
    raise_file_limit()
    for games in chosen.games:
        with (
            tempfile.TemporaryDirectory() as folder,
            Served.games(folder, chosen.database, chosen.workers) as served,
            Served.echo() as echoing,
        ):
            tables = Tables(games, chosen.pairs, chosen.computers)
            run = uvloop.run(measure(served, echoing, folder, tables, chosen.seconds))
        show(run.report())
        print()


if __name__ == "__main__":
    main()
