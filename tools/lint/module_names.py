"""The terminal and the texts know no module by name: they ask the ruleset's description.

No key, zone, verb, counter, step or card of a module stands in a string of their sources.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache

from onirim.rules.catalogue import entries, module_keys
from onirim.rules.description import describe
from tools.lint.shared.findings import ROOT, Finding, report

SOURCES = ROOT / "src" / "onirim"
OURS = {"base", "solo"}
WORD = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
ALLOWED = {
    ("text/sentences.py", "signal"),  # the words of an event that the core has
    ("text/narrator.py", "identified"),  # of another one
    ("terminal/choices.py", "removed"),  # a kind of price
}
LETTERS = re.compile(r"\bRBGT\b|\bsmkd\w*\b")  # card codes read letter by letter


def main() -> int:
    return report(findings())


def findings() -> Iterator[Finding]:
    for path in sorted([*(SOURCES / "terminal").rglob("*.py"), *(SOURCES / "text").glob("*.py")]):
        text = path.read_text(encoding="utf-8")
        yield from named(path.relative_to(SOURCES).as_posix(), text)


def named(file: str, text: str) -> Iterator[Finding]:
    """What the strings of a source name."""
    for line, string in strings(text):
        words = [word for word in WORD.findall(string) if word in names_of_modules()]
        words = [word for word in words if (file, word) not in ALLOWED]
        for word in [*words, *LETTERS.findall(string)]:
            yield Finding(f"src/onirim/{file}", line, f"names `{word}`, which a module brings")


@cache
def names_of_modules() -> frozenset[str]:
    """Everything that only modules and the mode for two bring, by its code."""
    keys = [entry.key for entry in entries() if not entry.texts]
    found = {*module_keys(), "duo"}
    for text in ("+".join(["solo", *keys]), "+".join(["duo:limited", *keys])):
        rules = describe(text)
        found |= {n for z in rules.zones if z.module not in OURS for n in (z.name, z.family)}
        found |= {n for v in rules.verbs if v.module not in OURS for n in (v.name, v.family)}
        found |= {n for c in rules.counters if c.module not in OURS for n in (c.name, c.family)}
        found |= {card.code for card in rules.cards if card.module not in OURS}
        found |= {question.step for question in rules.questions if question.module not in OURS}
    return frozenset(found)


def strings(text: str) -> list[tuple[int, str]]:
    """Every string that is no documentation, with its line."""
    tree = ast.parse(text)
    documents = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [
        (node.lineno, node.value)
        for node in nodes
        if node not in documents and isinstance(node.value, str)
    ]


if __name__ == "__main__":
    sys.exit(main())
