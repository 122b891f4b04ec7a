"""The page of interactions says which pairs of modules lack a test."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.rules import ids
from tools.rules.interactions_page import Interactions

ROOT = Path(__file__).parents[2]


def test_what_is_not_shown_is_told(tmp_path: Path) -> None:
    """A pair without a test, one that shows half, a named rule, independent ones, no pair."""
    (tmp_path / "docs/rules").mkdir(parents=True)
    for name in ("ids.toml", "reference.md"):
        shutil.copy(ROOT / "docs/rules" / name, tmp_path / "docs/rules")
    marks = [
        '@pytest.mark.interaction("glyphs", "book")',
        '@pytest.mark.interaction("pouch", "book")',
        '@pytest.mark.interaction("book")',
        '@pytest.mark.rule("§K5")',
    ]
    (tmp_path / "tests").mkdir()
    text = "\n".join([*marks, "def test_it() -> None: ..."])
    (tmp_path / "tests/test_some.py").write_text(text, encoding="utf-8")
    told = Interactions(tmp_path, ids.load(tmp_path)).problems()
    assert "tests/test_some.py::test_it: no pair of modules: book" in told
    assert "book and pouch cannot meet: tests/test_some.py::test_it" in told
    assert "book and glyphs: no test names a rule of glyphs" in told
    assert "book and glyphs: §G2 is named, and no test of the two shows it" in told
    assert "towers and incubus: no test names a rule of towers" in told
    assert "book and glyphs: no test names a rule of book" not in told
