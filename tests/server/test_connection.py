"""Frames are written when they are sent; what the other side can't take yet waits in order."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocket

from onirim.server.rooms.connection import Connection
from onirim.server.security.limited_protocols import WRITE_TEXT
from onirim.server.security.whole_messages import text_frame
from tests.server.stepped import Stand, Wire, run_stepped, settle

LONG = b"x" * 70_000  # more than a transport keeps without saying so


async def sit_down(connections: list[Connection]) -> Wire:
    """A socket with a connection that pumps until the other side has gone."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        connections.append(Connection(socket, "", 1.0, ""))
        pump = asyncio.create_task(connections[0].pump())
        while (await receive())["type"] != "websocket.disconnect":
            pass
        connections[0].close(1000)
        await pump

    wire = await Stand(application).socket()
    wire.written.clear()
    return wire


def test_a_frame_is_written_when_it_is_sent() -> None:
    async def scenario() -> None:
        connections: list[Connection] = []
        wire = await sit_down(connections)
        connections[0].send_raw(b"one")
        assert wire.written == text_frame(b"one")
        wire.abort()
        await settle()

    run_stepped(scenario())


def test_frames_wait_in_order_for_a_slow_reader() -> None:
    async def scenario() -> None:
        connections: list[Connection] = []
        wire = await sit_down(connections)
        wire.reads = False
        for text in (b"one", LONG, b"two", b"three"):
            connections[0].send_raw(text)
        await settle()
        sent = text_frame(b"one") + text_frame(LONG)
        assert wire.written == sent
        wire.reads = True
        wire.protocol.resume_writing()
        connections[0].send_raw(b"four")
        await settle()
        assert wire.written == sent + b"".join(map(text_frame, (b"two", b"three", b"four")))
        wire.abort()
        await settle()

    run_stepped(scenario())


def test_a_socket_that_has_ended_keeps_no_way_to_write() -> None:
    """The scope would know the protocol that knows the scope: both would stay in memory."""

    async def scenario() -> None:
        connections: list[Connection] = []
        wire = await sit_down(connections)
        scope = connections[0].socket.scope
        known = set(scope)
        wire.abort()
        await settle()
        connections[0].send_raw(b"late")
        assert not wire.written
        assert known - set(scope) == {WRITE_TEXT}

    run_stepped(scenario())
