"""Metrics for operators; none of them is about one game.

Several processes of a server report one sum: each leaves its metrics in a folder that all can read.
Counts of a process that has died still count; its gauges don't.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

__all__ = ["Metrics", "SharedMetrics", "added_up"]

LATE_BUCKETS = (0.001, 0.002, 0.003, 0.005, 0.007, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0)
LATENCY_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
SUFFIX = ".metrics"
EARLIEST = ("_created", "process_start_time_seconds")  # moments: the first counts


class Metrics:
    """A registry of its own, so that two servers in one process do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter(
            "onirim_actions", "Actions and undos by outcome", ["outcome"], registry=self.registry
        )
        self.actions_done = self.actions.labels("done")
        self.action_seconds = Histogram(
            "onirim_action_seconds",
            "From the frame to the answer, commit included",
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.own_seconds = Histogram(
            "onirim_own_seconds",
            "The same without the wait for the commit",
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "onirim_commit_seconds",
            "One transaction of the log",
            buckets=LATENCY_BUCKETS,
            registry=self.registry,
        )
        self.loop_late_seconds = Histogram(
            "onirim_loop_late_seconds",
            "How late the event loop came to its next turn",
            buckets=LATE_BUCKETS,
            registry=self.registry,
        )
        self.failed_commits = Counter(
            "onirim_failed_commits", "Transactions that failed", registry=self.registry
        )
        self.conflicts = Counter(
            "onirim_conflicts",
            "Entries for which another server was quicker",
            registry=self.registry,
        )
        self.refusals = Counter(
            "onirim_refusals", "Requests refused for a limit", ["limit"], registry=self.registry
        )
        self.work_waiting = Gauge(
            "onirim_work_waiting", "Work for other processes, under way too", registry=self.registry
        )
        self.workers_ended = Counter(
            "onirim_workers_ended", "Processes that died or took too long", registry=self.registry
        )
        self.waiting_entries = Gauge(
            "onirim_waiting_entries", "Entries waiting for a commit", registry=self.registry
        )
        self.database_bytes = Gauge(
            "onirim_database_bytes", "Size of the database", registry=self.registry
        )
        self.log_bytes = Gauge(
            "onirim_log_bytes", "Size of SQLite's write-ahead log", registry=self.registry
        )
        self.thread_failures = Counter(
            "onirim_thread_failures",
            "Errors after which a thread has begun its work again",
            ["thread"],
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        self.commits = Counter("onirim_commits", "Transactions of the log", registry=self.registry)
        self.entries = Counter("onirim_entries", "Entries of the log", registry=self.registry)
        self.requests = Counter(
            "onirim_requests", "Requests by status", ["status"], registry=self.registry
        )
        self.wrong_frames = Counter(
            "onirim_wrong_frames", "Sockets ended by us", ["reason"], registry=self.registry
        )
        self.cut_off = Counter(
            "onirim_cut_off",
            "Connections ended before a request was complete or an answer read",
            ["reason"],
            registry=self.registry,
        )
        self.connections = Gauge(
            "onirim_connections", "Open TCP connections", registry=self.registry
        )
        self.sockets = Gauge("onirim_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("onirim_rooms", "Games in memory", registry=self.registry)

    def committed(self, entries: int, seconds: float, failed: bool) -> None:
        self.commit_seconds.observe(seconds)
        if failed:
            self.failed_commits.inc()
            return
        self.commits.inc()
        self.entries.inc(entries)

    def text(self) -> bytes:
        return generate_latest(self.registry)


# --- several processes ---------------------------------------------------------------------------


@dataclass
class MetricFamily:
    """One metric: what is said of it, and its values by name and labels."""

    header: list[str] = field(default_factory=list)
    kind: str = ""
    values: dict[str, float] = field(default_factory=dict)


class SharedMetrics:
    """The folder, and the file of this process in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / f"{os.getpid()}{SUFFIX}"

    def leave(self, text: str) -> None:
        """For other processes; nobody reads half of it."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.file)

    def all_of(self, text: str) -> str:
        """This process's own, as it is now, and the others' as they were left."""
        files = [file for file in self.folder.glob(f"*{SUFFIX}") if file != self.file]
        others = [(file.read_text(encoding="utf-8"), is_alive(int(file.stem))) for file in files]
        return added_up([(text, True), *others])


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def added_up(texts: Iterable[tuple[str, bool]]) -> str:
    """Metrics in Prometheus's form, each with whether its process is alive, as one text."""
    sums: dict[str, MetricFamily] = {}
    for text, alive in texts:
        for name, family in families_in(text).items():
            known = sums.setdefault(name, MetricFamily(family.header, family.kind))
            if alive or family.kind in ("counter", "histogram"):
                add_values(known.values, family.values)
    lines = []
    for family in sums.values():
        lines += [*family.header, *(f"{name} {value}" for name, value in family.values.items())]
    return "\n".join([*lines, ""])


def families_in(text: str) -> dict[str, MetricFamily]:
    found: dict[str, MetricFamily] = {}
    family = MetricFamily()
    for line in text.splitlines():
        if line.startswith("# HELP "):
            family = found[line.split(" ", 3)[2]] = MetricFamily([line])
        elif line.startswith("# TYPE "):
            family.header.append(line)
            family.kind = line.rpartition(" ")[2]
        else:
            name, _, value = line.rpartition(" ")
            family.values[name] = float(value)
    return found


def add_values(sums: dict[str, float], values: dict[str, float]) -> None:
    for name, value in values.items():
        if name.partition("{")[0].endswith(EARLIEST):
            sums[name] = min(sums.get(name, value), value)
        else:
            sums[name] = sums.get(name, 0.0) + value
