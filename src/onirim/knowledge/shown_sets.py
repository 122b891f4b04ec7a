"""Shown sets: what is still known of cards that were shown to all and put back in secret (§T11).

They went to an end of the deck in an order that one seat alone knows, the orderer. For everybody
else the places are a run, and which cards they hold is a multiset: the cards of the run, and those
that have left it unseen. A record keeps the run and what has left it; the cards themselves lie in
the piles of the deck. A card that is revealed leaves the run and is kept nowhere.

With one seat there is nobody else, and nothing is kept. With open hands both players know every
place, and the sets are those of spectators.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import EVERY_SEAT, MARK_BITS, NO_KIND, has
from onirim.engine.deck import TO_HAND, TO_LIGHT, TO_LOOK_BELOW, Deck
from onirim.engine.hidden import DeckWatcher
from onirim.engine.memory import ACTIVE, BOTTOM, SEEN, TOP
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset

MOST_SETS: Final = 12
MOST_GONE: Final = 12  # as many as can be shown at once
RECORD_HEADER: Final = 7  # cells of a record before those of the cards that have left
SET_CELLS: Final = RECORD_HEADER + MOST_GONE


class SetRecord:
    """One shown set."""

    def __init__(self, at_bottom: bool, start: int, length: int, orderer: int) -> None:
        self.at_bottom: bool = at_bottom
        self.start: int = start  # its lowest place, from the card put there first; 0: none is left
        self.length: int = length
        self.orderer: int = orderer  # a seat
        self.in_hand: int = 0  # how many of the cards gone are in the orderer's hand for certain
        self.looked_at: bool = False  # the cards that the orderer looks at are of this set
        self.gone: list[tuple[int, int]] = []  # kinds, and the seats that know they have left

    def pile(self) -> i64:
        return BOTTOM if self.at_bottom else TOP

    @property
    def end(self) -> str:
        return "bottom" if self.at_bottom else "top"

    def holds(self, at: i64) -> bool:
        """Is the cell with this address one of its places?"""
        first = self.pile() + self.start
        return first <= at < first + self.length

    def place(self) -> tuple[int, int]:
        """What records are sorted by: from the next card of the deck to the last."""
        if self.looked_at:
            return 0, 0
        if self.length == 0:
            return 2, 0
        return (3, self.start) if self.at_bottom else (1, -self.start)


class ShownSets(DeckWatcher):
    """Keeps the records in the memory of each game."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self.at: i64 = rules.reserve(1 + MOST_SETS * SET_CELLS)

    # --- what happens to them ----------------------------------------------------------------

    def cards_put_back(self, deck: Deck, pile: i64, number: i64, shown: bool) -> None:
        records = self.read(deck)
        if len(records) > 0 and records[0].looked_at:
            give_back(deck, records[0], pile, number)
            if pile != TOP:
                records.pop(0)
            else:
                self.conclude(deck, records, records[0])
        elif shown:
            if len(records) == MOST_SETS:
                records.pop(0)
            start = int(deck.mem[pile] - number + 1)
            records.append(SetRecord(pile == BOTTOM, start, int(number), int(deck.mem[ACTIVE])))
        self.write(deck, records)

    def card_left(self, deck: Deck, pile: i64, i: i64, card: i64) -> None:
        deck.left_run = 0
        if deck.mem[self.at] == 0:
            return
        records = self.read(deck)
        left = leave_place(records, pile, i)
        if left is not None:
            if deck.destination == TO_LOOK_BELOW:
                records.remove(left)
            elif deck.destination == TO_HAND and has(self.rules.locations, card):
                leave_unseen(deck, left, card)  # concluded when it is in the hand
            elif deck.destination in (TO_HAND, TO_LIGHT):
                self.conclude(deck, records, left)
        self.write(deck, records)
        if left is not None and left in records:
            deck.left_run = records.index(left) + 1

    def card_looked_at(self, deck: Deck) -> None:
        if deck.mem[self.at] == 0:
            return
        records = self.read(deck)
        left = records[deck.left_run - 1] if deck.left_run > 0 else None
        held = records[0] if records[0].looked_at else None
        if left is not None and left.orderer == deck.mem[ACTIVE]:
            if held is left:
                return
            if held is None and deck.mem[SEEN] == 0:
                hold_for_look(deck, records, left)
                self.write(deck, records)
                return
        for record in (left, held):
            if record is not None and record in records:
                records.remove(record)  # §T11
        self.write(deck, records)

    def card_in_hand(self, deck: Deck) -> None:
        records = self.read(deck)
        self.conclude(deck, records, records[deck.left_run - 1])
        self.write(deck, records)

    def hand_card_left(self, deck: Deck) -> None:
        """It may be any of that hand."""
        if deck.mem[self.at] == 0:
            return
        records = self.read(deck)
        for record in records.copy():
            if record.orderer == deck.mem[ACTIVE] and record.in_hand > 0:
                record.in_hand = 0  # §T11
                self.conclude(deck, records, record)
        self.write(deck, records)

    def forget(self, deck: Deck) -> None:
        self.write(deck, [])

    # --- the cells ---------------------------------------------------------------------------

    def read(self, deck: Deck) -> list[SetRecord]:
        """The records of a game, by place."""
        mem = deck.mem
        records: list[SetRecord] = []
        n: i64
        i: i64
        for n in range(mem[self.at]):
            at = self.at + 1 + n * SET_CELLS
            record = SetRecord(
                mem[at] == BOTTOM, int(mem[at + 1]), int(mem[at + 2]), int(mem[at + 3])
            )
            record.in_hand = int(mem[at + 4])
            record.looked_at = mem[at + 5] == 1
            for i in range(at + RECORD_HEADER, at + RECORD_HEADER + mem[at + 6]):
                record.gone.append((int(mem[i] >> 2), int(mem[i] & MARK_BITS)))
            records.append(record)
        return records

    def write(self, deck: Deck, records: list[SetRecord]) -> None:
        """Sort the records and keep them, so that equal positions are equal bytes."""
        mem = deck.mem
        if len(records) == 0 and mem[self.at] == 0:
            return
        cell: i64 = self.at + 1
        end = cell + mem[self.at] * SET_CELLS
        records.sort(key=SetRecord.place)
        for record in records:
            record.gone.sort()
            row = [
                int(record.pile()), record.start, record.length, record.orderer, record.in_hand,
                int(record.looked_at), len(record.gone),
                *[kind << 2 | seats for kind, seats in record.gone],
            ]  # fmt: skip
            row += [0] * (SET_CELLS - len(row))
            for number in row:
                mem[cell] = number
                cell += 1
        mem[self.at] = len(records)
        while cell < end:
            mem[cell] = 0
            cell += 1

    # --- conclusions -------------------------------------------------------------------------

    def conclude(self, deck: Deck, records: list[SetRecord], record: SetRecord) -> None:
        """Draw the conclusions from what has happened to a set.

        Whoever is left with one kind knows every card of it; whoever is left with no place knows
        at most what the orderer holds.
        """
        if record.looked_at:
            return
        partner = partner_of(record.orderer)
        kind = only_kind(deck, record, partner)
        if kind != NO_KIND:
            self.know_in_hand(deck, record.orderer, [kind] * record.in_hand)  # §T11
            record.in_hand = 0
            record.gone = [(k, EVERY_SEAT) for k, _ in record.gone]
        if only_kind(deck, record, 0) != NO_KIND:
            know_run(deck, record)  # §T11
            records.remove(record)
        elif record.length == 0:
            unknown = [k for k, seats in record.gone if seats & partner == 0]
            records.remove(record)
            if record.in_hand == len(unknown):
                self.know_in_hand(deck, record.orderer, unknown)  # §T11
            elif record.in_hand > 0:
                record.at_bottom = False
                records.append(record)

    def know_in_hand(self, deck: Deck, seat: int, kinds: list[int]) -> None:
        """The partner knows that a seat holds these cards."""
        mem = deck.mem
        hand = self.rules.group_zones[seat * MOST_GROUPS]
        for kind in kinds:
            i = hand + mem[hand]
            while i > hand and mem[i] != kind << 2:
                i -= 1
            if i > hand:
                mem[i] = kind << 2 | partner_of(seat)


