"""`onirim completion`: a script that completes commands and options in a shell."""

from __future__ import annotations

import click

from onirim.cli.command import command
from onirim.cli.values import WordType

__all__ = ["completion"]

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_ONIRIM_COMPLETE"  # what the script sets when it asks the command


@command("completion")
@click.argument("shell", type=WordType(SHELLS), metavar="SHELL")
def completion(shell: str) -> None:
    """Print the completion script of a shell."""
    from click.shell_completion import get_completion_class

    from onirim.cli.commands import app

    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(app, {}, "onirim", VARIABLE).source())
