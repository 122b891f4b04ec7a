"""How a server bears many games at human pace: real sockets over loopback, an action in about 3 s.

    make load
    .venv/bin/python -m bench.load --games 1000 --seconds 60
    .venv/bin/python -m bench.load --games 800 --pairs 100 --computers 100

`--pairs` are games of two people with somebody who looks on, `--computers` games with a computer of
the server, which thinks in a process of its own.

Three things are measured beside each other, so that they meet the same neighbours: the games; a
server of the same stack that only sends back what it gets (`bench/echo.py`); and bare commits of
the same kind on the same disk. No server can be quicker than the last two together. Latency is
from sending an action to having the view that answers it, with the bots' own share. How late the
bots' own loop was is told too: where that is much, it is they who are measured.

The bots think for a random time, as people do. With a fixed one, all actions that some pause has
held up together would come together again every 3 s, and those of the next pause with them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sqlite3
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import connect

from bench.served import Served
from onirim.client import Account, Seat
from onirim.server.security.connection_limits import raise_file_limit

COMPUTER = "heuristic"  # that plays the games of --computers
PACE = 3.0  # seconds between two actions of one game, on average
SHORTEST, LONGEST = 0.5, 1.5  # times the pace
SERIES = 10  # seconds of a line of what happened when
LATE = 0.005  # seconds that the bots' loop sleeps, to see how late it is woken
SWITCH_SECONDS = 0.0005  # as in the server: threads that begin games hardly delay the loop
AT_ONCE = 16  # games that are begun at the same time
ECHOES = 30  # sockets at the echo, at the same pace
COMMITS = 0.25  # seconds between two bare commits
TIMES = ((1000, 3.0), (2000, 5.0))  # up to so many games p95 is at most so many times the floor


@dataclass
class Load:
    """What the bots have seen."""

    milliseconds: list[float] = field(default_factory=list)
    ended: list[float] = field(default_factory=list)  # when, of each of them
    games: list[float] = field(default_factory=list)  # when each was begun
    errors: list[str] = field(default_factory=list)

    def note(self, begun: float) -> None:
        self.ended.append(time.perf_counter())
        self.milliseconds.append((self.ended[-1] - begun) * 1000)

    def between(self, first: float, last: float) -> Load:
        """What was noted in a part of the time."""
        pairs = zip(self.ended, self.milliseconds, strict=True)
        return Load([took for at, took in pairs if first <= at < last])

    def percentile(self, share: float) -> float:
        ordered = sorted(self.milliseconds) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


@dataclass(frozen=True)
class Tables:
    """How many games of each kind are played at once."""

    solo: int
    pairs: int = 0
    computers: int = 0


async def bot(url: str, load: Load, gate: asyncio.Semaphore, ready: asyncio.Barrier) -> None:
    """Games one after the other, at the pace of a person; the first action at a random moment."""
    account = Account(url)
    first = True
    while True:
        async with gate:
            game = await account.create()
        load.games.append(time.perf_counter())
        async with account.sit(game.id) as seat:
            if first:
                first = False
                await ready.wait()
                await asyncio.sleep(random.uniform(0, PACE))
            await play(seat, load)


async def pair(url: str, load: Load, gate: asyncio.Semaphore, ready: asyncio.Barrier) -> None:
    """Two people and a spectator, game after game."""
    ann, ben, eve = Account(url), Account(url), Account(url)
    first = True
    while True:
        async with gate:
            game = await ann.create("duo:limited", "Ann")
            await ben.join(game.invite or "", "Ben")
            await eve.join(game.watch or "")
        load.games.append(time.perf_counter())
        async with ann.sit(game.id) as a, ben.sit(game.id) as b, eve.sit(game.id) as watching:
            if first:
                first = False
                await ready.wait()
                await asyncio.sleep(random.uniform(0, PACE))
            await asyncio.gather(play(a, load), play(b, load))
            while not watching.view.result:
                await watching.wait()


async def with_computer(
    url: str, load: Load, gate: asyncio.Semaphore, ready: asyncio.Barrier
) -> None:
    """Somebody and a computer of the server."""
    account = Account(url)
    first = True
    while True:
        async with gate:
            game = await account.create("duo", "Ann", computer=COMPUTER)
        load.games.append(time.perf_counter())
        async with account.sit(game.id) as seat:
            if first:
                first = False
                await ready.wait()
                await asyncio.sleep(random.uniform(0, PACE))
            await play(seat, load)


async def play(seat: Seat, load: Load) -> None:
    while not (await seat.wait_until_mine()).result:
        begun = time.perf_counter()
        try:
            await seat.act(random.choice(seat.view.actions))
        except Exception as wrong:
            load.errors.append(type(wrong).__name__)
            raise
        load.note(begun)
        seat.kept.clear()  # nobody reads them here, and the collector would look at each
        await think()


async def think() -> None:
    await asyncio.sleep(PACE * random.uniform(SHORTEST, LONGEST))


async def echo(url: str, load: Load) -> None:
    """A frame as small as an action's, answered by one as big as a view's."""
    async with connect(url.replace("http", "ws") + "/echo") as socket:
        while True:
            await think()
            begun = time.perf_counter()
            await socket.send('{"type":"act","id":1,"version":1,"actions":["play:Rs"]}')
            await socket.recv()
            load.note(begun)


async def weigh(served: Served, costs: list[tuple[int, float]]) -> None:
    """The server's memory (kB) and processor time (s), at the end of each line of the series."""
    while True:
        await asyncio.sleep(SERIES)
        costs.append((served.kilobytes(), served.cpu_seconds()))


