"""What can be wrong with a record, and where."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["NOWHERE", "RecordError", "TextPlace"]


@dataclass(frozen=True, slots=True, order=True)
class TextPlace:
    """A place in a text, counted from 1."""

    line: int = 0
    column: int = 0


NOWHERE = TextPlace()  # of what was never read from a text


class RecordError(ValueError):
    """A text is no record, or a record is no game: one line says where and why."""

    def __init__(self, reason: str, place: TextPlace = NOWHERE, turn: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.place = place
        self.turn = turn  # the label of the turn, if the error is in one
        self.file = ""

    def __str__(self) -> str:
        where = [self.file] if self.file else []
        if self.place != NOWHERE:
            where += [str(self.place.line), str(self.place.column)]
        turn = f"turn {self.turn}: " if self.turn else ""
        return f"{':'.join(where)}{': ' if where else ''}{turn}{self.reason}"
