"""Things on the table that an answer to a front end points at; no game needs them."""

from __future__ import annotations

from onirim.engine.actions import ARGUMENT
from onirim.engine.info import Cost
from onirim.engine.memory import SEEN
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.facts.answers import Obstacle, Thing, Threat


def zone_name(rules: Ruleset, zone: i64) -> str:
    for known in rules.zones:
        if known.at == zone:
            return known.name
    raise AssertionError("an address of no zone")


def whole(state: State, zone: i64) -> Thing:
    """A zone as it lies there."""
    return Thing(zone_name(state.rules, zone))


def card_at(state: State, zone: i64, place: i64) -> Thing:
    """The card in a place of a pile, from 1."""
    code = state.rules.codes[state.at(zone, place)]
    return Thing(zone_name(state.rules, zone), int(place), code)


def card_in(state: State, zone: i64, kind: i64) -> Thing:
    """Any card of this kind in a zone."""
    return Thing(zone_name(state.rules, zone), 0, state.rules.codes[kind])


def hand_card(state: State, ref: i64) -> Thing:
    """The hand card that an action names."""
    return card_in(state, state.hand_group(ref >> 6), ref & ARGUMENT)


def protected(state: State, kind: i64) -> Obstacle:
    """By the house rule this card among those looked at is needed to win."""
    return Obstacle("protected", {"card": state.rules.codes[kind]}, (card_in(state, SEEN, kind),))


def deck_short(state: State, needed: int) -> Obstacle:
    return Obstacle("deck-short", {"n": int(state.deck_size()), "m": needed}, (Thing("deck"),))


def low_deck(state: State, hand: int) -> list[Threat]:
    """The deck holds no more than a whole hand; whoever must draw from an empty one has lost."""
    n = int(state.deck_size())
    if n > hand:
        return []
    return [Threat("deck-low", "near" if n > 0 else "now", n, hand, {"n": n}, (Thing("deck"),))]


def whole_hand(state: State) -> Cost:
    """Everything that goes when the active player discards the whole hand."""
    lost: list[str] = []
    i: i64
    for i in range(state.rules.groups):
        if state.rules.group_lost[i] == 1:
            lost += codes_in(state, state.hand_group(i))
    return Cost("hand", len(lost), "@hand", tuple(lost))


def codes_in(state: State, zone: i64) -> list[str]:
    """The codes of all cards of a pile or a sorted zone."""
    n = int(state.size(zone))
    return [state.rules.codes[state.at(zone, i)] for i in range(1, n + 1)]
