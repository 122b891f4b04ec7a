"""Numbers for operators; none of them is about one game."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

__all__ = ["Metrics"]

LATENCY_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """A registry of its own, so that two servers in one process do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter(
            "onirim_actions", "Actions and undos by outcome", ["outcome"], registry=self.registry
        )
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
