"""One server a SQLite file: the lock ends with the process, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from onirim.engine.messages import Message, OnirimError

__all__ = ["InUse", "hold"]


class InUse(OnirimError):
    """Another server has this database."""


def hold(file: Path) -> IO[bytes]:
    """Keep the answer for as long as the lock shall hold."""
    handle = file.open("ab")
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
                file=str(file.with_suffix("")),
            )
        ) from wrong
    return handle
