"""Moving what was committed from SQLite's write-ahead log into the database, beside the commits.

SQLite would do it inside some commit, and whoever waits for that one waits for two more writes to
the disk. Here a thread does it while commits go on, and seldom: the pages of games that go on are
written again and again, and all of that is moved as one. Only for the little that has come
meanwhile are commits held for a moment, so that the log is begun anew: in the same file, which need
not grow again.

A checkpoint that fails, on a full disk for example, is tried again with a new connection. Health
reports a log that is long because none has succeeded for minutes.
"""

from __future__ import annotations

import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from onirim.server.store.database import WRITERS, detached
from onirim.server.store.guarded_thread import Failed, GuardedThread, ignore

__all__ = ["Checkpoints"]

CHECKPOINT_SECONDS = 15.0  # between two, unless the log is long
LOOK_SECONDS = 1.0
LONG = 192 << 20  # bytes of the log's file, after which it is cut off
OVERDUE_SECONDS = 300.0  # without a complete checkpoint, after which a long log is trouble
READERS_MILLISECONDS = 50  # that a reader may make commits wait; then it is tried the next time
ROUNDS = 2  # the second moves what has come during the first


class Checkpoints:
    """A thread for one SQLite file, until it is closed."""

    def __init__(self, engine: Engine, file: Path, failed: Failed = ignore) -> None:
        self.engine = engine
        self.log = Path(f"{file}-wal")
        self.writers: threading.Lock = engine.get_execution_options()[WRITERS]
        self.ended = threading.Event()
        self.completed_at = time.monotonic()
        self.is_complete = True  # the last one, or there was none
        self.thread = GuardedThread("onirim-checkpoints", self.run, failed)
        self.thread.start()

    def close(self) -> None:
        self.ended.set()
        self.thread.join()

    def run(self) -> None:
        last = time.monotonic()
        while not self.ended.wait(LOOK_SECONDS):
            if self.is_long() or time.monotonic() - last >= CHECKPOINT_SECONDS:
                self.move()
                last = time.monotonic()

    def size(self) -> int:
        """Bytes of the log's file, which is as long as the log once was."""
        try:
            return self.log.stat().st_size
        except FileNotFoundError:
            return 0

    def is_long(self) -> bool:
        return self.size() > LONG

    def trouble(self) -> str:
        """Why the log grows; "" if it doesn't."""
        overdue = time.monotonic() - self.completed_at > OVERDUE_SECONDS
        return "no checkpoint of the log" if overdue and self.is_long() else ""

    def move(self) -> None:
        """Nearly all of it without keeping anybody waiting, the rest in a moment.

        After one that was not complete the log is longer than it need be, and is cut off.
        """
        how = "RESTART" if self.is_complete and not self.is_long() else "TRUNCATE"
        self.is_complete = False
        with closing(detached(self.engine)) as connection:
            # It waits less long for others than those in the pool.
            connection.execute(f"PRAGMA busy_timeout={READERS_MILLISECONDS}")
            for _ in range(ROUNDS):
                checkpoint(connection, "PASSIVE")
            with self.writers:
                self.is_complete = checkpoint(connection, how)
        if self.is_complete:
            self.completed_at = time.monotonic()


def checkpoint(connection: Any, how: str) -> bool:
    """Was everything moved, and can the log be begun anew?"""
    busy, _, _ = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    return bool(busy == 0)
