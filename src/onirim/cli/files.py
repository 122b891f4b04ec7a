"""Files that commands read and write: opened before the work starts, with clear errors."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from onirim.engine.messages import Message, OnirimError
from onirim.exit_codes import ExitCode

if TYPE_CHECKING:
    from onirim.notation.record import Record

__all__ = [
    "CannotRead",
    "CannotWrite",
    "NoAnswer",
    "check_new",
    "open_output",
    "open_record",
    "writing_to",
]


class NoAnswer(OnirimError):
    """What was asked for doesn't exist."""

    exit_code = ExitCode.NO


class CannotRead(OnirimError):
    """A file can't be read."""

    exit_code = ExitCode.USAGE


class CannotWrite(OnirimError):
    """A file or folder can't be written."""

    exit_code = ExitCode.UNWRITABLE


def open_record(path: Path) -> Record:
    """Read a record; CannotRead if there is no such file, RecordError if it is no record."""
    from onirim.game.records import load

    try:
        return load(path)
    except OSError as wrong:
        raise CannotRead(
            Message(
                "terminal-unreadable",
                "cannot read {path}: {why}",
                path=str(path),
                why=wrong.strerror or str(wrong),
            )
        ) from None


def open_output(path: str) -> IO[str]:
    """Open a file to write; `-` is standard output."""
    try:
        return click.open_file(path, "w", encoding="utf-8")
    except OSError as wrong:
        raise unwritable(path, wrong.strerror or str(wrong)) from None


def check_new(path: Path) -> None:
    """Refuse a path that is taken or leads nowhere, before anything is played."""
    if path.exists():
        raise CannotWrite(Message("terminal-file-there", "{path} is there already", path=str(path)))
    if not path.parent.is_dir():
        raise CannotWrite(
            Message(
                "terminal-no-folder",
                "there is no folder {path} to save in",
                path=str(path.parent),
            )
        )
    if not os.access(path.parent, os.W_OK):
        raise unwritable(str(path), os.strerror(13))


@contextmanager
def writing_to(path: Path) -> Iterator[None]:
    """Say of an operation that writes a file why it can't."""
    try:
        yield
    except OSError as wrong:
        raise unwritable(str(path), wrong.strerror or str(wrong)) from None


def unwritable(path: str, why: str) -> CannotWrite:
    return CannotWrite(
        Message("terminal-no-file", "cannot write {path}: {why}", path=path, why=why)
    )
