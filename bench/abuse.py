"""What one abuser does to everybody else: 100 games at human pace, with and without.

    make abuse
    .venv/bin/python -m bench.abuse --kinds "empty pongs" "replays" --seconds 15

Each kind has a server of its own with its default limits. People play from 127.0.1.1 to 127.0.1.50,
first alone, then beside an abuser at 127.0.2.1 (`bench/abusers.py`), whose process has a lower
priority, as it would be another machine. Others must keep their moves and their latency, the server
its memory, and `/healthz` must answer. If a bar is missed, the exit code is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from bench.abused_games import Belongings, prepare
from bench.abusers import KINDS
from bench.bots import PACE, Crowd, look_for_cycles_rarely
from bench.latencies import Latencies, note_lateness
from bench.lean_client import LeanPlayer
from bench.served import Served
from onirim.server.security.connection_limits import raise_file_limit

__all__ = ["main"]

GAMES, ADDRESSES = 100, 50
WATCHER = "127.0.1.51"  # asks for a replay, so that the process for it runs
LOOK_SECONDS = 0.5
HEALTH_SECONDS = 5.0  # in which the server must say how it is
LOWER_PRIORITY = 10
KEPT_MOVES, TIMES_QUIET, MOST_MEGABYTES = 0.9, 3.0, 50.0
CUT_OFF, REFUSALS = "onirim_cut_off_total{reason=", "onirim_refusals_total{limit="


@dataclass
class Health:
    """Answers of `/healthz`, and the memory of the server beside them."""

    milliseconds: list[float] = field(default_factory=list)
    failures: int = 0
    kilobytes: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Outcome:
    """What others noticed of one kind."""

    kind: str
    quiet: Latencies
    abused: Latencies
    late: float  # milliseconds, the p95 of the bystanders' own loop
    megabytes: float  # that the server has grown
    cores: tuple[float, float]  # that the server has used, quiet and abused
    health: Health
    abuser: dict[str, int]
    counted: dict[str, int]  # cut-offs and refusals of the server
    errors: int

    @property
    def kept(self) -> float:
        return len(self.abused.milliseconds) / max(1, len(self.quiet.milliseconds))

    @property
    def times(self) -> float:
        return self.abused.percentile(0.95) / max(0.1, self.quiet.percentile(0.95))

    def missed(self) -> list[str]:
        """The bars that were not met."""
        bars = {
            "moves": self.kept >= KEPT_MOVES,
            "latency": self.times <= TIMES_QUIET,
            "memory": self.megabytes < MOST_MEGABYTES,
            "health": not self.health.failures,
            "errors": not self.errors,
        }
        return [name for name, met in bars.items() if not met]

    @property
    def verdict(self) -> str:
        return ", ".join(self.missed()) or "ok"

    def row(self) -> list[str]:
        return [
            self.kind,
            f"{len(self.quiet.milliseconds)} → {len(self.abused.milliseconds)}",
            f"{self.kept:.0%}",
            " → ".join(f"{load.percentile(0.5):.1f}" for load in (self.quiet, self.abused)),
            " → ".join(f"{load.percentile(0.95):.1f}" for load in (self.quiet, self.abused)),
            f"{self.times:.2f}",
            " → ".join(f"{cores:.2f}" for cores in self.cores),
            f"{self.megabytes:.1f}",
            f"{max(self.health.milliseconds):.0f}",
            f"{self.late:.1f}",
            self.verdict,
        ]


HEADS = (
    "abuser", "moves", "kept", "p50 ms", "p95 ms", "times quiet", "cores", "memory MB",
    "/healthz ms", "late ms", "bars",
)  # fmt: skip


async def look(served: Served, health: Health) -> None:
    """Ask how the server is, now and then, and weigh it."""
    while True:
        begun = time.perf_counter()
        try:
            await asyncio.to_thread(ask_health, served.url)
        except OSError:
            health.failures += 1
        health.milliseconds.append((time.perf_counter() - begun) * 1000)
        health.kilobytes.append(served.kilobytes())
        await asyncio.sleep(LOOK_SECONDS)


def ask_health(url: str) -> None:
    with urllib.request.urlopen(url + "/healthz", timeout=HEALTH_SECONDS) as answer:  # noqa: S310
        answer.read()


async def begin_abuse(
    kind: str, url: str, folder: str, seconds: float
) -> asyncio.subprocess.Process:
    """Start the abuser's process; it begins now."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.abusers", kind, url, folder, str(seconds)),
        stdout=asyncio.subprocess.PIPE,
        preexec_fn=give_way,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    return process


