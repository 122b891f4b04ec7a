"""How a server bears many games at human pace: real sockets over loopback, one action every 3 s.

    make load
    .venv/bin/python bench/load.py --games 300 --seconds 60

The server is a process of its own with a SQLite file on this disk; the bots that load it share the
machine with it. Latency is from sending an action to having the view that answers it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from onirim.client import Account, Seat

PACE = 3.0  # seconds between two actions of one game
AIM = 50.0  # ms, 95 of 100 actions
AT_ONCE = 16  # games that are begun at the same time


@dataclass
class Load:
    """What the bots have seen."""

    milliseconds: list[float] = field(default_factory=list)
    games: int = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.milliseconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Served:
    """A server process, and what it costs."""

    def __init__(self, folder: str, database: str) -> None:
        options = ["--port", "0", "--data", folder, "--limits", "0"]
        if database:
            options += ["--database", database]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "onirim", "serve", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline() for _ in range(4)]
        found = re.search(r" at (http://\S+)/", self.said[0])
        assert found, self.said
        self.url = found[1]
        self.engine = self.said[3].split()[-1]

    def kilobytes(self) -> int:
        """Memory that is really there (Linux)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0])

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


async def bot(url: str, load: Load, gate: asyncio.Semaphore, ready: asyncio.Barrier) -> None:
    """Games one after the other, at the pace of a person; the first action at a random moment."""
    account = Account(url)
    first = True
    while True:
        async with gate:
            game = await account.create()
        load.games += 1
        async with account.sit(game.id) as seat:
            if first:
                first = False
                await ready.wait()
                await asyncio.sleep(random.uniform(0, PACE))
            await play(seat, load)


async def play(seat: Seat, load: Load) -> None:
    while not seat.view.result:
        begun = time.perf_counter()
        await seat.act(random.choice(seat.view.actions))
        took = time.perf_counter() - begun
        load.milliseconds.append(took * 1000)
        await asyncio.sleep(max(0.0, PACE - took))


def bare_commits(folder: str, number: int = 200) -> Load:
    """What the disk alone takes for a commit: no server can answer faster."""
    commits = Load()
    connection = sqlite3.connect(Path(folder) / "bare.sqlite3", isolation_level=None)
    for text in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {text}")
    connection.execute("CREATE TABLE entries (number INTEGER)")
    for i in range(number):
        begun = time.perf_counter()
        connection.execute("INSERT INTO entries VALUES (?)", (i,))
        commits.milliseconds.append((time.perf_counter() - begun) * 1000)
    connection.close()
    return commits


async def measure(served: Served, games: int, seconds: float) -> dict[str, float | str]:
    load, gate, ready = Load(), asyncio.Semaphore(AT_ONCE), asyncio.Barrier(games + 1)
    await Account(served.url).about()
    empty = served.kilobytes()
    bots = [asyncio.create_task(bot(served.url, load, gate, ready)) for _ in range(games)]
    await ready.wait()
    cpu, own, begun = served.cpu_seconds(), time.process_time(), time.monotonic()
    await asyncio.sleep(seconds)
    wall = time.monotonic() - begun
    full = served.kilobytes()
    for task in bots:
        task.cancel()
    await asyncio.gather(*bots, return_exceptions=True)
    return {
        "engine": served.engine,
        "games at once": games,
        "actions": len(load.milliseconds),
        "actions a second": round(len(load.milliseconds) / wall, 1),
        "median ms": round(load.percentile(0.5), 1),
        "p95 ms": round(load.percentile(0.95), 1),
        "p99 ms": round(load.percentile(0.99), 1),
        "longest ms": round(load.percentile(1.0), 1),
        "server's cores": round((served.cpu_seconds() - cpu) / wall, 2),
        "bots' cores": round((time.process_time() - own) / wall, 2),
        "server idle MB": round(empty / 1024, 1),
        "kB a game": round((full - empty) / games, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Load a server with games at human pace.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="instead of a SQLite file")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        disk = bare_commits(folder)
        served = Served(folder, chosen.database)
        try:
            told = asyncio.run(measure(served, chosen.games, chosen.seconds))
        finally:
            served.end()
    told["bare commit p95 ms"] = round(disk.percentile(0.95), 1)
    for name, value in told.items():
        print(f"{name:18} {value}")
    slow = float(told["p95 ms"]) > AIM
    print(f"{'aim':18} p95 <= {AIM:.0f} ms: {'missed' if slow else 'met'}")


if __name__ == "__main__":
    main()
