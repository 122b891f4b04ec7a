"""A record cut into words, each with its place.

Tolerant where nothing can be misunderstood: spaces, line ends and the byte order mark are free.
Bounded everywhere: whatever is too long is refused before it costs time or memory.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from onirim.engine.messages import Message
from onirim.notation.record.errors import RecordError, TextPlace

__all__ = ["MAX_BYTES", "MAX_LINE", "Lines", "Word", "decode", "words_of"]

MAX_BYTES = 1_000_000
MAX_LINE = 20_000
MAX_WORDS = 20_000
MAX_COMMENT = 4_000
MAX_VALUE = 2_000  # of a header: a position fits
MAX_WORD = 200

HEADER, TURN, COMMENT, LOOK, PLAIN = "header", "turn", "comment", "look", "word"

HEADER_VALUE = Message("record-a-header", "a header")
HEADER_NAME = Message("record-a-header-name", "the name of a header")
COMMENT_TEXT = Message("record-a-comment", "a comment")
ONE_WORD = Message("record-a-word", "a word")

FORBIDDEN = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff]")
BREAK = re.compile(r"\r\n|\r|\n")
SPACE = re.compile(r"\s*")
WORD_PATTERN = re.compile(
    r'(?P<header>\[([A-Za-z][A-Za-z0-9]*)[ \t]+"((?:[^"\\\r\n]|\\["\\])*)"[ \t]*\])'
    r"|(?P<turn>([0-9]{1,6}[A-Z]?)\.+)"
    r"|(?P<comment>\{([^}]*)\})"
    r"|(?P<look>\?\(([^(){}\[\]]*)\))"
    r"|(?P<word>[^\s{}\[\]()]+)"
)


@dataclass(frozen=True, slots=True)
class Word:
    """A header (name and value), a turn's label, a comment's text, what was looked at, a word."""

    kind: str
    text: str
    place: TextPlace
    value: str = ""


def decode(data: bytes) -> str:
    """The text of a file, or where it stops being UTF-8."""
    if len(data) > MAX_BYTES:
        raise RecordError(
            Message(
                "record-bytes",
                "a record has at most {limit} bytes, this has more",
                limit=MAX_BYTES,
            ),
            TextPlace(1, 1),
        )
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        before = Lines(data[: wrong.start].decode("utf-8"))
        place = before.place(len(before.text))
        raise RecordError(Message("record-utf8", "this is not UTF-8 text"), place) from None


def words_of(text: str) -> Iterator[Word]:
    """Every word of the text, in order."""
    lines = Lines(text)
    lines.check()
    text = lines.text
    at = 1 if text.startswith("\ufeff") else 0
    count = 0
    while (at := end_of_space(text, at)) < len(text):
        match = WORD_PATTERN.match(text, at)
        if match is None:
            raise RecordError(what_is_wrong(text, at), lines.place(at))
        count += 1
        if count > MAX_WORDS:
            raise RecordError(
                Message("record-words", "a record has at most {limit} words", limit=MAX_WORDS),
                lines.place(at),
            )
        yield as_word(match, lines.place(at))
        at = match.end()


def end_of_space(text: str, at: int) -> int:
    match = SPACE.match(text, at)
    return match.end() if match else at


def as_word(match: re.Match[str], place: TextPlace) -> Word:
    kind = str(match.lastgroup)
    if kind == HEADER:
        value = " ".join(re.sub(r"\\(.)", r"\1", match[3]).split())
        refuse_long(HEADER_VALUE, value, MAX_VALUE, place)
        refuse_long(HEADER_NAME, match[2], MAX_WORD, place)
        return Word(HEADER, match[2], place, value)
    if kind == TURN:
        return Word(TURN, match[5], place)
    if kind == COMMENT:
        refuse_long(COMMENT_TEXT, match[7], MAX_COMMENT, place)
        return Word(COMMENT, " ".join(match[7].split()), place)
    text = match[9] if kind == LOOK else match[0]
    refuse_long(ONE_WORD, text, MAX_WORD, place)
    return Word(kind, text, place)


def refuse_long(what: Message, text: str, limit: int, place: TextPlace) -> None:
    if len(text) > limit:
        raise RecordError(
            Message(
                "record-too-long",
                "{what} has at most {limit} characters, not {length}",
                what=what,
                limit=limit,
                length=len(text),
            ),
            place,
        )


def what_is_wrong(text: str, at: int) -> Message:
    """Nothing matches here: say what the reader of the message should look for."""
    if text[at] == "{":
        return Message("record-comment-open", "this comment is never closed by '}}'")
    if text[at] == "[":
        return Message("record-header-form", 'a header is written [Name "value"] on one line')
    return Message("record-stray", "'{text}' belongs to nothing", text=text[at])


class Lines:
    """Where each line begins, so that every place can be told."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0, *(match.end() for match in BREAK.finditer(text))]

    def place(self, at: int) -> TextPlace:
        line = bisect_right(self.starts, at)
        return TextPlace(line, at - self.starts[line - 1] + 1)

    def check(self) -> None:
        """Refuse what is too much, or could never be read on a screen."""
        if len(self.text) > MAX_BYTES:
            raise RecordError(
                Message("record-long", "a record has at most {limit} characters", limit=MAX_BYTES),
                TextPlace(1, 1),
            )
        ends = [*self.starts[1:], len(self.text)]
        for number, (start, end) in enumerate(zip(self.starts, ends, strict=True), 1):
            if end - start > MAX_LINE:
                raise RecordError(
                    Message(
                        "record-line-long", "a line has at most {limit} characters", limit=MAX_LINE
                    ),
                    TextPlace(number, MAX_LINE + 1),
                )
        match = FORBIDDEN.search(self.text, 1 if self.text.startswith("\ufeff") else 0)
        if match:
            raise RecordError(
                Message(
                    "record-character",
                    "the character '{text}' is not allowed",
                    text=ascii(match[0])[1:-1],
                ),
                self.place(match.start()),
            )
