"""A network between server and database that resets, stalls, drops and refuses connections."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType
from typing import Literal, Self

__all__ = ["Fault", "FaultyProxy"]

Fault = Literal["none", "reset", "stall", "drop", "refuse"]
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
RESET_AT_CLOSE = struct.pack("ii", 1, 0)  # SO_LINGER: closing sends RST
CHUNK_BYTES = 1 << 16


class Link:
    """One connection through the proxy."""

    def __init__(self, writers: tuple[asyncio.StreamWriter, asyncio.StreamWriter]) -> None:
        self.writers = writers
        self.is_dead = False  # its answers were dropped: nothing comes through any more

    def reset(self) -> None:
        for writer in self.writers:
            with suppress(OSError):
                connection = writer.get_extra_info("socket")
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_AT_CLOSE)
            writer.transport.abort()


class FaultyProxy:
    """Listens on 127.0.0.1 and forwards to wherever `connect` leads.

    `reset` ends every connection with RST, once. `stall` forwards nothing until it is over.
    `drop` forwards requests and throws away answers; such a connection stays open and silent for
    ever. `refuse` closes new connections at once and resets those that are there.
    """

    def __init__(self, connect: Callable[[], Awaitable[Stream]]) -> None:
        self.connect = connect
        self.fault: Fault = "none"
        self.moving = asyncio.Event()
        self.moving.set()
        self.links: set[Link] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.counts: dict[Fault, int] = {"reset": 0, "stall": 0, "drop": 0, "refuse": 0}

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        for link in list(self.links):
            link.reset()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def begin(self, fault: Fault) -> None:
        """Let this happen from now on, to connections that are there and to new ones."""
        self.fault = fault
        if fault in ("reset", "refuse"):
            alive = [link for link in self.links if not link.is_dead]
            self.counts[fault] += len(alive)
            for link in alive:
                link.reset()
        if fault == "stall":
            self.counts["stall"] += len(self.links)
            self.moving.clear()
        else:
            self.moving.set()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.fault == "refuse":
            self.counts["refuse"] += 1
            writer.transport.abort()
            return
        there, back = await self.connect()
        link = Link((writer, back))
        self.links.add(link)
        tasks = [
            asyncio.create_task(self.forward(link, reader, back, answers=False)),
            asyncio.create_task(self.forward(link, there, writer, answers=True)),
        ]
        self.tasks |= {*tasks}
        await asyncio.wait(tasks)
        self.tasks -= {*tasks}
        self.links.discard(link)

    async def forward(
        self,
        link: Link,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        answers: bool,
    ) -> None:
        try:
            while data := await source.read(CHUNK_BYTES):
                await self.moving.wait()
                if answers and self.fault == "drop" and not link.is_dead:
                    link.is_dead = True
                    self.counts["drop"] += 1
                if not link.is_dead:
                    target.write(data)
                    await target.drain()
        except OSError:
            link.reset()
            return
        if not link.is_dead:
            target.close()
