"""A hand card is laid down, and one of the discard pile comes into the hand for it."""

from __future__ import annotations

from onirim.engine.hooks import Step
from onirim.engine.memory import DISCARDED, DRAWN
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.engine.steps.contents import kinds_in_bag
from onirim.engine.steps.offering import offer_each


class Retrieve(Step):
    """Which card of the discard pile comes for it (argument: the group of the hand it was in)."""

    def __init__(self, retrieve: i64) -> None:
        self.retrieve: i64 = retrieve

    def allowed_below(self) -> str:
        return "act fill"

    def clears_zone(self) -> i64:
        return DRAWN

    def missing(self, state: State, arg: i64) -> str:
        if state.size(DRAWN) != 1 or not state.holds(DRAWN, state.rules.discardable):
            return "a hand card laid down for it"
        if state.size(state.hand_group(arg)) >= state.rules.group_room[arg]:
            return "a gap in that part of the hand"
        held = kinds_in_bag(state, DISCARDED) & state.rules.discardable
        return "" if held != 0 else "a Location in the discard pile"

    def options(self, state: State) -> None:
        kinds = state.rules.discardable  # §X10 | off: kinds = g.rules.locations
        offer_each(state, self.retrieve, kinds & kinds_in_bag(state, DISCARDED))

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        group = state.arg()
        state.pop_step()
        state.lift(ref, DISCARDED)
        state.place(ref, state.hand_group(group), state.partner if group == 0 else 0)  # §X10 §T11
        state.move(state.last(DRAWN), DRAWN, DISCARDED)  # §X10
