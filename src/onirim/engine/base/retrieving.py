"""A hand card is laid down, and one of the discard pile comes into the hand for it."""

from __future__ import annotations

from onirim.engine.base.contents import kinds_in_bag
from onirim.engine.base.offering import offer_each
from onirim.engine.hooks import Step
from onirim.engine.memory import DISCARDED, DRAWN
from onirim.engine.native import i64
from onirim.engine.table import Table


class Retrieve(Step):
    """Which card of the discard pile comes for it (argument: the group of the hand it was in)."""

    def __init__(self, retrieve: i64) -> None:
        self.retrieve: i64 = retrieve

    def lies_on(self) -> str:
        return "act fill"

    def cares_for(self) -> i64:
        return DRAWN

    def lacks(self, g: Table, arg: i64) -> str:
        if g.size(DRAWN) != 1 or not g.holds(DRAWN, g.rules.discardable):
            return "a hand card laid down for it"
        if g.size(g.group(arg)) >= g.rules.group_room[arg]:
            return "a gap in that part of the hand"
        held = kinds_in_bag(g, DISCARDED) & g.rules.discardable
        return "" if held != 0 else "a Location in the discard pile"

    def options(self, g: Table) -> None:
        offer_each(g, self.retrieve, g.rules.discardable & kinds_in_bag(g, DISCARDED))  # §X10

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        group = g.arg()
        g.done()
        g.lift(ref, DISCARDED)
        g.place(ref, g.group(group), g.partner if group == 0 else 0)  # §X10 §T11
        g.move(g.last(DRAWN), DRAWN, DISCARDED)  # §X10
