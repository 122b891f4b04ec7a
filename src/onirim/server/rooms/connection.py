"""One socket, and what waits to be sent on it: a slow reader delays no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from onirim.hosting.wire import ServerFrame
from onirim.hosting.wire.views import encode
from onirim.server.security.limited_protocols import WRITE_TEXT
from onirim.server.security.rate_limits import Bucket, Clock, Rate

__all__ = ["CLOSE", "Connection"]

MOST_WAITING = 64  # frames; a slower reader reconnects and gets the whole view
FRAME_RATE = Rate(burst=40, per_second=10)

CLOSE: Final = {
    "bad-frame": 4400,
    "no-game": 4404,
    "no-seat": 4403,
    "reload": 4406,
    "too-slow": 4408,
    "gone": 4410,
    "too-fast": 4429,
    "trouble": 1011,
    "restart": 1012,
}


WriteText = Callable[[bytes], bool]


def refuse(_text: bytes) -> bool:
    """Of a socket that can't write at once."""
    return False


class Connection:
    """One viewer's connection to a game."""

    def __init__(
        self,
        socket: WebSocket,
        person: str,
        factor: float,
        address: str,
        clock: Clock = time.monotonic,
    ) -> None:
        self.socket = socket
        self.person = person
        self.address = address  # whose limits it counts for
        self.seat = -1
        self.bucket = Bucket(FRAME_RATE, factor, clock)
        self.outbox: list[bytes | int] = []  # frames, at last how the socket is closed
        self.woken: asyncio.Future[None] | None = None  # by what is put into an empty outbox
        self.write_text: WriteText = socket.scope.get(WRITE_TEXT, refuse)
        self.ended = False
        self.stored = 0  # entries of the log that its last frame has made
        self.owed = 0.0  # work of its last frame beyond that of any frame
        self.waited = 0.0  # seconds that its last action waited for the commit

    def forget_request(self) -> None:
        """We know who it is: nobody asks for headers and cookies again, which are kilobytes."""
        self.socket.scope["headers"] = []
        for name in ("_headers", "_cookies"):
            self.socket.__dict__.pop(name, None)

    def send(self, frame: ServerFrame) -> None:
        self.send_raw(encode(frame))

    def send_raw(self, frame: bytes) -> None:
        if len(self.outbox) > MOST_WAITING:
            self.close(CLOSE["too-slow"])
        elif not self.ended:
            self.put(frame)

    def close(self, code: int) -> None:
        """End it after what waits has been sent."""
        if not self.ended:
            self.ended = True
            self.put(code)

    def put(self, what: bytes | int) -> None:
        """Write it at once if the socket takes it; else the pump does when it is next."""
        if not self.outbox and isinstance(what, bytes) and self.write_text(what):
            return
        self.outbox.append(what)
        if self.woken is not None and not self.woken.done():
            self.woken.set_result(None)

    async def pump(self) -> None:
        """Send whatever comes, until it is over."""
        try:
            while await self.send_next():
                pass
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.ended = True

    async def send_next(self) -> bool:
        """Wait for something and send it; False: that was the end. A frame that is sent is gone."""
        if not self.outbox:
            self.woken = asyncio.get_running_loop().create_future()
            await self.woken
            self.woken = None
        what = self.outbox[0]
        if isinstance(what, int):
            await self.socket.close(what)
            return False
        await self.socket.send({"type": "websocket.send", "text": what.decode()})
        del self.outbox[0]
        return True

    async def receive(self) -> str | bytes | None:
        """The next frame; None when the other side has gone or we have ended it."""
        if self.socket.application_state != WebSocketState.CONNECTED:
            return None
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")
