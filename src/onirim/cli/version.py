"""`--version`: one line for bug reports."""

from __future__ import annotations

import sys

import click

import onirim

__all__ = ["version_line", "version_option"]


def version_line() -> str:
    """Name the version and what a reader of a bug report asks next: which engine, which Python."""
    speed = "compiled" if onirim.compiled else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"onirim {onirim.__version__} (engine {speed}, Python {python})"


def version_option() -> click.Option:
    """Make the option; every command has one."""
    return click.Option(
        ["-V", "--version"], is_flag=True, is_eager=True, expose_value=False, callback=print_version
    )


def print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    """Print the version and stop, before anything else is looked at."""
    if wanted:
        click.echo(version_line())
        ctx.exit()
