"""The memory of one game: a flat row of small ints, cut into zones, counters and the stack.

A zone is known by the address of its first cell, which holds the number of cards. Behind it come
the cards in order (a pile: the last is the top), the cards sorted (a hand), or one count per kind
(a bag). The low two bits of the address are the shape. Cells that hold nothing are zero, so that
equal positions are equal bytes. Copying a game is copying this row.

A cell of a pile or sorted zone is kind << 2 | marks. In a labyrinth row the mark says that the
card was used in a trio; in a place that is not open the marks say which seats know the card
(bit 0 for the first seat, bit 1 for the second; a hand's owner needs none). With open hands both
players know the same: bit 0 is for both of them, both bits are for spectators too.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.build_kind import COMPILED
from onirim.engine.card_sets import KINDS, MARK_BITS
from onirim.engine.journal import MOVED, SEAT_CAUSE, JournalEntry, journal_entry
from onirim.engine.native import append, i64, vec

BAG_SHAPE: Final = 0
SORTED: Final = 1
PILE: Final = 2

RESULT: Final = 0  # 0 going on, 1 won, 2 lost
ACTIVE: Final = 1  # whose turn
STACK: Final = 2  # address of the top frame; a frame is (step, argument), the first is at STACK + 2
MOST_FRAMES: Final = 31

# What games touch most lies below 256: an interpreted game is then a seventh faster, because
# Python keeps one object for each small number and need not make it anew.
DRAWN: Final = 66  # the card being resolved
SEEN: Final = 73  # cards being looked at
BAG: Final = 88  # the unknown part of the deck
FIRST_SEAT: Final = 152  # room for the zones of the first seat
LIMBO: Final = 257
TOP: Final = 318  # known cards on top of the deck; the last is drawn next
BOTTOM: Final = 370  # known cards at the bottom; the first is drawn first
DISCARDED: Final = 484  # the discard pile: open, so its order tells nothing
OUT: Final = 548  # out of the game
FIRST_FREE: Final = 612

GOING_ON: Final = 0
WON: Final = 1
LOST: Final = 2


class Memory:
    """The row of cells and the one way in which cards move."""

    __slots__ = ("cause", "journal", "journaling", "mem", "newly_identified", "origin")

    def __init__(self, cells: i64) -> None:
        if cells < FIRST_FREE:
            raise ValueError(f"a memory has at least {FIRST_FREE} cells")
        self.mem: vec[i64] = vec[i64]([i64(0)] * int(cells))
        self.origin: i64 = 0  # where the lifted card came from
        self.journaling: bool = False
        self.journal: vec[i64] = vec[i64]([])
        self.cause: i64 = 0  # what is being done, for the journal
        self.newly_identified: i64 = 0  # 1: the lifted card has just been identified

    # --- every card that moves is lifted and placed ------------------------------------------

    def move(self, card: i64, source: i64, target: i64) -> None:
        self.lift(card, source)
        self.place(card, target)

    def lift(self, card: i64, zone: i64) -> None:
        """Take a card of this kind out of a zone, which holds one: the last of them."""
        self.origin = zone
        mem = self.mem
        n = mem[zone]
        mem[zone] = n - 1
        if zone & 3 == BAG_SHAPE:
            mem[zone + 1 + card] -= 1
            return
        i = zone + n
        cell = mem[i]
        mem[i] = 0
        while cell >> 2 != card:  # §T11
            i -= 1
            behind = cell
            cell = mem[i]
            mem[i] = behind

    def lift_at(self, zone: i64, i: i64) -> i64:
        """Take the i-th card (from 1, the oldest) out of a pile."""
        self.origin = zone
        card = self.at(zone, i)
        self.close_gap(zone, i)
        return card

    def place(self, card: i64, zone: i64, marks: i64 = 0) -> None:
        """Put down the lifted card."""
        mem = self.mem
        n = mem[zone] + 1
        mem[zone] = n
        shape = zone & 3
        if shape == SORTED:
            cell = card * 4 + marks
            if COMPILED:  # the smaller one stays, the larger one goes on: a branch would be guessed
                i = zone + 1
                while i < zone + n:
                    other = mem[i]
                    less = (other - cell) & (other - cell) >> 63
                    mem[i] = cell + less
                    cell = other - less
                    i += 1
                mem[i] = cell
            else:
                i = zone + n - 1
                while i > zone and mem[i] > cell:
                    mem[i + 1] = mem[i]
                    i -= 1
                mem[i + 1] = cell
        elif shape == BAG_SHAPE:
            mem[zone + 1 + card] += 1
        else:
            mem[zone + n] = card * 4 + marks
        if self.journaling:
            self.note(MOVED, card, self.origin, zone, marks)

    def place_at(self, card: i64, zone: i64, i: i64, marks: i64) -> None:
        """Put the lifted card into a pile so that it becomes the i-th."""
        mem = self.mem
        n = mem[zone] + 1
        mem[zone] = n
        while n > i:
            mem[zone + n] = mem[zone + n - 1]
            n -= 1
        mem[zone + i] = card << 2 | marks
        if self.journaling:
            self.note(MOVED, card, self.origin, zone, marks)

    def move_all(self, source: i64, target: i64) -> None:
        """Every card of a pile or sorted zone, one by one; marks stay behind."""
        mem = self.mem
        self.origin = source
        end = source + mem[source]
        mem[source] = 0
        while end > source:
            card = mem[end] >> 2
            mem[end] = 0
            self.place(card, target)
            end -= 1

    # --- looking -----------------------------------------------------------------------------

    def size(self, zone: i64) -> i64:
        return self.mem[zone]

    def get(self, counter: i64) -> i64:
        return self.mem[counter]

    def set(self, counter: i64, value: i64) -> None:
        self.mem[counter] = value

    def at(self, zone: i64, i: i64) -> i64:
        """The kind of the i-th card of a pile, from 1 (the oldest) to its size."""
        at = zone + i
        return self.mem[at] >> 2

    def last(self, zone: i64) -> i64:
        at = zone + self.mem[zone]
        return self.mem[at] >> 2

    def count(self, bag: i64, card: i64) -> i64:
        at = bag + 1 + card
        return self.mem[at]

    def marked(self, zone: i64, i: i64, mark: i64) -> bool:
        """Does the i-th card of a pile carry this mark?"""
        at = zone + i
        return self.mem[at] & mark != 0

    def mark(self, zone: i64, i: i64, mark: i64) -> None:
        self.mem[zone + i] |= mark

    def unmark(self, zone: i64, i: i64, mark: i64) -> None:
        self.mem[zone + i] &= ~mark

    def exchange(self, zone: i64, i: i64, k: i64) -> None:
        """Two cards of a pile change places; each keeps its marks."""
        mem = self.mem
        cell = mem[zone + i]
        mem[zone + i] = mem[zone + k]
        mem[zone + k] = cell

    def copies_in(self, zone: i64, card: i64) -> i64:
        """How many cards of a kind a pile or sorted zone holds."""
        mem = self.mem
        copies: i64 = 0
        i = zone + mem[zone]
        while i > zone:
            if mem[i] >> 2 == card:
                copies += 1
            i -= 1
        return copies

    def find(self, zone: i64, card: i64) -> i64:
        """The highest place of a kind in a pile or sorted zone, 0 if it is not there."""
        mem = self.mem
        i = mem[zone]
        while i > 0 and mem[zone + i] >> 2 != card:
            i -= 1
        return i

    def holds(self, zone: i64, kinds: i64) -> bool:
        """Does a pile or sorted zone hold a card of this set of kinds?"""
        mem = self.mem
        found: i64 = 0
        i = zone + mem[zone]
        while i > zone:
            found |= kinds >> (mem[i] >> 2)
            i -= 1
        return found & 1 == 1

    def cells(self, zone: int) -> list[tuple[int, int]]:
        """The kind and the marks of each card of a zone; a bag has them by kind, without marks."""
        mem = self.mem
        if mem[zone] == 0:
            return []
        if zone & 3 == BAG_SHAPE:
            return [(kind, 0) for kind in range(KINDS) for _ in range(mem[zone + 1 + kind])]
        cells = [int(mem[zone + i]) for i in range(1, int(mem[zone]) + 1)]
        return [(cell >> 2, cell & MARK_BITS) for cell in cells]

    def journal_size(self) -> int:
        """How many entries were written since the journal was last taken."""
        return len(self.journal)

    def read_journal(self) -> list[JournalEntry]:
        """Everything written since the journal was last taken."""
        return [JournalEntry(int(entry)) for entry in self.journal]

    def take_journal(self) -> list[JournalEntry]:
        """The same, and the journal is empty; only compiled code can empty its row."""
        entries = self.read_journal()
        self.journal = vec[i64]([])
        return entries

    # --- below: how --------------------------------------------------------------------------

    def close_gap(self, zone: i64, i: i64) -> None:
        mem = self.mem
        n = mem[zone]
        mem[zone] = n - 1
        i += zone
        n += zone
        while i < n:
            mem[i] = mem[i + 1]
            i += 1
        mem[i] = 0

    def note(self, what: i64, card: i64, source: i64, target: i64, marks: i64 = 0) -> None:
        """Write into the journal: what happened, with which card, from where, to where."""
        known = marks | self.newly_identified << 2
        cause = self.cause + self.mem[ACTIVE] * SEAT_CAUSE
        entry = journal_entry(what, card, source, target, known, cause)
        self.newly_identified = 0
        self.journal = append(self.journal, entry)
