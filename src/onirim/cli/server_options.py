"""Options of all server commands: settings by flags, environment and a TOML file.

A flag wins over the environment (`ONIRIM_PORT` for `--port`), that over the file, that over the
default.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from onirim.cli.command import command, option

if TYPE_CHECKING:
    from onirim.server.store import Store
    from onirim.server.store.open_database import Purpose

__all__ = ["STORAGE", "server_command", "store_for"]

PREFIX = "ONIRIM"
STORAGE = "storage"  # heading of these options in the help


def server_command(name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a command with --config, --data and --database."""

    def make(function: Callable[..., Any]) -> click.Command:
        for add in (
            option("--database", default="", metavar="URL", heading=STORAGE),
            option("--data", type=click.Path(path_type=Path), metavar="FOLDER", heading=STORAGE),
            option(
                "--config", type=click.Path(path_type=Path), metavar="FILE", is_eager=True,
                expose_value=False, callback=read_config, heading=STORAGE,
            ),
        ):  # fmt: skip
            function = add(function)
        return command(name, context_settings={"auto_envvar_prefix": PREFIX})(function)

    return make


def read_config(ctx: click.Context, _param: click.Parameter, file: Path | None) -> None:
    """Take defaults of options from a file; unknown settings in it are an error."""
    import tomllib

    if file is None:
        return
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise unreadable(file, wrong) from None
    named = {name.replace("-", "_"): value for name, value in found.items()}
    known = {option.strip("-").replace("-", "_"): str(param.name) for param in ctx.command.params
             for option in param.opts}  # fmt: skip
    if strange := sorted(named.keys() - known.keys()):
        raise unknown_setting(file, strange[0])
    ctx.default_map = {known[name]: value for name, value in named.items()}


def unreadable(file: Path, wrong: Exception) -> Exception:
    from onirim.engine.messages import Message, OnirimError

    return OnirimError(
        Message("terminal-config", "{file} cannot be read: {why}", file=str(file), why=str(wrong))
    )


def unknown_setting(file: Path, word: str) -> Exception:
    from onirim.engine.messages import Message, OnirimError

    return OnirimError(
        Message(
            "terminal-config-word", "{file}: there is no setting {word}", file=str(file), word=word
        )
    )


def store_for(data: Path | None, database: str, purpose: Purpose) -> Store:
    """Open the store; CannotOpen says why it can't be used for this."""
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store import Store

    url = Settings(folder=data or default_folder(), database=database).url
    return Store.open(url, purpose)
