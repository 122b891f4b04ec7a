"""From what a seat knows to a game that could be: what search and hints think with.

They never get the state. Unknown cards are dealt at random: a hand gets Locations, everything
else any card that is left. All ways that agree with the view are equally likely, because a deal
that does not agree with it is thrown away as a whole.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from onirim.engine.catalogue import ruleset
from onirim.engine.layout import Zone
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.table import Table
from onirim.notation.position import read_position
from onirim.notation.zones import is_hand
from onirim.view import View, view

__all__ = ["CannotAgree", "determinise"]

ATTEMPTS = 2000


class CannotAgree(ValueError):
    """No deal that agrees with the view was found."""


def determinise(seen: View, rng: Rng) -> Table:
    """A table whose view from the same seat is equal to this one, byte for byte."""
    rules = compiled(seen.rules)
    wanted = seen.to_bytes()
    for _ in range(ATTEMPTS):
        table = read_position(rules, seen.position, lambda zone, left: deal(rules, zone, left, rng))
        if view(table, seen.seat).to_bytes() == wanted:
            return table
    raise CannotAgree(f"no deal agrees with {seen.position!r}")


def deal(rules: Ruleset, zone: Zone, left: Counter[str], rng: Rng) -> str:
    """One of the cards left, each copy as likely as any other."""
    only_locations = is_hand(rules, zone)
    counts = {
        code: n
        for code, n in sorted(left.items())
        if n > 0 and not (only_locations and not rules.locations >> rules.kind(code) & 1)
    }
    if not counts:
        raise CannotAgree(f"no card is left for {zone.name!r}")
    ticket = int(rng.below(sum(counts.values())))
    for code, n in counts.items():
        ticket -= n
        if ticket < 0:
            return code
    raise AssertionError("a ticket is smaller than the sum")


@lru_cache(maxsize=16)
def compiled(text: str) -> Ruleset:
    return ruleset(text)
