"""What a viewer of a game was sent, by version.

A game keeps this for as long as it is open, so it is kept small: two numbers a version.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Literal

from onirim.engine.state import State
from onirim.game.pile_order import Arrivals
from onirim.hosting.wire import MOST_ACTIONS, DoneAction, DoneKind

__all__ = ["LastSent", "Subscription", "UndoKind"]

UndoKind = Literal["", "free", "practice"]
NUMBERS = "I"  # the type of arrays


@dataclass(slots=True)
class LastSent:
    """What a viewer was sent last."""

    entries: int  # how much of the log
    events: int  # how much of the history
    state: State | None = None  # as it was then; None: as it is now
    undo: UndoKind = ""


@dataclass(slots=True)
class Subscription:
    """One seat, or all spectators."""

    seat: int
    last_sent: LastSent
    entries: array[int] = field(default_factory=lambda: array(NUMBERS))  # of the log, by version
    events: array[int] = field(default_factory=lambda: array(NUMBERS))  # of the history
    oldest_diffable: int = 0  # events of older versions do not lead here: something was undone
    mine: tuple[DoneAction, ...] = ()
    arrivals: Arrivals = field(default_factory=Arrivals)  # of the first events of the history
    arrived: int = 0  # of how many
    version: int = -1  # the last of them

    def __post_init__(self) -> None:
        self.note()

    def note(self) -> None:
        """What was sent last is a new version."""
        self.entries.append(self.last_sent.entries)
        self.events.append(self.last_sent.events)
        self.version += 1

    def note_done(self, kind: DoneKind, code: str = "") -> None:
        self.mine = (*self.mine, DoneAction(self.version, kind, code))[-MOST_ACTIONS:]

    def versions_after(self, entries: int, last: int) -> int:
        """How many of the last versions came after the log had so many entries."""
        return sum(1 for sent in self.entries[-1 - last :] if sent > entries)

    def last_before(self, undone: int) -> tuple[int, int]:
        """The entries and events of the last version that stays valid when an entry is undone."""
        found = next(i for i in reversed(range(len(self.entries))) if self.entries[i] <= undone)
        return self.entries[found], self.events[found]

    def forget_events(self) -> None:
        """The history has changed: events that were told count no more."""
        self.oldest_diffable = self.version
        self.arrivals, self.arrived = Arrivals(), 0