def give_way() -> None:
    os.nice(LOWER_PRIORITY)


async def warm_up(url: str, folder: Path) -> None:
    """Start the process for replays: its memory is not the abuser's doing."""
    record = {"text": Belongings.read(folder).record}
    await LeanPlayer(url, WATCHER).post("/api/replay", json.dumps(record).encode())


async def measure(kind: str, served: Served, folder: Path, seconds: float) -> Outcome:
    """A quiet time, then the same with an abuser."""
    late, health = Latencies(), Health()
    crowd = Crowd(served.url, addresses=cycle(f"127.0.1.{n + 1}" for n in range(ADDRESSES)))
    await crowd.sit_down(GAMES)
    await warm_up(served.url, folder)
    look_for_cycles_rarely()
    crowd.plays.set()
    looking = [asyncio.create_task(look(served, health)), asyncio.create_task(note_lateness(late))]
    await asyncio.sleep(PACE)
    quiet_from, cpu = time.perf_counter(), served.cpu_seconds()
    await asyncio.sleep(seconds)
    quiet_cpu = served.cpu_seconds()
    before, weight, looks = served.metrics(), served.kilobytes(), len(health.kilobytes)
    abuser = await begin_abuse(kind, served.url, str(folder), seconds)
    abused_from, abused_cpu = time.perf_counter(), served.cpu_seconds()
    said, _ = await abuser.communicate()
    ended, used = abused_from + seconds, served.cpu_seconds() - abused_cpu
    after, most = served.metrics(), max(health.kilobytes[looks:])
    await crowd.leave()
    for task in looking:
        task.cancel()
    return Outcome(
        kind,
        crowd.seen.between(quiet_from, quiet_from + seconds),
        crowd.seen.between(abused_from, ended),
        late.between(abused_from, ended).percentile(0.95),
        (most - weight) / 1024,
        ((quiet_cpu - cpu) / seconds, used / seconds),
        health,
        json.loads(said),
        counted(before, after),
        len(crowd.seen.errors),
    )


def counted(before: dict[str, float], after: dict[str, float]) -> dict[str, int]:
    """Cut-offs and refusals between two looks at the metrics, by their reasons."""
    grown = {}
    for name, value in after.items():
        more = int(value - before.get(name, 0.0))
        if more and name.startswith((CUT_OFF, REFUSALS)):
            grown[name.partition('"')[2].rstrip('"}')] = more
    return grown


def run(kind: str, prepared: Path, seconds: float) -> Outcome:
    """One kind, on a server of its own that has what the abuser needs."""
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "data"
        shutil.copytree(prepared, folder)
        with Served("onirim", "serve", "--port", "0", "--data", str(folder)) as served:
            return asyncio.run(measure(kind, served, folder, seconds))


def told(outcome: Outcome) -> str:
    """One line while it runs."""
    abuser = ", ".join(f"{number:,} {what}" for what, number in outcome.abuser.items())
    server = ", ".join(f"{number:,} {what}" for what, number in outcome.counted.items())
    return f"{outcome.kind}: {outcome.verdict}; abuser: {abuser}; sent away: {server or 'nobody'}"


def table(outcomes: Sequence[Outcome]) -> str:
    """All kinds, as docs/reliability.md has them."""
    lines = [HEADS, ["---", *["---:"] * (len(HEADS) - 2), "---"], *(one.row() for one in outcomes)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play beside one abuser of each kind.")
    parser.add_argument("--kinds", nargs="*", default=list(KINDS), choices=list(KINDS))
    parser.add_argument("--seconds", type=float, default=15.0, help="quiet, and again with abuse")
    chosen = parser.parse_args()
    raise_file_limit()
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        for kind in chosen.kinds:
            outcomes.append(run(kind, Path(folder), chosen.seconds))
            print(told(outcomes[-1]), flush=True)
    print(f"\nload average {os.getloadavg()[0]:.1f}, {chosen.seconds:g} s each\n")
    print(table(outcomes))
    return any(one.missed() for one in outcomes)


if __name__ == "__main__":
    sys.exit(main())