# --- for others than the engine --------------------------------------------------------------


def shown_sets(deck: Deck) -> list[SetRecord]:
    """The records of a game, by place: they are copies."""
    watcher = deck.watcher
    return watcher.read(deck) if isinstance(watcher, ShownSets) else []


def set_shown_sets(deck: Deck, records: list[SetRecord]) -> None:
    """Keep these instead; a game so set up must allow them."""
    watcher = deck.watcher
    if isinstance(watcher, ShownSets):
        watcher.write(deck, records)


def conclude_all(deck: Deck) -> bool:
    """Draw every conclusion; was there one? In a game there is none left to draw."""
    watcher = deck.watcher
    before = [int(cell) for cell in deck.mem]
    if isinstance(watcher, ShownSets):
        records = watcher.read(deck)
        for record in records.copy():
            watcher.conclude(deck, records, record)
        watcher.write(deck, records)
    return before != [int(cell) for cell in deck.mem]


def known_runs(deck: Deck, seat: i64) -> list[SetRecord]:
    """Sets of which this seat knows every card on its places: all cards are of one kind.

    Spectators have not seen what the seat has drawn from there, so the cards are not marked.
    """
    return [
        record
        for record in shown_sets(deck)
        if record.orderer != seat
        and not record.looked_at
        and only_kind(deck, record, seat + 1) != NO_KIND
    ]


