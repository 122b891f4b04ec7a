"""docs/glossary.md is what the texts say: one word for one thing in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from onirim.text import words_in
from tests.text.messages import messages

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
ROW = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([^|]+) \| `([\w-]+)` \|")
LANGUAGES = ("en", "fr", "ru")


def rows() -> list[tuple[str, ...]]:
    return [match.groups() for match in ROW.finditer(GLOSSARY.read_text(encoding="utf-8"))]


def test_the_glossary_is_long() -> None:
    assert len(rows()) > 70


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row[0]))
def test_a_term_is_used_where_it_belongs(row: tuple[str, ...]) -> None:
    """The message that the glossary names says the term, in each of the languages."""
    *terms, key = row
    for language, term in zip(LANGUAGES, terms, strict=True):
        found = messages(language)
        own = [found[name].text for name in found if name.partition(".")[0] == key]
        said = " ".join([*own, *forms(language, key)]).lower()
        assert term.lower().rstrip("*") in said, (language, key)


def forms(language: str, key: str) -> list[str]:
    """What the message says without arguments, if it can."""
    words = words_in(language)
    return [words.say(key)] if not messages(language)[key].arguments else []
