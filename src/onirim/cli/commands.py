"""The command-line app: global options, and the commands it is made of.

To add a command, write its function in a file of its own beside this one and register it here
in the list below, with the texts of its help in `text/locales/*/cli.ftl`. Such a file imports
click alone at its top and the rest of onirim inside the function, so that `onirim --version` and
`--help` never wait for the engine.
"""

from __future__ import annotations

import click

from onirim.cli.admin import admin
from onirim.cli.language import ToldGroup, lang_option
from onirim.cli.maintenance import backup, migrate, restore, rotate_keys
from onirim.cli.match import match
from onirim.cli.play import play
from onirim.cli.record import record
from onirim.cli.replay import replay
from onirim.cli.rules import rules
from onirim.cli.serve import serve
from onirim.cli.sim import sim
from onirim.cli.version import version_line

__all__ = ["app"]


def _print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    """Print the version and stop, before a command is asked for."""
    if wanted:
        click.echo(version_line())
        ctx.exit()


@click.group("onirim", cls=ToldGroup)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version)
@lang_option
def app() -> None:
    """Onirim, the card game of dreams: an unofficial fan work in Python."""


SERVER = (serve, backup, restore, migrate, rotate_keys, admin)

for command in (play, rules, replay, sim, match, *SERVER, record):
    app.add_command(command)
