"""The live line of a long command: what each of its parts is doing, and for how long.

On a terminal it is one line that is written anew; elsewhere plain lines come, the next one before
anybody can take the silence for an end. Results stay as lines of their own in both.
"""

from __future__ import annotations

import shutil
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self, TextIO

SILENCE = 2.5  # seconds until a plain line comes again
REDRAWN = 0.25  # seconds between two looks at what is to be shown
LINE_START = "\r\x1b[K"


class Progress:
    """Shows parts that go on side by side; a context, at whose end the live line is gone."""

    def __init__(
        self,
        out: TextIO | None = None,
        live: bool | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.out = sys.stdout if out is None else out
        self.live = self.out.isatty() if live is None else live
        self.clock = clock
        self.begun = self.shown_at = clock()
        self.parts: dict[str, tuple[str, float]] = {}
        self.lock = threading.Lock()
        self.ended = threading.Event()
        self.ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Self:
        self.ticker.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.ended.set()
        self.ticker.join()
        if self.live:
            self._write(LINE_START)

    def now(self, part: str, text: str) -> None:
        """What a part is doing; an empty text says that it is through."""
        with self.lock:
            if not text:
                self.parts.pop(part, None)
            elif self.parts.get(part, ("", 0))[0] != text:
                self.parts[part] = (text, self.clock())

    def tell(self, text: str) -> None:
        """A line that stays, with the seconds since the beginning."""
        with self.lock:
            start = LINE_START if self.live else ""
            self._write(f"{start}{self.clock() - self.begun:4.0f} s  {text}\n")

    def show(self) -> None:
        """Write what goes on, where it is time for it."""
        with self.lock:
            if self.live:
                width = shutil.get_terminal_size().columns - 1
                self._write(LINE_START + self._line()[:width])
            elif self.parts and self.clock() - self.shown_at >= SILENCE:
                self._write(self._line() + "\n")

    def _line(self) -> str:
        now = self.clock()
        doing = [f"{text} ({now - since:.0f} s)" for text, since in self.parts.values()]
        return f"{now - self.begun:4.0f} s  {' | '.join(doing)}"

    def _write(self, text: str) -> None:
        self.out.write(text)
        self.out.flush()
        self.shown_at = self.clock()

    def _tick(self) -> None:
        while not self.ended.wait(REDRAWN):
            self.show()
