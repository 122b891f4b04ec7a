"""The odds that front ends show were measured, and docs/strength.md shows the same figures."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

from onirim.players.registry import PLAYERS
from onirim.rules.catalogue import ruleset
from tools.lint.shared.findings import ROOT, Finding, line_of, report

FILE = "src/onirim/players/strength.json"
PAGE = "docs/strength.md"
FEWEST_GAMES = 1000
FEWEST_RULESETS = 38
ROUNDING = 0.06  # percent


def main() -> int:
    return report(findings())


def findings(odds: dict[str, Any] | None = None) -> Iterator[Finding]:
    if odds is None:
        odds = json.loads((ROOT / FILE).read_text(encoding="utf-8"))
    if odds["player"] not in PLAYERS:
        yield Finding(FILE, 1, f"no player {odds['player']}")
    if odds["games"] < FEWEST_GAMES or len(odds["won"]) < FEWEST_RULESETS:
        yield Finding(FILE, 1, "too few games or rulesets were measured")
    for text, (rate, low, high) in odds["won"].items():
        if ruleset(text).text != text:
            yield Finding(FILE, 1, f"{text} is not a ruleset")
        if not 0 <= low <= rate <= high <= 1:
            yield Finding(FILE, 1, f"{text}: {rate} lies outside its interval")
    yield from other_figures(odds)


def other_figures(odds: dict[str, Any]) -> Iterator[Finding]:
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    head = re.search(r"^\| rules \| (.*) \|$", page, re.MULTILINE)
    players = head[1].split(" | ") if head else []
    if odds["player"] not in players:
        yield Finding(PAGE, 1, f"has no column for {odds['player']}")
        return
    column = players.index(odds["player"])
    for text, (rate, *_) in odds["won"].items():
        row = re.search(rf"^\| `{re.escape(text)}` \| (.*) \|$", page, re.MULTILINE)
        shown = row[1].split(" | ")[column].split()[0] if row else str(100 * rate)
        if abs(float(shown) - 100 * rate) >= ROUNDING:
            line = line_of(page, f"| `{text}` |")
            yield Finding(PAGE, line, f"{text}: {shown}, but {100 * rate:.1f} in {FILE}")


if __name__ == "__main__":
    sys.exit(main())
