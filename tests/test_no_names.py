"""The plain terminal and the words know no module by name: they ask the ruleset's description."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from onirim.rules.catalogue import entries, module_keys
from onirim.rules.description import describe

SOURCES = Path(__file__).parents[1] / "src" / "onirim"
FILES = sorted([*(SOURCES / "terminal").rglob("*.py"), *(SOURCES / "text").glob("*.py")])
OURS = {"base", "solo"}
WORD = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
ALLOWED = {
    ("text/sentences.py", "signal"),  # the words of an event that the core has
    ("text/narrator.py", "identified"),  # of another one
    ("terminal/choices.py", "removed"),  # a kind of price
}
LETTERS = re.compile(r"\bRBGT\b|\bsmkd\w*\b")  # card codes read letter by letter


@cache
def names_of_modules() -> frozenset[str]:
    """Everything that only modules and the mode for two bring, by its code."""
    found = {*module_keys(), "duo"}
    for text in ("+".join(["solo", *keys()]), "+".join(["duo:limited", *keys()])):
        rules = describe(text)
        found |= {n for z in rules.zones if z.module not in OURS for n in (z.name, z.family)}
        found |= {n for v in rules.verbs if v.module not in OURS for n in (v.name, v.family)}
        found |= {n for c in rules.counters if c.module not in OURS for n in (c.name, c.family)}
        found |= {card.code for card in rules.cards if card.module not in OURS}
        found |= {question.step for question in rules.questions if question.module not in OURS}
    return frozenset(found)


def keys() -> list[str]:
    return [entry.key for entry in entries() if not entry.texts]


def strings(path: Path) -> list[str]:
    """Every string in a file that is no documentation."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [n.value for n in nodes if n not in documents and isinstance(n.value, str)]


def test_there_is_something_to_look_for() -> None:
    expected = {"goals", "build-left", "catcher", "catcher2", "Ld", "shared", "signal", "De", "pay"}
    assert expected <= names_of_modules()
    assert len(FILES) > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_module_is_known_by_name(path: Path) -> None:
    """No key, zone, verb, counter, step or card of a module is written in a string."""
    where = f"{path.parent.name}/{path.name}"
    for text in strings(path):
        named = {word for word in WORD.findall(text) if word in names_of_modules()}
        named = {word for word in named if (where, word) not in ALLOWED}
        assert not named, text
        assert not LETTERS.search(text), text
