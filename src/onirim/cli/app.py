"""The command-line app: global options, and the commands it is made of.

To add a command, write its function in a file of its own beside this one and register it here
in the list below, with the texts of its help in `words/*/cli.ftl`. Such a file imports typer alone
at its top and the rest of onirim inside the function, so that `onirim --version` and `--help`
never wait for the engine.
"""

from __future__ import annotations

from typing import Annotated

import typer

from onirim.cli.language import Lang, ToldCommand, ToldGroup
from onirim.cli.play import play
from onirim.cli.record import record
from onirim.cli.replay import replay
from onirim.cli.rules import rules
from onirim.cli.serve import backup, rotate_keys, serve
from onirim.cli.sim import sim
from onirim.cli.version import version_line

__all__ = ["app"]

app = typer.Typer(
    name="onirim",
    cls=ToldGroup,
    no_args_is_help=True,
    add_completion=False,
)
for command in (play, rules, replay, sim, serve, backup, rotate_keys):
    app.command(cls=ToldCommand)(command)
app.add_typer(record)


def _print_version(wanted: bool) -> None:
    """Print the version and stop, before a command is asked for."""
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


@app.callback()
def global_options(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_print_version,
            is_eager=True,
        ),
    ] = False,
    lang: Lang = "",
) -> None:
    """Onirim, the card game of dreams: an unofficial fan work in Python."""
