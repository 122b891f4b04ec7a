"""Which kinds of cards lie where, as sets."""

from __future__ import annotations

from onirim.engine.cards import bit
from onirim.engine.native import i64
from onirim.engine.table import Table


def kinds_in_zone(g: Table, zone: i64) -> i64:
    """In a pile or a sorted zone."""
    kinds: i64 = 0
    i: i64 = g.size(zone)
    while i > 0:
        kinds |= bit(g.at(zone, i))
        i -= 1
    return kinds


def kinds_in_bag(g: Table, bag: i64) -> i64:
    """In a bag of counts, as the discard pile is one."""
    kinds: i64 = 0
    k: i64
    for k in range(g.rules.n_kinds):
        if g.count(bag, k) > 0:
            kinds |= bit(k)
    return kinds


def kinds_in_deck(g: Table) -> i64:
    kinds: i64 = 0
    k: i64
    for k in range(g.rules.n_kinds):
        if g.in_deck(k):  # §R16
            kinds |= bit(k)
    return kinds
