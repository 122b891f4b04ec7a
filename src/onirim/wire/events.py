"""The events of a game as clients get them: what happened, without who may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from onirim import events

__all__ = ["WireEvent", "as_wire"]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A card went from one zone to another."""

    card: str
    source: str
    target: str


class Unseen(msgspec.Struct, frozen=True, tag="unseen"):
    """So many cards did, and this seat does not know which."""

    count: int
    source: str
    target: str


class Identified(msgspec.Struct, frozen=True, tag="identified"):
    """A card of the deck was identified, and stays there."""

    card: str


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The deck was shuffled."""


class TurnBegan(msgspec.Struct, frozen=True, tag="turn"):
    """A new turn, of this seat."""

    seat: int


class Signalled(msgspec.Struct, frozen=True, tag="signalled"):
    """A seat gave a signal: a colour's letter, or "free"."""

    seat: int
    signal: str


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat has taken back an action; the view tells what is left."""

    seat: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over: "won" or "lost"."""

    result: str


WireEvent = Moved | Unseen | Identified | Shuffled | TurnBegan | Signalled | Undone | Ended

# One line for each class of `onirim.events.Event`; a test compares the two lists.
WRITERS: dict[type, Callable[[Any], WireEvent]] = {
    events.Moved: lambda event: Moved(event.card, event.source, event.target),
    events.Unseen: lambda event: Unseen(event.count, event.source, event.target),
    events.Identified: lambda event: Identified(event.card),
    events.Shuffled: lambda _: Shuffled(),
    events.TurnBegan: lambda event: TurnBegan(event.seat),
    events.Signalled: lambda event: Signalled(event.seat, event.signal),
    events.Undone: lambda event: Undone(event.seat),
    events.Ended: lambda event: Ended(event.result),
}


def as_wire(happened: Iterable[events.Event]) -> tuple[WireEvent, ...]:
    return tuple(WRITERS[type(event)](event) for event in happened)
