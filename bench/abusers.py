"""One abuser, in a process of its own: each kind does one thing as hard as the machine lets it.

    python -m bench.abusers KIND URL FOLDER SECONDS

After each cut-off it comes again at once. It prints a line when it begins, and at the end what it
has done, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.abused_games import Belongings
from onirim.hosting.wire import PROTOCOL
from onirim.server.security.connection_limits import raise_file_limit

__all__ = ["KINDS"]

ADDRESS = "127.0.2.1"
FLOODS = 8  # connections of a flood of bytes
SOCKETS = 60  # as many as one address may have
PAGES = 100
OPENERS = 20
REPLAYS = 8
FRAMES_A_SECOND = 10.0  # on each socket, as many as are allowed
PING_PAUSE = 0.041  # seconds: a read and a frame count, and 50 a second of them are allowed
AGAIN = 0.02  # seconds before a connection that was cut off is opened again
SMALL_BUFFER = 4096  # bytes that the kernel keeps for somebody who never reads

HEAD = b"Host: 127.0.0.1\r\n"
UPGRADE = (
    b"GET /api/games/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\n" + HEAD + b"Upgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)
CHUNKED = (
    b"POST /api/games HTTP/1.1\r\n" + HEAD + b"Content-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, masked by zeros."""
    first = opcode | (0x80 if final else 0)
    return bytes([first, 0x80 | len(payload)]) + struct.pack("!I", 0) + payload


