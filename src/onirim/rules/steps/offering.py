"""Offers that need not be fast."""

from __future__ import annotations

from onirim.engine.actions import GROUP_SHIFT
from onirim.engine.card_sets import has
from onirim.engine.native import i64
from onirim.engine.state import State


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
