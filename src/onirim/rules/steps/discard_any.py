"""Any number of the cards looked at or shown is discarded."""

from __future__ import annotations

from onirim.engine.card_sets import bit, has
from onirim.engine.hooks import ASK, GO, Step
from onirim.engine.info import Question
from onirim.engine.memory import DISCARDED, SEEN
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import DECLINE, DISCARD_SEEN_CARD
from onirim.rules.steps.contents import cards_of


class DiscardAny(Step):
    """One after the other in the order of kinds, so that no set can be chosen in two ways.

    Argument: the kind chosen last; none of a lower kind may follow.
    """

    def question(self) -> Question:
        return Question("any-number", [DISCARD_SEEN_CARD], "ascending", DECLINE, source="seen")

    def pool(self, state: State) -> list[int]:
        kinds = self.discardable_seen(state)
        return [card for card in cards_of(state, SEEN) if has(kinds, card)]

    def limits(self, state: State) -> tuple[int, int]:
        return 0, len(self.pool(state))

    def run(self, state: State) -> i64:
        if state.holds(SEEN, self.discardable_seen(state)):
            return ASK
        state.pop_step()
        return GO

    def discardable_seen(self, state: State) -> i64:
        kinds = state.rules.everything
        if state.rules.protect_required:  # §R13
            kinds &= ~state.rules.required
        return kinds & ~below(state.arg())

    def options(self, state: State) -> None:
        state.offer_zone(DISCARD_SEEN_CARD, SEEN, self.discardable_seen(state))  # §7.2.5
        state.offer(DECLINE)  # §7.2.5 §R16

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if verb == DECLINE:
            state.pop_step()
            return
        state.move(ref, SEEN, DISCARDED)  # §7.2.5
        state.set_arg(ref)


def below(kind: i64) -> i64:
    """All kinds before this one."""
    return bit(kind) - 1
