"""`onirim serve`: games for browsers and other clients."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from onirim.cli.command import option
from onirim.cli.server_options import STORAGE, server_command
from onirim.cli.values import NumberType, WordType

if TYPE_CHECKING:
    from onirim.engine.messages import Message
    from onirim.server.settings import Settings

__all__ = ["serve"]


NETWORK, LIMITS = "network", "limits"  # headings of options in the help
LOG_LEVELS = ("debug", "info", "warning", "error")
AMOUNT = NumberType(0, whole=False)


@server_command("serve")
@option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", heading=NETWORK)
@option("--port", type=NumberType(0), default=8417, show_default=True, heading=NETWORK)
@option("--socket", type=click.Path(path_type=Path), metavar="FILE", heading=NETWORK)
@option("--base-path", default="", metavar="PATH", heading=NETWORK)
@option("--allow-host", multiple=True, metavar="NAME", heading=NETWORK)
@option("--allow-origin", multiple=True, metavar="URL", heading=NETWORK)
@option("--trust-proxy", multiple=True, metavar="ADDRESS", heading=NETWORK)
@option("--max-megabytes", type=AMOUNT, default=4096.0, show_default=True, heading=STORAGE)
@option("--keep-days", type=AMOUNT, default=90.0, show_default=True, heading=STORAGE)
@option("--keep-unstarted-days", type=AMOUNT, default=7.0, show_default=True, heading=STORAGE)
@option("--keep-finished-days", type=AMOUNT, default=400.0, show_default=True, heading=STORAGE)
@option("--keep-people-days", type=AMOUNT, default=400.0, show_default=True, heading=STORAGE)
@option("--rate-limit", type=AMOUNT, default=1.0, show_default=True, heading=LIMITS)
@option("--request-timeout", type=NumberType(1, whole=False), default=15.0, show_default=True,
        heading=LIMITS)  # fmt: skip
@option("--sit-in-after", type=AMOUNT, default=120.0, show_default=True, heading=LIMITS)
@option("--bot-delay", type=AMOUNT, default=1.0, show_default=True, heading=LIMITS)
@option("--workers", type=NumberType(1), default=1, show_default=True)
@option("--metrics-token", default="", metavar="TOKEN")
@option("--log-level", type=WordType(LOG_LEVELS), metavar="LEVEL", default="info",
        show_default=True)  # fmt: skip
@option("--open", "open_page", is_flag=True)
@option("--fixed-deal", is_flag=True, hidden=True)
def serve(**options: Any) -> None:
    """Host games for browsers and other clients."""
    from onirim.cli.running_server import running_page
    from onirim.server.run import run_server

    settings = settings_of(options)
    if options["open_page"] and (page := running_page(settings)):
        Speaker(open_page=True).say_running(page)
        return
    run_server(settings, Speaker(options["open_page"]))


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
    """Prints what a server reports about itself, and opens its address if asked to."""

    def __init__(self, open_page: bool) -> None:
        self.open_page = open_page
        self.lines = 0

    def __call__(self, message: Message) -> None:
        """Print a line; the first one names the server, the others are indented."""
        from onirim.cli.language import spoken
        from onirim.text.say_error import say_message

        indent = "  " if self.lines else ""
        self.lines += 1
        print(f"{indent}{say_message(spoken(), message)}", flush=True)
        address = str(message.args.get("address", ""))
        if self.open_page and address.startswith("http://"):
            self.open_page = False
            self.open(address)

    def say_running(self, page: str) -> None:
        """Name the server that runs already, and open its page."""
        from onirim.engine.messages import Message

        self(Message("terminal-serve-running", "Onirim already runs at {address}", address=page))

    def open(self, address: str) -> None:
        import webbrowser

        from onirim.engine.messages import Message

        if not has_screen() or not webbrowser.open(address):
            self(Message("terminal-serve-open", "Open {page} in a browser to play.", page=address))


def has_screen() -> bool:
    """A machine without a screen would start a browser in the terminal."""
    import os
    import sys

    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
