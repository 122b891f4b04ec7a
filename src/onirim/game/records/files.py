"""Records in files: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from onirim.notation.record import Record, read_record, write_record
from onirim.notation.record.tokenizer import MAX_BYTES

__all__ = ["load", "load_record", "save"]


def load(path: Path) -> Record:
    """Read a record; OSError where there is no file, RecordError where it holds none."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)  # enough to see that it is too much
    return read_record(data, str(path))


def load_record(path: str | Path) -> Record:
    """Return the record in a file; OSError if there is none, RecordError if it can't be read.

    Examples:
        >>> from pathlib import Path
        >>> from tempfile import mkdtemp
        >>> from onirim import Game, load_record, save_record
        >>> path = Path(mkdtemp()) / "game.oni"
        >>> save_record(path, Game("duo", seed=7))
        >>> load_record(path).headers["Rules"]
        'duo'

    """
    return load(Path(path))


def save(path: Path, record: Record) -> None:
    """Write beside the file first: whatever happens, the file is the old one or the new one."""
    data = write_record(record).encode("utf-8")
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with fresh.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
