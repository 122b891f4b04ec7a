"""The end of a labyrinth row as players and views look at it."""

from __future__ import annotations

from onirim.engine.cards import EVERY_COLOUR
from onirim.engine.memory import USED
from onirim.engine.native import i64
from onirim.engine.table import Table


def joined(g: Table, row: i64, colours: i64) -> i64:
    """How many cards at the end of the row a card of these colours would join: 0, 1 or 2."""
    mem = g.mem
    end = row + mem[row]
    n: i64 = 0
    while n < 2 and end > row and mem[end] & USED == 0:
        colours &= g.rules.colours[mem[end] >> 2]
        if colours == 0:
            break
        n += 1
        end -= 1
    return n


def series(g: Table, row: i64) -> i64:
    """How many cards at the end of the row wait for the rest of their trio: 0, 1 or 2."""
    rules = g.rules
    if len(rules.on_trio) == 0:
        return joined(g, row, EVERY_COLOUR)
    longest: i64 = 0
    k: i64
    for k in range(rules.n_kinds):
        if (rules.playable >> k) & 1:
            longest = max(longest, goes_on_with(g, row, k))
    return longest


def goes_on_with(g: Table, row: i64, card: i64) -> i64:
    """How many cards at the end of the row this card would make a series with if played."""
    n = joined(g, row, g.rules.colours[card])
    if len(g.rules.on_trio) == 0 or n == 0:
        return n
    last = g.last(row)
    if n == 2 and makes_trio(g, g.at(row, g.size(row) - 1), last, card):
        return 2
    return 1 if can_become_trio(g, last, card) else 0


def can_become_trio(g: Table, a: i64, b: i64) -> bool:
    rules = g.rules
    common = rules.colours[a] & rules.colours[b]
    k: i64
    for k in range(rules.n_kinds):
        if (rules.playable >> k) & 1 and rules.colours[k] & common != 0 and makes_trio(g, a, b, k):
            return True
    return False


def makes_trio(g: Table, a: i64, b: i64, c: i64) -> bool:
    """Do the modules let three cards of one colour be a trio?"""
    for m in g.rules.on_trio:
        if not m.trio(g, a, b, c):
            return False
    return True
