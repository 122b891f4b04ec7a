"""Compiled and interpreted engine hold the same memory after every decision.

This found a wrong shift of the compiler that no rule test would have met: keep it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import memory_trail

SCRIPT = Path(memory_trail.__file__).read_text(encoding="utf-8")

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("player", "rules", "games"),
    [
        ("random", "solo", 150),
        ("seeker", "solo", 150),
        ("explicit", "solo", 60),
        ("seeker", "solo+B10", 50),
        ("random", "duo", 80),
        ("seeker", "duo", 80),
        ("explicit", "duo", 40),
        ("random", "duo+B10+T1", 40),
        ("explicit", "duo:limited", 30),
        ("explicit", "duo:open", 30),
    ],
)
def test_same_memory_after_every_decision(
    run_compiled: Callable[..., str], player: str, rules: str, games: int
) -> None:
    """Checksums of every cell, seed by seed, decision by decision."""
    compiled = json.loads(run_compiled(SCRIPT, player, rules, "1", str(games)))
    interpreted = memory_trail.trail(player, rules, 1, games)
    for seed, (ours, theirs) in enumerate(zip(interpreted, compiled, strict=True), 1):
        assert ours == theirs, f"seed {seed}: {first_difference(ours, theirs)}"


def first_difference(ours: list[int], theirs: list[int]) -> str:
    pairs = zip(ours, theirs, strict=False)
    number = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(ours), len(theirs)))
    return f"memories differ from decision {number} on"
