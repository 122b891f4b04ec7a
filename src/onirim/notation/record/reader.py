"""Reading a record: a visitor gets each part of it, in order, with its place.

Whoever wants only the headers, the comments or the actions writes a visitor that overrides one
method. The reader checks the form of a record and knows nothing of the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from onirim.engine.messages import Message
from onirim.notation.record.errors import RecordError, TextPlace
from onirim.notation.record.tokenizer import (
    COMMENT,
    HEADER,
    LOOK,
    TURN,
    Lines,
    Word,
    decode,
    words_of,
)

__all__ = ["GAME_NAME", "LOST", "UNFINISHED", "WON", "Visitor", "read"]

GAME_NAME = "Onirim"
SET_UP = "0"  # the turn before the first
WON, LOST, UNFINISHED = "#", "=.", "*"  # how a record ends
CARD_PATTERN = r"(?:\?\?|[A-Z][A-Za-z0-9])"
DECK_CARD = re.compile(rf"=({CARD_PATTERN})([~/!]?)")
LOOK_ITEM = re.compile(rf"\s*{CARD_PATTERN}(?:\s+{CARD_PATTERN})*\s*")
NOTE = ("=", "?", "#")  # what begins so is no action
REQUIRED = ("Game", "Rules", "Result")
MAX_HEADERS = 40


class Visitor:
    """Called with each part of a record; overrides what it wants to know."""

    def begin_game(self) -> None: ...

    def header(self, name: str, value: str, place: TextPlace) -> None: ...

    def end_headers(self) -> None: ...

    def turn(self, label: str, place: TextPlace) -> None: ...

    def action(self, token: str, place: TextPlace) -> None: ...

    def card(self, code: str, fate: str, place: TextPlace) -> None:
        """A card came from the deck: "" drawn, "~" to Limbo, "/" to the discard pile.

        One with "!" was identified and is still there.
        """

    def look(self, codes: tuple[str, ...], place: TextPlace) -> None: ...

    def comment(self, text: str, place: TextPlace) -> None: ...

    def end(self, sign: str, place: TextPlace) -> None:
        """The sign is WON, LOST or UNFINISHED; only comments come behind it."""

    def end_game(self) -> None: ...


def read(data: bytes | str, visitor: Visitor) -> None:
    """Call the visitor for everything; RecordError where the text is no record."""
    text = decode(data) if isinstance(data, bytes) else data
    visitor.begin_game()
    form = Form(visitor)
    form.take(words_of(text))
    form.finish(Lines(text).place(len(text)))
    visitor.end_game()


class Form:
    """The order of things in a record: headers, turns, an end."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.headers: set[str] = set()
        self.in_headers = True
        self.label = ""
        self.filled = True  # something stands behind the last turn's label
        self.ended = False
        self.by_kind: dict[str, Callable[[Word], None]] = {
            HEADER: self.header,
            TURN: self.turn,
            COMMENT: self.comment,
            LOOK: self.look,
        }

    def take(self, words: Iterable[Word]) -> None:
        for word in words:
            self.by_kind.get(word.kind, self.word)(word)

    def finish(self, place: TextPlace) -> None:
        self.leave_headers(place)
        if not self.ended:
            raise RecordError(
                Message(
                    "record-cut-off",
                    "the record is cut off: it ends with {won}, {lost} or {unfinished}",
                    won=WON,
                    lost=LOST,
                    unfinished=UNFINISHED,
                ),
                place,
                self.label,
            )

    def header(self, word: Word) -> None:
        if not self.in_headers:
            late = Message("record-header-late", "headers come before everything else")
            raise RecordError(late, word.place, self.label)
        if word.text in self.headers:
            raise RecordError(
                Message(
                    "record-header-twice", "the header {header} is written twice", header=word.text
                ),
                word.place,
            )
        if len(self.headers) == MAX_HEADERS:
            raise RecordError(
                Message(
                    "record-headers", "a record has at most {limit} headers", limit=MAX_HEADERS
                ),
                word.place,
            )
        if word.text == "Game" and word.value != GAME_NAME:
            raise RecordError(
                Message(
                    "record-other-game",
                    "this is a record of '{game}', not of {ours}",
                    game=word.value,
                    ours=GAME_NAME,
                ),
                word.place,
            )
        self.headers.add(word.text)
        self.visitor.header(word.text, word.value, word.place)

    def leave_headers(self, place: TextPlace) -> None:
        if not self.in_headers:
            return
        self.in_headers = False
        missing = [name for name in REQUIRED if name not in self.headers]
        if missing:
            raise RecordError(
                Message(
                    "record-header-missing", "the header {header} is missing", header=missing[0]
                ),
                place,
            )
        self.visitor.end_headers()

    def turn(self, word: Word) -> None:
        self.leave_headers(word.place)
        self.refuse_after_end(word)
        if not self.filled:
            raise self.empty_turn(word)
        self.label = word.text
        self.filled = word.text == SET_UP  # a game that begins at a position has none
        self.visitor.turn(word.text, word.place)

    def comment(self, word: Word) -> None:
        self.leave_headers(word.place)
        self.visitor.comment(word.text, word.place)

    def look(self, word: Word) -> None:
        self.in_a_turn(word)
        if not LOOK_ITEM.fullmatch(word.text):
            raise RecordError(
                Message(
                    "record-no-cards",
                    "?({text}) names no cards: {example}",
                    text=word.text,
                    example="?(Rs Nm)",
                ),
                word.place,
                self.label,
            )
        self.visitor.look(tuple(word.text.split()), word.place)

    def word(self, word: Word) -> None:
        """An action, unless its first sign says that it is none."""
        empty = not self.filled
        self.in_a_turn(word)
        if word.text in (WON, LOST, UNFINISHED):
            if empty:
                raise self.empty_turn(word)
            self.ended = True
            self.visitor.end(word.text, word.place)
        elif word.text.startswith(NOTE):
            match = DECK_CARD.fullmatch(word.text)
            if match is None:
                raise RecordError(
                    Message(
                        "record-no-card",
                        "'{text}' is no card: {example}",
                        text=word.text,
                        example="=Rs",
                    ),
                    word.place,
                    self.label,
                )
            self.visitor.card(match[1], match[2], word.place)
        else:
            self.visitor.action(word.text, word.place)

    def in_a_turn(self, word: Word) -> None:
        self.leave_headers(word.place)
        self.refuse_after_end(word)
        if not self.label:
            raise RecordError(
                Message(
                    "record-before", "'{text}' stands before the first turn, 0.", text=word.text
                ),
                word.place,
            )
        self.filled = True

    def refuse_after_end(self, word: Word) -> None:
        if self.ended:
            raise RecordError(
                Message(
                    "record-behind", "'{text}' stands behind the end of the game", text=word.text
                ),
                word.place,
                self.label,
            )

    def empty_turn(self, word: Word) -> RecordError:
        reason = Message("record-turn-empty", "this turn is empty")
        return RecordError(reason, word.place, self.label)
