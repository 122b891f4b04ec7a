"""Play for a minute while disk and network fail, and compare the server after with before.

    make faults
    python -m tools.measure.faults [--seconds 60] [--database sqlite|postgresql]

Bots play at a steady pace on the installed server. For SQLite every n-th write, pwrite and fsync of
the database's files fails (`tests/server/failing_io.c`); n changes every few seconds. PostgreSQL is
reached through a proxy that resets, stalls, drops and refuses connections
(`tests/server/faulty_proxy.py`). At the end the server is killed, and every action that was
acknowledged must be in the database, once and in order. A minute after the faults end, threads,
open files, log size and CPU time per action must be at most 1.2 times what they were before.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from bench.served import Served
from tests.helpers.postgres import Postgres, find_postgres
from tests.server.bots import Acknowledged, check_log, count, duo_for_ever, solo_for_ever
from tests.server.failing_io import CALLS, FailingDisk, can_compile
from tests.server.faulty_proxy import Fault, FaultyProxy

SOLO, PAIRS = 40, 10  # games at once
PAUSE = 0.4  # seconds between two actions of a bot, on average
SAMPLE_SECONDS = 1.0
WARM_SHARE, MEASURED_SHARE = 0.25, 0.5  # of the time with faults
MOST_TIMES = 1.2  # what anything may be after the faults, compared with before
EVERY = (200, 50, 10, 3)  # which call fails, in turn
EVERY_SECONDS = 5.0
FAULTS: tuple[tuple[Fault, float], ...] = (
    ("reset", 0.0), ("none", 2.0), ("stall", 3.0), ("none", 2.0), ("drop", 2.0), ("none", 2.0),
    ("refuse", 3.0), ("none", 2.0), ("stall", 14.0), ("none", 2.0), ("drop", 14.0), ("none", 2.0),
)  # fmt: skip


@dataclass
class Phase:
    """What was seen of the server for a while."""

    seconds: float = 0.0
    actions: int = 0
    cpu_seconds: float = 0.0
    health: list[int] = field(default_factory=list)
    threads: list[int] = field(default_factory=list)
    files: list[int] = field(default_factory=list)
    log_bytes: list[float] = field(default_factory=list)
    kilobytes: list[int] = field(default_factory=list)

    @property
    def cpu_milliseconds(self) -> float:
        """Of the server, for an action."""
        return 1000 * self.cpu_seconds / max(1, self.actions)

    def figures(self) -> dict[str, float]:
        return {
            "actions a second": self.actions / self.seconds,
            "CPU ms an action": self.cpu_milliseconds,
            "threads": statistics.median(self.threads),
            "open files": statistics.median(self.files),
            "log MB": max(self.log_bytes) / 1e6,
            "memory MB": max(self.kilobytes) / 1e3,
            "`/healthz` 200": self.health.count(200) / len(self.health),
        }


COMPARED = ("CPU ms an action", "threads", "open files", "log MB")


@dataclass
class Run:
    """One database before, during and after its faults."""

    before: Phase
    during: Phase
    after: Phase
    faults: dict[str, str]
    acknowledged: int
    failures: list[str]


class Observer:
    """Looks at a server once a second, from outside."""

    def __init__(self, served: Served, acknowledged: Acknowledged, log: Path | None) -> None:
        self.served = served
        self.acknowledged = acknowledged
        self.log = log

    async def watch(self, seconds: float) -> Phase:
        phase, clock = Phase(), asyncio.get_running_loop().time
        begun, cpu, actions = clock(), self.served.cpu_seconds(), count(self.acknowledged)
        while (left := begun + seconds - clock()) > 0:
            await asyncio.sleep(min(SAMPLE_SECONDS, left))
            await self.look(phase)
        phase.seconds = clock() - begun
        phase.cpu_seconds = self.served.cpu_seconds() - cpu
        phase.actions = count(self.acknowledged) - actions
        return phase

    async def look(self, phase: Phase) -> None:
        pid = self.served.process.pid
        phase.threads.append(len(list(Path(f"/proc/{pid}/task").iterdir())))
        phase.files.append(len(list(Path(f"/proc/{pid}/fd").iterdir())))
        there = self.log is not None and self.log.exists()
        phase.log_bytes.append(self.log.stat().st_size if there and self.log else 0)
        phase.kilobytes.append(self.served.kilobytes())
        phase.health.append(await asyncio.to_thread(health, self.served.url))


def health(url: str) -> int:
    try:
        with urllib.request.urlopen(url + "/healthz", timeout=10) as answer:  # noqa: S310
            return int(answer.status)
    except urllib.error.HTTPError as wrong:
        return wrong.code
    except OSError:
        return 0


async def play_through(
    served: Served,
    log: Path | None,
    seconds: float,
    fail: Callable[[float], Awaitable[dict[str, str]]],
) -> tuple[Run, Acknowledged]:
    """Bots play all the time; after faults of so many seconds the server has as many to recover."""
    acknowledged: Acknowledged = {}
    url = served.url
    bots = [
        asyncio.create_task(solo_for_ever(url, bot, acknowledged, PAUSE)) for bot in range(SOLO)
    ]
    bots += [asyncio.create_task(duo_for_ever(url, acknowledged, PAUSE)) for _ in range(PAIRS)]
    observer = Observer(served, acknowledged, log)
    await asyncio.sleep(seconds * WARM_SHARE)
    before = await observer.watch(seconds * MEASURED_SHARE)
    during, faults = await asyncio.gather(observer.watch(seconds), fail(seconds))
    recovery = await observer.watch(seconds)
    after = await observer.watch(seconds * MEASURED_SHARE)
    failures = [f"a bot ended: {bot}" for bot in bots if bot.done()]
    if set(recovery.health[len(recovery.health) // 2 :] + after.health) != {200}:
        failures.append("/healthz was not 200 again")
    failures += compare(before, after)
    for bot in bots:
        bot.cancel()
    await asyncio.gather(*bots, return_exceptions=True)
    run = Run(before, during, after, faults, count(acknowledged), failures)
    return run, acknowledged


def compare(before: Phase, after: Phase) -> list[str]:
    old, new = before.figures(), after.figures()
    return [
        f"{name}: {old[name]:.2f} before, {new[name]:.2f} after"
        for name in COMPARED
        if new[name] > MOST_TIMES * old[name]
    ]


async def fail_calls(disk: FailingDisk, seconds: float) -> dict[str, str]:
    """More and more often, again and again."""
    end, turn = asyncio.get_running_loop().time() + seconds, 0
    while (left := end - asyncio.get_running_loop().time()) > 0:
        disk.fail(EVERY[turn % len(EVERY)])
        turn += 1
        await asyncio.sleep(min(EVERY_SECONDS, left))
    disk.fail(0)
    calls, failed = disk.calls(), disk.failed()
    return {name: f"{failed[name]} of {calls[name]}" for name in CALLS}


async def fail_connections(proxy: FaultyProxy, seconds: float) -> dict[str, str]:
    end, turn = asyncio.get_running_loop().time() + seconds, 0
    while (left := end - asyncio.get_running_loop().time()) > 0:
        fault, lasts = FAULTS[turn % len(FAULTS)]
        proxy.begin(fault)
        turn += 1
        await asyncio.sleep(min(lasts, left))
    proxy.begin("none")
    return {str(name): str(number) for name, number in proxy.counts.items()}


def on_sqlite(folder: Path, seconds: float) -> Run:
    file = folder / "onirim.sqlite3"
    disk = FailingDisk(folder, file)
    with served(str(folder), "", folder / "server.log", disk.environment) as server:
        run, acknowledged = asyncio.run(
            play_through(server, Path(f"{file}-wal"), seconds, lambda long: fail_calls(disk, long))
        )
        server.process.kill()
    disk.close()
    check_log(f"sqlite:///{file}", acknowledged)
    return run


def on_postgresql(folder: Path, seconds: float) -> Run:
    with ExitStack() as ending:
        postgres = find_postgres()
        ending.callback(postgres.stop)
        url = postgres.new_database()
        run, acknowledged = asyncio.run(through_proxy(postgres, url, folder, seconds))
        check_log(url, acknowledged)
    return run


async def through_proxy(
    postgres: Postgres, url: str, folder: Path, seconds: float
) -> tuple[Run, Acknowledged]:
    async with FaultyProxy(lambda: postgres.connect(url)) as proxy:
        address = postgres.address_at(url, proxy.port)
        server = await asyncio.to_thread(served, str(folder), address, folder / "server.log", {})
        with server:
            run, acknowledged = await play_through(
                server, None, seconds, lambda long: fail_connections(proxy, long)
            )
            server.process.kill()
    return run, acknowledged


def served(folder: str, database: str, log: Path, environment: dict[str, str]) -> Served:
    return Served.games(folder, database, 1, environment=environment, log=log)


def told(runs: dict[str, Run]) -> str:
    lines: list[str] = []
    for name, run in runs.items():
        before, during, after = (one.figures() for one in (run.before, run.during, run.after))
        faults = ", ".join(f"{kind} {number}" for kind, number in run.faults.items())
        lines += [
            f"{name}: {run.acknowledged:,} actions acknowledged, none lost, doubled or reordered.",
            f"Faults: {faults}.",
            "",
            "| | before | faults | after | after / before |",
            "|---|---:|---:|---:|---:|",
            *(
                f"| {figure} | {number(old)} | {number(during[figure])} | {number(after[figure])}"
                f" | {after[figure] / old if old else 1.0:.2f} |"
                for figure, old in before.items()
            ),
            "",
        ]
    return "\n".join(lines)


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


RUNS = {"sqlite": on_sqlite, "postgresql": on_postgresql}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long the faults last")
    parser.add_argument("--database", choices=RUNS, help="only this one")
    options = parser.parse_args(arguments)
    if not can_compile():
        print("There is no C compiler, or no LD_PRELOAD: the disk cannot be made to fail.")
        return 1
    runs: dict[str, Run] = {}
    for name in [options.database] if options.database else list(RUNS):
        with tempfile.TemporaryDirectory(prefix="onirim-faults-") as folder:
            runs[name] = RUNS[name](Path(folder), options.seconds)
    print(told(runs))
    failures = [f"{name}: {what}" for name, run in runs.items() for what in run.failures]
    print("\n".join(failures) or "Everything is as before.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
