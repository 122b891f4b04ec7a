"""Compiled and interpreted engine hold the same memory after every decision.

This found a wrong shift of the compiler that no rule test would have met: keep it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from onirim.rules.catalogue import module_keys
from tests.helpers import memory_trail
from tests.helpers.breadth import games

MODULES = "+".join(module_keys())
SCRIPT = Path(memory_trail.__file__).read_text(encoding="utf-8")

COPIES = """
from onirim.rules.catalogue import ruleset
from onirim.engine.rng import Rng
from onirim.engine.snapshot import position_numbers
from onirim.engine.state import State

rules = ruleset("solo")
state, other, twin = State(rules, Rng(1)), State(rules, Rng(2)), State(rules, Rng(3))
state.start()
other.start()
first, second = position_numbers(state), position_numbers(other)
twin.copy_from(state)
print(position_numbers(twin) == first)
twin.option_count()
twin.apply(twin.option(0))
print(position_numbers(twin) != first, position_numbers(state) == first)
copy, kept = twin.copy(), position_numbers(twin)
twin.copy_from(other)
print(position_numbers(twin) == second, position_numbers(copy) == kept)
twin.copy_from(twin)
twin.start()
print(position_numbers(other) == second, position_numbers(copy) == kept)
"""

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("player", "rules", "count"),
    [
        ("random", "solo", games(80, 150)),
        ("seeker", "solo", games(80, 150)),
        ("explicit", "solo", games(20, 60)),
        ("seeker", "solo+B10", games(30, 50)),
        ("random", "duo", games(40, 80)),
        ("seeker", "duo", games(40, 80)),
        ("explicit", "duo", games(10, 40)),
        ("random", "duo+B10+T1", games(20, 40)),
        ("explicit", "duo:limited", games(8, 30)),
        ("explicit", "duo:open", games(8, 30)),
        ("random", f"solo+{MODULES}", games(6, 40)),
        ("random", f"duo+{MODULES}+manual", games(6, 40)),
        ("explicit", f"solo+{MODULES}", games(2, 10)),
        ("explicit", f"duo+{MODULES}", games(2, 10)),
    ],
)
def test_same_memory_after_every_decision(
    run_compiled: Callable[..., str], player: str, rules: str, count: int
) -> None:
    """Checksums of every cell, seed by seed, decision by decision."""
    compiled = json.loads(run_compiled(SCRIPT, player, rules, "1", str(count)))
    interpreted = memory_trail.trail(player, rules, 1, count)
    for seed, (ours, theirs) in enumerate(zip(interpreted, compiled, strict=True), 1):
        assert ours == theirs, f"seed {seed}: {first_difference(ours, theirs)}"


def test_a_copy_shares_nothing(run_compiled: Callable[..., str]) -> None:
    """Its row is written over where nobody else holds it, and made anew where somebody does."""
    assert {*run_compiled(COPIES).split()} == {"True"}


def first_difference(ours: list[int], theirs: list[int]) -> str:
    pairs = zip(ours, theirs, strict=False)
    number = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(ours), len(theirs)))
    return f"memories differ from decision {number} on"
