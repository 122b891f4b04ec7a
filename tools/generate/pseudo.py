"""A language that nobody speaks: English with accents, and two fifths longer.

Whoever plays in it sees at once which texts are not translated and which are cut off. It is made
from the English files, as a folder like any other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from onirim.text.message_files import ENGLISH, SPOKEN, shelf

__all__ = ["PSEUDO", "pseudo", "write_pseudo_language"]

PSEUDO = "en-xa"
ACCENTS = str.maketrans(
    "AaCcEeGgIiNnOoSsUuYyZz",
    "ÅåÇçÉéĜĝÎîÑñÖöŠšÛûÝýŽž",
)
LONGER = 0.4
FILLER = "·"  # what makes a text longer without looking like a word


def write_pseudo_language(place: Path) -> Path:
    """Write the folder into a place where languages lie; returns the folder."""
    folder = place / PSEUDO
    folder.mkdir(parents=True, exist_ok=True)
    for path in shelf(ENGLISH).files:
        text = path.read_text(encoding="utf-8")
        if path.name != SPOKEN:
            text = in_pseudo(text)
        (folder / path.name).write_text(text, encoding="utf-8")
    (folder / "same.txt").write_text("", encoding="utf-8")
    return folder


def in_pseudo(text: str) -> str:
    resource = Accents().visit(FluentParser().parse(text))
    return FluentSerializer().serialize(resource)


class Accents(Transformer):
    """Changes the words of messages, never what is put into them."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802  # fluent.syntax calls it so
        return ast.TextElement(pseudo(node.value))


def pseudo(text: str) -> str:
    """Accented, with a dot behind every few letters until it is long enough."""
    letters = sum(c.isalpha() for c in text)
    dots = round(len(text) * LONGER)
    out, seen = "", 0
    for c in text:
        out += c.translate(ACCENTS)
        if c.isalpha():
            seen += 1
            due = round(dots * seen / letters)
            out += FILLER * (due - out.count(FILLER))
    return out
