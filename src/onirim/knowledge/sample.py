"""Hidden cards drawn at random: from what a viewer knows to a game that could be."""

from __future__ import annotations

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.card_sets import KINDS, has
from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import ASK
from onirim.engine.memory import ACTIVE, BAG, GOING_ON, RESULT
from onirim.engine.native import i64
from onirim.engine.rng import Rng, draw_by_weight
from onirim.engine.state import NOT_LISTED, State
from onirim.knowledge.hidden_chance import HiddenChance, hidden_chance
from onirim.knowledge.hidden_places import HiddenPlaces, hidden_places
from onirim.knowledge.marks import is_seen, mark_of

ATTEMPTS = 2000


def draw_what_is_hidden(state: State, rng: Rng) -> bool:
    """Draw every card that is chance in a state as a seat sees it; False if no deal agrees.

    Then nothing is hidden, and a seat that was asked something is asked the same.
    """
    hidden = state.hidden
    if hidden is None:
        return True
    assert isinstance(hidden, HiddenChance)
    if hidden.lifting and not hidden.asked:
        name_the_rest(state, hidden, rng)
        return True
    legal = [] if hidden.asked else state.legal()
    for _ in range(ATTEMPTS):
        trial = state.copy()
        trial.hidden = None
        if hidden.asked:
            trial.status = ASK
        if draw_hidden_cards(trial, hidden.viewer, rng) and (
            hidden.asked or trial.legal() == legal
        ):
            state.copy_from(trial)
            return True
    return False


def name_the_rest(state: State, hidden: HiddenChance, rng: Rng) -> None:
    """Name all cards that chance has not named yet."""
    places = hidden_places(state, hidden.viewer)
    if len(hidden.named) == 0 and is_one_pool(places):
        deal_by_chance(places, rng)
        state.hidden = None
        state.outcome = UNKNOWN
        state.advance()
        return
    while hidden.lifting:
        state.apply_outcome(draw_by_weight(state.outcome_weights(), rng))


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
    if asked and state.n_choices == 0:
        return False  # as where a seat looks for two Keys and the deck would have one
    return (state.status == ASK) == asked and state.frames() == frames


def name_hidden_cards(state: State, viewer: i64, rng: Rng) -> None:
    """Draw all cards that this viewer can't place, as likely as they lie there."""
    missed = mark_missed(state, viewer)
    places = hidden_places(state, viewer)
    if is_one_pool(places):
        deal_by_chance(places, rng)
    else:
        name_one_by_one(state, viewer, rng)
    for zone, kind in missed:
        state.lift(kind, zone)  # of equal cards the marked one leaves first
        state.place(kind, zone)


def name_one_by_one(state: State, viewer: i64, rng: Rng) -> None:
    """Name each card by its odds; those that are left are dealt again each time."""
    hidden = hidden_chance(state, viewer)
    state.hidden = hidden
    state.chance_bag = BAG
    if hidden.begin_lifting(state):
        while hidden.lifting:
            hidden.name_card(state, draw_by_weight(state.outcome_weights(), rng))
    state.hidden = None


def is_one_pool(places: HiddenPlaces) -> bool:
    """Can every hidden card lie in every place, but for other cards than Locations in a hand?"""
    return len(places.secret) == 0


def deal_by_chance(places: HiddenPlaces, rng: Rng) -> None:
    """Deal one pool: Locations to the hidden hand, then any cards to the other places."""
    left = places.unknown.copy()
    locations = places.state.rules.locations
    hand = [take(left, locations, rng) for _ in places.hands]
    cells = [take(left, -1, rng) for _ in places.set_of]
    if places.state.identity_bag != 0:
        cells = [identified(places.state, kind, rng) for kind in cells]
    places.write(cells + hand, left)


def identified(state: State, kind: int, rng: Rng) -> int:
    """The identity of a card in a known place, drawn if it is an unidentified one."""
    if kind != state.unidentified:
        return kind
    state.count_identified()
    return int(rng.pick(state.mem, state.identity_bag))


def take(left: list[int], kinds: i64, rng: Rng) -> int:
    """Take one of the cards that are left and of these kinds, all equally likely."""
    k: i64
    total: i64 = 0
    for k in range(KINDS):
        if has(kinds, k):
            total += left[k]
    ticket = rng.below(total)
    for k in range(KINDS):
        if has(kinds, k):
            ticket -= left[k]
            if ticket < 0:
                left[k] -= 1
                return int(k)
    raise AssertionError("a ticket is smaller than the sum")


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
        if not is_seen(cell, mark) and not state.in_deck(cell >> 2):
            mem[hand + 1 + i] = cell | mark
            missed.append((int(hand), int(cell >> 2)))
    return missed
