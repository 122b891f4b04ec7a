"""`onirim replay`: a recorded game told turn by turn, in words and in notation."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

__all__ = ["replay"]


def replay(
    file: Annotated[Path, typer.Argument(help="A record, an .oni file.")],
) -> None:
    """Step through a recorded game; in a pipe, all of it is told at once."""
    from onirim.cli.errors import refuse
    from onirim.cli.play import ask
    from onirim.notation.record import RecordError
    from onirim.plain.pages import Book, pages_of
    from onirim.records import load

    try:
        pages = pages_of(load(file))
    except RecordError as wrong:
        typer.echo(f"onirim: {wrong}", err=True)
        raise typer.Exit(1) from None
    except OSError as wrong:
        raise refuse(f"{file}: {wrong.strerror or wrong}") from None
    book = Book(pages, typer.echo)
    try:
        book.leaf(ask) if sys.stdin.isatty() and sys.stdout.isatty() else book.tell_all()
    except (EOFError, KeyboardInterrupt):
        typer.echo("")
