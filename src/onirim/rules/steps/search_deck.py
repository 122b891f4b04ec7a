"""Looking through the whole deck: what it holds, what leaves it, and what follows (rules §12.3)."""

from __future__ import annotations

from onirim.engine.card_sets import has
from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import GO, SEARCHED, WAIT, Step
from onirim.engine.memory import BAG, BOTTOM, DISCARDED, TOP
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import SHUFFLE


def end_search(state: State) -> None:
    """What follows a search, then one shuffle; both come before what is on the stack now."""
    state.push_step(SHUFFLE)  # §R5
    state.trigger(SEARCHED, 0)  # §C11 §5.2.9


def deck_holds(state: State, kinds: i64) -> i64:
    """How many cards of these kinds."""
    n: i64 = 0
    k: i64
    for k in range(state.rules.n_kinds):
        if has(kinds, k):
            n += state.count(BAG, k) + state.copies_in(TOP, k) + state.copies_in(BOTTOM, k)
    return n


def discard_from_deck(state: State, kinds: i64) -> None:
    """All cards of these kinds; they are shown."""
    k: i64
    for k in range(state.rules.n_kinds):
        while has(kinds, k) and state.in_deck(k):
            state.search_out(k)
            state.place(k, DISCARDED)  # §7.1 §T9


class Identify(Step):
    """Before the deck is shown: chance identifies its unidentified cards, one after the other."""

    def __init__(self, search: str) -> None:
        self.search: str = search  # the step that shows the deck then

    def allowed_below(self) -> str:
        return self.search

    def run(self, state: State) -> i64:
        while not state.all_identified():  # §R16
            if state.identify_in_deck() == UNKNOWN:
                return WAIT
        state.pop_step()
        return GO
