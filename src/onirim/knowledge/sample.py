"""Hidden cards drawn at random: from what a viewer knows to a game that could be."""

from __future__ import annotations

from onirim.engine.hooks import ASK
from onirim.engine.memory import ACTIVE, BAG, GOING_ON, RESULT
from onirim.engine.native import i64
from onirim.engine.rng import Rng, draw_by_weight
from onirim.engine.state import NOT_LISTED, State
from onirim.knowledge.observe import mark_of


def draw_hidden_cards(state: State, viewer: i64, rng: Rng) -> bool:
    """Draw every hidden card of a state that is masked for this seat.

    False: with these cards the game would not have stopped here.
    """
    if state.rules.seats == 1 or state.mem[RESULT] != GOING_ON:
        return True
    state.viewer = viewer
    state.veil = mark_of(state, viewer)
    state.chance_bag = BAG
    frames = state.frames()
    asked = state.status == ASK
    if state.begin_lifting():
        while state.lifting:
            state.name_card(draw_by_weight(state.outcome_weights(), rng))
    state.veil = 0
    state.n_choices = NOT_LISTED
    if asked and state.mem[ACTIVE] == viewer:
        return True
    state.advance()
    return (state.status == ASK) == asked and state.frames() == frames