def leave_place(records: list[SetRecord], pile: i64, i: i64) -> SetRecord | None:
    """The i-th place of a pile is empty: the set that had it; the runs above it move down."""
    found: SetRecord | None = None
    for record in records:
        if record.pile() != pile:
            continue
        if record.start > i:
            record.start -= 1
        elif record.holds(pile + i):
            found = record
    if found is not None:  # which end was left does not matter, the others have moved up
        found.length -= 1
        if found.length == 0:
            found.start = 0
    return found


# --- below: how ------------------------------------------------------------------------------


def leave_unseen(deck: Deck, record: SetRecord, card: i64) -> None:
    """Into a hand: only its owner sees it, the orderer knew it, the partner may work it out."""
    known = EVERY_SEAT
    if deck.mem[ACTIVE] == record.orderer:
        left = kinds_of(deck, record, partner_of(record.orderer))
        if len(left) == left.count(int(card)):
            deck.seers = EVERY_SEAT  # §T11
        else:
            known = record.orderer + 1
            record.in_hand += 1  # §T11
    record.gone.append((int(card), known))  # §T11


def hold_for_look(deck: Deck, records: list[SetRecord], record: SetRecord) -> None:
    """The orderer looks at cards of this set and no others: they stay what they are.

    What is left of a run at the bottom is the top of the deck by then, for nothing lies above.
    """
    mem = deck.mem
    record.looked_at = True  # §T11
    if not record.at_bottom:
        return
    length: i64 = record.length
    i: i64
    for i in range(length):
        cell = mem[BOTTOM + 1]
        deck.close_gap(BOTTOM, 1)
        mem[TOP + length - i] = cell
    mem[TOP] = length
    for other in records:
        if other.at_bottom:
            other.start -= int(length)
    record.at_bottom = False
    record.start = 1 if length > 0 else 0


def give_back(deck: Deck, record: SetRecord, pile: i64, number: i64) -> None:
    """The cards looked at lie on their run again."""
    record.looked_at = False
    if record.length == 0 and number > 0:
        record.start = int(deck.mem[pile] - number + 1)
    record.length += int(number)


def only_kind(deck: Deck, record: SetRecord, seats: i64) -> i64:
    """The one kind of all cards of a set, NO_KIND if there are several or none.

    Cards of which one of these seats knows that they have left are no part of it.
    """
    kinds = kinds_of(deck, record, seats)
    if len(kinds) == 0 or kinds.count(kinds[0]) < len(kinds):
        return NO_KIND
    return kinds[0]


def kinds_of(deck: Deck, record: SetRecord, seats: i64) -> list[int]:
    """The kinds on its places, and of the cards that have left unknown to these seats."""
    first = record.pile() + record.start
    kinds = [int(deck.mem[first + i] >> 2) for i in range(record.length)]
    return kinds + [kind for kind, known in record.gone if known & seats == 0]


def know_run(deck: Deck, record: SetRecord) -> None:
    """Everybody knows the cards that lie there."""
    first = record.pile() + record.start
    for i in range(record.length):
        deck.mem[first + i] |= EVERY_SEAT


def partner_of(seat: i64) -> i64:
    """The mark of the other seat."""
    return 2 - seat
