"""`onirim check`: validate records."""

from __future__ import annotations

from pathlib import Path

import click

from onirim.cli.command import command
from onirim.exit_codes import ExitCode

__all__ = ["check"]


@command("check")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
def check(files: tuple[Path, ...]) -> None:
    """Replay records; one line for each file, and an exit code for all of them."""
    code = max(checked(path) for path in files)
    if code:
        raise click.exceptions.Exit(code)


def checked(path: Path) -> ExitCode:
    """Say in one line whether a file is a valid record; errors go to stderr."""
    from onirim.cli.failures import say_failure
    from onirim.cli.files import open_record
    from onirim.cli.language import spoken
    from onirim.game.records import SeatRecord, replayed
    from onirim.text.say_error import say_error

    words = spoken()
    try:
        game = replayed(open_record(path))
    except SeatRecord as seat:
        click.echo(say_error(words, seat))
        return ExitCode.DONE
    except ValueError as wrong:
        return ExitCode(say_failure(wrong))
    rules, result = game.rules.text, game.result or "going-on"
    actions = len(game.actions)
    click.echo(
        words.say("record-checked", path=str(path), rules=rules, actions=actions, result=result)
    )
    return ExitCode.DONE
