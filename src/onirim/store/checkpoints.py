"""Moving what was committed from SQLite's write-ahead log into the database, beside the commits.

SQLite would do it inside some commit, and whoever waits for that one waits for two more writes to
the disk. Here a thread does it while commits go on; only when the log has become long does it hold
them for a moment, to begin it anew.
"""

from __future__ import annotations

import threading
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine

from onirim.store.database import WRITERS

__all__ = ["Checkpoints"]

CHECKPOINT_SECONDS = 2.0  # seconds
LONG = 32 << 20  # bytes of the log after which it is begun anew


class Checkpoints:
    """A thread for one SQLite file, until it is closed."""

    def __init__(self, engine: Engine, file: Path) -> None:
        self.engine = engine
        self.log = Path(f"{file}-wal")
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, name="onirim-checkpoints", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.ended.set()
        self.thread.join()

    def run(self) -> None:
        while not self.ended.wait(CHECKPOINT_SECONDS):
            self.move()

    def move(self) -> None:
        """What can be moved without keeping anybody waiting; the rest if there is much."""
        with closing(self.engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            if self.log.exists() and self.log.stat().st_size > LONG:
                with self.engine.get_execution_options()[WRITERS]:
                    connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
