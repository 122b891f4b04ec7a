"""Which of some options the command line names."""

from __future__ import annotations

import click
from click.core import ParameterSource

__all__ = ["options_given"]


def options_given(*names: str) -> str:
    """Return those of the present command that were given, with commas; "" if none was."""
    ctx = click.get_current_context()
    return ", ".join(
        param.opts[0] if isinstance(param, click.Option) else param.make_metavar(ctx)
        for param in ctx.command.params
        if param.name in names
        and ctx.get_parameter_source(str(param.name)) is ParameterSource.COMMANDLINE
    )
