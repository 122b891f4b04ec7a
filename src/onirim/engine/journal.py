"""The journal of a game: what happened, one number an entry, written only while somebody reads it.

From the low bits on an entry is what happened (4 bits), a kind or another small number (8), the
zones it came from and went to (14 each), the marks of the card there (2), whether the card has
just been identified (1), what brought it about (14), and whose turn it was (1).

The cause is the step that ran (7 bits), or the one that asked and the verb that was chosen (7).
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

COUNTER_CHANGED: Final = 7  # the counter is the source, its number before the target
NO_MOVE_DONE: Final = 8  # no card moves; with a target, a token is now at that place

VERB_CAUSE: Final = 128  # a cause is the number of a step, so many times the verb + 1,
SEAT_CAUSE: Final = 16384  # and so many times the seat


def journal_entry(what: i64, number: i64, source: i64, target: i64, marks: i64, cause: i64) -> i64:
    low = what + (number << 4) + (source << 12) + (target << 26) + (marks << 40)
    return low + (cause << 43)


class JournalEntry:
    """One entry as it was written."""

    def __init__(self, entry: i64) -> None:
        self.entry: int = int(entry)
        self.what: int = int(entry & 15)
        self.number: int = int((entry >> 4) & 255)
        self.source: int = int((entry >> 12) & 0x3FFF)
        self.target: int = int((entry >> 26) & 0x3FFF)
        self.marks: int = int((entry >> 40) & 3)
        self.newly_identified: bool = (entry >> 42) & 1 == 1
        self.step: int = int((entry >> 43) & 127)
        self.verb: int = int((entry >> 50) & 127) - 1  # -1: the step did it by itself
        self.seat: int = int((entry >> 57) & 1)
