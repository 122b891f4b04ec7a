"""Any number of the cards looked at or shown is discarded."""

from __future__ import annotations

from onirim.engine.cards import bit
from onirim.engine.hooks import ASK, GO, Step
from onirim.engine.memory import DISCARDED, SEEN
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.engine.vocabulary import BURN_CARD, DECLINE


class Sift(Step):
    """One after the other in the order of kinds, so that no set can be chosen in two ways.

    Argument: the kind chosen last; none of a lower kind may follow.
    """

    def run(self, state: State) -> i64:
        if state.holds(SEEN, self.burnable(state)):
            return ASK
        state.pop_step()
        return GO

    def burnable(self, state: State) -> i64:
        kinds = state.rules.everything
        if state.rules.spares_needed:  # §R13
            kinds &= ~state.rules.needed
        return kinds & ~(bit(state.arg()) - 1)

    def options(self, state: State) -> None:
        state.offer_zone(BURN_CARD, SEEN, self.burnable(state))  # §7.2.5
        state.offer(DECLINE)  # §7.2.5 §R16

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if verb == DECLINE:
            state.pop_step()
            return
        state.move(ref, SEEN, DISCARDED)  # §7.2.5
        state.set_arg(ref)
