"""One server a SQLite file: the lock ends with the process, however that ends.

It is a lock of the file itself, whatever its name: neither a link nor a removed lock file leads
around it. SQLite's own locks are of another kind and do not meet it (but on Windows, where a file
beside it is locked).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from onirim.engine.messages import Message, OnirimError
from onirim.exit_codes import ExitCode

__all__ = ["InUse", "hold"]


class InUse(OnirimError):
    """Another server has this database."""

    exit_code = ExitCode.IN_USE


def hold(database: Path) -> IO[bytes]:
    """Keep the answer for as long as the lock shall hold, and longer than the database is open."""
    handle = lock_file(database).open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as wrong:
        handle.close()
        raise InUse(
            Message(
                "terminal-in-use",
                "another onirim server uses {file} already",
                file=str(database),
            )
        ) from wrong
    return handle


def lock_file(database: Path) -> Path:
    return Path(f"{database}.lock") if sys.platform == "win32" else database
