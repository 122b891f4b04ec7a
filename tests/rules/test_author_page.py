"""The page for authors of modules lists what our own expansions call."""

from __future__ import annotations

import re
from pathlib import Path

from onirim import modules
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-an-expansion.md").read_text("utf-8")
SECTION = PAGE.partition("\n## 9.")[2]
EXPANSIONS = sorted((ROOT / "src" / "onirim" / "rules" / "expansions").rglob("*.py"))


def called(name: str) -> set[str]:
    """The methods that expansions call of what has this name."""
    found: set[str] = set()
    for file in EXPANSIONS:
        found |= {*re.findall(rf"\b{name}\.([a-z_]\w*)\(", file.read_text("utf-8"))}
    return found


def test_the_page_lists_the_methods_of_a_state() -> None:
    rows = re.findall(r"^\| (?!to \|)[^|]+\| (.*) \|$", SECTION, re.MULTILINE)
    listed = {*re.findall(r"`(\w+)`", " ".join(rows))}
    assert {one for one in listed if not callable(getattr(State, one, None))} == set()
    assert called("state") - listed == set()


def test_the_page_lists_what_a_module_declares() -> None:
    listed = {*re.findall(r"`rules\.(\w+)[`(]", SECTION)}
    made = {*dir(Ruleset), "on_draw", "on_discard"}
    assert listed - made == set()
    assert called("rules") - listed == set()


def test_authors_find_every_name_in_one_module() -> None:
    """Classes and numbers that the page names in a sentence."""
    named = {*re.findall(r"`([A-Z][A-Za-z_]+)\b[^`]*`", PAGE)}
    assert {"Argument", "ModuleFacts", "UNKNOWN"} <= named
    assert named - {*modules.__all__} == {"ValueError"}
