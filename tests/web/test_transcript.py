"""A game as somebody hears it who does not see: role and name of everything, and what is announced.

The golden file is meant to be read. Written anew by `ONIRIM_WRITE_TRANSCRIPT=1 pytest …`.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.web.conftest import OpenTable
from tests.web.key_presses import Keys

GOLDEN = Path(__file__).parent / "transcript.txt"
DECK = ("Rs", "Rm", "Rs", "Bk", "Gm", "Ts", "Tm", "Bd", "Gk", "Ts",
        "Nm", "Rk", "Bm", "Nm", "Gs", "Td", "Bs", "Rm", "Ts")  # fmt: skip
ACTIONS = (
    "play:Rs", "play:Rm", "play:Rs", "take:Rd", "unlock:Bk", "discard:Ts", "pay-key:Gk",
    "discard:Rk", "discard-seen:Nm", "top:Gs", "top:Td", "top:Bs", "play:Bm",
)  # fmt: skip


def test_transcript_of_a_game(open_table: OpenTable) -> None:
    hands = open_table()
    keys = Keys(hands.page, hands.url)
    keys.begin(deck=list(DECK), seed=1)
    parts = [f"== the table\n{keys.page.locator('main').aria_snapshot()}"]
    for action in ACTIONS:
        keys.type(action) if keys.page.query_selector(".sorter") else keys.do(action)
        said = keys.page.locator("p[role=status].hush").inner_text()
        asked = keys.page.locator(".stage, .caption, .acts").all()
        question = "\n".join(filter(None, (part.aria_snapshot() for part in asked)))
        parts.append(f"== {action}\nannounced: {said}\n{question}")
    parts.append(f"== the table\n{keys.page.locator('main').aria_snapshot()}")
    text = "\n\n".join(parts) + "\n"
    if os.environ.get("ONIRIM_WRITE_TRANSCRIPT") == "1":
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
