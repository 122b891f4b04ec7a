"""A page of the rules for the terminal: Markdown as lines of plain text."""

from __future__ import annotations

import re
from itertools import groupby
from textwrap import wrap

from onirim.rules.description import described
from onirim.text import Words
from onirim.text.rulebook import laid_out

__all__ = ["as_lines"]

WIDTH = 78
FENCE = "```"
MARKUP = re.compile(r"\*\*|`")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ITEM = re.compile(r" *(?:\d+\.|-) | +")
EXAMPLE_INDENT = "    "


def as_lines(words: Words, markdown: str) -> list[str]:
    """Headings are underlined, cards are named, tables aligned; everything else is wrapped."""
    lines: list[str] = []
    for kind, block in blocks(markdown):
        if kind == "|":
            lines += table_lines([cells(line) for line in block if not set(line) <= set("|-: ")])
        elif kind == FENCE:
            lines += example(words, block[0].removeprefix(FENCE).split(), block[1:-1])
        else:
            lines += [part for line in block for part in plain(line)]
    return lines


def blocks(markdown: str) -> list[tuple[str, list[str]]]:
    """Lines that belong together: tables, examples, the rest."""
    kinds: list[tuple[str, str]] = []
    inside = False
    for line in markdown.splitlines():
        fence = line.startswith(FENCE)
        kind = FENCE if inside or fence else line[:1] if line.startswith("|") else ""
        inside = inside != fence
        kinds.append((kind, line))
    return [(kind, [line for _, line in same]) for kind, same in groupby(kinds, lambda k: k[0])]


def example(words: Words, kind: list[str], block: list[str]) -> list[str]:
    """Cards by their names; a position as it lies on the table, and as the program reads it."""
    if kind == ["cards"]:
        names = [f"{words.cards(code)} ({code})" for line in block for code in line.split()]
        return indented(words.listed(names))
    rules = described(kind[1])
    shown = [(name, words.cards(" ".join(codes))) for line in block
             for name, codes in laid_out(words, rules, line)]  # fmt: skip
    lines = [part for name, cards in shown for part in indented(f"{name}: {cards}")]
    return [*lines, *(part for line in block for part in indented(f"[{line}]"))]


def indented(text: str) -> list[str]:
    return wrap(text, WIDTH, initial_indent=EXAMPLE_INDENT, subsequent_indent=EXAMPLE_INDENT + "  ")


def cells(line: str) -> list[str]:
    return [unmarked(cell.strip()) for cell in line.strip("|").split("|")]


def table_lines(rows: list[list[str]]) -> list[str]:
    """In columns if there is room; otherwise each row as a paragraph with its headings."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    if sum(widths) + 2 * len(widths) <= WIDTH:
        return [
            "  ".join(["", *(f"{c:<{w}}" for c, w in zip(row, widths, strict=True))]).rstrip()
            for row in rows
        ]
    heads, *others = rows
    return [
        line
        for row in others
        for line in wrap(
            f"{row[0]}: "
            + "; ".join(f"{head}: {cell}" for head, cell in zip(heads[1:], row[1:], strict=True)),
            WIDTH,
            initial_indent="  ",
            subsequent_indent=EXAMPLE_INDENT,
        )
    ]


def plain(line: str) -> list[str]:
    text = unmarked(line)
    if line.startswith("#"):
        title = text.lstrip("# ")
        return [title, ("=" if line.startswith("# ") else "-") * len(title)]
    item = ITEM.match(text)
    return wrap(text, WIDTH, subsequent_indent=" " * len(item[0]) if item else "") or [""]


def unmarked(text: str) -> str:
    return MARKUP.sub("", LINK.sub(r"\1", text))
