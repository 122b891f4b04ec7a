"""The file of a SQLite database: what is written to one that was deleted is lost at the next start.

SQLite would go on with the file that it has open, whatever lies under its name meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from onirim.engine.messages import Message, OnirimError

__all__ = ["DATABASE_SILENT", "DatabaseFile", "DatabaseUnavailable", "FileReplaced"]

DATABASE_SILENT = Message("server-database", "the database does not answer")
REPLACED = Message("server-file-replaced", "the file of the database was replaced or deleted")


class DatabaseUnavailable(OnirimError):
    """Nothing can be read or written just now; what was to be written may not be on the disk."""


class FileReplaced(DatabaseUnavailable):
    """Another file, or none, lies where the database was."""


class DatabaseFile:
    """A file as it was when it was opened, and the log that SQLite keeps beside it."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.log = f"{path}-wal"
        self.identity = identity(self.path)

    def check(self) -> None:
        if identity(self.path) != self.identity:
            raise FileReplaced(REPLACED)

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Around a commit: it counts only if both files are still there after it."""
        self.check()
        yield
        self.check()
        if identity(self.log) is None:
            raise FileReplaced(REPLACED)


def identity(path: str) -> tuple[int, int] | None:
    """Which file it is, whatever its name; None if there is none."""
    try:
        found = os.stat(path)  # noqa: PTH116  # asked for at every commit
    except OSError:
        return None
    return found.st_dev, found.st_ino
