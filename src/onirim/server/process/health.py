"""Could a game be stored now? Asked in a thread of its own, and not waited for without an end."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

__all__ = ["Health", "within"]

HEALTH_SECONDS = 2.0  # to answer
FRESH = 2.0  # seconds for which an answer is good


class Health:
    """One question at a time; whoever asks meanwhile gets the same answer."""

    def __init__(self, ask: Callable[[], str]) -> None:
        self.ask = ask
        self.trouble = ""
        self.answered_at = -FRESH
        self.asking: threading.Thread | None = None

    async def check(self) -> str:
        """Why a game could not be stored; "" if it could."""
        if time.monotonic() - self.answered_at < FRESH:
            return self.trouble
        if self.asking is None or not self.asking.is_alive():
            self.asking = threading.Thread(target=self.run, name="onirim-health", daemon=True)
            self.asking.start()
        return self.trouble if await has_ended(self.asking, HEALTH_SECONDS) else "no answer in time"

    def run(self) -> None:
        try:
            self.trouble = self.ask()
        except Exception as wrong:
            self.trouble = type(wrong).__name__
        self.answered_at = time.monotonic()


async def within(seconds: float, work: Callable[[], object]) -> bool:
    """Do it in a thread that nobody waits for at the end; True if it was done in time."""
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return await has_ended(thread, seconds)


async def has_ended(thread: threading.Thread, seconds: float) -> bool:
    """Looks now and then: a thread that hangs must not be joined."""
    end = time.monotonic() + seconds
    pause = 0.001
    while thread.is_alive() and time.monotonic() < end:
        await asyncio.sleep(pause)
        pause = min(pause * 2, 0.05)
    return not thread.is_alive()
