"""What can be wrong with a record, and where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from onirim.engine.messages import Message, OnirimError

__all__ = ["NOWHERE", "RecordError", "TextPlace"]


@dataclass(frozen=True, slots=True, order=True)
class TextPlace:
    """A place in a text, counted from 1."""

    line: int = 0
    column: int = 0


NOWHERE = TextPlace()  # of what was never read from a text


class RecordError(OnirimError):
    """A text is no record, or a record is no game: one line says where and why.

    Examples:
        >>> from onirim import Record, replay
        >>> replay(Record({"Rules": "sola", "Result": "*"}, []))
        Traceback (most recent call last):
        onirim.RecordError: 'sola' is not a mode; did you mean 'solo'?

    """

    __module__ = "onirim"  # where programs import it from

    def __init__(
        self, reason: Message, place: TextPlace = NOWHERE, turn: str = "", file: str = ""
    ) -> None:
        super().__init__(located(in_turn(reason, turn), place, file))
        self.reason = reason
        self.place = place
        self.turn = turn  # the label of the turn, if the error is in one
        self.file = file

    def in_file(self, file: str) -> Self:
        """The same error, now that it is known which file was read."""
        return type(self)(self.reason, self.place, self.turn, file)


def in_turn(reason: Message, turn: str) -> Message:
    if not turn:
        return reason
    return Message("record-in-turn", "turn {turn}: {reason}", turn=turn, reason=reason)


def located(reason: Message, place: TextPlace, file: str) -> Message:
    """With the place in front, as compilers write it; lines are codes, not amounts."""
    line, column = str(place.line), str(place.column)
    if place == NOWHERE:
        return (
            Message("record-in", "{file}: {reason}", file=file, reason=reason) if file else reason
        )
    if not file:
        return Message(
            "record-place", "{line}:{column}: {reason}", line=line, column=column, reason=reason
        )
    return Message(
        "record-at",
        "{file}:{line}:{column}: {reason}",
        file=file,
        line=line,
        column=column,
        reason=reason,
    )
