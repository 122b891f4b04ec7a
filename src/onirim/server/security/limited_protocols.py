"""uvicorn's protocols with a place at the gate, deadlines, and budgets of bytes and pieces.

uvicorn counts whole requests and messages and waits for them as long as the other side likes. It
offers no place for limits below that, so methods of its protocols are overridden here. Its version
and those of the parsers are pinned for that reason, and `transport_check` fails at the start if
something that is used here is missing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, ClassVar, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from onirim.server.security.connection_limits import MOST_HEADER_BYTES, Budget, Gate
from onirim.server.security.whole_messages import awaits_message, is_open, message_in, text_frame

__all__ = ["WRITE_TEXT", "transport_options"]

WRITE_TEXT: Final = "onirim.write-text"  # in a socket's scope: `LimitedSocket.write_text`

RESPONSE_SECONDS: Final = 60.0  # until the other side has read the answer
PENALTY_SECONDS: Final = 2.0  # that a connection beyond the rate is kept waiting, unread
PART_BYTES: Final = 1024  # bytes that a parser gets before what was in them is counted
MOST_FRAGMENTS: Final = 64  # of one message
MOST_UNSENT: Final = 1 << 18  # bytes that wait for the other side of a socket to read


class Guarded:
    """The deadline of a connection, and what becomes of one that is over a limit."""

    gate: ClassVar[Gate]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    budget: Budget
    deadline: asyncio.TimerHandle | None = None

    def expect(self, seconds: float, otherwise: str) -> None:
        """Abort the connection in so many seconds, unless something else is expected first."""
        self.expect_nothing()
        self.deadline = self.loop.call_later(seconds, self.cut_off, otherwise)

    def expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def cut_off(self, reason: str) -> None:
        self.gate.cut_off(reason)
        self.transport.abort()

    def slices(self, data: bytes) -> Iterable[bytes]:
        """The data in small parts, as long as the budget lasts and nobody closes the connection."""
        if not self.budget.take_pieces(1):
            self.cut_off("pieces")
            return
        for start in range(0, len(data), PART_BYTES):
            part = data[start : start + PART_BYTES]
            if not self.budget.take_bytes(len(part)):
                self.cut_off("bytes")
                return
            yield part
            if self.transport.is_closing():
                return


class StrictHttp(h11.Connection):
    """A parser of HTTP that counts parts of bodies, and refuses what others may read otherwise.

    h11 takes lines that end in LF alone, headers over several lines and chunks in HTTP/1.0. A proxy
    that reads them differently sees other requests on the connection than we do.
    """

    parts = 0

    def next_event(self) -> Any:
        before = self.unread() if self.their_state is h11.IDLE else b""
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.parts += 1
        elif isinstance(event, h11.Request):
            check_head(before[: len(before) - len(self.unread())], event)
        return event

    def unread(self) -> bytes:
        return self.trailing_data[0]


def check_head(head: bytes, request: h11.Request) -> None:
    """Raise what the parser raises where it can't read a request."""
    if head.count(b"\n") != head.count(b"\r\n"):
        raise h11.RemoteProtocolError("a line of the head ends in LF alone")
    if b"\n " in head or b"\n\t" in head:
        raise h11.RemoteProtocolError("a header has several lines")
    if request.http_version == b"1.0" and has_header(request, b"transfer-encoding"):
        raise h11.RemoteProtocolError("HTTP/1.0 has no transfer encoding")


