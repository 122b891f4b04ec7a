"""The journal of a game: what happened, one number an entry, written only while somebody reads it.

From the low bits on an entry is what happened (4 bits), a kind or another small number (8), the
zones it came from and went to (14 each), the marks of the card there (2), and whether the card has
just been identified (1).
"""

from __future__ import annotations

from typing import Final

from onirim.engine.native import i64

MOVED: Final = 1  # what happened: a card of this kind
SHUFFLED: Final = 2
TURN_BEGAN: Final = 3  # the number is the seat
ENDED: Final = 4  # the number is the result
SIGNALLED: Final = 5  # the number is the signal, the source the seat
IDENTIFIED: Final = 6  # a card of this kind in the deck, which stays where it is


def journal_entry(what: i64, number: i64, source: i64, target: i64, marks: i64) -> i64:
    return what + (number << 4) + (source << 12) + (target << 26) + (marks << 40)


class JournalEntry:
    """One entry as it was written."""

    def __init__(self, entry: i64) -> None:
        self.what: int = int(entry & 15)
        self.number: int = int((entry >> 4) & 255)
        self.source: int = int((entry >> 12) & 0x3FFF)
        self.target: int = int((entry >> 26) & 0x3FFF)
        self.marks: int = int((entry >> 40) & 3)
        self.newly_identified: bool = (entry >> 42) & 1 == 1
