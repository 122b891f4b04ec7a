"""A Happy Dream: avert a Premonition, sift the top of the deck, or fetch a card (rules §7.2.5)."""

from __future__ import annotations

from typing import Final

from onirim.engine.hooks import Step
from onirim.engine.info import Question
from onirim.engine.memory import SEEN
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import BURY, ORDER, SHOW
from onirim.rules.steps.contents import kinds_in_deck, offer_each
from onirim.rules.steps.drawn_card import Drawn
from onirim.rules.steps.search_deck import end_search

SEVEN: Final = 7  # §7.2.5


class HappyDream(Drawn):
    """First the option is chosen, then its cards; then the Happy Dream is discarded."""

    avert_option: i64 = 0  # verbs
    seven_option: i64 = 0
    fetch_option: i64 = 0
    avert: i64 = 0  # steps
    discard_any: i64 = 0
    fetch: i64 = 0
    identify: i64 = 0
    face_up: i64 = 0  # zone

    def question(self) -> Question:
        return Question(picks=[self.avert_option, self.seven_option, self.fetch_option])

    def options(self, state: State) -> None:
        if state.size(self.face_up) > 0:  # §R12
            state.offer(self.avert_option)  # §7.2.5
        state.offer(self.seven_option)  # §7.2.5 §R16
        if state.deck_size() > 0:  # §R16
            state.offer(self.fetch_option)  # §7.2.5

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.replace_step(BURY)  # §7.2.5
        if verb == self.avert_option:
            state.push_step(self.avert)  # §7.2.5
            return
        state.push_step(ORDER)  # §7.2.5 §R16
        if verb == self.seven_option:
            state.push_step(self.discard_any)  # §7.2.5
            state.push_step(SHOW, SEVEN)  # §7.2.5 §16.3
        else:
            state.push_step(self.fetch)  # §7.2.5
            state.push_step(self.identify)  # §R16


class Avert(Step):
    """Happy Dream a: remove one face-up Premonition without its penalty."""

    def __init__(self, face_up: i64, removed: i64, premonitions: i64, avert: i64) -> None:
        self.face_up: i64 = face_up
        self.removed: i64 = removed
        self.premonitions: i64 = premonitions  # the set of their kinds
        self.verb: i64 = avert

    def question(self) -> Question:
        return Question(picks=[self.verb])

    def allowed_below(self) -> str:
        return "bury"

    def missing(self, state: State, arg: i64) -> Message | None:
        if state.size(self.face_up) > 0:
            return None
        return Message("missing-premonition", "a Premonition that is face up")

    def options(self, state: State) -> None:
        state.offer_zone(self.verb, self.face_up, self.premonitions)  # §7.2.5

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        state.move(ref, self.face_up, self.removed)  # §7.2.5 §R1


class Fetch(Step):
    """Happy Dream c: look through the deck, take any card, shuffle, put that card on top."""

    def __init__(self, fetch: i64, identify: i64) -> None:
        self.verb: i64 = fetch
        self.identify: i64 = identify

    def question(self) -> Question:
        return Question(picks=[self.verb])

    def allowed_below(self) -> str:
        return "order"

    def deck_search_verb(self) -> str:
        return "fetch"

    def looks_through_deck(self, state: State) -> bool:
        return True  # §T10

    def missing(self, state: State, arg: i64) -> Message | None:
        if state.deck_size() == 0:
            return Message("missing-deck-card", "a card in the deck")
        if state.all_identified() or state.is_on_stack(self.identify):
            return None
        return Message("missing-identities", "that every card of the deck is identified")

    def options(self, state: State) -> None:
        offer_each(state, self.verb, kinds_in_deck(state))  # §7.2.5 §R16 §T10

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        end_search(state)  # §7.2.5 §R16 §5.2.9
        state.forget_places()  # §T9
        state.search_out(ref)
        state.place(ref, SEEN, state.me)  # §T9
