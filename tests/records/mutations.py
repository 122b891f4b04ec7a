"""Records made wrong on purpose, by instructions that a fuzzer can vary and shrink."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from onirim.game.records import replayed
from onirim.notation.record import RecordError, read_record, write_record

HERE = Path(__file__).parent
CORPUS = [path.read_bytes() for path in sorted(HERE.glob("**/*.oni"))]
STEP = 4  # bytes of one instruction
SLOWEST = 1.0  # seconds of CPU for one input

PIECES: list[bytes] = [
    *b"0. 1. 2A. 999999. # =. * =?? ?() ?(Rs) ?(Nm Gs {} {x [ ] ( ) \" \\ ' ~ / ^ ?".split(),
    *b"= + - & !5 !h".split(),
    *b"Rs xRs =Rs =Rs~ =Rs/ +Rd +? &Rk !kRk !dRd /Nm ^Nm @Rs %Rs %Rs' $R $- Zz Rs'".split(),
    b'[Rules "duo"]', b'[Rules "solo+B10+B10"]', b'[Result "won"]', b'[Seed "1"]', b'[Game "X"]',
    b"\n", b"\r", b"\t", b"\x00", b"\xff", b"\xed\xa0\x80", b"\xe2\x80\xa8", b"\xef\xbb\xbf",
    "é".encode(), "Ⅷ٣".encode(), b" " * 300, b"9" * 300, b"(" * 300, b"{" * 300, b"\\" * 300,
]  # fmt: skip


def mutate(instructions: bytes) -> bytes:
    """A record of the corpus after some small accidents; without any, bytes as they are."""
    if not instructions or instructions[0] == 255:
        return instructions[1:]
    data = CORPUS[instructions[0] % len(CORPUS)]
    for i in range(1, len(instructions) - STEP + 1, STEP):
        what, *numbers = instructions[i : i + STEP]
        at = (numbers[0] * 256 + numbers[1]) % (len(data) + 1)
        data = ACCIDENTS[what % len(ACCIDENTS)](data, at, numbers[2])
    return data


def cut_out(data: bytes, at: int, n: int) -> bytes:
    return data[:at] + data[at + 1 + n % 16 :]


def cut_off(data: bytes, at: int, n: int) -> bytes:
    return data[:at] if n % 8 == 0 else cut_out(data, at, n)


def put_in(data: bytes, at: int, n: int) -> bytes:
    return data[:at] + PIECES[n % len(PIECES)] + data[at:]


def put_in_a_word(data: bytes, at: int, n: int) -> bytes:
    return put_in(data, data.find(b" ", at) + 1, n)


def change(data: bytes, at: int, n: int) -> bytes:
    return data[:at] + bytes([n]) + data[at + 1 :]


def another_word(data: bytes, at: int, n: int) -> bytes:
    """A word in the place of another: most of what comes out is still well-formed."""
    words = data.split(b" ")
    words[at % len(words)] = words[(at + n) % len(words)]
    return b" ".join(words)


def swap_words(data: bytes, at: int, n: int) -> bytes:
    words = data.split(b" ")
    one, two = at % len(words), (at + 1 + n % 8) % len(words)
    words[one], words[two] = words[two], words[one]
    return b" ".join(words)


def twice(data: bytes, at: int, n: int) -> bytes:
    return data[:at] + data[max(0, at - n) :]


Accident = Callable[[bytes, int, int], bytes]
ACCIDENTS: list[Accident] = [
    cut_out,
    cut_off,
    put_in,
    put_in_a_word,
    change,
    another_word,
    swap_words,
    twice,
]


def survive(data: bytes) -> str:
    """Read, write and replay anything: a reason or a result, in time, and never another error."""
    begun = time.process_time()
    try:
        record = read_record(data, "fuzz.oni")
        text = write_record(record)
        again = read_record(text)
        assert again == record, "what is written reads otherwise"
        assert write_record(again) == text, "canonical form is not stable"
        outcome = replayed(record).result or "*"
    except RecordError as wrong:
        outcome = str(wrong.reason) if wrong.place.line and wrong.file else ""
    assert outcome, "an error without words or without a place"
    assert time.process_time() - begun < SLOWEST, "too slow"
    return outcome
