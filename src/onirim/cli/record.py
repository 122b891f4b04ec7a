"""`onirim record`: what can be done with record files besides replaying them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["record"]

record = typer.Typer(name="record", help="Records of games, .oni files.", no_args_is_help=True)


@record.callback()
def records() -> None:
    """Records of games, .oni files."""


@record.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="Records, .oni files.")],
) -> None:
    """Replay records; one line and exit code 1 for those that are no games."""
    bad = sum(not is_good(path) for path in files)
    if bad:
        raise typer.Exit(1)


def is_good(path: Path) -> bool:
    """Say in one line what a file is worth; what is bad goes to stderr."""
    from onirim.notation.record import RecordError
    from onirim.records import SeatRecord, load, replay

    try:
        game = replay(load(path))
    except SeatRecord as seat:
        typer.echo(str(seat))
        return True
    except RecordError as wrong:
        typer.echo(str(wrong), err=True)
        return False
    except OSError as wrong:
        typer.echo(f"{path}: {wrong.strerror or wrong}", err=True)
        return False
    n = len(game.actions)
    actions = "1 action" if n == 1 else f"{n} actions"
    typer.echo(f"{path}: {game.rules.text}, {actions}, {game.result or '*'}")
    return True
