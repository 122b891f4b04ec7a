"""What was done in a game, for ever: actions, cards that came, and what was taken back.

Entries are only ever added, so the number of entries is a version that never repeats. The line is
what counts now: the entries that no later one has taken back.
"""

from __future__ import annotations

from dataclasses import dataclass

from onirim.engine.messages import Message, OnirimError

__all__ = ["Acted", "Came", "CannotUndo", "Log", "TookBack"]


class CannotUndo(OnirimError):
    """Nothing was taken back; the message says why."""


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat did this."""

    seat: int
    code: str


@dataclass(frozen=True, slots=True)
class Came:
    """Chance told this card."""

    card: str


@dataclass(frozen=True, slots=True)
class TookBack:
    """The line was cut back to so many entries."""

    kept: int
    practice: bool


LogStep = Acted | Came


class Log:
    """The entries, the line that counts, and the cards of lines that were taken back."""

    def __init__(self) -> None:
        self.entries: list[LogStep | TookBack] = []
        self.line: list[LogStep] = []
        self.practised = False
        self.cards_to_come: dict[tuple[LogStep, ...], str] = {}

    @property
    def version(self) -> int:
        return len(self.entries)

    def add(self, step: LogStep) -> None:
        self.entries.append(step)
        self.line.append(step)

    def last_action(self) -> int:
        """Where the last action stands in the line."""
        for i in range(len(self.line) - 1, -1, -1):
            if isinstance(self.line[i], Acted):
                return i
        raise CannotUndo(Message("undo-nothing", "nothing has been done yet"))

    def cut(self, kept: int, practice: bool) -> None:
        """Take back the end of the line; whoever goes that way again meets the same cards."""
        for i in range(kept, len(self.line)):
            step = self.line[i]
            if isinstance(step, Came):
                self.cards_to_come[tuple(self.line[:i])] = step.card
                self.practised = True
        self.entries.append(TookBack(kept, practice))
        del self.line[kept:]

    def remembered(self) -> str | None:
        """The card that came here before, on a line that was taken back."""
        return self.cards_to_come.get(tuple(self.line)) if self.cards_to_come else None
