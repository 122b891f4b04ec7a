"""One server a SQLite file: the lock ends with the process, however that ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

__all__ = ["InUse", "hold"]


class InUse(Exception):
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
        raise InUse(f"another onirim server uses {file.with_suffix('')} already") from wrong
    return handle
