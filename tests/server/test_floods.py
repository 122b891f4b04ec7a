"""Every kind of flood is cut off at its limit, by a clock that only the test moves."""

from __future__ import annotations

import asyncio
import struct
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.streams import StreamReader

from onirim.server.security import connection_limits, transport_check, whole_messages
from onirim.server.security.connection_limits import (
    BYTES,
    MOST_HEADER_BYTES,
    PIECES,
    PIECES_OF_ADDRESS,
)
from onirim.server.security.limited_protocols import (
    MOST_FRAGMENTS,
    MOST_UNSENT,
    PENALTY_SECONDS,
    RESPONSE_SECONDS,
)
from onirim.server.security.rate_limits import Rate
from onirim.server.security.transport_check import check_transport
from tests.server.stepped import UPGRADE, Stand, Wire, pass_time, run_stepped, settle

HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
POST = b"POST /api/games HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10
PATIENCE = 15.0


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, masked by zeros."""
    first = opcode | (0x80 if final else 0)
    assert len(payload) < 126
    return bytes([first, 0x80 | len(payload)]) + struct.pack("!I", 0) + payload


async def serve(scope: Any, receive: Any, send: Any) -> None:
    """Answer a request when its body has come; keep a socket open until it ends."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"done"})


def flood(wire: Wire, part: bytes, most: int = 100_000) -> int:
    """Send the same again and again; how many times before the one that was too much."""
    for number in range(most):
        wire.send(part)
        if wire.closed:
            return number
    return most


@pytest.mark.parametrize(
    "part",
    [frame(PONG), frame(PING, b"x" * 125), frame(PING)],
    ids=["pongs", "pings", "empty pings"],
)
def test_a_flood_of_protocol_frames(part: bytes) -> None:
    """One read with one frame is two pieces; many frames in one read are a piece each."""

    async def scenario() -> None:
        stand = Stand(serve)
        wire = await stand.socket()
        sent = flood(wire, part)
        assert wire.aborted
        assert sent <= PIECES.burst / 2
        wire = await stand.socket("192.0.2.2")
        wire.send(part * 2000)
        assert wire.aborted
        assert stand.cut_off("pieces") == 2

    run_stepped(scenario())


def test_pings_that_are_never_read_fill_no_memory() -> None:
    """Not even slowly, as fast as frames are allowed."""

    async def scenario() -> None:
        stand = Stand(serve)
        wire = await stand.socket(reads=False)
        for _ in range(100_000):
            if wire.closed:
                break
            wire.send(frame(PING, b"x" * 125))
            await pass_time(2 / PIECES.per_second)
        assert wire.aborted
        assert stand.cut_off("unread") == 1
        assert wire.unsent <= MOST_UNSENT

    run_stepped(scenario())


def test_a_write_buffer_has_a_limit() -> None:
    async def scenario() -> None:
        stand = Stand(serve)
        wire = await stand.socket()
        wire.unsent = MOST_UNSENT + 1
        wire.send(frame(PING))
        assert wire.aborted
        assert stand.cut_off("unread") == 1

    run_stepped(scenario())


def test_a_message_has_so_many_fragments() -> None:
    async def scenario() -> None:
        stand = Stand(serve)
        wire = await stand.socket()
        wire.send(frame(TEXT, final=False))
        assert 1 + flood(wire, frame(CONTINUED, final=False)) == MOST_FRAGMENTS
        assert wire.aborted
        assert stand.cut_off("fragments") == 1

    run_stepped(scenario())


@pytest.mark.parametrize(
    ("start", "part"),
    [(HEAD, b"X-More: y\r\n" * 8), (HEAD + b"X-Long: ", b"y" * 100), (b"GET /", b"y" * 100)],
    ids=["lines", "a line", "an address"],
)
def test_endless_headers(start: bytes, part: bytes) -> None:
    """They are cut off before more than their limit is kept."""

    async def scenario() -> None:
        stand = Stand(serve)
        wire = stand.connect()
        wire.send(start)
        assert flood(wire, part) * len(part) <= MOST_HEADER_BYTES
        assert wire.written.startswith(b"HTTP/1.1 4")
        wire = stand.connect()
        wire.send(start + part * 10_000)
        assert wire.closed
        assert stand.cut_off("bad-request") == 2

    run_stepped(scenario())


