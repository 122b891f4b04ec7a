"""Any number of the cards looked at or shown is discarded."""

from __future__ import annotations

from onirim.engine.cards import bit
from onirim.engine.hooks import ASK, GO, Step
from onirim.engine.memory import DISCARDED, SEEN
from onirim.engine.native import i64
from onirim.engine.table import Table
from onirim.engine.vocabulary import BURN_CARD, DECLINE


class Sift(Step):
    """One after the other in the order of kinds, so that no set can be chosen in two ways.

    Argument: the kind chosen last; none of a lower kind may follow.
    """

    def run(self, g: Table) -> i64:
        if g.holds(SEEN, self.burnable(g)):
            return ASK
        g.done()
        return GO

    def burnable(self, g: Table) -> i64:
        kinds = g.rules.everything
        if g.rules.spares_needed:  # §R13
            kinds &= ~g.rules.needed
        return kinds & ~(bit(g.arg()) - 1)

    def options(self, g: Table) -> None:
        g.offer_zone(BURN_CARD, SEEN, self.burnable(g))  # §7.2.5
        g.offer(DECLINE)  # §7.2.5 §R16

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        if verb == DECLINE:
            g.done()
            return
        g.move(ref, SEEN, DISCARDED)  # §7.2.5
        g.set_arg(ref)
