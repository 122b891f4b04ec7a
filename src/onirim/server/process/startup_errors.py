"""Start-up errors, for operators: one sentence on the terminal, and an exit code for programs."""

from __future__ import annotations

from onirim.engine.messages import Message, OnirimError
from onirim.exit_codes import ExitCode

__all__ = ["CannotServe"]


class CannotServe(OnirimError):
    """The server does not start: one sentence, and the exit code."""

    def __init__(self, exit_code: ExitCode, message: Message) -> None:
        super().__init__(message)
        self.exit_code = exit_code
