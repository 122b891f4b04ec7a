"""Tokens of a face-down bag come to light by chance."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from onirim.engine.cards import bit
from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import GO, WAIT, Step
from onirim.engine.native import i64
from onirim.engine.table import Table


def lay_token(g: Table, bag: i64, zone: i64) -> i64:
    """One token of the bag is laid there; UNKNOWN: chance has to tell first which."""
    token = g.by_chance(bag)
    if token != UNKNOWN:
        g.origin = bag
        g.place(token, zone)  # §3.2.1 §7.2.1
    return token


class LayOut(Step):
    """All tokens of a bag are laid out, one after the other."""

    def __init__(self, bag: i64, zone: i64) -> None:
        self.bag: i64 = bag
        self.zone: i64 = zone

    def run(self, g: Table) -> i64:
        while g.size(self.bag) > 0:
            if lay_token(g, self.bag, self.zone) == UNKNOWN:
                return WAIT
        g.done()
        return GO


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnUp(Step):
    """Some tokens of a bag are turned up (argument: those turned up << 4 | how many more)."""

    def __init__(self, first: i64, bag: i64, zone: i64) -> None:
        self.first: i64 = first  # the kind of the first token
        self.bag: i64 = bag
        self.zone: i64 = zone

    def turned_up(self, g: Table, tokens: i64) -> None:
        """So many as there are have been turned up; the set counts from the first token."""

    def run(self, g: Table) -> i64:
        left = g.arg() & 15
        fresh = g.arg() >> 4
        while left > 0 and g.size(self.bag) > 0:  # §R6
            token = lay_token(g, self.bag, self.zone)
            if token == UNKNOWN:
                g.set_arg(fresh << 4 | left)
                return WAIT
            fresh |= bit(token - self.first)
            left -= 1
        g.done()
        self.turned_up(g, fresh)
        return GO
