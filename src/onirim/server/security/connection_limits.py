"""Limits of connections: how many there are, how often new ones come, how much they send.

Bytes have a limit, and so have pieces: every read, frame, fragment and chunk costs time, however
small it is.
"""

from __future__ import annotations

import time
from typing import Final

from onirim.server.process.logs import log_rarely
from onirim.server.process.metrics import Metrics
from onirim.server.security.addresses import is_one_of, limited_as
from onirim.server.security.rate_limits import Bucket, Clock, Limiter, Rate
from onirim.server.settings import Settings

__all__ = ["MOST_HEADER_BYTES", "Budget", "Gate", "raise_file_limit"]

MOST_HEADER_BYTES: Final = 16 * 1024  # of a request's first line and headers
MOST_OF_ADDRESS: Final = 200  # connections
MOST_CONNECTIONS: Final = 10_000
OTHER_FILES: Final = 100  # that a server has open besides connections
BYTES: Final = Rate(burst=1 << 20, per_second=1 << 16)  # received on one connection
BYTES_OF_ADDRESS: Final = Rate(burst=4 << 20, per_second=1 << 19)
PIECES: Final = Rate(burst=400, per_second=50)  # reads, frames, fragments and chunks of one
PIECES_OF_ADDRESS: Final = Rate(burst=4000, per_second=500)
NEW_CONNECTIONS: Final = Rate(burst=300, per_second=30)  # of one address


class Gate:
    """Counts connections from the moment they are accepted, whatever becomes of them."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        most: int = MOST_CONNECTIONS,
        clock: Clock = time.monotonic,
    ) -> None:
        self.factor = settings.rate_limit
        self.clock = clock
        self.proxies = settings.trust_proxy
        self.patience = settings.request_timeout
        self.metrics = metrics
        self.most = most
        self.by_address: dict[str, int] = {}
        self.open = 0
        self.new = Limiter(NEW_CONNECTIONS, self.factor, clock)
        self.bytes = Limiter(BYTES_OF_ADDRESS, self.factor, clock)
        self.pieces = Limiter(PIECES_OF_ADDRESS, self.factor, clock)

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

    def may_connect(self, address: str) -> bool:
        """Return whether this address may open one more connection now, and count it."""
        return self.is_proxy(address) or self.new.take(limited_as(address))

    def budget(self, address: str) -> Budget:
        return Budget(self, "" if self.is_proxy(address) else limited_as(address))

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


class Budget:
    """What one connection may still send, and with it all others of its address.

    A proxy has no address here: it brings many people.
    """

    __slots__ = ("address", "bytes", "gate", "pieces")

    def __init__(self, gate: Gate, address: str) -> None:
        self.gate = gate
        self.address = address
        self.bytes = Bucket(BYTES, gate.factor, gate.clock)
        self.pieces = Bucket(PIECES, gate.factor, gate.clock)

    def take_bytes(self, number: int) -> bool:
        own = self.bytes.take(number)
        return own and (not self.address or self.gate.bytes.take(self.address, number))

    def take_pieces(self, number: int) -> bool:
        own = self.pieces.take(number)
        return own and (not self.address or self.gate.pieces.take(self.address, number))


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
