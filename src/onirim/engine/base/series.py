"""The end of a labyrinth row as players and views look at it."""

from __future__ import annotations

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
