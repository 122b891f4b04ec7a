"""What all commands of the server share: settings by flags, environment and a TOML file.

A flag counts before the environment (`ONIRIM_PORT` for `--port`), that before the file, that
before what we would do by ourselves.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from onirim.cli.language import ToldCommand, lang_option

if TYPE_CHECKING:
    from onirim.server.store import Store
    from onirim.server.store.open_database import Purpose

__all__ = ["server_command", "store_for"]

PREFIX = "ONIRIM"
Function = TypeVar("Function", bound=Callable[..., Any])


def read_config(ctx: click.Context, _param: click.Parameter, file: Path | None) -> None:
    """What the file says is what options are without a flag; other words in it are refused."""
    import tomllib

    from onirim.cli.usage_errors import refuse

    if file is None:
        return
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise refuse(unreadable(file, wrong)) from None
    named = {name.replace("-", "_"): value for name, value in found.items()}
    known = {option.strip("-").replace("-", "_"): str(param.name) for param in ctx.command.params
             for option in param.opts}  # fmt: skip
    if strange := sorted(named.keys() - known.keys()):
        raise refuse(strange_word(file, strange[0]))
    ctx.default_map = {known[name]: value for name, value in named.items()}


def unreadable(file: Path, wrong: Exception) -> Exception:
    from onirim.engine.messages import Message, OnirimError

    return OnirimError(
        Message("terminal-config", "{file} cannot be read: {why}", file=str(file), why=str(wrong))
    )


def strange_word(file: Path, word: str) -> Exception:
    from onirim.engine.messages import Message, OnirimError

    return OnirimError(
        Message(
            "terminal-config-word", "{file}: there is no setting {word}", file=str(file), word=word
        )
    )


def server_command(name: str | None = None) -> Callable[[Function], click.Command]:
    """A command with --config, --data and --database, whose options may stand elsewhere."""

    def make(function: Function) -> click.Command:
        options = (
            lang_option,
            click.option("--database", default=""),
            click.option("--data", type=click.Path(path_type=Path)),
            click.option(
                "--config", type=click.Path(path_type=Path), is_eager=True, expose_value=False,
                callback=read_config,
            ),
        )  # fmt: skip
        dressed: Any = function
        for option in options:
            dressed = option(dressed)
        settings = {"auto_envvar_prefix": PREFIX}
        return click.command(name, cls=ToldCommand, context_settings=settings)(dressed)

    return make


def store_for(data: Path | None, database: str, purpose: Purpose) -> Store:
    """Refuses in a sentence where there is none, or not one for this."""
    from onirim.cli.usage_errors import refuse
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store import CannotOpen, Store

    try:
        url = Settings(folder=data or default_folder(), database=database).url
        return Store.open(url, purpose)
    except CannotOpen as wrong:
        raise refuse(wrong) from None
