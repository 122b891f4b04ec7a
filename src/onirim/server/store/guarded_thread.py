"""Threads that survive an error of their work: it is reported, and the work begins again."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

__all__ = ["Failed", "GuardedThread", "ignore"]

RETRY_SECONDS = 1.0  # before work that has failed begins again

Failed = Callable[[str, Exception], None]  # the thread's name, and what was wrong


def ignore(_thread: str, _wrong: Exception) -> None:
    """For a thread whose errors nobody counts."""


class GuardedThread(threading.Thread):
    """Runs until its work returns; a thread of a server must not end because a disk was full."""

    def __init__(self, name: str, work: Callable[[], None], failed: Failed = ignore) -> None:
        super().__init__(name=name, daemon=True)
        self.work = work
        self.failed = failed

    def run(self) -> None:
        while True:
            try:
                self.work()
            except Exception as wrong:
                self.failed(self.name, wrong)
                time.sleep(RETRY_SECONDS)
            else:
                return