async def lateness(load: Load) -> None:
    """How much later than it asked for the bots' loop comes to its next turn."""
    while True:
        due = time.perf_counter() + LATE
        await asyncio.sleep(LATE)
        load.note(due)


def look_for_cycles_rarely() -> None:
    """A look at a thousand sockets takes 200 ms, in which no bot sees its answer: as the server."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 2, 100_000)  # little at a time, and never all of it
    sys.setswitchinterval(SWITCH_SECONDS)


class BareCommits(threading.Thread):
    """What the disk alone takes for a commit, now and then, while the rest goes on."""

    def __init__(self, folder: str) -> None:
        super().__init__(daemon=True)
        self.file = Path(folder) / "bare.sqlite3"
        self.load = Load()
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
            self.load.note(begun)
            number += 1
        connection.close()


async def measure(
    served: Served, echoing: Served, folder: str, tables: Tables, seconds: float
) -> dict[str, float | str]:
    load, echoes, late, commits = Load(), Load(), Load(), BareCommits(folder)
    games = tables.solo + tables.pairs + tables.computers
    gate, ready = asyncio.Semaphore(AT_ONCE), asyncio.Barrier(games + 1)
    await Account(served.url).about()
    empty, started = served.kilobytes(), served.cpu_seconds()
    kinds = [bot] * tables.solo + [pair] * tables.pairs + [with_computer] * tables.computers
    tasks = [asyncio.create_task(kind(served.url, load, gate, ready)) for kind in kinds]
    await ready.wait()
    look_for_cycles_rarely()
    commits.start()
    tasks += [asyncio.create_task(echo(echoing.url, echoes)) for _ in range(ECHOES)]
    tasks.append(asyncio.create_task(lateness(late)))
    costs: list[tuple[int, float]] = []
    tasks.append(asyncio.create_task(weigh(served, costs)))
    before, cpu = served.metrics(), served.cpu_seconds()
    own, begun, average = time.process_time(), time.perf_counter(), os.getloadavg()[0]
    await asyncio.sleep(seconds)
    wall, after = time.perf_counter() - begun, served.metrics()
    used, full = served.cpu_seconds() - cpu, served.kilobytes()
    failed = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    commits.ended.set()
    commits.join()
    load.errors += [repr(task.exception()) for task in failed]
    show_series(load, late, begun, [((here - empty) / games, spent) for here, spent in costs], cpu)
    actions = len(load.milliseconds)
    floor = echoes.percentile(0.95) + commits.load.percentile(0.95)
    return {
        "engine": served.engine,
        "games at once": games,
        "of two, of computers": f"{tables.pairs}, {tables.computers}",
        "seconds": round(wall),
        "load average": f"{average:.1f} -> {os.getloadavg()[0]:.1f}",
        "actions": actions,
        "actions a second": round(actions / wall, 1),
        "median ms": round(load.percentile(0.5), 1),
        "p95 ms": round(load.percentile(0.95), 1),
        "p99 ms": round(load.percentile(0.99), 1),
        "longest ms": round(load.percentile(1.0), 1),
        "echo p95 ms": round(echoes.percentile(0.95), 1),
        "bare commit p95 ms": round(commits.load.percentile(0.95), 1),
        "times the floor": round(load.percentile(0.95) / floor, 2),
        "actions a commit": round(actions / commits_between(before, after), 2),
        "bots late p95 ms": round(late.percentile(0.95), 1),
        "bots late, most ms": round(late.percentile(1.0), 1),
        "inside p95 ms": round(1000 * served.percentile(before, after, "onirim_own_seconds"), 1),
        "commit p95 ms": round(1000 * served.percentile(before, after, "onirim_commit_seconds"), 1),
        "CPU ms an action": round(1000 * used / actions, 2),
        "CPU ms a new game": round(1000 * (cpu - started) / games, 2),
        "server's cores": round(used / wall, 2),
        "bots' cores": round((time.process_time() - own) / wall, 2),
        "server idle MB": round(empty / 1024, 1),
        "kB a game": round((full - empty) / games, 1),
        "errors": len(load.errors),
    }


def commits_between(before: dict[str, float], after: dict[str, float]) -> float:
    name = "onirim_commits_total"
    return max(1.0, after.get(name, 0.0) - before.get(name, 0.0))


def show_series(
    load: Load, late: Load, begun: float, costs: list[tuple[float, float]], spent: float
) -> None:
    """What grows with time, and what it comes with; costs are kB a game and seconds in all."""
    print(
        "from s  actions  median ms   p95 ms  longest ms  bots late ms  games begun  kB a game"
        "  CPU ms an action"
    )
    for number, (weight, cpu) in enumerate(costs):
        part = number * SERIES
        first, last = begun + part, begun + part + SERIES
        here, waited = load.between(first, last), late.between(first, last)
        games = sum(first <= at < last for at in load.games)
        latency = [here.percentile(share) for share in (0.5, 0.95, 1.0)]
        print(
            f"{part:6} {len(here.milliseconds):8} {latency[0]:10.1f} {latency[1]:8.1f}"
            f" {latency[2]:11.1f} {waited.percentile(1.0):13.1f} {games:12} {weight:10.1f}"
            f" {1000 * (cpu - spent) / max(1, len(here.milliseconds)):17.2f}"
        )
        spent = cpu


def bars(told: dict[str, float | str]) -> dict[str, tuple[float, float]]:
    """What is aimed at: the figure and its bar."""
    games = float(told["games at once"])
    most = next((times for number, times in TIMES if games <= number), TIMES[-1][1])
    return {
        "times the floor": (float(told["times the floor"]), most),
        "inside p95 ms": (float(told["inside p95 ms"]), 10.0),
        "CPU ms an action": (float(told["CPU ms an action"]), 0.7),
        "kB a game": (float(told["kB a game"]), 60.0),
        "errors": (float(told["errors"]), 0.0),
    }


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
            told = asyncio.run(measure(served, echoing, folder, tables, chosen.seconds))
        for name, value in told.items():
            print(f"{name:20} {value}")
        for name, (value, bar) in bars(told).items():
            print(f"{'bar':20} {name} <= {bar:g}: {'met' if value <= bar else 'missed'}")
        print()


if __name__ == "__main__":
    main()