class Abuser:
    """Who is attacked with what, and what has come of it."""

    def __init__(self, url: str, has: Belongings) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 0
        self.has = has
        self.done: Counter[str] = Counter()

    @asynccontextmanager
    async def raw(self, buffer: int = 0) -> AsyncIterator[Ends]:
        """A connection without any protocol."""
        plain = socket.socket()
        plain.setblocking(False)
        if buffer:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plain.bind((ADDRESS, 0))
        await asyncio.get_running_loop().sock_connect(plain, (self.host, self.port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=SMALL_BUFFER)
        self.done["connections"] += 1
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    def socket(self, cookie: str, game: str) -> connect:
        url = f"ws://{self.host}:{self.port}/api/games/{game}/socket"
        headers = {
            "Cookie": f"onirim-{self.port}={cookie.partition('=')[2]}"
        }  # its name has the port
        self.done["connections"] += 1
        return connect(url, additional_headers=headers, compression=None, local_addr=(ADDRESS, 0))

    async def pour(self, start: bytes, part: bytes, first: bytes = b"") -> None:
        """Send a start and then the same again and again, until nobody takes it any more.

        What comes first is sent on a socket only, when the start was answered.
        """
        async with self.raw() as (reader, writer):
            writer.write(start)
            if start == UPGRADE:
                if not (await reader.readline()).startswith(b"HTTP/1.1 101"):
                    self.done["refused"] += 1
                    return
                writer.write(first)
            while True:
                writer.write(part)
                self.done["bytes"] += len(part)
                await writer.drain()
                await asyncio.sleep(0)


Kind = Callable[[Abuser, int], Awaitable[None]]


async def endless_headers(abuser: Abuser, _: int) -> None:
    line = b"X-More: " + b"y" * 500 + b"\r\n"
    await abuser.pour(b"GET / HTTP/1.1\r\n" + HEAD, line * 100)


async def empty_pongs(abuser: Abuser, _: int) -> None:
    await abuser.pour(UPGRADE, frame(10) * 2000)


async def empty_fragments(abuser: Abuser, _: int) -> None:
    await abuser.pour(UPGRADE, frame(0, final=False) * 2000, frame(1, final=False))


async def pings_never_read(abuser: Abuser, number: int) -> None:
    """Half of them as many as they can, half as many as are allowed."""
    async with abuser.raw(SMALL_BUFFER) as (reader, writer):
        writer.write(UPGRADE)
        if not (await reader.readline()).startswith(b"HTTP/1.1 101"):
            abuser.done["refused"] += 1
            return
        reader._transport.pause_reading()  # type: ignore[attr-defined]
        part = frame(9, b"x" * 125) * (1 if number % 2 else 100)
        while True:
            writer.write(part)
            abuser.done["bytes"] += len(part)
            await writer.drain()
            await asyncio.sleep(PING_PAUSE if number % 2 else 0)


async def tiny_chunks(abuser: Abuser, _: int) -> None:
    await abuser.pour(CHUNKED, b"1\r\nx\r\n" * 10_000)


async def greet(abuser: Abuser, raw: ClientConnection) -> dict[str, object]:
    """Say hello; the first update."""
    await raw.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
    while True:
        update: dict[str, object] = json.loads(await raw.recv())
        if update["type"] == "update":
            return update
        if update["type"] == "wrong":
            abuser.done[f"refused: {update['reason']}"] += 1


async def repeat(abuser: Abuser, number: int, make: Callable[[dict[str, object]], object]) -> None:
    """The same frame at the limit of a socket."""
    cookie, game = abuser.has.people[number % len(abuser.has.people)]
    async with abuser.socket(cookie, game) as raw:
        text = json.dumps(make(await greet(abuser, raw)))
        reading = asyncio.create_task(drain(abuser, raw))
        try:
            while not reading.done():
                await raw.send(text)
                await asyncio.sleep(1 / FRAMES_A_SECOND)
        finally:
            reading.cancel()


async def drain(abuser: Abuser, raw: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in raw:
            abuser.done["answers"] += 1


async def sync_at_the_limit(abuser: Abuser, number: int) -> None:
    await repeat(abuser, number, lambda _: {"type": "sync", "id": 1})


async def refused_actions(abuser: Abuser, number: int) -> None:
    """A legal action and nonsense: the first must be tried before all is refused."""

    def make(update: dict[str, object]) -> object:
        view = update["view"]
        assert isinstance(view, dict)
        actions = [*view["actions"][:1], "zzz"]
        return {"type": "act", "id": 1, "version": update["version"], "actions": actions}

    await repeat(abuser, number, make)


async def page_requests(abuser: Abuser, _: int) -> None:
    async with abuser.raw() as (reader, writer):
        while True:
            writer.write(b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n")
            await read_answer(abuser, reader)


async def read_answer(abuser: Abuser, reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    abuser.done[head.split()[1].decode()] += 1
    length = next(
        int(line.partition(b":")[2])
        for line in head.lower().split(b"\r\n")
        if line.startswith(b"content-length:")
    )
    await reader.readexactly(length)


async def long_games(abuser: Abuser, _: int) -> None:
    """Each opener goes through games that are no longer in memory."""
    games = abuser.has.long_games
    turn = abuser.done["connections"]
    async with abuser.socket(abuser.has.long_cookie, games[turn % len(games)]) as raw:
        await greet(abuser, raw)
        abuser.done["opened"] += 1


async def replays(abuser: Abuser, _: int) -> None:
    body = json.dumps({"text": abuser.has.record}).encode()
    head = b"POST /api/replay HTTP/1.1\r\n" + HEAD + b"Content-Type: application/json\r\n"
    async with abuser.raw() as (reader, writer):
        while True:
            writer.write(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
            await read_answer(abuser, reader)


KINDS: dict[str, tuple[Kind, int]] = {
    "endless headers": (endless_headers, FLOODS),
    "empty pongs": (empty_pongs, FLOODS),
    "empty fragments": (empty_fragments, FLOODS),
    "pings never read": (pings_never_read, FLOODS),
    "1-byte chunks": (tiny_chunks, FLOODS),
    "sync at the limit": (sync_at_the_limit, SOCKETS),
    "refused actions": (refused_actions, SOCKETS),
    "page requests": (page_requests, PAGES),
    "opening long games": (long_games, OPENERS),
    "replays": (replays, REPLAYS),
}


async def persist(kind: Kind, abuser: Abuser, number: int, until: float) -> None:
    """Do it, and when it is ended do it again."""
    while time.monotonic() < until:
        try:
            async with asyncio.timeout(until - time.monotonic()):
                await kind(abuser, number)
        except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError) as wrong:
            abuser.done[type(wrong).__name__] += 1
        await asyncio.sleep(AGAIN)


async def attack(name: str, abuser: Abuser, seconds: float) -> None:
    kind, connections = KINDS[name]
    until = time.monotonic() + seconds
    await asyncio.gather(*(persist(kind, abuser, number, until) for number in range(connections)))


def main() -> None:
    name, url, folder, seconds = sys.argv[1:]
    raise_file_limit()
    abuser = Abuser(url, Belongings.read(Path(folder)))
    print("ready", flush=True)
    asyncio.run(attack(name, abuser, float(seconds)))
    print(json.dumps(abuser.done))


if __name__ == "__main__":
    main()
