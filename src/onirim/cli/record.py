"""`onirim record`: what can be done with record files besides replaying them."""

from __future__ import annotations

from pathlib import Path

import click

from onirim.cli.language import ToldGroup, lang_option

__all__ = ["record"]


@click.group(cls=ToldGroup)
@lang_option
def record() -> None:
    """Records of games, .oni files."""


@record.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@lang_option
def check(files: tuple[Path, ...]) -> None:
    """Replay records; one line and exit code 1 for those that are no games."""
    bad = sum(not is_good(path) for path in files)
    if bad:
        raise click.exceptions.Exit(1)


def is_good(path: Path) -> bool:
    """Say in one line what a file is worth; what is bad goes to stderr."""
    from onirim.cli.language import spoken
    from onirim.game.records import SeatRecord, load, replay
    from onirim.notation.record import RecordError
    from onirim.text.say_error import say_error

    words = spoken()
    try:
        game = replay(load(path))
    except SeatRecord as seat:
        click.echo(say_error(words, seat))
        return True
    except RecordError as wrong:
        click.echo(say_error(words, wrong), err=True)
        return False
    except OSError as wrong:
        click.echo(f"{path}: {wrong.strerror or wrong}", err=True)
        return False
    rules, result = game.rules.text, game.result or "going-on"
    actions = len(game.actions)
    click.echo(
        words.say("record-checked", path=str(path), rules=rules, actions=actions, result=result)
    )
    return True
