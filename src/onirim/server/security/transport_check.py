"""Fail at the start if the libraries below us no longer are what limited_protocols overrides.

A method that is overridden but never called, or an attribute that is set but never read, is a limit
that does nothing: nobody would notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol
from websockets.streams import StreamReader

from onirim.server.security import whole_messages

__all__ = ["check_transport"]

Names = tuple[str, ...]

OVERRIDDEN: Final[dict[type, Names]] = {
    H11Protocol: (
        "connection_made", "connection_lost", "data_received", "on_response_complete",
        "handle_events", "handle_websocket_upgrade", "send_400_response",
    ),
    WebSocketsSansIOProtocol: (
        "connection_made", "connection_lost", "data_received", "handle_events", "pause_writing",
        "resume_writing", "on_task_complete", "send_keepalive_ping", "start_keepalive", "shutdown",
        "send",
    ),
    h11.Connection: ("next_event",),
    Protocol: ("parse", "recv_frame", "send_text"),  # done by us for whole short frames
    Frame: ("parse", "serialize"),
    StreamReader: ("at_eof",),
}  # fmt: skip

USED_ATTRIBUTES: Final[dict[type, Names]] = {
    H11Protocol: ("client", "conn", "cycle", "loop", "transport"),
    h11.Connection: ("their_state", "trailing_data"),
    WebSocketsSansIOProtocol: (
        "client", "close_sent", "conn", "disconnected", "frames", "handshake_complete",
        "initial_response", "loop", "ping_interval", "ping_timer", "queue", "read_paused",
        "transport", "writable",
    ),
    Protocol: ("current_size", "events", "parser", "state"),
}  # fmt: skip

USED_LATER: Final[dict[type, Names]] = {RequestResponseCycle: ("more_body", "response_complete")}


def check_transport() -> None:
    """Raise RuntimeError if a method, an attribute or a state of a parser is missing."""
    for base, names in OVERRIDDEN.items():
        require(base, names, vars(base))
    for made in instances():
        require(type(made), USED_ATTRIBUTES[type(made)], dir(made))
    for base, names in USED_LATER.items():
        require(base, names, vars(base)["__init__"].__code__.co_names)
    check_parser()


def require(base: type, names: Names, existing: Any) -> None:
    missing = [name for name in names if name not in existing]
    if missing:
        raise RuntimeError(f"{base.__module__}.{base.__name__} has no {', '.join(missing)}")


def instances() -> Iterator[object]:
    """One of each class whose instances' attributes we read or set."""
    loop = asyncio.new_event_loop()
    try:
        config = uvicorn.Config(nothing, log_config=None, loop="none", lifespan="off")
        for protocol in (H11Protocol, WebSocketsSansIOProtocol):
            yield protocol(config, ServerState(), {}, loop)
    finally:
        loop.close()
    yield h11.Connection(h11.SERVER)
    yield Protocol(SERVER)


async def nothing(_scope: object, _receive: object, _send: object) -> None:
    """An application that is never called."""


def check_parser() -> None:
    """Does the parser wait where whole_messages believes, and read and write the same bytes?"""
    for data, begins_next in samples():
        conn = Protocol(SERVER)
        conn.receive_data(data)
        if whole_messages.awaits_message(conn) is not begins_next:
            raise RuntimeError("the parser of websockets waits elsewhere between two messages")
    text = "ключ"
    whole = Frame(Opcode.TEXT, text.encode())
    if whole_messages.message_in(whole.serialize(mask=True)) != text:
        raise RuntimeError("websockets writes messages that are not read")
    if whole_messages.text_frame(text.encode()) != whole.serialize(mask=False):
        raise RuntimeError("websockets writes messages of text differently")


def samples() -> Iterator[tuple[bytes, bool]]:
    """What was received, and whether the next byte begins a message."""
    whole = Frame(Opcode.TEXT, b"text").serialize(mask=True)
    fragment = Frame(Opcode.TEXT, b"first", fin=False).serialize(mask=True)
    yield b"", True
    yield whole, True
    yield whole[:1], False
    yield whole[:-1], False
    yield fragment, False
    yield Frame(Opcode.PING, b"").serialize(mask=True), True
