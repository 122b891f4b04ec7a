"""Which cards of shown sets still lie there: how likely each is, and a deal at random.

A set may have more cards than places. Those too many have left unseen, into a hand, so they are
Locations. Every way to choose them is equally likely, unless the viewer sees elsewhere that a card
cannot be on a place; on the places that remain each card is as likely as any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb, prod

from onirim.engine.rng import Rng
from onirim.notation.shown_sets import ShownSet

__all__ = ["WaysToLeave", "odds_in_pool", "odds_in_set"]

RNG_BITS = 31  # the generator draws below numbers of so many bits
CardsGone = tuple[tuple[str, int], ...]  # how many cards of each kind have left a set
Need = tuple[int, ...]  # how many of each scarce kind must still have left


def odds_in_set(
    sets: Sequence[ShownSet], which: int, unknown: Mapping[str, int], card: str
) -> Fraction:
    """How likely a place of one of the sets holds this card."""
    return WaysToLeave(sets, unknown).expected(which, card) / sets[which].places


def odds_in_pool(sets: Sequence[ShownSet], unknown: Mapping[str, int], card: str) -> Fraction:
    """How likely a card of which nothing is known is this one: it is none of those on places."""
    ways = WaysToLeave(sets, unknown)
    cards = sum(unknown.values()) - sum(known.places for known in sets)
    on_places = sum((ways.expected(i, card) for i in range(len(sets))), Fraction(0))
    return (unknown.get(card, 0) - on_places) / cards if cards > 0 else Fraction(0)


class WaysToLeave:
    """All ways in which cards can have left some sets, as a viewer must think of them.

    `unknown` counts the cards that the viewer cannot place, by kind: no more of a kind lie on the
    places of all sets together.
    """

    def __init__(self, sets: Sequence[ShownSet], unknown: Mapping[str, int]) -> None:
        cards = Counter(card for known in sets for card in known.cards)
        self.sets = sets
        self.scarce = [code for code in sorted(cards) if cards[code] > unknown.get(code, 0)]
        self.needed = tuple(cards[code] - unknown.get(code, 0) for code in self.scarce)
        self.ways = [[*ways_to_leave(known)] for known in sets]
        self.weight = cache(self.weight_from)

    def weight_from(self, first: int, need: Need) -> int:
        """How many ways there are for the sets from this one on, if so many must have left."""
        if first == len(self.sets):
            return int(not any(need))
        return sum(
            n * self.weight(first + 1, self.rest(need, gone)) for gone, n in self.ways[first]
        )

    def rest(self, need: Need, gone: CardsGone) -> Need:
        if not need:
            return need
        left = dict(gone)
        return tuple(
            max(0, n - left.get(code, 0)) for n, code in zip(need, self.scarce, strict=True)
        )

    def expected(self, which: int, card: str) -> Fraction:
        """How many of a kind lie on the places of one of the sets, on average."""
        needs = Counter({self.needed: 1})
        for ways in self.ways[:which]:
            before, needs = needs, Counter()
            for need, n in before.items():
                for gone, weight in ways:
                    needs[self.rest(need, gone)] += n * weight
        copies, there, total = self.sets[which].cards.count(card), 0, 0
        for need, n in needs.items():
            for gone, weight in self.ways[which]:
                times = n * weight * self.weight(which + 1, self.rest(need, gone))
                total += times
                there += times * (copies - dict(gone).get(card, 0))
        return Fraction(there, total) if total else Fraction(0)

    def choose(self, rng: Rng) -> list[list[str]]:
        """The cards that have left each set, every way as likely as any other."""
        need, out = self.needed, []
        for number, ways in enumerate(self.ways, 1):
            weights = [n * self.weight(number, self.rest(need, gone)) for gone, n in ways]
            gone, _ = ways[draw_weighted(weights, rng)]
            need = self.rest(need, gone)
            out.append([code for code, n in gone for _ in range(n)])
        return out


def draw_weighted(weights: Sequence[int], rng: Rng) -> int:
    """The place of one of them, each as likely as it is heavy; any if all are nothing."""
    spare = max(0, sum(weights).bit_length() - RNG_BITS)
    tickets = [weight >> spare for weight in weights]
    ticket = int(rng.below(max(1, sum(tickets))))
    for i, n in enumerate(tickets):
        ticket -= n
        if ticket < 0:
            return i
    return 0


def ways_to_leave(known: ShownSet) -> Iterator[tuple[CardsGone, int]]:
    """What can have left a set, and in how many ways, equal cards told apart."""
    movable = sorted((Counter(known.cards) - Counter(known.fixed)).items())
    for numbers in numbers_up_to([n for _, n in movable], known.gone):
        gone = tuple((code, n) for (code, _), n in zip(movable, numbers, strict=True) if n)
        yield gone, prod(comb(most, n) for (_, most), n in zip(movable, numbers, strict=True))


def numbers_up_to(most: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """All rows of numbers with this sum, each no larger than its own most."""
    if not most:
        if total == 0:
            yield ()
        return
    for n in range(min(most[0], total) + 1):
        for rest in numbers_up_to(most[1:], total - n):
            yield (n, *rest)
