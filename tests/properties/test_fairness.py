"""Games that could be are dealt fairly: every way that agrees with the view is equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from onirim.chance import bag_counts
from onirim.determinise import determinise
from onirim.engine.rng import Rng
from onirim.engine.table import Table
from onirim.notation.position import read_position
from onirim.view import view
from tests.properties.strategies import RULES

SAMPLES = 1_200
Arrangement = tuple[tuple[str, ...], ...]


def small(position: str, pool: str) -> Table:
    """A position in which only these cards cannot be placed by seat A; all others are out."""
    rules = RULES["duo"]
    hidden = Counter(pool.split())
    rest = Counter(bag_counts(read_position(rules, position))) + hidden_in(position) - hidden
    return read_position(rules, f"{position}; out {' '.join(rest.elements())}")


def hidden_in(position: str) -> Counter[str]:
    table = read_position(RULES["duo"], position)
    unknown = Counter(view(table, 0).unknown)
    return unknown - Counter(bag_counts(table))


def arrangement(table: Table) -> Arrangement:
    zones = view(table, 1).zones
    return tuple(sorted(zones["hand2"])), zones["top"]


def expected(pool: list[str], hand: int, top: int) -> Counter[Arrangement]:
    """Count all ways to deal the pool, a hand of Locations first."""
    ways: Counter[Arrangement] = Counter()
    for deal in permutations(pool, hand + top):
        if all(card[1] in "sk" or card in ("Rm", "Bm") for card in deal[:hand]):
            ways[tuple(sorted(deal[:hand])), deal[hand:]] += 1
    return ways


@pytest.mark.parametrize(
    ("position", "pool", "hand", "top"),
    [
        ("hand1 Rs Rm Rk; hand2 Bs Gs; shared Ts Tk; active 1; stack act", "Bs Bs Gs Rm Nm", 2, 0),
        (
            "hand1 Rs Rm Rk; hand2 Bs; top Nm/2 Bd/2; shared Ts Tk; active 1; stack act",
            "Bs Bs Gs Bd Nm",
            1,
            2,
        ),
        ("hand1 Rs Rm Rk; hand2 Bs; top Rd/2; shared Ts Tk; stack act", "Bs Gk Gk Rd Nm Nm", 1, 1),
    ],
    ids=["hand", "hand-and-top", "top"],
)
def test_every_way_is_equally_likely(position: str, pool: str, hand: int, top: int) -> None:
    """Chi-square over many deals; five standard deviations are no accident."""
    table = small(position, pool)
    seen = view(table, 0)
    assert Counter(seen.unknown) == Counter(pool.split())
    rng = Rng(7)
    found = Counter(arrangement(determinise(seen, rng)) for _ in range(SAMPLES))
    ways = expected(pool.split(), hand, top)
    assert found.keys() <= ways.keys()
    share = SAMPLES / ways.total()
    chi = sum((found[way] - n * share) ** 2 / (n * share) for way, n in ways.items())
    freedom = len(ways) - 1
    assert freedom > 2
    assert chi < freedom + 5 * sqrt(2 * freedom)
