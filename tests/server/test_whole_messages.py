"""Messages that pass the parser arrive as if it had read them, and are written as it would."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from onirim.server.security import limited_protocols
from onirim.server.security.whole_messages import message_in, text_frame
from tests.server.stepped import Stand, run_stepped, settle

KEY = bytes((7, 130, 0, 255))
TEXT, BINARY, CONTINUED, CLOSE, PING = 0x81, 0x82, 0x80, 0x88, 0x89
FIRST_OF_SEVERAL = 0x01


def frame(first: int, payload: bytes, *, mask: bytes = KEY) -> bytes:
    """A frame as clients send it."""
    length = len(payload)
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    if length < 126:
        return bytes((first, 0x80 | length)) + mask + masked
    return bytes((first, 0x80 | 126)) + struct.pack("!H", length) + mask + masked


WORDS = "Traumwächter – ключ".encode()
CONVERSATIONS = {
    "short": [frame(TEXT, b"one"), frame(TEXT, b"two")],
    "nothing in it": [frame(TEXT, b"")],
    "other letters": [frame(TEXT, WORDS)],
    "longer": [frame(TEXT, b"x" * 126), frame(TEXT, b"y" * 1000), frame(TEXT, b"z" * 2000)],
    "a length in more bytes than it needs": [b"\x81\xfe\x00\x03" + bytes(4) + b"abc"],
    "two at once": [frame(TEXT, b"one") + frame(TEXT, b"two"), frame(TEXT, b"three")],
    "one and a half": [
        frame(TEXT, b"one") + frame(TEXT, b"two")[:4],
        frame(TEXT, b"two")[4:],
        frame(TEXT, b"three"),
    ],
    "a header alone": [frame(TEXT, b"q" * 9)[:2], frame(TEXT, b"q" * 9)[2:], frame(TEXT, b"r")],
    "what looks like a message is the end of one": [
        frame(TEXT, frame(TEXT, b"inside"), mask=bytes(4))[:6],
        frame(TEXT, b"inside"),
        frame(TEXT, b"after"),
    ],
    "fragments": [
        frame(FIRST_OF_SEVERAL, b"one "),
        frame(CONTINUED, b"message"),
        frame(TEXT, b"two"),
    ],
    "a message among fragments": [frame(FIRST_OF_SEVERAL, b"one "), frame(TEXT, b"two")],
    "pings between": [frame(PING, b"hm"), frame(TEXT, b"one"), frame(PING, b""), frame(TEXT, b"2")],
    "bytes": [frame(BINARY, b"one"), frame(TEXT, b"two")],
    "no text": [frame(TEXT, b"\xff\xfe"), frame(TEXT, b"two")],
    "not masked": [b"\x81\x03one", frame(TEXT, b"two")],
    "too long": [frame(TEXT, b"x" * 5000), frame(TEXT, b"two")],
    "reserved bits": [frame(TEXT | 0x40, b"one"), frame(TEXT, b"two")],
    "the end": [frame(TEXT, b"one"), frame(CLOSE, b"\x03\xe8"), frame(TEXT, b"two")],
}


def heard_and_said(parts: list[bytes]) -> tuple[list[object], bytes, bool]:
    """What an application that answers everything gets, and what it sends."""
    heard: list[object] = []

    async def answer(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            heard.append(text if text is not None else message.get("bytes"))
            await send({"type": "websocket.send", "text": f"heard {text}"})
        heard.append(message["code"])

    async def scenario() -> tuple[list[object], bytes, bool]:
        wire = await Stand(answer).socket()
        wire.written.clear()
        for part in parts:
            wire.send(part)
            await settle()
        return heard, bytes(wire.written), wire.closed

    return run_stepped(scenario())


@pytest.mark.parametrize("parts", CONVERSATIONS.values(), ids=list(CONVERSATIONS))
def test_a_message_is_read_as_the_parser_reads_it(
    parts: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = heard_and_said(parts)
    with monkeypatch.context() as patch:
        patch.setattr(limited_protocols, "awaits_message", lambda _: False)
        patch.setattr(limited_protocols, "is_open", lambda _: False)
        assert heard_and_said(parts) == here


def test_whole_messages_pass_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [frame(TEXT, WORDS), frame(TEXT, b"x" * 126), frame(PING, b""), frame(TEXT, b"after")]
    taken = []

    def take(data: bytes) -> str | None:
        taken.append(message_in(data))
        return taken[-1]

    monkeypatch.setattr(limited_protocols, "message_in", take)
    heard_and_said(parts)
    assert taken == [WORDS.decode(), "x" * 126, None, "after"]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_written_as_websockets_writes_it(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
