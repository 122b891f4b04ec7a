"""A server that runs here already: its page can be opened instead of starting a second one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from onirim.server.settings import Settings

__all__ = ["running_page"]

ANSWERED = 2.0  # seconds; a server on this machine needs milliseconds
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # asked, not listened to


def running_page(settings: Settings) -> str | None:
    """The address of an Onirim server where one was to be started; None if there is none."""
    import json
    import urllib.request

    if settings.socket or not settings.port:
        return None
    host = EVERYWHERE.get(settings.host, settings.host)
    shown_host = f"[{host}]" if ":" in host else host
    page = f"http://{shown_host}:{settings.port}{settings.base_path}/"
    here = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with here.open(f"{page}api/about", timeout=ANSWERED) as answer:
            about = json.load(answer)
    except (OSError, ValueError):
        return None
    return page if isinstance(about, dict) and {"protocol", "modes"} <= about.keys() else None
