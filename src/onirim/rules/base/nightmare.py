"""The Nightmare and its four answers (rules §1.3.12, §B5, §B6; the order is §12.4)."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import has
from onirim.engine.deck import EMPTY, UNKNOWN
from onirim.engine.hooks import GO, NIGHTMARE_DRAWN, NIGHTMARE_RESOLVED, WAIT, Step
from onirim.engine.info import Question
from onirim.engine.memory import DISCARDED, DRAWN, LIMBO, SEEN
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import (
    BURY,
    NIGHTMARE,
    PAY_DOOR,
    PAY_FIVE,
    PAY_HAND,
    PAY_KEY,
    REDRAW,
    REVEAL_FIVE,
)

REVEALED_BY_NIGHTMARE: Final = 5  # §1.3.12


class Nightmare(Step):
    """Choose one of the four answers (argument 1: it came without a card)."""

    def question(self) -> Question:
        return Question(picks=[PAY_KEY, PAY_DOOR, PAY_FIVE, PAY_HAND], window="nightmare")

    def allowed_below(self) -> str:
        return "fill"

    def clears_zone(self) -> i64:
        return DRAWN

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg == 1:
            if state.size(DRAWN) == 0:
                return None
            return Message("missing-nothing-drawn", "that nothing is drawn")
        found = state.size(DRAWN) == 1 and state.rules.on_draw[state.last(DRAWN)] == NIGHTMARE
        return None if found else Message("missing-drawn-nightmare", "a drawn Nightmare")

    def options(self, state: State) -> None:
        rules = state.rules
        state.offer_hand(PAY_KEY, rules.keys)  # §1.3.12 §B6
        state.offer_zone(PAY_DOOR, state.doors, rules.doors)  # §1.3.12 §B6 §B14 §T3 §O9
        if state.arg() == 0 or state.deck_size() >= REVEALED_BY_NIGHTMARE:  # §B5 §B6 §I3
            state.offer(PAY_FIVE)  # §1.3.12 §B5 §B6
        state.offer(PAY_HAND)  # §1.3.12 §B6
        if state.arg() == 0:  # §I4 §I8
            state.offer_window(NIGHTMARE_DRAWN)  # §15.4 §K12

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.replace_step(BURY)  # §1.3.13; runs last: what is pushed from here on comes above it
        state.trigger(NIGHTMARE_RESOLVED, 0)
        if verb == PAY_KEY:
            state.move_hand_card(ref, DISCARDED)  # §1.3.8 §1.3.12
        elif verb == PAY_DOOR:
            state.lose_door(ref, state.doors)  # §1.3.12
        elif verb == PAY_FIVE:
            state.push_step(REVEAL_FIVE, REVEALED_BY_NIGHTMARE)  # §1.3.12
        else:
            state.discard_hand()  # §1.3.8 §1.3.12
            state.push_step(REDRAW)  # §1.3.12 §1.3.13 §B17 §W4


class RevealFive(Step):
    """Reveal cards of the deck: Locations are discarded, the rest goes to Limbo."""

    def allowed_below(self) -> str:
        return "bury trigger"

    def run(self, state: State) -> i64:
        discarded_by_reveal = state.rules.discarded_by_reveal
        left = state.arg()
        while left > 0:
            card = state.draw()
            if card == UNKNOWN:
                state.set_arg(left)
                return WAIT
            if card == EMPTY:  # §B5
                break
            left -= 1
            if has(discarded_by_reveal, card):  # §1.3.12 §12.6
                state.place(card, DISCARDED)
            else:
                state.place(card, LIMBO)  # §1.3.12 §8.2.8 §W3
        state.pop_step()
        return GO


class Bury(Step):
    """The Nightmare is resolved and goes to the discard pile."""

    def allowed_below(self) -> str:
        return "fill"

    def clears_zone(self) -> i64:
        return DRAWN

    def run(self, state: State) -> i64:
        state.pop_step()
        if state.size(DRAWN) > 0:
            state.move(state.last(DRAWN), DRAWN, DISCARDED)  # §1.3.12
        return GO


class DiscardNightmares(Step):
    """Those among the cards looked at are discarded unresolved."""

    def run(self, state: State) -> i64:
        state.pop_step()
        i = state.size(SEEN)
        while i > 0:
            card = state.at(SEEN, i)
            if state.rules.on_draw[card] == NIGHTMARE:  # §9.1
                state.move(card, SEEN, DISCARDED)
            i -= 1
        return GO
