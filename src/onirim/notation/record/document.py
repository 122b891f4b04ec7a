"""A record as a document: its headers, and its text as one row of items."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum

from onirim.engine.messages import Message
from onirim.notation.record.errors import NOWHERE, RecordError, TextPlace
from onirim.notation.record.reader import Visitor, read

__all__ = ["Comment", "Item", "ItemKind", "Record", "read_record"]

COMMAND = re.compile(r"\[%(\w+) ([^\[\]]*)\]")


class ItemKind(Enum):
    """What an item of a record is."""

    TURN = "turn"
    ACTION = "action"
    CARD = "card"
    LOOK = "look"
    COMMENT = "comment"
    END = "end"


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that a record says. Where it was read is no part of what it says."""

    kind: ItemKind
    text: str  # a label, a token, a card, cards, a comment, a sign of the end
    fate: str = ""  # of a card
    place: TextPlace = field(default=NOWHERE, compare=False)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that came from the deck with this item."""
        return tuple(self.text.split()) if self.kind in (ItemKind.CARD, ItemKind.LOOK) else ()


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment taken apart: `[%eval 0.41] the only way` is a command and words."""

    words: str
    commands: dict[str, str]

    @classmethod
    def parse(cls, text: str) -> Comment:
        words = " ".join(COMMAND.sub(" ", text).split())
        return cls(words, dict(COMMAND.findall(text)))


@dataclass(slots=True)
class Record:
    """A game written down: headers in their order, and items in theirs.

    Examples:
        >>> from onirim import Game, record_game
        >>> record = record_game(Game("solo", seed=7))
        >>> record.headers["Rules"], str(record.items[1].text)
        ('solo', 'Tm')

    """

    headers: dict[str, str]
    items: list[Item]
    header_places: dict[str, TextPlace] = field(default_factory=dict, compare=False)
    file: str = field(default="", compare=False)

    def error(self, reason: Message, place: TextPlace = NOWHERE, turn: str = "") -> RecordError:
        """What is wrong with this record; to be raised."""
        return RecordError(reason, place, turn, self.file)


def read_record(data: bytes | str, file: str = "") -> Record:
    """The whole record, or RecordError: never a part of it."""
    builder = Builder()
    try:
        read(data, builder)
    except RecordError as wrong:
        raise wrong.in_file(file).with_traceback(wrong.__traceback__) from None
    builder.record.file = file
    return builder.record


class Builder(Visitor):
    """The visitor that keeps everything."""

    def __init__(self) -> None:
        self.record = Record({}, [])

    def header(self, name: str, value: str, place: TextPlace) -> None:
        self.record.headers[name] = value
        self.record.header_places[name] = place

    def turn(self, label: str, place: TextPlace) -> None:
        self.add(ItemKind.TURN, label, place)

    def action(self, token: str, place: TextPlace) -> None:
        self.add(ItemKind.ACTION, token, place)

    def card(self, code: str, fate: str, place: TextPlace) -> None:
        self.record.items.append(Item(ItemKind.CARD, code, fate, place))

    def look(self, codes: tuple[str, ...], place: TextPlace) -> None:
        self.add(ItemKind.LOOK, " ".join(codes), place)

    def comment(self, text: str, place: TextPlace) -> None:
        self.add(ItemKind.COMMENT, text, place)

    def end(self, sign: str, place: TextPlace) -> None:
        self.add(ItemKind.END, sign, place)

    def add(self, kind: ItemKind, text: str, place: TextPlace) -> None:
        self.record.items.append(Item(kind, text, "", place))
