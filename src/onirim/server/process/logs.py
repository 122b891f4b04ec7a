"""Structured logs: lines for people where they go to a terminal, one JSON object a line elsewhere.

Cards, cookies, codes and people are in none of them. Errors are therefore told by kind and place
only: their words may quote what was to be stored, a name or a hand.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
import traceback
from types import TracebackType
from typing import Any, TextIO

import structlog
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper
from structlog.stdlib import BoundLogger, ProcessorFormatter, add_log_level, filter_by_level
from structlog.typing import Processor

__all__ = ["formatter", "kind_and_place", "log", "log_rarely", "set_up_logs"]

RARELY = 60.0  # seconds between two lines about the same

plain_logger = logging.getLogger("onirim.server")
logger: BoundLogger = structlog.wrap_logger(
    plain_logger,
    processors=[filter_by_level, ProcessorFormatter.wrap_for_formatter],
    wrapper_class=BoundLogger,
)


def log(event: str, level: int = logging.INFO, trace: bool = False, **fields: object) -> None:
    """Say what happened, with facts beside it; with the error that is being handled, if wanted."""
    logger.log(level, event, exc_info=trace, **fields)


def log_rarely(event: str, level: int = logging.WARNING, **fields: object) -> None:
    """Say once a minute what may happen a thousand times; `times` counts what was left out."""
    times = rarely.due(event, *map(str, fields.values()))
    if times:
        logger.log(level, event, times=times, **fields)


class Rarely(logging.Filter):
    """What was said lately, and how often it would have been since."""

    def __init__(self) -> None:
        super().__init__()
        self.said: dict[tuple[str, ...], tuple[float, int]] = {}

    def due(self, *what: str) -> int:
        """How often it has happened since it was last said; 0 if that was a moment ago."""
        now = time.monotonic()
        at, times = self.said.get(what, (-RARELY, 0))
        if now - at < RARELY:
            self.said[what] = (at, times + 1)
            return 0
        self.said[what] = (now, 0)
        return times + 1

    def filter(self, record: logging.LogRecord) -> bool:
        """Of libraries: clients can make them warn as often as they like."""
        return self.due(record.name, str(record.msg)) > 0


rarely = Rarely()
ExceptionInfo = tuple[type[BaseException] | None, BaseException | None, TracebackType | None]


def kind_and_place(wrong: BaseException) -> str:
    """An error without its words: its kind, the driver's or system's name for it, the line."""
    known = [
        str(word)
        for name in ("sqlite_errorname", "sqlstate", "strerror")
        if (word := getattr(getattr(wrong, "orig", None) or wrong, name, None))
    ]
    frames = traceback.extract_tb(wrong.__traceback__)
    place = f" in {frames[-1].name}, line {frames[-1].lineno}" if frames else ""
    return " ".join([type(wrong).__qualname__, *known]) + place


def trace(info: ExceptionInfo) -> str:
    """Where it happened, and what it came from, likewise without words."""
    lines: list[str] = []
    wrong = info[1]
    while wrong is not None:
        frames = traceback.extract_tb(wrong.__traceback__)
        lines += [f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        lines.append(kind_and_place(wrong))
        wrong = wrong.__cause__ or wrong.__context__
    return "\n".join(lines)


def print_trace(stream: TextIO, info: ExceptionInfo) -> None:
    print("\n" + trace(info), file=stream)


def formatter(for_people: bool) -> ProcessorFormatter:
    """How a line looks, ours or a library's."""
    return ProcessorFormatter(
        processors=[
            add_log_level,
            ProcessorFormatter.remove_processors_meta,
            *(for_a_terminal() if for_people else for_programs()),
        ]
    )


def for_a_terminal() -> list[Processor]:
    stamp = TimeStamper("%H:%M:%S", utc=False, key="time")
    renderer = structlog.dev.ConsoleRenderer(
        colors="NO_COLOR" not in os.environ,
        sort_keys=False,
        timestamp_key="time",
        exception_formatter=print_trace,
    )
    return [stamp, renderer]


def for_programs() -> list[Processor]:
    errors: Any = trace  # structlog would have it that there always is one
    stamp = TimeStamper("iso", key="time")
    return [stamp, ExceptionRenderer(errors), JSONRenderer(ensure_ascii=False)]


def log_thread_end(ended: threading.ExceptHookArgs) -> None:
    """A thread that nobody guards has failed; its traceback would tell the words of the error."""
    name = ended.thread.name if ended.thread is not None else ""
    why = kind_and_place(ended.exc_value) if ended.exc_value is not None else ""
    log("thread ended", logging.ERROR, thread=name, why=why)


def set_up_logs(level: int = logging.INFO) -> None:
    """Ours from `level` on; libraries only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(sys.stderr.isatty()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    plain_logger.setLevel(level)
    threading.excepthook = log_thread_end
    rarely.said.clear()
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        library = logging.getLogger(noisy)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)
        library.addFilter(rarely)
