"""What stands before requests: how many connections there may be, and how long one may take.

uvicorn hands a request on when it is complete and waits for that as long as the other side likes.
Here a connection has a place, of which one address and all together have so many, and a deadline.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from onirim.server.process.logs import log_rarely
from onirim.server.process.metrics import Metrics
from onirim.server.security.addresses import is_one_of, limited_as
from onirim.server.settings import Settings

__all__ = [
    "MOST_HEADER_BYTES",
    "Gate",
    "raise_file_limit",
    "transport_options",
]

MOST_HEADER_BYTES: Final = 16 * 1024  # of a request's first line and headers
RESPONSE_SECONDS: Final = 60.0  # until the other side has read the answer
MOST_OF_ADDRESS: Final = 200  # connections
MOST_CONNECTIONS: Final = 10_000
OTHER_FILES: Final = 100  # that a server has open besides connections


class Gate:
    """Counts connections from the moment they are accepted, whatever becomes of them."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int = MOST_CONNECTIONS) -> None:
        self.factor = settings.limits
        self.proxies = settings.proxies
        self.patience = settings.patience
        self.metrics = metrics
        self.most = most
        self.by_address: dict[str, int] = {}
        self.open = 0

    def enter(self, address: str) -> bool:
        """Is there a place? It is then taken. A proxy brings many and is not limited by itself."""
        who = limited_as(address)
        here = self.by_address.get(who, 0)
        if self.open >= self.most:
            self.cut_off("full")
            return False
        if self.factor > 0 and here >= MOST_OF_ADDRESS * self.factor and not self.is_proxy(address):
            self.cut_off("address")
            return False
        self.by_address[who] = here + 1
        self.count(+1)
        return True

    def leave(self, address: str) -> None:
        who = limited_as(address)
        self.by_address[who] -= 1
        if self.by_address[who] == 0:
            del self.by_address[who]
        self.count(-1)

    def count(self, more: int) -> None:
        self.open += more
        self.metrics.connections.set(self.open)

    def is_proxy(self, address: str) -> bool:
        """A Unix socket has no address: who may open it was told by the operator."""
        return not address or is_one_of(address, self.proxies)

    def cut_off(self, reason: str) -> None:
        """Somebody is sent away unheard: counted each time, logged once a minute."""
        self.metrics.cut_off.labels(reason).inc()
        log_rarely("cut off", reason=reason)


class LimitedHttp(H11Protocol):
    """A connection with a place at the gate and a deadline for each request."""

    gate: ClassVar[Gate]
    entered = False
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.entered = self.gate.enter(peer_of(self))
        if not self.entered:
            transport.abort()
            return
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
        if self.deadline is None:
            self.expect(self.gate.patience, "slow")
        super().data_received(data)
        if self.has_request and self.entered:
            self.expect(RESPONSE_SECONDS, "unread")

    @property
    def has_request(self) -> bool:
        """Has the whole of a request come, and is it not answered yet?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.more_body and not cycle.response_complete

    def on_response_complete(self) -> None:
        self.expect_nothing()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The place goes over to the socket, which has deadlines of its own."""
        self.expect_nothing()
        self.entered = False
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Too long or no HTTP at all: h11 knows which."""
        self.gate.cut_off("bad-request")
        super().send_400_response(msg)

    def expect(self, seconds: float, otherwise: str) -> None:
        self.expect_nothing()
        self.deadline = self.loop.call_later(seconds, self.too_late, otherwise)

    def expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self, reason: str) -> None:
        self.gate.cut_off(reason)
        self.transport.abort()


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


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket has the place of the request that became it; it stays for long and is kept small."""

    gate: ClassVar[Gate]
    heard_at = 0.0  # by the loop's clock

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = Inbox()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Whoever was heard a moment ago is there: asked is who has been silent for so long."""
        silent_until = self.heard_at + (self.ping_interval or 0.0)
        if silent_until > self.loop.time():
            self.ping_timer = self.loop.call_at(silent_until, self.send_keepalive_ping)
            return
        super().send_keepalive_ping()

    def start_keepalive(self) -> None:
        """The handshake is over: nobody asks for headers again, and the parser keeps them."""
        self.request.headers.clear()
        self.response: Any = None
        super().start_keepalive()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(peer_of(self))
        super().connection_lost(exc)
        self.conn.parser.close()  # it knows the protocol that knows it: they would stay in memory


def peer_of(protocol: H11Protocol | WebSocketsSansIOProtocol) -> str:
    return protocol.client[0] if protocol.client else ""


def transport_options(gate: Gate) -> dict[str, Any]:
    """What uvicorn must be told: our protocols over h11, which has a limit for headers."""
    return {
        "http": type("Http", (LimitedHttp,), {"gate": gate}),
        "ws": type("Socket", (LimitedSocket,), {"gate": gate}),
        "h11_max_incomplete_event_size": MOST_HEADER_BYTES,
    }


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many connections that allows."""
    try:
        import resource
    except ImportError:
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else MOST_CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(1, min(MOST_CONNECTIONS, soft - OTHER_FILES))
