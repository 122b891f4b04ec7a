"""The invariants notice states that no game can lead to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from onirim.engine.memory import BAG, DISCARDED
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.knowledge.shown_sets import SetRecord, set_shown_sets
from tests.helpers.invariants import check
from tests.helpers.strategies import RULES


def one_card_more(state: State) -> None:
    state.place(state.rules.kind("Rs"), DISCARDED)


def a_negative_count(state: State) -> None:
    for _ in range(int(state.count(BAG, state.rules.kind("Nm"))) + 1):
        state.move(state.rules.kind("Nm"), BAG, DISCARDED)


def an_unknown_step(state: State) -> None:
    state.push_step(len(state.rules.steps))


def a_shown_set_outside_the_deck(state: State) -> None:
    set_shown_sets(state, [SetRecord(False, 1, 2, 0)])


@pytest.mark.parametrize(
    "spoil",
    [one_card_more, a_negative_count, an_unknown_step, a_shown_set_outside_the_deck],
    ids=lambda spoil: spoil.__name__,
)
def test_a_spoilt_state_is_noticed(spoil: Callable[[State], None]) -> None:
    state = State(RULES["duo"], Rng(1))
    state.start()
    check(state)
    spoil(state)
    with pytest.raises(AssertionError):
        check(state)
