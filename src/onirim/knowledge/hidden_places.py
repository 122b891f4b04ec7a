"""Where cards lie that a viewer has not seen, and other cards dealt there.

The cards that the viewer cannot place are one pool. It is dealt out in an order that depends on
nothing but what the viewer knows, so the hidden places give nothing away.
"""

from __future__ import annotations

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import KINDS, MARK_BITS, has
from onirim.engine.layout import SPECTATOR
from onirim.engine.memory import BAG, BOTTOM, SEEN, TOP
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.knowledge.marks import is_seen, mark_of
from onirim.knowledge.pool import HiddenPool, HiddenSet
from onirim.knowledge.shown_sets import SetRecord, known_runs, set_shown_sets, shown_sets


class HiddenPlaces:
    """Places in the order in which chance names their cards: piles, cards looked at, hands."""

    def __init__(self, state: State, viewer: i64) -> None:
        self.state: State = state
        self.viewer: i64 = viewer
        self.mark: i64 = mark_of(state.rules, viewer)
        self.cells: list[int] = []  # addresses in the piles of the deck
        self.seen: int = 0  # how many of those that another seat looks at
        self.hands: list[int] = []  # the zone of each hidden hand card
        self.kinds: list[int] = []  # what lies in each of them: cells, seen, hands
        self.records: list[SetRecord] = shown_sets(state)
        self.secret: list[SetRecord] = []  # those of which the viewer does not know the order
        self.set_of: list[int] = []  # for each cell, then for each seen card: its set, -1: none
        self.unknown: list[int] = [int(state.mem[BAG + 1 + k]) for k in range(KINDS)]
        """The cards on these places and in the bag, by kind."""
        for record in self.records:
            if viewer == SPECTATOR or (state.rules.hidden_hands and record.orderer != viewer):
                self.secret.append(record)

    # --- finding -----------------------------------------------------------------------------

    def find_in_piles(self) -> None:
        mem = self.state.mem
        known = [] if self.viewer == SPECTATOR else known_runs(self.state, self.viewer)
        i: i64 = mem[TOP]
        while i > 0:
            self.look_at(TOP + i, known)
            i -= 1
        for i in range(mem[BOTTOM]):
            self.look_at(BOTTOM + 1 + i, known)

    def look_at(self, at: i64, known: list[SetRecord]) -> None:
        """Is the card in this cell of a pile hidden?"""
        cell = self.state.mem[at]
        if is_seen(cell, self.mark):
            return
        for record in known:
            if record.holds(at):
                return
        self.add(cell >> 2)
        self.cells.append(int(at))
        found = -1
        for number, record in enumerate(self.secret):
            if record.holds(at):
                found = number
        self.set_of.append(found)

    def find_looked_at(self) -> None:
        mem = self.state.mem
        looked_at = -1
        for number, record in enumerate(self.secret):
            if record.looked_at:
                looked_at = number
        i: i64
        for i in range(mem[SEEN]):
            cell = mem[SEEN + 1 + i]
            if not is_seen(cell, self.mark):
                self.add(cell >> 2)
                self.set_of.append(looked_at)
                self.seen += 1

    def find_in_hands(self) -> None:
        mem = self.state.mem
        rules = self.state.rules
        seat: i64
        i: i64
        for seat in range(rules.seats if rules.hidden_hands else 0):
            zone = rules.group_zones[seat * MOST_GROUPS]
            for i in range(mem[zone] if seat != self.viewer else 0):
                cell = mem[zone + 1 + i]
                if cell & self.mark == 0:
                    self.add(cell >> 2)
                    self.hands.append(int(zone))

    def add(self, kind: i64) -> None:
        self.kinds.append(int(kind))
        self.unknown[kind] += 1

    def remove(self, i: int) -> None:
        """The card in the i-th of the cells is known by now."""
        for row in (self.cells, self.set_of, self.kinds):
            row.pop(i)

    # --- the pool ----------------------------------------------------------------------------

    def pool(self, named: list[int]) -> HiddenPool:
        """The pool without the cards that were named for the first of the places."""
        unknown = self.unknown.copy()
        sets: list[HiddenSet] = []
        for number, record in enumerate(self.secret):
            members = [kind for kind, seats in record.gone if seats & self.mark == 0]
            held = 0
            for i, which in enumerate(self.set_of):
                if which == number:
                    held += 1
                    members.append(self.kinds[i])
            members.sort()
            sets.append(HiddenSet(members, held, record.in_hand))
        for i, kind in enumerate(named):
            unknown[kind] -= 1
            if i < len(self.set_of) and self.set_of[i] >= 0:
                sets[self.set_of[i]].take(kind)
        hands = min(len(self.hands), len(self.kinds) - len(named))
        return HiddenPool(unknown, sets, hands, self.state.rules.locations)

    # --- dealing -----------------------------------------------------------------------------

    def deal(self, named: list[int]) -> None:
        """Put the cards named so far into the first places, and others of the pool behind them."""
        self.deal_pool(named, self.pool(named))

    def deal_hand(self, hand: list[int]) -> None:
        """Deal anew so that the hidden hand cards are these."""
        pool = self.pool([])
        left = pool.unknown.copy()
        gone = pool.canonical_gone()
        for k in hand:
            left[k] -= 1
        kinds = self.kinds_on_places([], pool, gone, left)
        for i in range(len(kinds)):
            if kinds[i] < 0:
                kinds[i] = commonest(left, -1)
        self.write(kinds + hand, left)

    def deal_pool(self, named: list[int], pool: HiddenPool) -> None:
        """The pool is dealt in a fixed order: nothing but what the viewer knows decides it."""
        left = pool.unknown.copy()
        gone = pool.canonical_gone()
        kinds = self.kinds_for(named, pool, gone, left)
        self.write(kinds, left)
        for number, record in enumerate(self.secret):
            known = [(kind, seats) for kind, seats in record.gone if seats & self.mark != 0]
            record.gone = known + [(kind, record.orderer + 1) for kind in gone[number]]
        if len(self.secret) > 0:
            set_shown_sets(self.state, self.records)

    def kinds_for(
        self, named: list[int], pool: HiddenPool, gone: list[list[int]], left: list[int]
    ) -> list[int]:
        """A kind for each hidden place: those of sets first, then hands, then the others."""
        kinds = self.kinds_on_places(named, pool, gone, left)
        kinds += named[len(self.set_of) :]
        kinds += [-1] * (len(self.kinds) - len(kinds))
        first = len(self.set_of)
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
                kinds[i] = commonest(left, self.state.rules.locations)
        for i in range(first):
            if kinds[i] < 0:
                kinds[i] = commonest(left, -1)
        return kinds

    def kinds_on_places(
        self, named: list[int], pool: HiddenPool, gone: list[list[int]], left: list[int]
    ) -> list[int]:
        """Kinds for the places of sets in the deck and among the cards looked at, -1 elsewhere."""
        kinds = named[: len(self.set_of)]
        kinds += [-1] * (len(self.set_of) - len(kinds))
        for number, one in enumerate(pool.sets):
            there = one.members.copy()
            for k in gone[number]:
                there.remove(k)
            for i in range(len(named), len(self.set_of)):
                if self.set_of[i] == number:
                    kinds[i] = there.pop(0)
                    left[kinds[i]] -= 1
        return kinds

    def write(self, kinds: list[int], left: list[int]) -> None:
        """Write the cards of all hidden places, and what is left into the bag."""
        mem = self.state.mem
        k: i64
        i: i64
        total: i64 = 0
        for k in range(KINDS):
            mem[BAG + 1 + k] = left[k]
            total += left[k]
        mem[BAG] = total
        n = len(self.cells)
        for i in range(n):
            at = self.cells[i]
            mem[at] = kinds[i] << 2 | mem[at] & MARK_BITS
        if self.seen > 0:
            self.rewrite_sorted(SEEN, kinds[n : n + self.seen])
        n += self.seen
        while n < len(kinds):
            zone = self.hand_at(n)
            same = [kinds[j] for j in range(n, len(kinds)) if self.hand_at(j) == zone]
            self.rewrite_sorted(zone, same)
            n += len(same)

    def hand_at(self, i: int) -> int:
        return self.hands[i - len(self.set_of)]

    def rewrite_sorted(self, zone: i64, kinds: list[int]) -> None:
        """The hidden cards of a sorted zone are these; those that are known stay."""
        mem = self.state.mem
        cells: list[int] = []
        marks: i64 = 0
        i: i64
        for i in range(1, mem[zone] + 1):
            cell = mem[zone + i]
            if is_seen(cell, self.mark) if zone == SEEN else cell & self.mark != 0:
                cells.append(int(cell))
            else:
                marks = cell & MARK_BITS
        cells += [kind << 2 | int(marks) for kind in kinds]
        cells.sort()
        for i in range(1, mem[zone] + 1):
            mem[zone + i] = cells[i - 1]


def hidden_places(state: State, viewer: i64) -> HiddenPlaces:
    """Those of a seat or SPECTATOR."""
    places = HiddenPlaces(state, viewer)
    places.find_in_piles()
    places.find_looked_at()
    places.find_in_hands()
    return places


def commonest(left: list[int], kinds: i64) -> int:
    """Take the kind of which most are left, the first of them."""
    best = -1
    for k in range(KINDS):
        if left[k] > 0 and has(kinds, k) and (best < 0 or left[k] > left[best]):
            best = k
    left[best] -= 1
    return best
