"""`onirim serve`: games for browsers and other clients."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from onirim.cli.server_options import server_command

if TYPE_CHECKING:
    from onirim.server.settings import Settings

__all__ = ["serve"]


@server_command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=8417, show_default=True)
@click.option("--socket", type=click.Path(path_type=Path))
@click.option("--workers", default=1, show_default=True)
@click.option("--base-path", default="")
@click.option("--allow-host", multiple=True)
@click.option("--allow-origin", multiple=True)
@click.option("--trust-proxy", multiple=True)
@click.option("--rate-limit", default=1.0, show_default=True)
@click.option("--request-timeout", default=15.0, show_default=True)
@click.option("--keep-days", default=90.0, show_default=True)
@click.option("--keep-unstarted-days", default=7.0, show_default=True)
@click.option("--keep-finished-days", default=400.0, show_default=True)
@click.option("--keep-people-days", default=400.0, show_default=True)
@click.option("--max-megabytes", default=4096.0, show_default=True)
@click.option("--sit-in-after", default=120.0, show_default=True)
@click.option("--bot-delay", default=1.0, show_default=True)
@click.option("--metrics-token", default="")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]),
              default="info", show_default=True)  # fmt: skip
@click.option("--open", "open_page", is_flag=True)
@click.option("--fixed-deal", is_flag=True, hidden=True)
def serve(**options: Any) -> None:
    """Host games for browsers and other clients."""
    from onirim.cli.running_server import running_page
    from onirim.cli.usage_errors import refuse
    from onirim.server.run import CannotServe
    from onirim.server.run import run_server as run

    settings = settings_of(options)
    if options["open_page"] and (page := running_page(settings)):
        Speaker(open_page=True)(f"Onirim runs already at {page}")
        return
    try:
        run(settings, Speaker(options["open_page"]))
    except CannotServe as wrong:
        raise refuse(wrong, wrong.code) from None


def settings_of(options: dict[str, Any]) -> Settings:
    from onirim.server.settings import Settings, default_folder
    from onirim.server.store import Retention
    from onirim.server.store.retention import DAY

    days = {name: options[f"keep_{name}_days"] * DAY
            for name in ("unstarted", "finished", "people")}  # fmt: skip
    same = ("database", "host", "port", "socket", "workers", "base_path", "allow_host",
            "allow_origin", "trust_proxy", "rate_limit", "request_timeout", "max_megabytes",
            "sit_in_after", "bot_delay", "metrics_token", "log_level", "fixed_deal")  # fmt: skip
    return Settings(
        folder=options["data"] or default_folder(),
        retention=Retention(unfinished=options["keep_days"] * DAY, **days),
        **{name: options[name] for name in same},
    )


class Speaker:
    """Prints what the server says of itself, and opens its address if that was wished."""

    def __init__(self, open_page: bool) -> None:
        self.open_page = open_page

    def __call__(self, line: str) -> None:
        import re
        import webbrowser

        print(line, flush=True)
        address = re.search(r"http://\S+", line)
        if not (address and self.open_page):
            return
        self.open_page = False
        if not has_screen() or not webbrowser.open(address[0]):
            print(f"  open {address[0]} in a browser to play", flush=True)


def has_screen() -> bool:
    """A machine without a screen would start a browser in the terminal."""
    import os
    import sys

    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
