"""`onirim replay`: a recorded game shown turn by turn, in words and in notation."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from onirim.cli.command import command

__all__ = ["replay"]


@command("replay")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
def replay(file: Path) -> None:
    """Step through a recorded game; in a pipe, print all of it."""
    from onirim.cli.files import open_record
    from onirim.cli.language import spoken
    from onirim.cli.play import ask
    from onirim.terminal.replay_pages import Pager, heading, pages_of

    words = spoken()
    record = open_record(file)
    pages = pages_of(words, record)
    for line in heading(words, record):
        click.echo(line)
    book = Pager(words, pages, click.echo)
    try:
        book.browse(ask) if sys.stdin.isatty() and sys.stdout.isatty() else book.print_all()
    except (EOFError, KeyboardInterrupt):
        click.echo("")
