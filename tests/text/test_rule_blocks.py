"""Rule pages as the browser gets them: Markdown taken apart into blocks."""

from __future__ import annotations

import pytest

from onirim.text import words_in
from onirim.text.rule_blocks import Span, blocks_of, spans_of
from onirim.text.rulebook import page, page_names

LANGUAGES = ["en", "fr", "ru"]


def text(words: str) -> Span:
    return {"kind": "text", "text": words}


def test_a_sentence_has_strong_words_codes_and_rules() -> None:
    assert spans_of("A **Key** `kR` opens (§B3, [more](x.md)).") == [
        text("A "),
        {"kind": "strong", "text": "Key"},
        text(" "),
        {"kind": "code", "text": "kR"},
        text(" opens ("),
        {"kind": "rule", "text": "§B3"},
        text(", "),
        text("more"),
        text(")."),
    ]


def test_blocks_end_at_an_empty_line_a_heading_or_an_example() -> None:
    blocks = blocks_of("## Doors\nOne line\nand another\n# Next\n- an item\n  goes on\n- two\n")
    assert blocks == [
        {"kind": "title", "level": 2, "spans": [text("Doors")]},
        {"kind": "text", "spans": [text("One line and another")]},
        {"kind": "title", "level": 1, "spans": [text("Next")]},
        {"kind": "list", "ordered": False, "items": [[text("an item goes on")], [text("two")]]},
    ]


def test_a_table_has_a_head_and_rows() -> None:
    [table] = blocks_of("| a | b |\n|---|---|\n| 1 | 2 |")
    assert table["head"] == [[text("a")], [text("b")]]
    assert table["rows"] == [[[text("1")], [text("2")]]]


def test_an_example_is_a_row_of_cards_or_a_position() -> None:
    [row, position] = blocks_of(
        "```cards\nRs Rm\n```\n\n```position\nhand Rs Gm; row1\ndoors Rd\n```"
    )
    assert row["zones"] == [("", ["Rs", "Rm"])]
    assert position["zones"] == [("hand", ["Rs", "Gm"]), ("doors", ["Rd"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_page_stays_markdown(language: str) -> None:
    words = words_in(language)
    for name in page_names():
        blocks = blocks_of(page(words, name))
        assert blocks[0]["kind"] == "title", name
        for written in ("**", "```", "]("):
            assert written not in str(blocks), name
