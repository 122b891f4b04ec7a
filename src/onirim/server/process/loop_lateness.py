"""How late the event loop comes to its next turn: for so long nobody is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

__all__ = ["watch_lateness"]

SLEEP_SECONDS: Final = 0.05  # between two looks; each takes some microseconds


async def watch_lateness(observe: Callable[[float], None]) -> None:
    """Report again and again how many seconds late the loop was."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + SLEEP_SECONDS
        await asyncio.sleep(SLEEP_SECONDS)
        observe(max(0.0, loop.time() - due))
