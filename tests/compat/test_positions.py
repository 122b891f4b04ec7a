"""Every position of format 1 is read, and the same cards lie in the same places.

A line that one seat wrote down has `??` for what it does not know. Any card will do there, so only
the numbers of cards are compared.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from onirim.engine.catalogue import ruleset
from onirim.engine.ruleset import Ruleset
from onirim.notation.position import read_position
from onirim.view import HIDDEN, View, view
from tests.compat.facts import facts_in, numbers_in

V1 = Path(__file__).parent / "v1"
ROWS: list[dict[str, Any]] = [
    json.loads(line) for line in (V1 / "positions.jsonl").read_text(encoding="utf-8").splitlines()
]
LOCATIONS = ("s", "m", "k")  # sun, moon, key: any hand may hold one


@cache
def compiled(text: str) -> Ruleset:
    return ruleset(text)


def guess_first(_zone: object, left: Counter[str]) -> str:
    """The first Location that is left: always the same."""
    return min(code for code, n in left.items() if n > 0 and code[1] in LOCATIONS)


def views_of(rules: str, line: str) -> list[View]:
    state = read_position(compiled(rules), line, guess_first)
    return [view(state, seat) for seat in range(int(state.rules.seats))]


@pytest.mark.parametrize("rules", sorted({row["rules"] for row in ROWS}))
def test_positions_are_read(rules: str) -> None:
    """All of a ruleset in one test; a failure tells the line."""
    for row in (row for row in ROWS if row["rules"] == rules):
        line = row["position"]
        facts = facts_in(views_of(rules, line))
        if "numbers" in row:
            assert HIDDEN in line
            assert numbers_in(facts) == row["numbers"], line
        else:
            assert facts == row["facts"], line


def test_there_are_as_many_as_were_frozen() -> None:
    assert len(ROWS) == 748
