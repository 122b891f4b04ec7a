"""Which kinds of cards lie where, and offers over them that need not be fast."""

from __future__ import annotations

from onirim.engine.actions import GROUP_SHIFT
from onirim.engine.card_sets import bit, has
from onirim.engine.native import i64
from onirim.engine.state import State


def kinds_in_zone(state: State, zone: i64) -> i64:
    """In a pile or a sorted zone."""
    kinds: i64 = 0
    i: i64 = state.size(zone)
    while i > 0:
        kinds |= bit(state.at(zone, i))
        i -= 1
    return kinds


def cards_of(state: State, zone: i64) -> list[int]:
    """The cards of a pile or a sorted zone, one by one."""
    return [int(state.at(zone, i)) for i in range(1, int(state.size(zone)) + 1)]


def kinds_in_bag(state: State, bag: i64) -> i64:
    """In a bag of counts, as the discard pile is one."""
    kinds: i64 = 0
    k: i64
    for k in range(state.rules.n_kinds):
        if state.count(bag, k) > 0:
            kinds |= bit(k)
    return kinds


def kinds_in_deck(state: State) -> i64:
    kinds: i64 = 0
    k: i64
    for k in range(state.rules.n_kinds):
        if state.in_deck(k):  # §R16
            kinds |= bit(k)
    return kinds


def offer_each(state: State, verb: i64, members: i64) -> None:
    """Offer the verb for every member of a set: kinds of cards, colours or places."""
    k: i64 = 0
    while members >> k != 0:
        if has(members, k):
            state.offer(verb, k)
        k += 1


def offer_whole_hand(state: State, verb: i64, kinds: i64) -> None:
    """Offer the verb for cards of those groups only that are lost with the whole hand."""
    i: i64 = 0
    while i < state.rules.groups:
        if state.rules.group_lost[i] == 1:  # §O16
            state.offer_zone(verb, state.hand_group(i), kinds, i << GROUP_SHIFT)
        i += 1
