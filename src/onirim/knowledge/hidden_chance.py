"""A veil over a state: what one seat has not seen is chance (rules §16, §T9 to §T11).

Behind the veil hidden places hold cards, but not those of the game: the cards that the viewer
cannot place are one pool, dealt out in an order that depends on nothing else. A card of the pool is
named by chance when it is drawn. Where all of them matter (another seat must choose, or the deck is
looked through), chance names one after the other, and the veil is lifted: then it is a game like
any other, one of those that the viewer must think possible.
"""

from __future__ import annotations

from typing import Final, cast

from onirim.engine.card_sets import EVERY_SEAT, KINDS, MARK_BITS, has
from onirim.engine.deck import Deck
from onirim.engine.layout import SPECTATOR
from onirim.engine.memory import BAG, BOTTOM, SEEN, TOP
from onirim.engine.native import i64
from onirim.knowledge.pool import HiddenPool, HiddenSet
from onirim.knowledge.shown_sets import (
    SET_CELLS,
    SET_GONE,
    SET_IN_HAND,
    SET_LENGTH,
    SET_LOOKED_AT,
    SET_ORDERER,
    SET_PILE,
    SET_START,
)

MOST_PAIRED: Final = 16
PAIRS: Final[list[object]] = [(k, n) for k in range(KINDS) for n in range(MOST_PAIRED)]
"""Kinds with their weights, made once: programs ask for outcomes before every card."""


class HiddenPlaces:
    """Where cards lie that a viewer has not seen, in the order in which chance names them."""

    def __init__(self, mark: i64) -> None:
        self.mark: i64 = mark  # of the cards that the viewer knows; 0: only those that all know
        self.cells: list[int] = []  # addresses in the piles of the deck
        self.seen: int = 0  # how many of those that another seat looks at
        self.hands: list[int] = []  # the zone of each hidden hand card
        self.kinds: list[int] = []  # what lies in each of them: cells, seen, hands
        self.records: list[int] = []  # addresses of shown sets whose order the viewer does not know
        self.set_of: list[int] = []  # for each cell, then for each seen card: its set, -1: none
        self.unknown: list[int] = []  # the cards there and in the bag, by kind

    def add(self, kind: i64) -> None:
        self.kinds.append(int(kind))
        self.unknown[kind] += 1


