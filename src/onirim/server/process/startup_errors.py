"""Start-up errors, for operators: one sentence on the terminal, and an exit code for programs."""

from __future__ import annotations

from onirim.engine.messages import Message, OnirimError

__all__ = ["EXIT_CODES", "CannotServe"]

EXIT_CODES = {
    "call": 2,
    "address": 3,
    "unreachable": 4,
    "newer": 5,
    "folder": 6,
    "in use": 7,
    "older": 8,
}


class CannotServe(OnirimError):
    """The server does not start: one sentence, and the exit code."""

    def __init__(self, why: str, message: Message) -> None:
        super().__init__(message)
        self.code = EXIT_CODES[why]
