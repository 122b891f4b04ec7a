"""Nothing overlaps in the memory, and everything has room."""

from __future__ import annotations

from itertools import pairwise

import pytest

from onirim.engine.card_sets import KINDS
from onirim.engine.layout import Zone
from onirim.engine.memory import BAG_SHAPE, MOST_FRAMES, STACK
from onirim.engine.ruleset import Ruleset
from tests.helpers.strategies import RULES

STACK_EXTENT = (STACK, STACK + 2 * MOST_FRAMES + 2)  # the pointer's pair of cells, then the frames


def extent(zone: Zone) -> tuple[int, int]:
    """First cell, and the first behind it."""
    return zone.at, zone.at + 1 + (KINDS if zone.shape == BAG_SHAPE else zone.room)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_zones_and_stack_lie_apart_inside_the_memory(rules: Ruleset) -> None:
    extents = sorted([STACK_EXTENT, *map(extent, rules.zones)])
    assert all(end <= start for (_, end), (start, _) in pairwise(extents))
    assert extents[-1][1] <= rules.cells == len(rules.fresh)


def test_deck_zones_hold_every_card() -> None:
    """Zones that can get the whole deck have room for the largest one of the base game."""
    rules = RULES["solo"]
    rooms = {zone.name: zone.room for zone in rules.zones}
    assert rooms["bottom"] >= sum(int(n) for n in rules.copies)
    playable = [k for k in range(int(rules.n_kinds)) if rules.playable >> k & 1]
    assert rooms["row"] == sum(int(rules.copies[k]) for k in playable)
