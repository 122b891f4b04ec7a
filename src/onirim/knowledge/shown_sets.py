"""Shown sets: what is still known of cards that were shown to all and put back in secret (§T11).

They went to an end of the deck in an order that one seat alone knows, the orderer. For everybody
else the places are a run, and which cards they hold is a multiset: the cards of the run, and those
that have left it unseen. A record keeps the run and what has left it; the cards themselves lie in
the piles of the deck. A card that is revealed leaves the run and is kept nowhere.

Records are sorted by place: those on top from the next card downwards, those that have no place
any more, those at the bottom from the first one drawn downwards. Unused ones are zero. With one
seat there is nobody else, and nothing is kept. With open hands both players know every place, and
the sets are those of spectators.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import EVERY_SEAT, MARK_BITS, NO_KIND, has
from onirim.engine.memory import ACTIVE, BOTTOM, SEEN, TOP, Memory
from onirim.engine.native import i64, vec

MOST_SETS: Final = 12
MOST_GONE: Final = 12  # as many as can be shown at once

SET_PILE: Final = 0  # cells of a record: TOP or BOTTOM
SET_START: Final = 1  # the lowest place of the run in its pile, 0 without one
SET_LENGTH: Final = 2
SET_ORDERER: Final = 3  # a seat
SET_IN_HAND: Final = 4  # how many of the cards gone are in the orderer's hand for certain
SET_LOOKED_AT: Final = 5  # 1: the cards the orderer looks at are of this set
SET_GONE: Final = (
    6  # how many cards have left unseen; they follow, sorted, with the seats that know
)
SET_CELLS: Final = SET_GONE + 1 + MOST_GONE
SHOWN_SETS_CELLS: Final = 1 + MOST_SETS * SET_CELLS

TO_LIGHT: Final = 0  # where the next card drawn goes: to an open place, as far as this one knows
TO_HAND: Final = 1  # a Location unseen into the Personal hand of the active seat
TO_LOOK: Final = 2  # to the cards that the active seat looks at
TO_LOOK_BELOW: Final = 3  # the same from the bottom; one of them leaves its place in secret


class SetRecord:
    """One record, for those outside the engine."""

    def __init__(self, at_bottom: bool, start: int, length: int, orderer: int) -> None:
        self.at_bottom: bool = at_bottom
        self.start: int = start  # counted from the card that was put there first
        self.length: int = length
        self.orderer: int = orderer
        self.in_hand: int = 0
        self.looked_at: bool = False
        self.gone: list[tuple[int, int]] = []  # kinds, and the seats that know they have left


class ShownSets(Memory):
    """A memory that keeps the records, if it has a place for them."""

    __slots__ = (
        "destination",
        "drawn_unseen",
        "hands_hidden",
        "left_set",
        "personal",
        "seers",
        "sets",
    )

    def __init__(self, cells: i64) -> None:
        super().__init__(cells)
        self.sets: i64 = 0  # where their number stands; 0: none are kept
        self.personal: vec[i64] = vec[i64]([])  # the Personal hand of each seat
        self.hands_hidden: bool = False  # from the other seat
        self.drawn_unseen: i64 = 0  # kinds that go into a hand without being shown
        self.destination: i64 = TO_LIGHT
        self.left_set: i64 = 0  # record of the set that the card in transit was of, 0: of none
        self.seers: i64 = 0  # seats that know the card in transit from its place in the deck

    # --- what happens to them ----------------------------------------------------------------

    def cards_put_back(self, pile: i64, number: i64, shown: bool) -> None:
        """The active seat has put so many cards to an end of the deck, in an order of its own."""
        mem = self.mem
        first = self.sets + 1
        if mem[self.sets] > 0 and mem[first + SET_LOOKED_AT] == 1:
            self.give_back(first, pile, number)
        elif shown:
            self.begin_set(pile, number)  # §T11

    def card_left(self, pile: i64, i: i64, card: i64) -> None:
        """A card was lifted from the i-th place of a pile; where it goes decides what is known."""
        at = self.leave_place(pile, i)
        self.left_set = at
        if at == 0:
            return
        self.shorten(at)
        if self.destination == TO_LIGHT:
            self.settle(at)
        elif self.destination == TO_LOOK_BELOW:
            self.end_set(at)  # §T11
        elif self.destination == TO_HAND:
            if has(self.drawn_unseen, card):
                self.leave_unseen(at, card)  # settled when it is in the hand
            else:
                self.settle(at)

    def card_looked_at(self) -> None:
        """The card in transit comes to those that the active seat looks at."""
        mem = self.mem
        at = self.left_set
        first = self.sets + 1
        held: i64 = first if mem[self.sets] > 0 and mem[first + SET_LOOKED_AT] == 1 else 0
        if at != 0 and mem[at + SET_ORDERER] == mem[ACTIVE]:
            if held == at:
                return
            if held == 0 and mem[SEEN] == 0:
                self.hold(at)
                return
        if held == at:
            held = 0
        if at != 0:
            self.end_set(at)  # §T11
        if held != 0:
            self.end_set(held)  # §T11

    def card_in_hand(self) -> None:
        """The card in transit has come into the Personal hand of the active seat."""
        if self.left_set != 0:
            self.settle(self.left_set)

    def hand_card_left(self) -> None:
        """A card has left the Personal hand of the active seat: it may be any of them."""
        mem = self.mem
        at = self.sets + 1 + mem[self.sets] * SET_CELLS
        while at > self.sets + 1:
            at -= SET_CELLS
            if mem[at + SET_ORDERER] == mem[ACTIVE] and mem[at + SET_IN_HAND] > 0:
                mem[at + SET_IN_HAND] = 0  # §T11
                self.settle(at)

    def end_sets(self) -> None:
        """Nothing is known of any place any more."""
        while self.sets != 0 and self.mem[self.sets] > 0:
            self.end_set(self.sets + 1 + (self.mem[self.sets] - 1) * SET_CELLS)

    # --- records for those outside the engine ------------------------------------------------

    def shown_sets(self) -> list[SetRecord]:
        """What is kept, in the order of the records."""
        out: list[SetRecord] = []
        if self.sets == 0:
            return out
        mem = self.mem
        n: i64
        i: i64
        for n in range(mem[self.sets]):
            at = self.sets + 1 + n * SET_CELLS
            kept = SetRecord(
                mem[at + SET_PILE] == BOTTOM,
                int(mem[at + SET_START]),
                int(mem[at + SET_LENGTH]),
                int(mem[at + SET_ORDERER]),
            )
            kept.in_hand = int(mem[at + SET_IN_HAND])
            kept.looked_at = mem[at + SET_LOOKED_AT] == 1
            for i in range(mem[at + SET_GONE]):
                cell = int(mem[at + SET_GONE + 1 + i])
                kept.gone.append((cell >> 2, cell & MARK_BITS))
            out.append(kept)
        return out

    def known_runs(self, seat: int) -> list[tuple[bool, int, int]]:
        """Runs in which this seat knows every card: at the bottom or not, their start and length.

        All cards are of one kind. Spectators have not seen what the seat has drawn from there, so
        the cards are not marked.
        """
        out: list[tuple[bool, int, int]] = []
        mem = self.mem
        n: i64
        for n in range(mem[self.sets] if self.sets != 0 else 0):
            at = self.sets + 1 + n * SET_CELLS
            if mem[at + SET_ORDERER] == seat or mem[at + SET_LOOKED_AT] == 1:
                continue
            if self.only_kind(at, seat + 1) != NO_KIND:
                start, length = int(mem[at + SET_START]), int(mem[at + SET_LENGTH])
                out.append((mem[at + SET_PILE] == BOTTOM, start, length))
        return out

    def is_concluded(self, cell: i64, seat: i64) -> bool:
        """Does the seat with this mark know the card in this cell, as all of its set are equal?"""
        mem = self.mem
        n: i64
        for n in range(mem[self.sets] if self.sets != 0 else 0):
            at = self.sets + 1 + n * SET_CELLS
            start = mem[at + SET_PILE] + mem[at + SET_START]
            if start <= cell < start + mem[at + SET_LENGTH] and mem[at + SET_ORDERER] + 1 != seat:
                return mem[at + SET_LOOKED_AT] == 0 and self.only_kind(at, seat) != NO_KIND
        return False

    def set_shown_sets(self, sets: list[SetRecord]) -> None:
        """Keep these, which are sorted by place; a game so set up must allow them."""
        mem = self.mem
        self.end_sets()
        for kept in sets:
            at = self.sets + 1 + mem[self.sets] * SET_CELLS
            mem[self.sets] += 1
            mem[at + SET_PILE] = BOTTOM if kept.at_bottom else TOP
            mem[at + SET_START] = kept.start
            mem[at + SET_LENGTH] = kept.length
            mem[at + SET_ORDERER] = kept.orderer
            mem[at + SET_IN_HAND] = kept.in_hand
            mem[at + SET_LOOKED_AT] = 1 if kept.looked_at else 0
            for kind, seats in kept.gone:
                self.add_gone(at, kind << 2 | seats)

    def settle_all(self) -> bool:
        """Draw every conclusion; was there one? In a game there is none left to draw."""
        before = [int(cell) for cell in self.mem]
        at = self.sets + 1 + self.mem[self.sets] * SET_CELLS
        while at > self.sets + 1:
            at -= SET_CELLS
            self.settle(at)
        return before != [int(cell) for cell in self.mem]

    # --- below: how --------------------------------------------------------------------------

    def begin_set(self, pile: i64, number: i64) -> None:
        mem = self.mem
        if mem[self.sets] == MOST_SETS:
            self.end_set(self.least_needed())
        at = self.sets + 1 if pile == TOP else self.sets + 1 + mem[self.sets] * SET_CELLS
        self.open_gap(at)
        mem[at + SET_PILE] = pile
        mem[at + SET_START] = mem[pile] - number + 1
        mem[at + SET_LENGTH] = number
        mem[at + SET_ORDERER] = mem[ACTIVE]

    def least_needed(self) -> i64:
        """One without a place, which a spectator does not see, or the oldest at the bottom."""
        mem = self.mem
        at = self.sets + 1
        last = at + (MOST_SETS - 1) * SET_CELLS
        while at < last and mem[at + SET_LENGTH] > 0 and mem[at + SET_PILE] == TOP:
            at += SET_CELLS
        return at

    def leave_place(self, pile: i64, i: i64) -> i64:
        """The set that has the i-th place of a pile, 0 if none; the runs above it move down."""
        mem = self.mem
        found: i64 = 0
        n: i64
        for n in range(mem[self.sets]):
            at = self.sets + 1 + n * SET_CELLS
            if mem[at + SET_PILE] != pile:
                continue
            if mem[at + SET_START] > i:
                mem[at + SET_START] -= 1
            elif i < mem[at + SET_START] + mem[at + SET_LENGTH]:
                found = at
        return found

    def shorten(self, at: i64) -> None:
        """One place fewer; which end it was does not matter, the others have moved up."""
        self.mem[at + SET_LENGTH] -= 1
        if self.mem[at + SET_LENGTH] == 0:
            self.mem[at + SET_START] = 0

    def leave_unseen(self, at: i64, card: i64) -> None:
        """Into a hand: only its owner sees it, the orderer knew it, the partner may work it out."""
        mem = self.mem
        orderer = mem[at + SET_ORDERER]
        known: i64 = EVERY_SEAT
        if mem[ACTIVE] == orderer:
            if self.all_are(at, card, partner_of(orderer)):
                self.seers = EVERY_SEAT  # §T11
            else:
                known = orderer + 1
                mem[at + SET_IN_HAND] += 1  # §T11
        self.add_gone(at, card << 2 | known)  # §T11

    def hold(self, at: i64) -> None:
        """The orderer looks at cards of this set and no others: they stay what they are.

        What is left of a run at the bottom is the top of the deck by then, for nothing lies above.
        """
        mem = self.mem
        mem[at + SET_LOOKED_AT] = 1  # §T11
        if mem[at + SET_PILE] == TOP:
            return
        length = mem[at + SET_LENGTH]
        i: i64
        for i in range(length):
            cell = mem[BOTTOM + 1]
            self.close_gap(BOTTOM, 1)
            mem[TOP + length - i] = cell
        mem[TOP] = length
        self.move_starts(BOTTOM, length)
        mem[at + SET_PILE] = TOP
        mem[at + SET_START] = 1 if length > 0 else 0
        self.move_record(at, self.sets + 1)

    def give_back(self, at: i64, pile: i64, number: i64) -> None:
        """The cards looked at lie on their run again."""
        mem = self.mem
        mem[at + SET_LOOKED_AT] = 0
        if pile != TOP:
            self.end_set(at)
            return
        if mem[at + SET_LENGTH] == 0:
            mem[at + SET_START] = mem[TOP] - number + 1
        mem[at + SET_LENGTH] += number
        if mem[at + SET_LENGTH] == 0:
            mem[at + SET_START] = 0
        self.settle(at)

    def settle(self, at: i64) -> None:
        """Draw the conclusions from what has happened to a set.

        Whoever is left with one kind knows every card of it; whoever is left with no place knows
        at most what the orderer holds.
        """
        mem = self.mem
        if mem[at + SET_LOOKED_AT] == 1:
            return
        partner = partner_of(mem[at + SET_ORDERER])
        kind = self.only_kind(at, partner)
        if kind != NO_KIND:
            while mem[at + SET_IN_HAND] > 0:
                mem[at + SET_IN_HAND] -= 1
                self.know_in_hand(mem[at + SET_ORDERER], kind)  # §T11
            self.know_all_gone(at)
        if self.only_kind(at, 0) != NO_KIND:
            self.know_run(at)  # §T11
            self.end_set(at)
        elif mem[at + SET_LENGTH] == 0:
            self.settle_without_place(at, partner)

    def settle_without_place(self, at: i64, partner: i64) -> None:
        mem = self.mem
        orderer = mem[at + SET_ORDERER]
        gone = at + SET_GONE
        unknown: i64 = 0
        i: i64
        for i in range(1, mem[gone] + 1):
            if mem[gone + i] & partner == 0:
                unknown += 1
        if mem[at + SET_IN_HAND] == unknown:
            for i in range(1, mem[gone] + 1):
                if mem[gone + i] & partner == 0:
                    self.know_in_hand(orderer, mem[gone + i] >> 2)  # §T11
            self.end_set(at)
        elif mem[at + SET_IN_HAND] == 0:
            self.end_set(at)
        else:
            mem[at + SET_PILE] = TOP
            self.move_record(at, self.last_on_top(at))

    def last_on_top(self, at: i64) -> i64:
        """The last record before those at the bottom, this one left out: where it belongs."""
        mem = self.mem
        end = self.sets + 1 + mem[self.sets] * SET_CELLS
        while at + SET_CELLS < end and mem[at + SET_CELLS + SET_PILE] == TOP:
            at += SET_CELLS
        return at

    def only_kind(self, at: i64, seats: i64) -> i64:
        """The one kind of all cards of a set, NO_KIND if there are several or none.

        Cards of which one of these seats knows that they have left are no part of it.
        """
        mem = self.mem
        kind: i64 = NO_KIND
        if mem[at + SET_LENGTH] > 0:
            kind = mem[mem[at + SET_PILE] + mem[at + SET_START]] >> 2
        else:
            i: i64
            for i in range(mem[at + SET_GONE]):
                if mem[at + SET_GONE + 1 + i] & seats == 0:
                    kind = mem[at + SET_GONE + 1 + i] >> 2
        return kind if self.all_are(at, kind, seats) else NO_KIND

    def all_are(self, at: i64, kind: i64, seats: i64) -> bool:
        """Are all cards of a set of this kind? Those known to have left are no part of it."""
        mem = self.mem
        place = mem[at + SET_PILE] + mem[at + SET_START]
        gone = at + SET_GONE + 1
        i: i64
        for i in range(mem[at + SET_LENGTH]):
            if mem[place + i] >> 2 != kind:
                return False
        for i in range(mem[at + SET_GONE]):
            if mem[gone + i] & seats == 0 and mem[gone + i] >> 2 != kind:
                return False
        return True

    def know_run(self, at: i64) -> None:
        """Everybody knows the cards that lie there."""
        mem = self.mem
        place = mem[at + SET_PILE] + mem[at + SET_START]
        i: i64
        for i in range(mem[at + SET_LENGTH]):
            mem[place + i] |= EVERY_SEAT

    def know_in_hand(self, seat: i64, card: i64) -> None:
        """The partner knows that a seat holds this card."""
        mem = self.mem
        hand = self.personal[seat]
        unknown = card << 2
        i = hand + mem[hand]
        while i > hand and mem[i] != unknown:
            i -= 1
        if i > hand:
            mem[i] = unknown | partner_of(seat)

    def know_all_gone(self, at: i64) -> None:
        mem = self.mem
        i: i64
        for i in range(mem[at + SET_GONE]):
            mem[at + SET_GONE + 1 + i] |= EVERY_SEAT

    def add_gone(self, at: i64, cell: i64) -> None:
        """Sorted, so that equal positions are equal bytes."""
        mem = self.mem
        mem[at + SET_GONE] += 1
        i = at + SET_GONE + mem[at + SET_GONE]
        while i > at + SET_GONE + 1 and mem[i - 1] > cell:
            mem[i] = mem[i - 1]
            i -= 1
        mem[i] = cell

    def end_set(self, at: i64) -> None:
        """The record is dropped, those behind it move up."""
        mem = self.mem
        mem[self.sets] -= 1
        end = self.sets + 1 + mem[self.sets] * SET_CELLS
        while at < end:
            mem[at] = mem[at + SET_CELLS]
            at += 1
        while at < end + SET_CELLS:
            mem[at] = 0
            at += 1
        self.left_set = 0

    def open_gap(self, at: i64) -> None:
        """Room for one more record here."""
        mem = self.mem
        mem[self.sets] += 1
        i = self.sets + mem[self.sets] * SET_CELLS
        while i >= at + SET_CELLS:
            mem[i] = mem[i - SET_CELLS]
            i -= 1
        while i >= at:
            mem[i] = 0
            i -= 1

    def move_record(self, at: i64, to: i64) -> None:
        """A record changes its place in the list, the others close up."""
        mem = self.mem
        step: i64 = SET_CELLS if to > at else -SET_CELLS
        i: i64
        while at != to:
            for i in range(SET_CELLS):
                cell = mem[at + i]
                mem[at + i] = mem[at + step + i]
                mem[at + step + i] = cell
            at += step
        self.left_set = 0

    def move_starts(self, pile: i64, by: i64) -> None:
        """So many cards have left a pile below all runs that are still in it."""
        mem = self.mem
        n: i64
        for n in range(mem[self.sets]):
            at = self.sets + 1 + n * SET_CELLS
            if mem[at + SET_PILE] == pile:
                mem[at + SET_START] -= by


def partner_of(seat: i64) -> i64:
    """The mark of the other seat."""
    return 2 - seat