class LimitedHttp(Guarded, H11Protocol):
    """A connection with a place at the gate and a deadline for each request."""

    conn: StrictHttp
    entered = False
    waits = False  # for the end of its penalty: nothing is read

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = StrictHttp(h11.SERVER, MOST_HEADER_BYTES)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = peer_of(self)
        self.entered = self.gate.enter(address)
        if not self.entered:
            transport.abort()
            return
        self.budget = self.gate.budget(address)
        self.waits = not self.gate.may_connect(address)
        if self.waits:
            self.expect(PENALTY_SECONDS, "connects")
        else:
            self.expect(self.gate.patience, "slow")

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_nothing()
        if self.entered:
            self.entered = False
            self.gate.leave(peer_of(self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.entered:
            return
        if self.waits:
            self.transport.pause_reading()
            return
        if self.deadline is None:
            self.expect(self.gate.patience, "slow")
        for part in self.slices(data):
            super().data_received(part)
            if self.is_upgraded():
                return
        if self.has_request and not self.transport.is_closing():
            self.expect(RESPONSE_SECONDS, "unread")

    def handle_events(self) -> None:
        """A slice of a plain body is one part; more of them are chunks."""
        super().handle_events()
        chunks, self.conn.parts = self.conn.parts - 1, 0
        if chunks > 0 and self.entered and not self.budget.take_pieces(chunks):
            self.cut_off("pieces")

    def is_upgraded(self) -> bool:
        """Has a socket taken over the place at the gate?"""
        return not self.entered

    @property
    def has_request(self) -> bool:
        """Has the whole of a request come, and is it not answered yet?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def on_response_complete(self) -> None:
        """The connection of a proxy brings requests of many people: each has a budget."""
        self.expect_nothing()
        if not self.budget.address:
            self.budget = self.gate.budget(peer_of(self))
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The place goes over to the socket, which has deadlines of its own."""
        if has_body(event):
            self.send_400_response("An upgrade has no body.")
            return
        self.expect_nothing()
        self.entered = False
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Too long or no HTTP at all: h11 knows which."""
        self.gate.cut_off("bad-request")
        super().send_400_response(msg)


class Inbox:
    """What has come on a socket and was not read yet; asyncio's queue would take two kilobytes."""

    __slots__ = ("messages", "woken")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.woken: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.woken is not None and not self.woken.done():
            self.woken.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.woken = asyncio.get_running_loop().create_future()
            await self.woken
            self.woken = None
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages

    def is_awaited(self) -> bool:
        """Will somebody take the only message here in the next turn of the loop?"""
        return self.woken is not None and len(self.messages) == 1


class LimitedSocket(Guarded, WebSocketsSansIOProtocol):
    """A socket has the place of the request that became it; it stays for long and is kept small."""

    heard_at = 0.0  # by the loop's clock

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = Inbox()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.budget = self.gate.budget(peer_of(self))
        self.expect(self.gate.patience, "slow")

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        short = len(data) <= PART_BYTES and awaits_message(self.conn)
        text = message_in(data) if short else None
        if text is None:
            for part in self.slices(data):
                super().data_received(part)
        else:
            self.receive_text(data, text)

    def receive_text(self, data: bytes, text: str) -> None:
        """Take a whole message past the parser: one read and one frame for the limits.

        Reading needs no pause where somebody waits for the message: it would go on at once.
        """
        if not self.budget.take_pieces(2):
            self.cut_off("pieces")
        elif not self.budget.take_bytes(len(data)):
            self.cut_off("bytes")
        elif not (self.close_sent or self.transport.is_closing()):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not (self.queue.is_awaited() or self.read_paused):
                self.read_paused = True
                self.transport.pause_reading()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.cut_off("unread")

    async def send(self, message: Any) -> None:
        """Write messages of text without making frames of them first."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.write_text(text.encode()):
            await super().send(message)

    def write_text(self, text: bytes) -> bool:
        """Write a message of text now; False if something must be waited for."""
        if not self.can_write():
            return False
        self.transport.write(text_frame(text))
        return True

    def can_write(self) -> bool:
        return (
            self.handshake_complete
            and self.initial_response is None
            and not (self.close_sent or self.disconnected)
            and self.writable.is_set()
            and is_open(self.conn)
        )

    def handle_events(self) -> None:
        """Frames are counted before anything is done about them, pings and pongs included."""
        if not self.budget.take_pieces(len(self.conn.events)):
            self.cut_off("pieces")
            return
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self.cut_off("fragments")
        elif self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.cut_off("unread")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect(self.gate.patience, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.expect_nothing()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody listens here any more: what is still to be sent has a deadline."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.expect(self.gate.patience, "unread")

    def send_keepalive_ping(self) -> None:
        """Ping only connections that have been idle for the interval."""
        silent_until = self.heard_at + (self.ping_interval or 0.0)
        if silent_until > self.loop.time():
            self.ping_timer = self.loop.call_at(silent_until, self.send_keepalive_ping)
            return
        super().send_keepalive_ping()

    def start_keepalive(self) -> None:
        """The handshake is over: nobody asks for headers again, and the parser keeps them.

        By now it is known for whom a proxy has opened the socket.
        """
        self.expect_nothing()
        self.budget = self.gate.budget((self.scope["client"] or ("",))[0])
        cast(dict[str, object], self.scope)[WRITE_TEXT] = self.write_text
        self.request.headers.clear()
        self.response: Any = None
        super().start_keepalive()

    def shutdown(self) -> None:
        """One bad connection doesn't keep the server from closing the others."""
        try:
            super().shutdown()
        except Exception:  # the parser is in a state in which nothing can be sent
            self.cut_off("shutdown")

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_nothing()
        self.gate.leave(peer_of(self))
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows the protocol that knows it: they would stay in memory
        if hasattr(self, "scope"):
            cast(dict[str, object], self.scope).pop(WRITE_TEXT, None)


def has_body(event: h11.Request) -> bool:
    headers = {bytes(name): bytes(value) for name, value in event.headers}
    return has_header(event, b"transfer-encoding") or headers.get(b"content-length", b"0") != b"0"


def has_header(event: h11.Request, wanted: bytes) -> bool:
    """h11 writes names in small letters."""
    return any(name == wanted for name, _ in event.headers)


def peer_of(protocol: H11Protocol | WebSocketsSansIOProtocol) -> str:
    return protocol.client[0] if protocol.client else ""


def transport_options(gate: Gate) -> dict[str, Any]:
    """What uvicorn must be told: our protocols over h11, which has a limit for headers."""
    return {
        "http": type("Http", (LimitedHttp,), {"gate": gate}),
        "ws": type("Socket", (LimitedSocket,), {"gate": gate}),
        "h11_max_incomplete_event_size": MOST_HEADER_BYTES,
    }
