"""Messages of text in one frame, read and written without the parser of websockets.

Nearly every message of a game is one. The parser builds generators and objects for each, which
costs more than what the message asks for. Everything else goes through the parser, and a message
only passes it where it would begin with the next byte.
"""

from __future__ import annotations

from typing import Any, Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, if installed
from websockets.protocol import OPEN, Protocol
from websockets.streams import StreamReader

__all__ = ["awaits_message", "is_open", "message_in", "text_frame"]

WHOLE_TEXT: Final = 0x81  # the first byte: the last frame of its message, of text
MASKED: Final = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # of a length, where it doesn't fit into seven bits
BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__  # where the parser waits then


def is_open(conn: Protocol) -> bool:
    """Has nobody said yet that it ends?"""
    return conn.state is OPEN


def awaits_message(conn: Protocol) -> bool:
    """Is the parser between two frames, and between two messages?"""
    if conn.current_size is not None or not is_open(conn):
        return False
    waits: Any = conn.parser
    while (inner := waits.gi_yieldfrom) is not None:
        waits = inner
    return waits.gi_code is BETWEEN_FRAMES


def message_in(data: bytes) -> str | None:
    """The text of a client's message, if the data is its frame and nothing else."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    begin, length = 6, data[1] - MASKED
    if length == TWO_BYTES:
        begin, length = 8, int.from_bytes(data[2:4], "big")
    if not 0 <= length < EIGHT_BYTES and begin == 6:
        return None
    if len(data) != begin + length:
        return None
    try:
        return apply_mask(data[begin:], data[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None  # the parser says what is wrong


def text_frame(text: bytes) -> bytes:
    """The frame that takes this text to a client."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + text