def test_a_flood_of_tiny_chunks() -> None:
    async def scenario() -> None:
        stand = Stand(serve)
        wire = stand.connect()
        wire.send(POST + CHUNKED)
        wire.send(b"1\r\nx\r\n" * 20_000)
        assert wire.aborted
        assert stand.cut_off("pieces") == 1
        wire = stand.connect()
        wire.send(POST + CHUNKED)
        assert flood(wire, b"1\r\nx\r\n") <= PIECES.burst

    run_stepped(scenario())


def test_a_flood_of_tiny_reads() -> None:
    async def scenario() -> None:
        stand = Stand(serve)
        wire = stand.connect()
        wire.send(POST + b"Content-Length: 60000\r\n\r\n")
        assert flood(wire, b"x") <= PIECES.burst
        assert stand.cut_off("pieces") == 1

    run_stepped(scenario())


def test_a_flood_of_bytes() -> None:
    """On a socket whose application has stopped listening, and in the body of a request."""

    async def deaf(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
        await asyncio.get_running_loop().create_future()

    async def scenario() -> None:
        stand = Stand(deaf)
        wire = stand.connect()
        wire.send(POST + b"Content-Length: 100000000\r\n\r\n")
        assert flood(wire, b"x" * 65_536) * 65_536 <= BYTES.burst
        assert stand.cut_off("bytes") == 1
        while stand.state.tasks:
            stand.state.tasks.pop().cancel()

    run_stepped(scenario())


def test_many_connections_of_one_address_share_its_budget() -> None:
    """Each below its own limit; another address is not concerned, nor is a proxy."""

    async def scenario() -> None:
        stand = Stand(serve, trust_proxy=("10.0.0.1",))
        pongs = frame(PONG) * 150
        wires = [await stand.socket() for _ in range(60)]
        for wire in wires:
            wire.send(pongs)
        open_still = [wire for wire in wires if not wire.closed]
        assert len(open_still) < PIECES_OF_ADDRESS.burst / 150
        other = await stand.socket("192.0.2.77")
        other.send(pongs)
        assert not other.closed
        proxied = [await stand.socket("10.0.0.1") for _ in range(60)]
        for wire in proxied:
            wire.send(pongs)
        assert not any(wire.closed for wire in proxied)

    run_stepped(scenario())


def test_budgets_fill_again() -> None:
    """A client at the pace of a person is never cut off."""

    async def scenario() -> None:
        stand = Stand(serve)
        wire = await stand.socket()
        for _ in range(2000):
            wire.send(frame(TEXT, b'{"type":"ping","id":1}'))
            await pass_time(0.1)
        assert not wire.closed

    run_stepped(scenario())


def test_without_limits_nothing_is_counted() -> None:
    async def scenario() -> None:
        stand = Stand(serve, rate_limit=0.0)
        wire = await stand.socket()
        wire.send(frame(PONG) * 2000)
        assert not wire.closed

    run_stepped(scenario())


@pytest.mark.parametrize(
    "start",
    [HEAD, POST + b"Content-Length: 50\r\n\r\n{", POST + CHUNKED, b""],
    ids=["headers", "body", "chunks", "nothing"],
)
def test_slow_requests_are_cut_off(start: bytes) -> None:
    """Each waits as long as is allowed, no longer."""

    async def scenario() -> None:
        stand = Stand(serve, request_timeout=PATIENCE)
        wires = [stand.connect() for _ in range(2)]
        for wire in wires:
            wire.send(start) if start else None
        await pass_time(PATIENCE - 0.1)
        assert not any(wire.closed for wire in wires)
        await pass_time(0.1)
        assert all(wire.aborted for wire in wires)
        assert stand.cut_off("slow") == 2
        assert stand.gate.open == 0

    run_stepped(scenario())


def test_an_answer_that_is_not_read_is_cut_off() -> None:
    async def long(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(4):
            await send({"type": "http.response.body", "body": b"x" * 70_000, "more_body": True})

    async def scenario() -> None:
        stand = Stand(long)
        wire = stand.connect(reads=False)
        wire.send(HEAD + b"\r\n")
        await pass_time(RESPONSE_SECONDS - 0.1)
        assert not wire.closed
        await pass_time(0.1)
        assert wire.aborted
        assert stand.cut_off("unread") == 1
        while stand.state.tasks:
            stand.state.tasks.pop().cancel()

    run_stepped(scenario())


def test_a_socket_that_is_not_read_is_cut_off() -> None:
    """The application waits until it can write; that has an end, and the place is free again."""

    async def talk(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for _ in range(4):
            await send({"type": "websocket.send", "text": "x" * 30_000})

    async def scenario() -> None:
        stand = Stand(talk, request_timeout=PATIENCE)
        wire = await stand.socket(reads=False)
        await pass_time(PATIENCE - 0.1)
        assert stand.gate.open == 1
        await pass_time(0.1)
        assert wire.aborted
        assert stand.gate.open == 0
        assert not stand.state.tasks

    run_stepped(scenario())


def test_a_farewell_that_is_not_read_has_a_deadline() -> None:
    async def leave(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4408})

    async def scenario() -> None:
        stand = Stand(leave, request_timeout=PATIENCE)
        wire = await stand.socket(reads=False)
        await pass_time(PATIENCE)
        assert wire.aborted
        assert stand.gate.open == 0

    run_stepped(scenario())


def test_a_handshake_has_a_deadline() -> None:
    """The application may hang; the socket has no place for ever."""

    async def hang(_scope: Any, _receive: Any, _send: Any) -> None:
        await asyncio.get_running_loop().create_future()

    async def scenario() -> None:
        stand = Stand(hang, request_timeout=PATIENCE)
        wire = stand.connect()
        wire.send(UPGRADE + b"\r\n")
        await pass_time(PATIENCE)
        assert wire.aborted
        assert stand.gate.open == 0
        while stand.state.tasks:
            stand.state.tasks.pop().cancel()

    run_stepped(scenario())


@pytest.mark.parametrize("body", [b"Content-Length: 10\r\n\r\n", CHUNKED])
def test_an_upgrade_with_a_body_is_refused(body: bytes) -> None:
    async def scenario() -> None:
        stand = Stand(serve)
        wire = stand.connect()
        wire.send(UPGRADE + body)
        await settle()
        assert wire.written.startswith(b"HTTP/1.1 400")
        assert wire.closed
        assert stand.gate.open == 0

    run_stepped(scenario())


def test_an_end_that_cannot_be_said_ends_all_the_same() -> None:
    """The server ends although a handshake is stuck."""

    async def scenario() -> None:
        stand = Stand(serve)
        wire = await stand.socket()
        wire.protocol.conn.send_close = None
        wire.protocol.shutdown()
        assert wire.aborted

    run_stepped(scenario())


def test_new_connections_of_one_address_have_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those beyond it are kept waiting, unread, and then ended."""
    monkeypatch.setattr(connection_limits, "NEW_CONNECTIONS", Rate(3, 0.1))

    async def scenario() -> None:
        stand = Stand(serve)
        answered = []
        for _ in range(5):
            wire = stand.connect()
            wire.send(HEAD + b"\r\n")
            await settle()
            answered.append(bool(wire.written))
        assert answered == [True] * 3 + [False] * 2
        await pass_time(PENALTY_SECONDS)
        assert stand.cut_off("connects") == 2

    run_stepped(scenario())


def test_what_is_overridden_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    check_transport()
    renamed: dict[type, tuple[str, ...]] = {Wire: ("data_was_received",)}
    monkeypatch.setattr(transport_check, "OVERRIDDEN", renamed)
    with pytest.raises(RuntimeError, match="data_was_received"):
        check_transport()


@pytest.mark.parametrize(
    ("base", "name"),
    [
        (WebSocketsSansIOProtocol, "read_paused"),
        (WebSocketsSansIOProtocol, "initial_response"),
        (Protocol, "current_size"),
        (H11Protocol, "cycle"),
    ],
)
def test_attributes_that_are_used_exist(
    monkeypatch: pytest.MonkeyPatch, base: type, name: str
) -> None:
    """A version that has renamed one is refused."""
    make: Any = vars(base)["__init__"]

    def make_renamed(self: Any, *arguments: Any, **named: Any) -> None:
        make(self, *arguments, **named)
        setattr(self, f"_{name}", self.__dict__.pop(name))

    monkeypatch.setattr(base, "__init__", make_renamed)
    with pytest.raises(RuntimeError, match=f"{base.__name__} has no {name}"):
        check_transport()


def test_the_parser_waits_where_it_is_believed_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages may pass it only between two of them."""
    monkeypatch.setattr(whole_messages, "BETWEEN_FRAMES", StreamReader.read_exact.__code__)
    with pytest.raises(RuntimeError, match="waits elsewhere"):
        check_transport()
