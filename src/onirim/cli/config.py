"""`onirim config`: the settings of `onirim serve` that are in effect, as a settings file."""

from __future__ import annotations

from pathlib import Path

import click
from click.core import ParameterSource

from onirim.cli.command import command, option
from onirim.cli.serve import serve

__all__ = ["print_config"]

SOURCES = {
    ParameterSource.ENVIRONMENT: "config-environment",
    ParameterSource.DEFAULT_MAP: "config-file",
}
SECRET_SETTINGS = {"metrics_token"}


@command("config")
@option("--config", type=click.Path(path_type=Path), metavar="FILE")
def print_config(config: Path | None) -> None:
    """Print settings and where each comes from; the output can be used with --config."""
    from onirim.cli.language import spoken
    from onirim.server.settings import default_folder

    words = spoken()
    ctx = serve.make_context("serve", ["--config", str(config)] if config else [])
    for param in serve.params:
        name = str(param.name)
        if not isinstance(param, click.Option) or not param.expose_value or param.hidden:
            continue
        value = ctx.params[name] if name != "data" else ctx.params[name] or default_folder()
        found = ctx.get_parameter_source(name) or ParameterSource.DEFAULT
        source = SOURCES.get(found, "config-default")
        click.echo(f"{setting(param, value)}  # {words.say(source)}")


def setting(param: click.Option, value: object) -> str:
    """One line of a TOML file; what is not set is a comment, and a secret is not shown."""
    import json

    name = param.opts[0].removeprefix("--")
    if param.name in SECRET_SETTINGS and value:
        return f'# {name} = "…"'
    if value is None or value in ("", ()):
        return f"# {name} ="
    kept = value if isinstance(value, bool | int | float) else str(value)
    shown = list(value) if isinstance(value, tuple) else kept
    return f"{name} = {json.dumps(shown, ensure_ascii=False)}"
