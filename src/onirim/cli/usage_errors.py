"""How a command refuses its arguments."""

from __future__ import annotations

import click

__all__ = ["refuse"]

WRONG_CALL = 2


def refuse(wrong: Exception, code: int = WRONG_CALL) -> click.exceptions.Exit:
    """One sentence on stderr and an exit code; to be raised."""
    from onirim.cli.language import spoken
    from onirim.text.say_error import say_error

    text = say_error(spoken(), wrong)
    stop = "" if text.endswith((".", "?")) else "."
    click.echo(f"onirim: {text}{stop}", err=True)
    return click.exceptions.Exit(code)
