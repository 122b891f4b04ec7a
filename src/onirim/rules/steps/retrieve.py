"""A hand card is laid down, and one of the discard pile comes into the hand for it."""

from __future__ import annotations

from onirim.engine.hooks import Step
from onirim.engine.info import Question
from onirim.engine.memory import DISCARDED, DRAWN
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.steps.contents import kinds_in_bag, offer_each


class Retrieve(Step):
    """Which card of the discard pile comes for it (argument: the group of the hand it was in)."""

    def __init__(self, retrieve: i64) -> None:
        self.retrieve: i64 = retrieve

    def question(self) -> Question:
        return Question(picks=[self.retrieve])

    def allowed_below(self) -> str:
        return "act fill"

    def clears_zone(self) -> i64:
        return DRAWN

    def missing(self, state: State, arg: i64) -> Message | None:
        if state.size(DRAWN) != 1 or not state.holds(DRAWN, state.rules.discardable):
            return Message("missing-laid-down", "a hand card laid down for it")
        if state.size(state.hand_group(arg)) >= state.rules.group_room[arg]:
            return Message("missing-gap", "a gap in that part of the hand")
        held = kinds_in_bag(state, DISCARDED) & state.rules.discardable
        if held != 0:
            return None
        return Message("missing-discarded-location", "a Location in the discard pile")

    def options(self, state: State) -> None:
        offer_each(
            state, self.retrieve, state.rules.discardable & kinds_in_bag(state, DISCARDED)
        )  # §X10

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        group = state.arg()
        state.pop_step()
        state.lift(ref, DISCARDED)
        state.place(ref, state.hand_group(group), state.partner if group == 0 else 0)  # §X10 §T11
        state.move(state.last(DRAWN), DRAWN, DISCARDED)  # §X10
