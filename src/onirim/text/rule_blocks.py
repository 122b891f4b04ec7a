"""Rule pages as data: the few kinds of Markdown that they use, taken apart for the browser.

The page shows blocks and never reads Markdown, and nothing of a page is ever put in as HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

FENCE = "```"
CARDS = FENCE + "cards"
LIST_ITEM = re.compile(r"(?:-|\d+\.) +")
SPAN = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*"
    r"|`(?P<code>[^`]+)`"
    r"|\[(?P<link>[^\]]*)\]\([^)]*\)"
    r"|(?P<rule>§(?:\d+(?:\.\d+)+|[A-Z]\d+|[A-Z]-[a-z]+))"
)

Span = dict[str, str]
Block = dict[str, Any]


def blocks_of(markdown: str) -> list[Block]:
    """The blocks of a page, in order."""
    lines = markdown.split("\n")
    blocks: list[Block] = []
    at = 0
    while at < len(lines):
        end = end_of(lines, at)
        if lines[at].strip():
            blocks.append(block(lines[at:end]))
        at = end
    return blocks


def end_of(lines: list[str], start: int) -> int:
    """The line behind the last one that belongs to the block that begins here."""
    first, later = lines[start], range(start + 1, len(lines))
    if first.startswith(FENCE):
        return next((i + 1 for i in later if lines[i].startswith(FENCE)), len(lines))
    if first.startswith("#") or not first.strip():
        return start + 1
    return next((i for i in later if begins_another(lines[i])), len(lines))


def begins_another(line: str) -> bool:
    return not line.strip() or line.startswith(("#", FENCE))


def block(lines: list[str]) -> Block:
    first = lines[0]
    if first.startswith(FENCE):
        return {"kind": "cards", "zones": zones_of(first, lines[1:])}
    if first.startswith("#"):
        level = first.index(" ")
        return {"kind": "title", "level": level, "spans": spans_of(first[level:].strip())}
    if first.startswith("|"):
        head, _, *rows = map(table_cells, lines)
        return {"kind": "table", "head": head, "rows": rows}
    if LIST_ITEM.match(first):
        return {"kind": "list", "ordered": first[0].isdigit(), "items": items_of(lines)}
    return {"kind": "text", "spans": spans_of(" ".join(lines))}


def items_of(lines: Iterable[str]) -> list[list[Span]]:
    """A line that begins no item continues the one before."""
    items: list[str] = []
    for line in lines:
        if LIST_ITEM.match(line):
            items.append(LIST_ITEM.sub("", line, count=1))
        else:
            items[-1] += f" {line.strip()}"
    return [spans_of(item) for item in items]


def table_cells(line: str) -> list[list[Span]]:
    inside = line.removeprefix("|").removesuffix("|")
    return [spans_of(cell.strip()) for cell in inside.split("|")]


def zones_of(head: str, lines: list[str]) -> list[tuple[str, list[str]]]:
    """Cards in a row, or a position: its places with what lies there."""
    inside = [line for line in lines if not line.startswith(FENCE)]
    if head.startswith(CARDS):
        return [("", " ".join(inside).split())]
    parts = [part.split() for line in inside for part in line.split(";")]
    return [(name, codes) for name, *codes in parts if codes]


def spans_of(text: str) -> list[Span]:
    spans: list[Span] = []
    last = 0
    for match in SPAN.finditer(text):
        if match.start() > last:
            spans.append({"kind": "text", "text": text[last : match.start()]})
        kind = match.lastgroup or ""
        spans.append({"kind": "text" if kind == "link" else kind, "text": match[kind]})
        last = match.end()
    if last < len(text):
        spans.append({"kind": "text", "text": text[last:]})
    return spans
