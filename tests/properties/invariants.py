"""What is true of every state of every game, whatever the ruleset.

Everything here goes over the declared zones and knows no card and no module by name.
"""

from __future__ import annotations

from collections import Counter
from operator import add
from typing import cast

from onirim.engine.actions import MOST_GROUPS
from onirim.engine.hooks import ASK, WAIT
from onirim.engine.layout import Zone
from onirim.engine.memory import (
    ACTIVE,
    BAG_SHAPE,
    BOTTOM,
    GOING_ON,
    MOST_FRAMES,
    RESULT,
    SEEN,
    SORTED,
    STACK,
    TOP,
)
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.shown_sets import (
    MOST_SETS,
    SetRecord,
    set_shown_sets,
    settle_all,
    shown_sets,
)

Memory = list[int]


def check(state: State) -> None:
    """Everything at once."""
    memory = cells(state)
    nothing_comes_or_goes(state.rules, memory)
    for zone in state.rules.zones:
        zone_is_sound(state.rules, memory, zone)
    stack_is_sound(state.rules, memory)
    shown_sets_are_sound(state, memory)
    somebody_decides(state)


def cells(state: State) -> Memory:
    """The whole memory."""
    return cast("Memory", [*state.mem])


def nothing_comes_or_goes(rules: Ruleset, memory: Memory) -> None:
    """Cards are conserved, kind by kind, and so are tokens, in the zones of their stock."""
    found: dict[int, Memory] = {}
    for zone in rules.zones:
        counts = found.setdefault(zone.home, [0] * int(rules.n_kinds))
        found[zone.home] = count_kinds(counts, memory, zone)
    assert found == stocks(rules)


def stocks(rules: Ruleset) -> dict[int, Memory]:
    """How many of each kind there are: of cards (0), and of the tokens of each bag."""
    kinds = int(rules.n_kinds)
    out = {0: [int(rules.copies[k]) for k in range(kinds)]}
    out |= {zone.home: [0] * kinds for zone in rules.zones if zone.home}
    for bag, kind, number in rules.stock:
        out[bag][kind] = number
    return out


def count_kinds(counts: Memory, memory: Memory, zone: Zone) -> Memory:
    """The counts with what lies in this zone added."""
    first = zone.at + 1
    if memory[zone.at] == 0:
        return counts  # that nothing lies there all the same is for others to see
    if zone.shape == BAG_SHAPE:
        return list(map(add, counts, memory[first : first + len(counts)]))
    for cell in memory[first : first + memory[zone.at]]:
        counts[cell >> 2] += 1
    return counts


def zone_is_sound(rules: Ruleset, memory: Memory, zone: Zone) -> None:
    """It holds what it says, no more than it has room for, and nothing behind that."""
    size, first = memory[zone.at], zone.at + 1
    inside = memory[first : first + zone.room]
    if size == 0 and not any(inside):
        return
    if zone.shape == BAG_SHAPE:
        assert sum(inside) == size, zone.name
        assert min(inside) >= 0, zone.name
        assert not any(inside[int(rules.n_kinds) :]), zone.name
        return
    assert 0 <= size <= zone.room, zone.name
    assert not any(inside[size:]), f"{zone.name}: cards beyond its size"
    assert max(inside, default=0) >> 2 < rules.n_kinds, zone.name
    assert min(inside, default=0) >= 0, zone.name
    if zone.shape == SORTED:
        assert inside[:size] == sorted(inside[:size]), zone.name


def stack_is_sound(rules: Ruleset, memory: Memory) -> None:
    """It holds steps of the ruleset, and nothing lies above its top frame."""
    top = memory[STACK]
    assert STACK <= top <= STACK + 2 * MOST_FRAMES
    assert (top - STACK) % 2 == 0
    for step in memory[STACK + 2 : top + 1 : 2]:
        assert 0 < step < len(rules.steps)
    assert not any(memory[top + 2 : STACK + 2 * MOST_FRAMES + 2])


def shown_sets_are_sound(state: State, memory: Memory) -> None:
    """Runs of places that one seat knows, in order and apart; what has left them is a Location."""
    sets = shown_sets(state)
    if state.rules.seats == 1:
        assert state.watcher is None
        return
    assert len(sets) <= MOST_SETS
    twin = state.copy()
    set_shown_sets(twin, [])
    set_shown_sets(twin, sets)
    assert cells(twin) == memory, "cells of no record hold something"
    assert not sets or memory[RESULT] == GOING_ON
    places = [place for record in sets for place in run(record)]
    assert len({*places}) == len(places), "a card is in two sets"
    groups = [group_of(record) for record in sets]
    assert groups == sorted(groups), "shown sets are not in order"
    for record in sets:
        shown_set_is_sound(state, memory, record)
    assert not settle_all(state.copy()), "there is a conclusion to draw"


def shown_set_is_sound(state: State, memory: Memory, record: SetRecord) -> None:
    rules, mark = state.rules, record.orderer + 1 if state.rules.hidden_hands else 1
    assert record.length == 0 or record.start > 0
    assert record.start + record.length - 1 <= memory[BOTTOM if record.at_bottom else TOP]
    assert all(memory[place] & 3 == mark for place in run(record))
    assert record.gone == sorted(record.gone)
    assert all(rules.locations >> kind & seats >> record.orderer & 1 for kind, seats in record.gone)
    assert rules.hidden_hands or not record.gone
    if record.looked_at:
        assert (record.at_bottom, record.orderer) == (False, memory[ACTIVE])
        assert all(cell & 3 == mark for cell in memory[SEEN + 1 : SEEN + 1 + memory[SEEN]])
    else:
        kinds = {*[memory[place] >> 2 for place in run(record)], *[kind for kind, _ in record.gone]}
        assert len(kinds) > 1, "one kind only: everybody knows the cards"
        assert record.length > 0 or record.in_hand > 0
    hand = state.cells(int(rules.group_zones[record.orderer * MOST_GROUPS]))
    held = Counter(kind for kind, marks in hand if not marks)
    unseen = Counter(kind for kind, seats in record.gone if seats == mark)
    assert record.in_hand <= (held & unseen).total()


def run(record: SetRecord) -> range:
    """Addresses of its places."""
    start = (BOTTOM if record.at_bottom else TOP) + record.start
    return range(start, start + record.length)


def group_of(record: SetRecord) -> tuple[int, int]:
    """On top from the next card downwards, without a place, at the bottom from the first drawn."""
    if record.at_bottom:
        return 2, record.start
    return (0, -record.start) if record.length or record.looked_at else (1, 0)


def somebody_decides(state: State) -> None:
    """A seat has different choices, or chance has cards, or the game is over and all is done."""
    legal = state.legal()
    assert len(set(legal)) == len(legal), "an action is offered twice"
    if state.mem[RESULT] != GOING_ON:
        assert legal == []
        assert state.mem[STACK] == STACK
    elif state.status == WAIT:
        assert legal == []
        assert state.size(state.chance_bag) > 0
    else:
        assert state.status == ASK
        assert legal
        assert all(action in state.rules.code_of for action in legal)
