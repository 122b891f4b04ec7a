"""Records of games (`.oni`) as text: read to a visitor, kept as a document, written again.

Nothing here plays: whether a record is a game of the rules is asked in `onirim.game.records`.
"""

from __future__ import annotations

from onirim.notation.record.document import Comment, Item, ItemKind, Record, read_record
from onirim.notation.record.errors import RecordError, TextPlace
from onirim.notation.record.reader import Visitor, read
from onirim.notation.record.writer import write_record

__all__ = [
    "Comment",
    "Item",
    "ItemKind",
    "Record",
    "RecordError",
    "TextPlace",
    "Visitor",
    "read",
    "read_record",
    "write_record",
]
