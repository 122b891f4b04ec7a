"""The Doors that lie before all players (rules §R11, §G7)."""

from __future__ import annotations

from onirim.engine.cards import bit
from onirim.engine.native import i64
from onirim.engine.table import Table


def doors_gained(g: Table) -> i64:
    n: i64 = 0
    seat: i64
    for seat in range(g.rules.seats):
        n += g.size(g.rules.door_zones[seat])  # §R10 §R11
    return n


def gained(g: Table, door: i64) -> i64:
    """How many Doors of this kind."""
    n: i64 = 0
    seat: i64
    for seat in range(g.rules.seats):
        n += g.copies_in(g.rules.door_zones[seat], door)  # §R11
    return n


def gained_of_colour(g: Table, colour: i64) -> i64:
    """How many of this colour; a Door of all colours is of none."""
    n: i64 = 0
    k: i64
    for k in range(g.rules.n_kinds):
        if (g.rules.doors >> k) & 1 and g.rules.colours[k] == bit(colour):  # §R10 §G7
            n += gained(g, k)
    return n
