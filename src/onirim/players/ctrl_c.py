"""Ctrl-C during long runs over several processes: what is done is kept, and every process ends."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Self

__all__ = ["CtrlC", "leave_ctrl_c_to_parent"]


class CtrlC:
    """Ctrl-C as a fact to look at: an exception anywhere would break sums and hang pools."""

    def __init__(self) -> None:
        self.pressed = False
        self.in_charge = current_thread() is main_thread()  # nobody else may handle signals

    def __enter__(self) -> Self:
        if self.in_charge:
            self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *error: object) -> None:
        if self.in_charge:
            signal.signal(signal.SIGINT, self.before)

    def note(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True

    @contextmanager
    def ignored(self) -> Iterator[None]:
        if not self.in_charge:
            yield
            return
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, self.note)


def leave_ctrl_c_to_parent() -> None:
    """For processes of a pool: the one that started them stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