class Veil(Deck):
    """A deck that can be seen as one seat sees it."""

    __slots__ = ("lifting", "named", "naming_identity", "viewer")

    def __init__(self, cells: i64) -> None:
        super().__init__(cells)
        self.viewer: i64 = SPECTATOR
        self.lifting: bool = False  # chance is naming every hidden card
        self.named: list[int] = []  # the kinds named so far
        self.naming_identity: bool = False  # the last of them is identified next

    def outcomes(self) -> list[tuple[int, int]]:
        """The kinds that can come at this chance node, with their weights."""
        bag = self.counted_bag()
        if bag == 0:
            return [(k, n) for k, n in enumerate(self.outcome_weights()) if n > 0]
        mem = self.mem
        found: list[object] = []
        left = mem[bag]
        k: i64 = 0
        while left > 0:
            n = mem[bag + 1 + k]
            if n > 0:
                found.append(PAIRS[k * MOST_PAIRED + n] if n < MOST_PAIRED else (int(k), int(n)))
                left -= n
            k += 1
        return cast("list[tuple[int, int]]", found)

    def can_come(self, card: i64) -> bool:
        """Can this kind come at this chance node?"""
        bag = self.counted_bag()
        return self.mem[bag + 1 + card] > 0 if bag != 0 else self.outcome_weights()[card] > 0

    def counted_bag(self) -> i64:
        """The bag whose counts are the weights; 0: what the viewer does not know counts, too."""
        bag = self.identity_bag if self.naming_identity else self.chance_bag
        return bag if self.veil == 0 or bag != BAG else 0

    def outcome_weights(self) -> list[int]:
        """How likely each kind is at this chance node, as whole numbers by kind."""
        bag = self.counted_bag()
        if bag != 0:
            return [int(self.mem[bag + 1 + k]) for k in range(KINDS)]
        places = self.hidden_places(self.viewer, self.veil)
        if self.lifting:
            return self.weights_of_next(places)
        pool = self.pool_of(places, [])
        if self.awaited != 0:
            which = places.set_of[places.cells.index(int(self.awaited))]
            return pool.elsewhere() if which < 0 else pool.at_place(which)
        return pool.elsewhere()

    def name_card(self, card: i64) -> None:
        """Chance has named the card that is waited for, behind the veil."""
        if self.chance_bag != BAG:
            return
        places = self.hidden_places(self.viewer, self.veil)
        if self.lifting:
            self.name_next(places, card)
        elif self.awaited != 0:
            self.name_cell(places, card)
        elif self.mem[BAG + 1 + card] == 0:
            places.unknown[card] -= 1
            self.deal(places, [])
            self.mem[BAG] += 1
            self.mem[BAG + 1 + card] += 1

    def begin_lifting(self) -> bool:
        """Let chance name all hidden cards; False if there is none, and the veil is gone."""
        self.named = []
        self.awaited = 0
        self.lifting = len(self.hidden_places(self.viewer, self.veil).kinds) > 0
        if not self.lifting:
            self.veil = 0
        return self.lifting

    # --- what is hidden ----------------------------------------------------------------------

    def hidden_places(self, viewer: i64, mark: i64) -> HiddenPlaces:
        """Those of a viewer; the mark is 0 for one who knows only what all seats know."""
        mem = self.mem
        places = HiddenPlaces(mark)
        places.unknown = [int(mem[BAG + 1 + k]) for k in range(KINDS)]
        places.records = self.secret_records(viewer)
        i: i64 = mem[TOP]
        while i > 0:
            self.look_at(places, TOP + i, mark)
            i -= 1
        for i in range(mem[BOTTOM]):
            self.look_at(places, BOTTOM + 1 + i, mark)
        for i in range(mem[SEEN]):
            cell = mem[SEEN + 1 + i]
            if not is_seen(cell, mark):
                places.add(cell >> 2)
                places.set_of.append(self.looked_at_set(places))
                places.seen += 1
        seat: i64
        for seat in range(len(self.personal) if self.hands_hidden else 0):
            zone = self.personal[seat]
            for i in range(mem[zone] if seat != viewer else 0):
                cell = mem[zone + 1 + i]
                if cell & mark == 0:
                    places.add(cell >> 2)
                    places.hands.append(int(zone))
        return places

    def look_at(self, places: HiddenPlaces, at: i64, mark: i64) -> None:
        """Is the card in this cell of a pile hidden?"""
        cell = self.mem[at]
        if is_seen(cell, mark) or (mark != 0 and self.is_concluded(at, mark)):
            return
        places.add(cell >> 2)
        places.cells.append(int(at))
        found = -1
        for number, record in enumerate(places.records):
            first = self.mem[record + SET_PILE] + self.mem[record + SET_START]
            if first <= at < first + self.mem[record + SET_LENGTH]:
                found = number
        places.set_of.append(found)

    def secret_records(self, viewer: i64) -> list[int]:
        """Shown sets that this viewer knows as sets; one who ordered it knows the order."""
        found: list[int] = []
        mem = self.mem
        n: i64
        for n in range(mem[self.sets] if self.sets != 0 else 0):
            at = self.sets + 1 + n * SET_CELLS
            if viewer == SPECTATOR or (self.hands_hidden and mem[at + SET_ORDERER] != viewer):
                found.append(int(at))
        return found

    def looked_at_set(self, places: HiddenPlaces) -> int:
        """The set of the cards that are looked at, -1 if they are of none."""
        for number, record in enumerate(places.records):
            if self.mem[record + SET_LOOKED_AT] == 1:
                return number
        return -1

    def pool_of(self, places: HiddenPlaces, named: list[int]) -> HiddenPool:
        """The pool without the cards that were named for the first of the places."""
        unknown = places.unknown.copy()
        sets: list[HiddenSet] = []
        for number, record in enumerate(places.records):
            members = self.gone_from(record, places.mark)
            held = 0
            for i, which in enumerate(places.set_of):
                if which == number:
                    held += 1
                    members.append(places.kinds[i])
            members.sort()
            sets.append(HiddenSet(members, held, int(self.mem[record + SET_IN_HAND])))
        for i, kind in enumerate(named):
            unknown[kind] -= 1
            if i < len(places.set_of) and places.set_of[i] >= 0:
                sets[places.set_of[i]].take(kind)
        hands = min(len(places.hands), len(places.kinds) - len(named))
        return HiddenPool(unknown, sets, hands, self.drawn_unseen)

    def gone_from(self, record: int, mark: i64) -> list[int]:
        """Kinds of the cards of which this viewer does not know that they have left a set."""
        gone = record + SET_GONE
        cells = [int(self.mem[gone + 1 + i]) for i in range(int(self.mem[gone]))]
        return [cell >> 2 for cell in cells if cell & mark == 0]

    # --- naming ------------------------------------------------------------------------------

    def name_cell(self, places: HiddenPlaces, card: i64) -> None:
        """The awaited card is of this kind; the others are dealt anew."""
        at = self.awaited
        i = places.cells.index(int(at))
        which = places.set_of[i]
        pool = self.pool_of(places, [])
        pool_sets = pool.sets
        places.unknown[card] -= 1
        if which >= 0:
            pool_sets[which].take(int(card))
        for row in (places.cells, places.set_of, places.kinds):
            row.pop(i)
        self.deal_pool(places, [], HiddenPool(places.unknown, pool_sets, pool.hand, pool.locations))
        marks: i64 = 0 if card == self.unidentified else self.mem[at] & MARK_BITS
        self.mem[at] = card << 2 | marks

    def weights_of_next(self, places: HiddenPlaces) -> list[int]:
        pool = self.pool_of(places, self.named)
        i = len(self.named)
        if i < len(places.set_of):
            which = places.set_of[i]
            return pool.elsewhere() if which < 0 else pool.at_place(which)
        for one in self.held_of_sets(places):
            return one
        return pool.in_hand()

    def held_of_sets(self, places: HiddenPlaces) -> list[list[int]]:
        """Weights of the next hand card if it is one of those that have left a set, else nothing.

        All cards on places are named before, so it is known which have left.
        """
        pool = self.pool_of(places, self.named)
        first = len(self.named) - len(places.set_of)  # hand cards named so far
        named = self.named[len(places.set_of) :]
        begin = 0
        for one in pool.sets:
            if first < begin + one.in_hand:
                left = one.members.copy()
                for kind in named[begin:first]:
                    left.remove(kind)
                weights = [min(left.count(k), pool.unknown[k]) for k in range(KINDS)]
                return [weights] if any(weights) else []
            begin += one.in_hand
        return []

    def name_next(self, places: HiddenPlaces, card: i64) -> None:
        """One hidden card more has a name; after the last one the veil is lifted."""
        if self.naming_identity:
            self.naming_identity = False
            self.named[len(self.named) - 1] = int(card)
            self.mem[self.identity_bag] -= 1
            self.mem[self.identity_bag + 1 + card] -= 1
            places.unknown[card] += 1
            places.unknown[self.unidentified] -= 1
            self.count_identified()
        else:
            self.named.append(int(card))
            if card == self.unidentified:
                self.naming_identity = True
                return
        self.deal(places, self.named)
        if len(self.named) == len(places.kinds):
            self.veil = 0
            self.lifting = False
            self.named = []

    # --- dealing -----------------------------------------------------------------------------

    def deal(self, places: HiddenPlaces, named: list[int]) -> None:
        """Put the cards named so far into the first places, and others of the pool behind them."""
        self.deal_pool(places, named, self.pool_of(places, named))

    def deal_hand(self, places: HiddenPlaces, hand: list[int]) -> None:
        """Deal anew so that the hidden hand cards are these."""
        pool = self.pool_of(places, [])
        left = pool.unknown.copy()
        gone = pool.canonical_gone()
        for k in hand:
            left[k] -= 1
        kinds = self.kinds_on_places(places, [], pool, gone, left)
        for i in range(len(kinds)):
            if kinds[i] < 0:
                kinds[i] = commonest(left, -1)
        self.write(places, kinds + hand, left)

    def deal_pool(self, places: HiddenPlaces, named: list[int], pool: HiddenPool) -> None:
        """The pool is dealt in a fixed order: nothing but what the viewer knows decides it."""
        left = pool.unknown.copy()
        gone = pool.canonical_gone()
        kinds = self.kinds_for(places, named, pool, gone, left)
        self.write(places, kinds, left)
        for number, record in enumerate(places.records):
            self.write_gone(record, gone[number], places.mark)

    def kinds_for(
        self,
        places: HiddenPlaces,
        named: list[int],
        pool: HiddenPool,
        gone: list[list[int]],
        left: list[int],
    ) -> list[int]:
        """A kind for each hidden place: those of sets first, then hands, then the others."""
        kinds = self.kinds_on_places(places, named, pool, gone, left)
        kinds += named[len(places.set_of) :]
        kinds += [-1] * (len(places.kinds) - len(kinds))
        first = len(places.set_of)
        i = max(first, len(named))
        held = first
        for number, one in enumerate(pool.sets):
            can_be = [k for j, k in enumerate(gone[number]) if gone[number][:j].count(k) < left[k]]
            held += one.in_hand
            while i < min(held, len(kinds)) and can_be:
                kinds[i] = can_be.pop(0)
                left[kinds[i]] -= 1
                i += 1
        for i in range(first, len(kinds)):
            if kinds[i] < 0:
                kinds[i] = commonest(left, self.drawn_unseen)
        for i in range(first):
            if kinds[i] < 0:
                kinds[i] = commonest(left, -1)
        return kinds

    def kinds_on_places(
        self,
        places: HiddenPlaces,
        named: list[int],
        pool: HiddenPool,
        gone: list[list[int]],
        left: list[int],
    ) -> list[int]:
        """Kinds for the places of sets in the deck and among the cards looked at, -1 elsewhere."""
        kinds = named[: len(places.set_of)]
        kinds += [-1] * (len(places.set_of) - len(kinds))
        for number, one in enumerate(pool.sets):
            there = one.members.copy()
            for k in gone[number]:
                there.remove(k)
            for i in range(len(named), len(places.set_of)):
                if places.set_of[i] == number:
                    kinds[i] = there.pop(0)
                    left[kinds[i]] -= 1
        return kinds

    def write(self, places: HiddenPlaces, kinds: list[int], left: list[int]) -> None:
        """Write the cards of all hidden places, and what is left into the bag."""
        mem = self.mem
        k: i64
        i: i64
        total: i64 = 0
        for k in range(KINDS):
            mem[BAG + 1 + k] = left[k]
            total += left[k]
        mem[BAG] = total
        n = len(places.cells)
        for i in range(n):
            at = places.cells[i]
            mem[at] = kinds[i] << 2 | mem[at] & MARK_BITS
        if places.seen > 0:
            self.rewrite_sorted(SEEN, kinds[n : n + places.seen], places.mark)
        n += places.seen
        while n < len(kinds):
            zone = places.hands[n - len(places.set_of)]
            same = [kinds[j] for j in range(n, len(kinds)) if hand_at(places, j) == zone]
            self.rewrite_sorted(zone, same, places.mark)
            n += len(same)

    def rewrite_sorted(self, zone: i64, kinds: list[int], mark: i64) -> None:
        """The hidden cards of a sorted zone are these; those that are known stay."""
        mem = self.mem
        cells: list[int] = []
        marks: i64 = 0
        i: i64
        for i in range(1, mem[zone] + 1):
            cell = mem[zone + i]
            if is_seen(cell, mark) if zone == SEEN else cell & mark != 0:
                cells.append(int(cell))
            else:
                marks = cell & MARK_BITS
        cells += [kind << 2 | int(marks) for kind in kinds]
        cells.sort()
        for i in range(1, mem[zone] + 1):
            mem[zone + i] = cells[i - 1]

    def write_gone(self, record: int, kinds: list[int], mark: i64) -> None:
        """What has left a set in secret: only the seat that put it there knows it."""
        mem = self.mem
        gone = record + SET_GONE
        cells = [int(mem[gone + 1 + i]) for i in range(int(mem[gone]))]
        known = [cell for cell in cells if cell & mark != 0]
        written = sorted(known + [k << 2 | int(mem[record + SET_ORDERER]) + 1 for k in kinds])
        for i, cell in enumerate(written):
            mem[gone + 1 + i] = cell


def is_seen(cell: i64, mark: i64) -> bool:
    """Does a viewer know a card of a hidden place? Without a mark: what every seat knows."""
    return cell & MARK_BITS == EVERY_SEAT if mark == 0 else cell & mark != 0


def hand_at(places: HiddenPlaces, i: int) -> int:
    return places.hands[i - len(places.set_of)]


def commonest(left: list[int], kinds: i64) -> int:
    """Take the kind of which most are left, the first of them."""
    best = -1
    for k in range(KINDS):
        if left[k] > 0 and has(kinds, k) and (best < 0 or left[k] > left[best]):
            best = k
    left[best] -= 1
    return best
