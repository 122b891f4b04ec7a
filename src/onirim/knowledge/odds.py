"""The cards that a viewer cannot place, and how likely each of them comes next.

Alone nothing is hidden but the order of the deck, so the cards of the deck are their own odds. With
a partner all cards that a seat cannot place form one pool.
"""

from __future__ import annotations

from onirim.engine.card_sets import KINDS
from onirim.engine.memory import BAG, BOTTOM, GOING_ON, RESULT, TOP
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.knowledge.hidden_places import HiddenPlaces
from onirim.knowledge.observe import hide_identities


class UnplacedCards:
    """The cards of which a viewer does not know where they lie, by kind."""

    def __init__(self, counts: list[int]) -> None:
        self.counts: list[int] = counts
        self.identities: list[int] = [0] * KINDS  # counted as unidentified: met, but by whom?


def unplaced_cards(state: State, viewer: i64) -> UnplacedCards:
    """Those of a seat or SPECTATOR that observes this state; alone and at the end, of everybody."""
    if all_is_known(state):
        return UnplacedCards(unknown_counts(state))
    places = HiddenPlaces(state, viewer)
    cards = UnplacedCards(places.unknown)
    if state.identity_bag != 0:
        cards.identities = hide_identities(state, places)
    return cards


def next_card_weights(state: State, viewer: i64) -> list[int]:
    """What the next card drawn can be, in whole numbers by kind.

    A hidden hand holds Locations only: the deck has more of the other cards than their share of all
    that this viewer cannot place. Nothing if the deck is empty, one card if that is known.
    """
    mem = state.mem
    weights = [0] * KINDS
    if state.deck_size() == 0:
        return weights
    cell = next_known_cell(state)
    if all_is_known(state):
        if cell == 0:
            return unknown_counts(state)
        weights[mem[cell] >> 2] = 1
        return weights
    places = HiddenPlaces(state, viewer)
    if state.identity_bag != 0:
        hide_identities(state, places)
    if cell != 0 and int(cell) not in places.cells:
        weights[mem[cell] >> 2] = 1
        return weights
    pool = places.pool([])
    which = places.set_of[places.cells.index(int(cell))] if cell != 0 else -1
    return pool.elsewhere() if which < 0 else pool.at_place(which)


def all_is_known(state: State) -> bool:
    """Does nobody hide a card from anybody? Alone only the order of the deck is hidden."""
    return state.rules.seats == 1 or state.mem[RESULT] != GOING_ON


def unknown_counts(state: State) -> list[int]:
    return [int(state.mem[BAG + 1 + k]) for k in range(KINDS)]


def next_known_cell(state: State) -> i64:
    """The cell of a known place that is drawn next; 0 if the next card is one of the bag."""
    if state.mem[TOP] > 0:
        return TOP + state.mem[TOP]
    return BOTTOM + 1 if state.mem[BAG] == 0 else 0
