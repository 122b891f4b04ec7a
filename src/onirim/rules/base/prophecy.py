"""Prophecy: look at the top of the deck, discard one card, order the rest (rules §1.3.7)."""

from __future__ import annotations

from typing import Final

from onirim.engine.hooks import ASK, GO, PROPHESIED, Step
from onirim.engine.info import Question
from onirim.engine.memory import DISCARDED, SEEN
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import DISCARD_SEEN, DISCARD_SEEN_CARD, LOOK, ORDER

PROPHECY_DEPTH: Final = 5  # §1.3.7


class Prophecy(Step):
    """Look at the top five cards, discard one, put the others back in any order."""

    def run(self, state: State) -> i64:
        if state.deck_size() == 0:  # §B12
            state.pop_step()
            return GO
        state.replace_step(ORDER)  # §1.3.7
        state.trigger(PROPHESIED, 0)
        state.push_step(DISCARD_SEEN)  # §1.3.7
        state.push_step(LOOK, PROPHECY_DEPTH)  # §1.3.7
        return GO


class DiscardSeen(Step):
    """Discard exactly one of the cards looked at."""

    def question(self) -> Question:
        return Question(picks=[DISCARD_SEEN_CARD], source="seen")

    def allowed_below(self) -> str:
        return "order trigger"

    def run(self, state: State) -> i64:
        if state.size(SEEN) > 0:
            return ASK
        state.pop_step()
        return GO

    def options(self, state: State) -> None:
        state.offer_zone(DISCARD_SEEN_CARD, SEEN, discardable_seen(state))  # §B11

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.move(ref, SEEN, DISCARDED)  # §1.3.7 §B11
        state.pop_step()


def discardable_seen(state: State) -> i64:
    """Kinds that may be discarded from what was looked at: with the house rule needed ones last."""
    rules = state.rules
    every = rules.everything  # §X5
    if rules.protect_required and state.holds(SEEN, every & ~rules.required):  # §B10
        every &= ~rules.required
    return every
