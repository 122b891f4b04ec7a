"""The line of what a viewer knows, read back: the state that the viewer observes."""

from __future__ import annotations

from random import Random

import pytest

from onirim.engine.state import State
from onirim.game.table_view import TableView
from onirim.knowledge.observe import observe
from onirim.notation.observed_position import read_observed
from onirim.notation.position import PositionError, read_position
from onirim.rules.catalogue import ruleset
from tests.helpers.invariants import cells
from tests.helpers.searches import FOUND
from tests.helpers.secrets import viewers_of
from tests.helpers.shown_games import RULES, small_game, step
from tests.helpers.strategies import RULES as GAMES
from tests.helpers.strategies import Made, table_of

MANY = [(text, "mixed", seed, 11 * seed) for seed in range(12) for text in sorted(GAMES)]


def read_back(seen: TableView) -> State:
    """From what goes over the wire."""
    rules = ruleset(seen.rules)
    legal = [rules.action_of[code] for code in seen.actions]
    return read_observed(rules, seen.position, seen.seat, legal, seen.to_move >= 0)


@pytest.mark.parametrize("how", MANY[::7])
def test_it_is_the_state_that_the_viewer_observes(how: Made) -> None:
    state = table_of(how)
    for viewer in viewers_of(state):
        seen = observe(state, viewer)
        again = read_back(TableView(seen, viewer))
        assert cells(again) == cells(seen)
        assert again.to_move == seen.to_move


@pytest.mark.parametrize("text", RULES)
def test_only_records_of_shown_sets_can_be_missing(text: str) -> None:
    """The line of a seat does not have the sets that this seat has ordered."""
    same = 0
    for seed in range(3):
        player = Random(seed)
        state = small_game(RULES[text], player)
        for _ in range(100):
            for viewer in viewers_of(state):
                seen = TableView(observe(state, viewer), viewer)
                again = TableView(read_back(seen), viewer)
                assert again.to_bytes() == seen.to_bytes()
                same += cells(again.observed) == cells(seen.observed)
            if state.result:
                break
            step(state, player)
    assert same > 300


@pytest.mark.parametrize("text", FOUND)
def test_a_search_finds_the_same(text: str) -> None:
    """What the list names is in the deck, and what it misses is in the hidden hand."""
    state = read_position(ruleset(text), FOUND[text])
    for viewer in viewers_of(state):
        seen = observe(state, viewer)
        again = read_back(TableView(seen, viewer))
        assert cells(again) == cells(seen)
        if state.to_move == viewer:
            assert again.legal() == state.legal()


def test_a_hidden_card_is_refused_where_every_card_must_be_known() -> None:
    with pytest.raises(PositionError, match="'hand2': here every card must be known"):
        read_position(ruleset("duo"), "hand1 Rs Rm Rk; hand2 Gs ??; active 1; stack act")
