"""How a command refuses its arguments."""

from __future__ import annotations

import click

__all__ = ["refuse"]


def refuse(sentence: object) -> click.exceptions.Exit:
    """One sentence on stderr and the exit code of a wrong call; to be raised."""
    from onirim.cli.language import spoken
    from onirim.words.errors import in_language

    text = in_language(spoken(), str(sentence))
    stop = "" if text.endswith((".", "?")) else "."
    click.echo(f"onirim: {text[:1].lower()}{text[1:]}{stop}", err=True)
    return click.exceptions.Exit(2)
