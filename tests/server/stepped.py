"""A loop whose clock only moves when a test says so, and connections without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from uvicorn.server import ServerState

from onirim.server.process.metrics import Metrics
from onirim.server.security.connection_limits import Gate
from onirim.server.security.limited_protocols import transport_options
from onirim.server.settings import Settings

Answer = TypeVar("Answer")
TURNS = 20  # of the loop, in which everything that is ready gets done


class SteppedLoop(asyncio.SelectorEventLoop):
    """Timers fire when `now` has passed them."""

    now = 0.0

    def time(self) -> float:
        return self.now


def run_stepped(scenario: Coroutine[Any, Any, Answer]) -> Answer:
    with asyncio.Runner(loop_factory=SteppedLoop) as runner:
        return runner.run(scenario)


async def settle() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)


async def pass_time(seconds: float) -> None:
    """Let so much time pass, and whatever was waiting for it happen."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SteppedLoop)
    loop.now += seconds
    await settle()


class Wire(asyncio.Transport):
    """A connection whose other side reads only when the test says so."""

    def __init__(self, address: str = "192.0.2.1", reads: bool = True) -> None:
        super().__init__({"peername": (address, 5000)})
        self.protocol: Any = None
        self.reads = reads
        self.written = bytearray()
        self.unsent = 0
        self.aborted = False
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data
        if not self.reads:
            before, self.unsent = self.unsent, self.unsent + len(data)
            if before <= 65_536 < self.unsent:
                self.protocol.pause_writing()

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        """What the test sends arrives all the same."""

    def resume_reading(self) -> None:
        """Nothing was held back."""

    def close(self) -> None:
        """As a real one, it waits until everything is sent."""
        self.closed = True
        if not self.unsent:
            self.lose()

    def abort(self) -> None:
        self.aborted = self.closed = True
        self.lose()

    def lose(self) -> None:
        if self.protocol is not None:
            protocol, self.protocol = self.protocol, None
            asyncio.get_running_loop().call_soon(protocol.connection_lost, None)

    def is_closing(self) -> bool:
        return self.closed

    def send(self, data: bytes) -> None:
        """Bytes from the other side, if anybody is there."""
        if self.protocol is not None:
            self.protocol.data_received(data)


class Stand:
    """uvicorn's protocols with our limits, before an application of the test's."""

    def __init__(self, app: Any, **settings: Any) -> None:
        self.metrics = Metrics()
        loop = asyncio.get_running_loop()
        wanted = Settings(folder=Path(), **settings)
        self.gate = Gate(wanted, self.metrics, clock=loop.time)
        self.options = transport_options(self.gate)
        self.config = uvicorn.Config(
            app,
            log_config=None,
            proxy_headers=False,
            ws_per_message_deflate=False,
            ws_max_size=4096,
            **self.options,
        )
        self.config.load()
        self.state = ServerState()

    def connect(self, address: str = "192.0.2.1", reads: bool = True) -> Wire:
        wire = Wire(address, reads)
        wire.protocol = self.options["http"](self.config, self.state, {})
        wire.protocol.connection_made(wire)
        return wire

    async def socket(self, address: str = "192.0.2.1", reads: bool = True) -> Wire:
        """An open WebSocket."""
        wire = self.connect(address, reads)
        wire.send(UPGRADE + b"\r\n")
        await settle()
        assert wire.written.startswith(b"HTTP/1.1 101"), bytes(wire.written)
        return wire

    def cut_off(self, reason: str) -> int:
        """How many connections were ended for a reason."""
        return int(self.metrics.cut_off.labels(reason)._value.get())


UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
