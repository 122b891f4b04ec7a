"""Structured logs: one JSON object a line. Cards, cookies, codes and people are in none of them."""

from __future__ import annotations

import json
import logging
import sys
import time

__all__ = ["log", "set_up_logs"]

logger = logging.getLogger("onirim.server")


def log(event: str, level: int = logging.INFO, trace: bool = False, **fields: object) -> None:
    """Say what happened, with facts beside it; with the error that is being handled, if wanted."""
    logger.log(level, event, extra={"fields": fields}, exc_info=trace)


class JsonLines(logging.Formatter):
    """One line a record, errors with their traceback."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{stamp}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: int = logging.INFO) -> None:
    """Ours from `level` on; libraries only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level)
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        library = logging.getLogger(noisy)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)
