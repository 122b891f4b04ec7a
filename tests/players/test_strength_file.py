"""The odds that front ends show: measured, by whom, and the same as on the page."""

from __future__ import annotations

import json
import re
from pathlib import Path

from onirim.players.registry import PLAYERS
from onirim.rules.catalogue import ruleset

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src" / "onirim" / "players" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"


def test_each_figure_belongs_to_a_ruleset_and_has_its_interval() -> None:
    found = json.loads(FILE.read_text(encoding="utf-8"))
    assert found["player"] in PLAYERS
    assert found["games"] >= 1000
    for text, (rate, low, high) in found["won"].items():
        assert ruleset(text).text == text
        assert 0 <= low <= rate <= high <= 1


def test_the_page_says_the_same() -> None:
    found = json.loads(FILE.read_text(encoding="utf-8"))
    page = PAGE.read_text(encoding="utf-8")
    head = re.search(r"^\| rules \| (.*) \|$", page, re.MULTILINE)
    assert head is not None
    column = head[1].split(" | ").index(found["player"])
    assert len(found["won"]) >= 38
    for text, (rate, *_) in found["won"].items():
        row = re.search(rf"^\| `{re.escape(text)}` \| (.*) \|$", page, re.MULTILINE)
        if row is not None:
            shown = row[1].split(" | ")[column]
            assert abs(float(shown.split()[0]) - 100 * rate) < 0.06, text
