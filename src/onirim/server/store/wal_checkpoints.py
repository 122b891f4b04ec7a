"""Moving what was committed from SQLite's write-ahead log into the database, beside the commits.

SQLite would do it inside some commit, and whoever waits for that one waits for two more writes to
the disk. Here a thread does it while commits go on, and seldom: the pages of games that go on are
written again and again, and all of that is moved as one. Only for the little that has come
meanwhile are commits held for a moment, so that the log is begun anew: in the same file, which need
not grow again.
"""

from __future__ import annotations

import threading
import time
from pathlib import Path

from sqlalchemy import Engine

from onirim.server.store.database import WRITERS, detached

__all__ = ["Checkpoints"]

CHECKPOINT_SECONDS = 15.0  # between two, unless the log is long
LOOK_SECONDS = 1.0
LONG = 192 << 20  # bytes of the log's file, after which it is cut off
READERS_MILLISECONDS = 50  # that a reader may make commits wait; then it is tried the next time
ROUNDS = 2  # the second moves what has come during the first


class Checkpoints:
    """A thread for one SQLite file, until it is closed."""

    def __init__(self, engine: Engine, file: Path) -> None:
        self.log = Path(f"{file}-wal")
        self.writers: threading.Lock = engine.get_execution_options()[WRITERS]
        self.connection = detached(engine)  # it waits less long for others than those in the pool
        self.connection.execute(f"PRAGMA busy_timeout={READERS_MILLISECONDS}")
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, name="onirim-checkpoints", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.ended.set()
        self.thread.join()
        self.connection.close()

    def run(self) -> None:
        last = time.monotonic()
        while not self.ended.wait(LOOK_SECONDS):
            if self.is_long() or time.monotonic() - last >= CHECKPOINT_SECONDS:
                self.move()
                last = time.monotonic()

    def is_long(self) -> bool:
        return self.log.exists() and self.log.stat().st_size > LONG

    def move(self) -> None:
        """Nearly all of it without keeping anybody waiting, the rest in a moment."""
        for _ in range(ROUNDS):
            self.checkpoint("PASSIVE")
        with self.writers:
            self.checkpoint("TRUNCATE" if self.is_long() else "RESTART")

    def checkpoint(self, how: str) -> None:
        self.connection.execute(f"PRAGMA wal_checkpoint({how})").fetchall()
