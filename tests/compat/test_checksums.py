"""Games played by our own players come out as they did: every choice, every card, every Door.

`version 2` names the changes of the rules that can make a row come out otherwise; whoever makes
one of them freezes the rows that name it anew, and no others.
"""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from onirim.simulation import Simulation, SimulationConfig

ROWS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "v1" / "checksums.json").read_text(encoding="utf-8")
)
BY_RULES = {rules: list(rows) for rules, rows in groupby(ROWS, key=lambda row: str(row["rules"]))}
SUMS = ("wins", "turns", "decisions", "checksum")


@pytest.mark.parametrize("rules", BY_RULES)
def test_the_same_games_are_played(rules: str) -> None:
    for row in BY_RULES[rules]:
        simulation = Simulation(
            SimulationConfig(rules, row["player"], row["games"], seed=1, jobs=1)
        )
        for _ in simulation.run():
            pass
        report: dict[str, Any] = {**simulation.report()}
        assert {sum_: report[sum_] for sum_ in SUMS} == {sum_: row[sum_] for sum_ in SUMS}, row


def test_every_ruleset_is_there() -> None:
    assert len(BY_RULES) == 64
