"""The cards that a viewer cannot place, and how likely each of them is in each hidden place.

They are one pool. A hidden hand holds Locations only. The places of a shown set (§T11) hold cards
of that set: every way in which others of it can have left unseen is as likely as any other. Some of
those are in a hand for certain, and so in no other place.
Weights are whole numbers, so all odds are exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, gcd, lcm

from onirim.engine.card_sets import has
from onirim.engine.native import i64

WayToLeave = tuple[
    list[tuple[int, int]], int
]  # how many of each kind have left a set, and in how many ways


class HiddenSet:
    """A shown set as a viewer must think of it who does not know the order."""

    def __init__(self, members: list[int], places: int, in_hand: int) -> None:
        self.members: list[int] = members  # kinds of the cards there, and of those that have left
        self.places: int = places
        self.in_hand: int = in_hand  # how many of those that have left are in a hand for certain

    def take(self, kind: int) -> None:
        """One more of its places is known to hold this kind."""
        self.members.remove(kind)
        self.places -= 1

    def ways(self, locations: i64) -> list[WayToLeave]:
        """What can have left, equal cards told apart: Locations, as nothing else leaves unseen."""
        gone = len(self.members) - self.places
        kinds = sorted({k for k in self.members if gone > 0 and has(locations, k)})
        copies = [self.members.count(k) for k in kinds]
        found: list[WayToLeave] = []
        for numbers in rows_with_sum(copies, gone):
            n = 1
            for most, chosen in zip(copies, numbers, strict=True):
                n *= comb(most, chosen)
            found.append(([(k, m) for k, m in zip(kinds, numbers, strict=True) if m > 0], n))
        return found


class HiddenPool:
    """The pool: how many of each kind, the shown sets, and how many cards a hidden hand holds."""

    def __init__(
        self, unknown: list[int], sets: list[HiddenSet], hand: int, locations: i64
    ) -> None:
        self.unknown: list[int] = unknown
        self.sets: list[HiddenSet] = sets
        self.hand: int = hand
        self.locations: i64 = locations
        self.ways: list[list[WayToLeave]] = [one.ways(locations) for one in sets]
        self.scarce: list[int] = []  # kinds of which the sets name more than are hidden
        need: list[int] = []
        for k in range(len(unknown)):
            named = sum([one.members.count(k) for one in sets])
            if named > unknown[k]:
                self.scarce.append(k)
                need.append(named - unknown[k])
        self.need: tuple[int, ...] = tuple(need)
        most_gone = max([len(one.members) - one.places for one in sets], default=1)
        self.scale: int = lcm(*range(1, most_gone + 1))  # so that shares of what has left are whole
        self.known_weights: dict[tuple[int, tuple[int, ...]], int] = {}

    def at_place(self, which: int) -> list[int]:
        """Weights by kind of a card on a place of one of the sets."""
        return reduced(self.expected(which))

    def elsewhere(self) -> list[int]:
        """Weights by kind of a hidden card that is neither on a place of a set nor in a hand."""
        held = self.held_for_certain()
        scale = self.scale
        free = [n * scale - h for n, h in zip(self.free(), held, strict=True)]
        locations = self.locations_in(free)
        in_hands = self.hand * self.weight(0, self.need) * scale - sum(held)
        if locations == 0 or in_hands <= 0:
            return reduced(free)
        return reduced([
            n * (locations - in_hands if has(self.locations, k) else locations)
            for k, n in enumerate(free)
        ])  # fmt: skip

    def in_hand(self) -> list[int]:
        """Weights by kind of a hidden card of a hand."""
        return reduced([n if has(self.locations, k) else 0 for k, n in enumerate(self.free())])

    def canonical_gone(self) -> list[list[int]]:
        """The kinds that have left each set, in the first way that can be."""
        need, out = self.need, []
        for i, ways in enumerate(self.ways):
            for gone, _ in ways:
                rest = self.rest(need, gone)
                if self.weight(i + 1, rest) > 0:
                    need = rest
                    out.append([k for k, n in gone for _ in range(n)])
                    break
        return out

    # --- below: how --------------------------------------------------------------------------

    def free(self) -> list[int]:
        """How many of each kind are on no place of a set, on average, times the number of ways."""
        ways = self.weight(0, self.need)
        free = [n * ways for n in self.unknown]
        for i in range(len(self.sets)):
            for k, n in enumerate(self.expected(i)):
                free[k] -= n
        return free

    def locations_in(self, counts: list[int]) -> int:
        return sum([n for k, n in enumerate(counts) if has(self.locations, k)])

    def expected(self, which: int) -> list[int]:
        """How many of each kind lie on places of a set, on average, times the number of ways."""
        members = self.sets[which].members
        there = [0 for _ in self.unknown]
        for gone, times in self.weighed_ways(which):
            for k in members:
                there[k] += times
            for k, left in gone:
                there[k] -= times * left
        return there

    def held_for_certain(self) -> list[int]:
        """How many of each kind have left a set and are in a hand, times ways and scale.

        Any of those that have left can be there, but for copies that are seen elsewhere.
        """
        held = [0 for _ in self.unknown]
        for i, one in enumerate(self.sets):
            for gone, times in self.weighed_ways(i) if one.in_hand > 0 else []:
                can_be = [(k, n - self.seen_elsewhere(i, k)) for k, n in gone]
                total = sum([n for _, n in can_be if n > 0])
                for k, n in can_be:
                    if n > 0:
                        held[k] += times * min(one.in_hand, total) * n * (self.scale // total)
        return held

    def seen_elsewhere(self, which: int, kind: int) -> int:
        """How many copies of a kind that have left this set must lie where the viewer sees them."""
        if kind not in self.scarce:
            return 0
        named = sum([one.members.count(kind) for i, one in enumerate(self.sets) if i != which])
        return max(0, self.need[self.scarce.index(kind)] - named)

    def weighed_ways(self, which: int) -> list[WayToLeave]:
        """What can have left a set, and in how many ways, those of the other sets included."""
        needs: dict[tuple[int, ...], int] = {self.need: 1}
        for ways in self.ways[:which]:
            before = needs
            needs = {}
            for need, n in before.items():
                for gone, m in ways:
                    rest = self.rest(need, gone)
                    needs[rest] = needs.get(rest, 0) + n * m
        found: list[WayToLeave] = []
        for need, n in needs.items():
            for gone, m in self.ways[which]:
                times = n * m * self.weight(which + 1, self.rest(need, gone))
                if times > 0:
                    found.append((gone, times))
        return found

    def weight(self, first: int, need: tuple[int, ...]) -> int:
        """In how many ways the sets from this one on can have lost what must have left them."""
        if first == len(self.sets):
            return 0 if any(need) else 1
        key = (first, need)
        if key not in self.known_weights:
            total = 0
            for gone, n in self.ways[first]:
                total += n * self.weight(first + 1, self.rest(need, gone))
            self.known_weights[key] = total
        return self.known_weights[key]

    def rest(self, need: tuple[int, ...], gone: list[tuple[int, int]]) -> tuple[int, ...]:
        """What must still have left the sets that follow."""
        if not need:
            return need
        left = dict(gone)
        return tuple([max(0, n - left.get(k, 0)) for n, k in zip(need, self.scarce, strict=True)])


def rows_with_sum(most: list[int], total: int) -> Iterator[list[int]]:
    """All rows of numbers with this sum, each no larger than its own most."""
    if not most:
        if total == 0:
            yield []
        return
    for n in range(min(most[0], total) + 1):
        for rest in rows_with_sum(most[1:], total - n):
            yield [n, *rest]


def reduced(weights: list[int]) -> list[int]:
    """The same ratios in the smallest whole numbers."""
    divisor = gcd(*weights)
    return [n // divisor for n in weights] if divisor > 1 else weights
