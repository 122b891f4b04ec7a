"""docs/architecture.md shows the code as it is."""

from __future__ import annotations

import re

from tools.generate.architecture import (
    PACKAGE,
    PAGE,
    PICTURE,
    direct_imports,
    is_current,
    layers,
    page,
    picture,
)


def test_picture_and_tables_are_up_to_date() -> None:
    hint = "run python tools/generate/architecture.py"
    assert is_current(PICTURE, picture()), hint
    assert is_current(PAGE, page()), hint


def test_arrows_are_imports_that_nothing_implies() -> None:
    arrows = direct_imports({name for row in layers() for name in row})
    assert {("terminal", "text"), ("knowledge", "engine"), ("players", "game")} <= arrows
    assert ("cli", "engine") not in arrows


def test_every_file_has_a_subject() -> None:
    rows = re.findall(r"^\| `[^`]+` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > len(list((PACKAGE / "engine").rglob("*.py"))) / 2
    assert "" not in rows
