"""docs/notation.md tells the truth: its tables, examples, snippets and grammar."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from onirim.game.records import SeatRecord, replayed
from onirim.notation.actions import token_of
from onirim.notation.position import read_position, write_position
from onirim.notation.record import read_record, write_record
from onirim.rules.catalogue import MANUAL, module_keys, module_words, ruleset

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([a-z][a-z0-9-]*(?::[^`]+)?)` \| `([^`]+)` \|", re.MULTILINE)
TERMINAL = re.compile(r"\"[^\"]*\"|'[^']*'|\?.*\?|…")


def blocks(language: str) -> list[tuple[str, str]]:
    """What is fenced as this language: the words behind it, and the text."""
    fence = re.compile(rf"^```{language}(?: ([^\n]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    return [(match[1] or "", match[2]) for match in fence.finditer(TEXT)]


def test_the_tables_have_every_verb_and_its_token() -> None:
    """Those of two players with signals and all modules, with every option and house rule."""
    every = [ruleset("+".join(["duo:limited", *module_keys(), MANUAL]))]
    every += [ruleset(f"duo:limited+{word}") for word in module_words()]
    rows = ROW.findall(TEXT)
    assert {code.partition(":")[0] for code, _ in rows} == {
        verb.name for rules in every for verb in rules.verbs if verb.used
    }
    for code, token in rows:
        assert {token_of(rules, code) for rules in every if code in rules.action_of} == {token}


@pytest.mark.parametrize(("rules", "text"), blocks("position"))
def test_positions(rules: str, text: str) -> None:
    assert write_position(read_position(ruleset(rules), text)) == text.strip()


@pytest.mark.parametrize(("_", "text"), blocks("oni"))
def test_records(_: str, text: str) -> None:
    record = read_record(text)
    assert write_record(record) == text
    assert replayed(record).actions


@pytest.mark.parametrize(("_", "text"), blocks("oni-seat"))
def test_records_of_a_seat(_: str, text: str) -> None:
    assert write_record(read_record(text)) == text
    with pytest.raises(SeatRecord):
        replayed(read_record(text))


def test_snippets() -> None:
    failed, tried = doctest.testfile(
        str(PAGE), module_relative=False, encoding="utf-8", verbose=False
    )
    assert failed == 0
    assert tried > 8


def test_the_grammar_defines_what_it_uses() -> None:
    ((_, grammar),) = blocks("ebnf")
    rules = [rule.partition(" = ") for rule in grammar.split(" ;\n") if rule.strip()]
    defined = {name.strip() for name, _, _ in rules}
    used = {
        name.strip()
        for _, _, body in rules
        for name in re.split(r"[,|{}\[\]()]", TERMINAL.sub(",", body))
        if name.strip()
    }
    assert used <= defined
    assert defined - used == {"code", "position", "record"}
