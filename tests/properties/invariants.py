"""What is true of every table at every moment, whatever the ruleset.

Everything here goes over the declared zones and knows no card and no module by name.
"""

from __future__ import annotations

from collections import Counter

from onirim.engine.hooks import ASK, WAIT
from onirim.engine.layout import Zone
from onirim.engine.memory import BAG_SHAPE, FRAMES, GOING_ON, RESULT, SORTED, STACK
from onirim.engine.table import Table


def check(table: Table) -> None:
    """Everything at once."""
    cards_are_conserved(table)
    tokens_are_conserved(table)
    for zone in table.rules.zones:
        zone_is_sound(table, zone)
    stack_is_sound(table)
    somebody_decides(table)


def cells(table: Table) -> list[int]:
    """The whole memory."""
    return [int(cell) for cell in table.mem]


def cards_are_conserved(table: Table) -> None:
    """No card comes or goes, kind by kind."""
    found: Counter[int] = Counter()
    for zone in table.rules.zones:
        if zone.cards:
            found.update(kinds_in(table, zone))
    there = {k: int(table.rules.copies[k]) for k in range(int(table.rules.n_kinds))}
    assert found == Counter(there)


def tokens_are_conserved(table: Table) -> None:
    """Nor does a token, in the zones of its stock."""
    for home in {zone.home for zone in table.rules.zones if not zone.cards}:
        found: Counter[int] = Counter()
        for zone in table.rules.zones:
            if zone.home == home:
                found.update(kinds_in(table, zone))
        assert found == Counter({kind: n for bag, kind, n in table.rules.stock if bag == home})


def kinds_in(table: Table, zone: Zone) -> Counter[int]:
    mem = table.mem
    if zone.shape == BAG_SHAPE:
        counts = {k: int(mem[zone.at + 1 + k]) for k in range(int(table.rules.n_kinds))}
        return Counter({k: n for k, n in counts.items() if n})
    return Counter(int(mem[zone.at + i]) >> 2 for i in range(1, int(mem[zone.at]) + 1))


def zone_is_sound(table: Table, zone: Zone) -> None:
    """It holds what it says, no more than it has room for, and nothing behind that."""
    mem = table.mem
    size = int(mem[zone.at])
    inside = [int(mem[zone.at + i]) for i in range(1, zone.room + 1)]
    if zone.shape == BAG_SHAPE:
        assert sum(inside) == size, zone.name
        assert min(inside) >= 0, zone.name
        assert not any(inside[int(table.rules.n_kinds) :]), zone.name
        return
    assert 0 <= size <= zone.room, zone.name
    assert not any(inside[size:]), f"{zone.name}: cards beyond its size"
    assert all(cell >> 2 < table.rules.n_kinds for cell in inside), zone.name
    if zone.shape == SORTED:
        assert inside[:size] == sorted(inside[:size]), zone.name


def stack_is_sound(table: Table) -> None:
    """It holds steps of the ruleset, and nothing lies above its top frame."""
    mem = table.mem
    top = int(mem[STACK])
    assert STACK <= top <= STACK + 2 * FRAMES
    assert (top - STACK) % 2 == 0
    for at in range(STACK + 2, top + 1, 2):
        assert 0 < mem[at] < len(table.rules.steps)
    assert not any(int(mem[at]) for at in range(top + 2, STACK + 2 * FRAMES + 2))


def somebody_decides(table: Table) -> None:
    """A seat has different choices, or chance has cards, or the game is over and all is done."""
    legal = table.legal()
    assert len(set(legal)) == len(legal), "an action is offered twice"
    if table.mem[RESULT] != GOING_ON:
        assert legal == []
        assert table.mem[STACK] == STACK
    elif table.asked == WAIT:
        assert legal == []
        assert table.size(table.waits) > 0
    else:
        assert table.asked == ASK
        assert legal
        assert all(action in table.rules.code_of for action in legal)
