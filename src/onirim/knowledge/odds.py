"""What a viewer cannot place, by kind, and how likely each kind comes next.

Alone nothing is hidden but the order of the deck, so the cards of the deck are their own odds. With
a partner all cards that a seat cannot place form one pool.
"""

from __future__ import annotations

from onirim.engine.card_sets import KINDS
from onirim.engine.layout import OMNISCIENT
from onirim.engine.memory import BAG, BOTTOM, GOING_ON, RESULT, TOP
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.knowledge.hidden_places import HiddenPlaces, hidden_places
from onirim.knowledge.identities import hidden_identities


class UnplacedCards:
    """The cards of which a viewer does not know where they lie, by kind."""

    def __init__(self, places: HiddenPlaces) -> None:
        self.places: HiddenPlaces = places
        self.counts: list[int] = places.unknown
        self.identities: list[int] = [0] * KINDS  # counted as unidentified: met, but by whom?


def unplaced_cards(state: State, viewer: i64) -> UnplacedCards:
    """Those of a seat or SPECTATOR that observes this state; alone and at the end, of everybody."""
    if viewer == OMNISCIENT or state.rules.seats == 1 or state.mem[RESULT] != GOING_ON:
        return UnplacedCards(HiddenPlaces(state, viewer))
    cards = UnplacedCards(hidden_places(state, viewer))
    if state.identity_bag != 0:
        cards.identities = hidden_identities(cards.places)
    return cards


def true_next_weights(state: State) -> list[int]:
    """What the next card drawn can be to one who knows every card that lies in a known place."""
    mem = state.mem
    if mem[TOP] == 0 and mem[BAG] > 0:
        return [int(mem[BAG + 1 + k]) for k in range(KINDS)]
    weights = [0] * KINDS
    if state.deck_size() > 0:
        weights[mem[TOP + mem[TOP] if mem[TOP] > 0 else BOTTOM + 1] >> 2] = 1
    return weights


def next_card_weights(state: State, viewer: i64) -> list[int]:
    """What the next card drawn can be, in whole numbers by kind.

    A hidden hand holds Locations only: the deck has more of the other cards than their share of all
    that this viewer cannot place. Nothing if the deck is empty, one card if that is known.
    """
    mem = state.mem
    weights = [0] * KINDS
    if state.deck_size() == 0:
        return weights
    places = unplaced_cards(state, viewer).places
    pool = places.pool([])
    cell: i64 = 0
    if mem[TOP] > 0:
        cell = TOP + mem[TOP]
    elif mem[BAG] == 0:
        cell = BOTTOM + 1
    if cell == 0:
        return pool.elsewhere()
    if int(cell) not in places.cells:
        weights[mem[cell] >> 2] = 1
        return weights
    which = places.set_of[places.cells.index(int(cell))]
    return pool.elsewhere() if which < 0 else pool.at_place(which)
