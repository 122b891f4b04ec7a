"""Requests that a proxy before us may read in another way than we do are refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.stepped import Stand, run_stepped, settle

CHUNKS = b"2\r\n{}\r\n0\r\n\r\n"


async def serve(_scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"done"})


def answers(*parts: bytes) -> int:
    """How many requests are answered by 200; the connection stays open only if all are."""

    async def scenario() -> int:
        stand = Stand(serve)
        wire = stand.connect()
        for part in parts:
            wire.send(part)
            await settle()
        refused = b" 400 " in wire.written
        assert refused == wire.closed == bool(stand.cut_off("bad-request"))
        return wire.written.count(b" 200 ")

    return run_stepped(scenario())


@pytest.mark.parametrize(
    "request_text",
    [
        b"GET / HTTP/1.1\nHost: here\n\n",
        b"GET / HTTP/1.1\r\nHost: here\nX-One: 1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: here\r\n\n",
        b"GET / HTTP/1.1\r\nHost: here\r\nX-One: 1\r\n two\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: here\r\nX-One: 1\r\n\ttwo\r\n\r\n",
        b"POST / HTTP/1.0\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n" + CHUNKS,
    ],
    ids=["bare LF", "one bare LF", "bare LF at the end", "folded", "folded by a tab", "1.0 chunks"],
)
def test_a_head_that_can_be_read_in_two_ways(request_text: bytes) -> None:
    """In one piece, and however it was cut on its way."""
    assert answers(request_text) == 0
    assert answers(*(bytes([one]) for one in request_text)) == 0


def test_line_ends_in_bodies_are_nobodys_business() -> None:
    """And the next request on the connection is judged by its own head."""
    plain = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 6\r\n\r\n{\n \n\t}"
    chunked = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n" + CHUNKS
    assert answers(plain, chunked, plain) == 3
    assert answers(plain + chunked + plain) == 3
    assert answers(plain, b"GET / HTTP/1.1\nHost: here\n\n") == 1
