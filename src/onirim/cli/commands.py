"""The command-line app: global options, and the commands it is made of.

To add a command, write its function in a file of its own beside this one and register it here
in the list below, with the texts of its help in `text/locales/*/cli.ftl`. Such a file imports
click alone at its top and the rest of onirim inside the function, so that `onirim --version` and
`--help` never wait for the engine.
"""

from __future__ import annotations

import click

from onirim.cli.admin import admin
from onirim.cli.check import check
from onirim.cli.command import HELP_NAMES, command_group
from onirim.cli.completion import completion
from onirim.cli.config import print_config
from onirim.cli.describe import describe_ruleset
from onirim.cli.doctor import doctor
from onirim.cli.match import match
from onirim.cli.play import play
from onirim.cli.replay import replay
from onirim.cli.rules import rules
from onirim.cli.serve import serve
from onirim.cli.simulate import simulate_games

__all__ = ["app"]


@command_group("onirim", context_settings=HELP_NAMES, invoke_without_command=True)
@click.pass_context
def app(ctx: click.Context) -> None:
    """Onirim, the card game of dreams: an unofficial fan work in Python."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


APP_COMMANDS = (
    *(play, replay, check),
    *(rules, describe_ruleset),
    *(simulate_games, match),
    *(serve, admin),
    *(print_config, doctor, completion),
)

for command in APP_COMMANDS:
    app.add_command(command)
