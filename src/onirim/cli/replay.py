"""`onirim replay`: a recorded game shown turn by turn, in words and in notation."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from onirim.cli.language import ToldCommand, lang_option

__all__ = ["replay"]


@click.command(cls=ToldCommand)
@click.argument("file", type=click.Path(path_type=Path))
@lang_option
def replay(file: Path) -> None:
    """Step through a recorded game; in a pipe, all of it is printed at once."""
    from onirim.cli.language import spoken
    from onirim.cli.play import ask
    from onirim.cli.usage_errors import refuse
    from onirim.game.records import load
    from onirim.notation.record import RecordError
    from onirim.terminal.replay_pages import Pager, heading, pages_of
    from onirim.text.say_error import say_error

    words = spoken()
    try:
        record = load(file)
        pages = pages_of(words, record)
    except RecordError as wrong:
        click.echo(f"onirim: {say_error(words, wrong)}", err=True)
        raise click.exceptions.Exit(1) from None
    except OSError as wrong:
        raise refuse(OSError(f"{file}: {wrong.strerror or wrong}")) from None
    for line in heading(words, record):
        click.echo(line)
    book = Pager(words, pages, click.echo)
    try:
        book.browse(ask) if sys.stdin.isatty() and sys.stdout.isatty() else book.print_all()
    except (EOFError, KeyboardInterrupt):
        click.echo("")
