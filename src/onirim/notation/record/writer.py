"""Writing a record in its one canonical form.

Headers one a line, an empty line, turns one a line, single spaces: what is read from it is
written again byte for byte.
"""

from __future__ import annotations

from onirim.engine.messages import Message
from onirim.notation.record.document import Item, ItemKind, Record
from onirim.notation.record.errors import RecordError
from onirim.notation.record.tokenizer import MAX_LINE

__all__ = ["write_item", "write_record"]


def write_record(record: Record) -> str:
    """The text of a file; what could not be read again is refused."""
    lines = [f"[{name} {quoted(value)}]" for name, value in record.headers.items()]
    lines.append("")
    words: list[str] = []
    for item in record.items:
        if item.kind is ItemKind.TURN and words:
            lines.append(" ".join(words))
            words = []
        words.append(write_item(item))
    lines.append(" ".join(words))
    for line in lines:
        if len(line) >= MAX_LINE:
            raise RecordError(
                Message(
                    "record-line-unwritable",
                    "the line {text}… is too long to be written",
                    text=line[:20],
                )
            )
    return "\n".join([*lines, ""])


def write_item(item: Item) -> str:
    match item.kind:
        case ItemKind.TURN:
            return f"{item.text}."
        case ItemKind.CARD:
            return f"={item.text}{item.fate}"
        case ItemKind.LOOK:
            return f"?({item.text})"
        case ItemKind.COMMENT:
            return "{" + item.text.replace("}", ")") + "}"
        case _:
            return item.text


def quoted(value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + " ".join(escaped.split()) + '"'
