"""The fixed addresses of the core's memory: nothing overlaps, everything has room."""

from __future__ import annotations

from itertools import pairwise

import pytest

from onirim.engine.card_sets import KINDS
from onirim.engine.layout import Zone, core_zones
from onirim.engine.memory import ACTIVE, BAG_SHAPE, FIRST_FREE, MOST_FRAMES, RESULT, STACK
from onirim.engine.ruleset import Ruleset
from tests.properties.strategies import RULES

STACK_END = STACK + 2 * MOST_FRAMES + 2  # the pointer's cell pair, then the frames


def extent(zone: Zone) -> tuple[int, int]:
    """First cell, and the first behind it."""
    return zone.at, zone.at + 1 + (KINDS if zone.shape == BAG_SHAPE else zone.room)


def test_stack_lies_before_the_zones() -> None:
    assert len({RESULT, ACTIVE, STACK}) == 3
    assert max(RESULT, ACTIVE) < STACK
    assert min(zone.at for zone in core_zones()) >= STACK_END


def test_core_zones_end_where_others_begin() -> None:
    assert max(extent(zone)[1] for zone in core_zones()) <= FIRST_FREE


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_zones_do_not_overlap(rules: Ruleset) -> None:
    for (_, end), (start, _) in pairwise(sorted(extent(zone) for zone in rules.zones)):
        assert end <= start


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_zones_lie_inside_the_memory(rules: Ruleset) -> None:
    assert max(extent(zone)[1] for zone in rules.zones) <= rules.cells == len(rules.fresh)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_shape_is_in_the_address(rules: Ruleset) -> None:
    """The low two bits of an address say how cards lie there; three of four values are used."""
    assert {zone.shape for zone in rules.zones} <= {0, 1, 2}
    assert len({zone.at for zone in rules.zones}) == len(rules.zones)
    assert len({zone.name for zone in rules.zones}) == len(rules.zones)


def test_deck_zones_hold_every_card() -> None:
    """Zones that can get the whole deck have room for the largest one of the base game."""
    rules = RULES["solo"]
    cards = sum(int(n) for n in rules.copies)
    rooms = {zone.name: zone.room for zone in rules.zones}
    assert rooms["bottom"] >= cards
    assert rooms["row"] == sum(
        int(rules.copies[k]) for k in range(int(rules.n_kinds)) if rules.playable >> k & 1
    )
