"""`onirim record`: what can be done with record files besides replaying them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from onirim.cli.language import Lang, ToldCommand, ToldGroup

__all__ = ["record"]

record = typer.Typer(name="record", cls=ToldGroup, no_args_is_help=True)


@record.callback()
def records() -> None:
    """Records of games, .oni files."""


@record.command(cls=ToldCommand)
def check(files: Annotated[list[Path], typer.Argument()], lang: Lang = "") -> None:
    """Replay records; one line and exit code 1 for those that are no games."""
    bad = sum(not is_good(path) for path in files)
    if bad:
        raise typer.Exit(1)


def is_good(path: Path) -> bool:
    """Say in one line what a file is worth; what is bad goes to stderr."""
    from onirim.cli.language import spoken
    from onirim.notation.record import RecordError
    from onirim.records import SeatRecord, load, replay
    from onirim.words.errors import say_error

    words = spoken()
    try:
        game = replay(load(path))
    except SeatRecord as seat:
        typer.echo(say_error(words, seat))
        return True
    except RecordError as wrong:
        typer.echo(say_error(words, wrong), err=True)
        return False
    except OSError as wrong:
        typer.echo(f"{path}: {wrong.strerror or wrong}", err=True)
        return False
    rules, result = game.rules.text, game.result or "going-on"
    actions = len(game.actions)
    typer.echo(
        words.say("record-checked", path=str(path), rules=rules, actions=actions, result=result)
    )
    return True
