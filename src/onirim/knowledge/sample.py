"""Hidden cards drawn at random: from what a viewer knows to a game that could be."""

from __future__ import annotations

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.hooks import ASK
from onirim.engine.memory import ACTIVE, BAG, GOING_ON, RESULT
from onirim.engine.native import i64
from onirim.engine.rng import Rng, draw_by_weight
from onirim.engine.state import NOT_LISTED, State
from onirim.knowledge.hidden_chance import hidden_chance
from onirim.knowledge.hidden_places import mark_of


def draw_hidden_cards(state: State, viewer: i64, rng: Rng) -> bool:
    """Draw every hidden card of a state as this seat or spectator observes it.

    False: with these cards the game would not have stopped here.
    """
    if state.rules.seats == 1 or state.mem[RESULT] != GOING_ON:
        return True
    frames = state.frames()
    asked = state.status == ASK
    name_hidden_cards(state, viewer, rng)
    state.n_choices = NOT_LISTED
    if asked and state.mem[ACTIVE] == viewer:
        return True
    state.advance()
    return (state.status == ASK) == asked and state.frames() == frames


def name_hidden_cards(state: State, viewer: i64, rng: Rng) -> None:
    """Name one after the other by its odds; those that are left are dealt anew each time."""
    missed = mark_missed(state, viewer)
    hidden = hidden_chance(state, viewer)
    state.hidden = hidden
    state.chance_bag = BAG
    if hidden.begin_lifting(state):
        while hidden.lifting:
            hidden.name_card(state, draw_by_weight(state.outcome_weights(), rng))
    state.hidden = None
    for zone, kind in missed:
        state.lift(kind, zone)  # of equal cards the marked one leaves first
        state.place(kind, zone)


def mark_missed(state: State, viewer: i64) -> list[tuple[int, int]]:
    """What a list of the deck does not name is in the hidden hand: for now the viewer knows it.

    The zone and the kind of each of these cards.
    """
    listing = state.status == ASK and state.top_step.deck_search_verb() != ""
    if not listing or state.mem[ACTIVE] != viewer or not state.rules.hidden_hands:
        return []
    mem = state.mem
    mark = mark_of(state.rules, viewer)
    hand = state.rules.group_zones[(1 - viewer) * MOST_GROUPS]
    missed: list[tuple[int, int]] = []
    i: i64
    for i in range(mem[hand]):
        cell = mem[hand + 1 + i]
        if cell & mark == 0 and not state.in_deck(cell >> 2):
            mem[hand + 1 + i] = cell | mark
            missed.append((int(hand), int(cell >> 2)))
    return missed
