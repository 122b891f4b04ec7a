"""A stored game without its log: who sits where, and how it stands.

How it stands is kept beside the log, so that a list of games is made without playing any of them.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["SeatComputer", "SeatRow", "Standing", "StoredGame"]


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Which computer acts for a seat now, and whether one ever did."""

    seat: int
    name: str  # "": a person acts
    played: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """What everybody at the table knows, spectators too."""

    result: str = ""
    to_move: int | None = None  # a seat; None when it is over
    doors: int = 0  # gained by all players together
    doors_needed: int = 0
    computers: tuple[SeatComputer, ...] = ()


UNKNOWN_STANDING = Standing()


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who has it, if anybody."""

    seat: int
    person: str | None
    name: str
    computer: str = ""  # that acts for it now
    computer_played: bool = False  # now or before


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game without its log."""

    id: str
    rules: str
    practice: bool
    deck: tuple[str, ...] | None
    seed: int | None
    invite: str
    watch: str
    made_at: float
    result: str
    seats: tuple[SeatRow, ...]
    deal: str = ""  # where the deck comes from: SAME_DEAL, a named deal; nothing in tests
    standing: Standing = UNKNOWN_STANDING

    def seats_of(self, person: str | None) -> list[int]:
        return [row.seat for row in self.seats if person is not None and row.person == person]
