"""References to things on the table, and what lies there as codes."""

from __future__ import annotations

from onirim.engine.actions import ARGUMENT, group_of
from onirim.engine.info import Cost
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.facts.answers import Thing

__all__ = ["card_at", "card_in", "codes_in", "hand_card", "whole", "whole_hand"]


def zone_name(rules: Ruleset, zone: int) -> str:
    for known in rules.zones:
        if known.at == zone:
            return known.name
    raise AssertionError("an address of no zone")


def whole(state: State, zone: int) -> Thing:
    """A zone as it lies there."""
    return Thing(zone_name(state.rules, zone))


def card_at(state: State, zone: int, place: int) -> Thing:
    """The card in a place of a pile, from 1."""
    code = state.rules.codes[state.at(zone, place)]
    return Thing(zone_name(state.rules, zone), int(place), code)


def card_in(state: State, zone: int, kind: int) -> Thing:
    """Any card of this kind in a zone."""
    return Thing(zone_name(state.rules, zone), 0, state.rules.codes[kind])


def hand_card(state: State, ref: int) -> Thing:
    """The hand card that an action names."""
    return card_in(state, state.hand_group(group_of(ref)), ref & ARGUMENT)


def whole_hand(state: State) -> Cost:
    """Everything that goes when the active player discards the whole hand."""
    lost: list[str] = []
    for i in range(state.rules.groups):
        if state.rules.group_lost[i] == 1:
            lost += codes_in(state, state.hand_group(i))
    return Cost("hand", len(lost), "@hand", tuple(lost))


def codes_in(state: State, zone: int) -> list[str]:
    """The codes of all cards of a pile or a sorted zone."""
    return [state.rules.codes[state.at(zone, i)] for i in range(1, state.size(zone) + 1)]
