"""What is true of every state of every game, whatever the ruleset.

Everything here asks the state for its declared zones, and knows no card and no module by name.
That nothing lies beyond what a zone says it holds is the matter of `a_line_holds_everything`.
"""

from __future__ import annotations

from array import array
from collections import Counter
from functools import lru_cache

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.hooks import ASK, WAIT
from onirim.engine.layout import Zone
from onirim.engine.memory import BAG_SHAPE, BOTTOM, MOST_FRAMES, SEEN, SORTED, TOP
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.shown_sets import (
    MOST_SETS,
    SetRecord,
    conclude_all,
    set_shown_sets,
    shown_sets,
)

Cards = list[tuple[int, int]]  # kinds and marks
Places = set[tuple[bool, int]]  # at the bottom of the deck or on top, and which card there


def check(state: State) -> None:
    """Everything at once."""
    nothing_comes_or_goes(state)
    for zone in state.rules.zones:
        zone_is_sound(state, zone)
    stack_is_sound(state)
    shown_sets_are_sound(state)
    somebody_decides(state)


def cells(state: State) -> bytes:
    """The whole memory, for comparisons: equal positions are equal bytes."""
    return array("q", list(state.mem)).tobytes()


def nothing_comes_or_goes(state: State) -> None:
    """Cards are conserved, kind by kind, and so are tokens, in the zones of their stock."""
    rules = state.rules
    found: dict[int, list[int]] = {}
    for zone in rules.zones:
        counts = found.setdefault(zone.home, [0] * int(rules.n_kinds))
        for kind, _ in state.cells(zone.at):
            counts[kind] += 1
    assert found == stocks(rules)


@lru_cache(maxsize=64)
def stocks(rules: Ruleset) -> dict[int, list[int]]:
    """How many of each kind there are: of cards (0), and of the tokens of each bag."""
    kinds = int(rules.n_kinds)
    out = {0: [int(rules.copies[k]) for k in range(kinds)]}
    out |= {zone.home: [0] * kinds for zone in rules.zones if zone.home}
    for bag, kind, number in rules.stock:
        out[bag][kind] = number
    return out


def zone_is_sound(state: State, zone: Zone) -> None:
    """It holds what it says, and no more than it has room for."""
    inside = state.cells(zone.at)
    assert len(inside) == state.size(zone.at), zone.name
    if not inside:
        return
    assert min(inside)[0] >= 0, zone.name
    assert max(inside)[0] < state.rules.n_kinds, zone.name
    assert zone.shape == BAG_SHAPE or len(inside) <= zone.room, zone.name
    assert zone.shape != SORTED or inside == sorted(inside), zone.name


def stack_is_sound(state: State) -> None:
    """It holds steps of the ruleset."""
    frames = state.frames()
    assert len(frames) <= MOST_FRAMES
    assert all(0 < step < len(state.rules.steps) for step, _ in frames)


def shown_sets_are_sound(state: State) -> None:
    """Runs of places that one seat knows, in order and apart; what has left them is a Location."""
    if state.rules.seats == 1:
        assert state.watcher is None
        return
    sets = shown_sets(state)
    assert len(sets) <= MOST_SETS
    assert not sets or not state.result
    twin = state.copy()
    set_shown_sets(twin, [])
    set_shown_sets(twin, sets)
    assert cells(twin) == cells(state), "cells of no record hold something"
    assert len(set[tuple[bool, int]]().union(*map(places_of, sets))) == sum(
        record.length for record in sets
    ), "a card is in two sets"
    groups = [group_of(record) for record in sets]
    assert groups == sorted(groups), "shown sets are not in order"
    for record in sets:
        shown_set_is_sound(state, record)
    assert not conclude_all(state.copy()), "there is a conclusion to draw"


def shown_set_is_sound(state: State, record: SetRecord) -> None:
    rules, mark = state.rules, record.orderer + 1 if state.rules.hidden_hands else 1
    cards = cards_of(state, record)
    assert record.length == 0 or record.start > 0
    assert len(cards) == record.length, "a place is outside the deck"
    assert all(marks == mark for _, marks in cards)
    assert record.gone == sorted(record.gone)
    assert all(rules.locations >> kind & seats >> record.orderer & 1 for kind, seats in record.gone)
    assert rules.hidden_hands or not record.gone
    if record.looked_at:
        assert (record.at_bottom, record.orderer) == (False, state.active)
        assert all(marks == mark for _, marks in state.cells(SEEN))
    else:
        kinds = {kind for kind, _ in [*cards, *record.gone]}
        assert len(kinds) > 1, "one kind only: everybody knows the cards"
        assert record.length > 0 or record.in_hand > 0
    hand = state.cells(int(rules.group_zones[record.orderer * MOST_GROUPS]))
    held = Counter(kind for kind, marks in hand if not marks)
    unseen = Counter(kind for kind, seats in record.gone if seats == mark)
    assert record.in_hand <= (held & unseen).total()


def places_of(record: SetRecord) -> Places:
    return {(record.at_bottom, record.start + i) for i in range(record.length)}


def cards_of(state: State, record: SetRecord) -> Cards:
    """The cards in its places."""
    first = record.start - 1  # places are counted from 1
    pile = state.cells(BOTTOM if record.at_bottom else TOP)
    return pile[first : first + record.length] if record.length else []


def group_of(record: SetRecord) -> tuple[int, int]:
    """On top from the next card downwards, without a place, at the bottom from the first drawn."""
    if record.at_bottom:
        return 2, record.start
    return (0, -record.start) if record.length or record.looked_at else (1, 0)


def somebody_decides(state: State) -> None:
    """A seat has different choices, or chance has cards, or the game is over and all is done."""
    legal = state.legal()
    assert len(set(legal)) == len(legal), "an action is offered twice"
    if state.result:
        assert (legal, state.frames()) == ([], [])
    elif state.status == WAIT:
        assert legal == []
        assert state.size(state.chance_bag) > 0
    else:
        assert state.status == ASK
        assert legal
        assert all(action in state.rules.code_of for action in legal)
