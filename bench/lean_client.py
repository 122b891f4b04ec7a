"""A player that costs a tenth of `onirim.client`, so that a load is the server's and not its own.

It reads of an update only what it needs to go on: the version, the legal actions, and which frame
it answers. Sockets don't come again when they are cut; that ends the measurement.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from base64 import b64encode
from collections import deque
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

__all__ = ["LeanPlayer", "LeanSocket", "Table", "Unexpected"]

UPDATE, WELCOME, RELOAD = b'{"type":"update"', b'{"type":"welcome"', b'{"type":"reload"'
ACTIONS = b'"actions":['
VERSION = re.compile(rb'"version":(\d+)')
COOKIE = re.compile(rb"set-cookie: ([^;\r]+)", re.IGNORECASE)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
FINAL = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # of the length, where it doesn't fit into seven bits
NO_MASK = bytes(4)  # frames of clients are masked; with zeros they stay as they are
MORE_HEADERS = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"


class Unexpected(Exception):
    """The server sent or did something else than it should."""


class LeanSocket(asyncio.Protocol):
    """A web socket; frames of text come out whole, as bytes."""

    def __init__(self) -> None:
        self.left = b""
        self.open = False
        self.frames: deque[bytes] = deque()
        self.woken: asyncio.Future[None] | None = None
        self.lost: Unexpected | None = None
        self.transport: asyncio.Transport

    @classmethod
    async def connect(cls, url: str, cookie: str = "", address: str = "") -> LeanSocket:
        """Connect from a local address, or from any."""
        place = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            cls, place.hostname or "", place.port or 0, local_addr=(address, 0) if address else None
        )
        socket.transport.write(
            b"GET %s HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\nSec-WebSocket-Key: %s\r\n%s\r\n"
            % (*map(str.encode, (place.path, place.netloc, cookie, new_key())), MORE_HEADERS)
        )
        while not socket.open:  # what is sent before would be lost
            await socket.something()
        return socket

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.lose(f"the socket was cut: {exc}")

    def lose(self, why: str) -> None:
        self.lost = self.lost or Unexpected(why)
        self.wake()

    def data_received(self, data: bytes) -> None:
        data = self.left + data
        if not self.open:
            head, ended, data = data.partition(b"\r\n\r\n")
            if not ended:
                self.left = head
                return
            self.open = head.startswith(b"HTTP/1.1 101")
            if not self.open:
                self.lose(head.split(b"\r\n")[0].decode())
                return
        at = 0
        while (end := self.take_frame(data, at)) > at:
            at = end
        self.left = data[at:]
        self.wake()

    def take_frame(self, data: bytes, at: int) -> int:
        """Take the frame that begins there and return its end; the same if it isn't whole."""
        begin = at + 2
        if len(data) < begin:
            return at
        length = data[at + 1]
        if length >= TWO_BYTES:
            more = 2 if length == TWO_BYTES else 8
            length = int.from_bytes(data[begin : begin + more], "big")
            begin += more
        end = begin + length
        if len(data) < end:
            return at
        kind, said = data[at] & 15, data[begin:end]
        if kind == TEXT:
            self.frames.append(said)
        elif kind == PING:
            self.write(PONG, said)
        elif kind == CLOSE:
            self.lose(f"closed with {int.from_bytes(said[:2], 'big')}")
        return end

    def send(self, text: bytes) -> None:
        self.write(TEXT, text)

    def write(self, kind: int, said: bytes) -> None:
        assert len(said) < 1 << 16
        if len(said) < TWO_BYTES:
            head = bytes((FINAL | kind, FINAL | len(said)))
        else:
            head = bytes((FINAL | kind, FINAL | TWO_BYTES)) + len(said).to_bytes(2, "big")
        self.transport.write(head + NO_MASK + said)

    def wake(self) -> None:
        if self.woken is not None and not self.woken.done():
            self.woken.set_result(None)

    async def next(self) -> bytes:
        while not self.frames:
            await self.something()
        return self.frames.popleft()

    async def something(self) -> None:
        """Wait for whatever comes."""
        if self.lost is not None:
            raise self.lost
        self.woken = asyncio.get_running_loop().create_future()
        await self.woken
        self.woken = None

    def close(self) -> None:
        self.transport.abort()


class Table:
    """A game that one person plays alone, over one socket."""

    def __init__(self, socket: LeanSocket, update: bytes) -> None:
        self.socket = socket
        self.update = update
        self.number = 0

    @property
    def actions(self) -> list[bytes]:
        """The codes of legal actions; nothing when the game is over."""
        begin = self.update.index(ACTIONS) + len(ACTIONS)
        listed = self.update[begin : self.update.index(b"]", begin)]
        return listed[1:-1].split(b'","') if listed else []

    async def act(self, code: bytes) -> None:
        """Act and wait for the answer, which must be an update."""
        self.number += 1
        version = found(VERSION, self.update)
        self.socket.send(
            b'{"type":"act","id":%d,"version":%s,"actions":["%s"]}' % (self.number, version, code)
        )
        answer = b'"answers":%d}' % self.number
        while not (frame := await self.socket.next()).endswith(answer):
            if frame.startswith(b'{"type":"refused"'):
                raise Unexpected(frame[:80].decode())
        self.update = frame


class LeanPlayer:
    """Somebody at a server, game after game."""

    protocol = 5  # of the first server asked; an older one says which it speaks

    def __init__(self, url: str, address: str = "") -> None:
        """`address`: the local one to come from, if not any."""
        self.url = url
        self.address = address
        self.cookie = ""
        self.knows = ""  # the description of the rules that it has

    async def begin(self) -> str:
        """Begin a game alone, and return its id."""
        head, body = await self.post("/api/games", b'{"rules":"solo"}')
        cookie = COOKIE.search(head)
        self.cookie = cookie[1].decode() if cookie else self.cookie
        made: dict[str, str] = json.loads(body)
        return made["id"]

    async def post(self, path: str, body: bytes) -> tuple[bytes, bytes]:
        """Head and body of the answer."""
        place = urlsplit(self.url)
        local = (self.address, 0) if self.address else None
        reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=local)
        writer.write(
            b"POST %s HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\nIdempotency-Key: %s\r\n"
            b"Connection: close\r\nContent-Type: application/json\r\nContent-Length: %s\r\n\r\n"
            % (*map(str.encode, (path, place.netloc, self.cookie, token_hex(16), str(len(body)))),)
            + body
        )
        head, _, said = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if b" 20" not in head[:12]:
            raise Unexpected(head.split(b"\r\n")[0].decode())
        return head, said

    async def sit(self, game: str) -> Table:
        """Open the socket of a game."""
        url = f"{self.url}/api/games/{game}/socket"
        socket = await LeanSocket.connect(url, self.cookie, self.address)
        knows = f'"{self.knows}"' if self.knows else ""
        socket.send(f'{{"type":"hello","protocol":{self.protocol},"knows":[{knows}]}}'.encode())
        while not (frame := await socket.next()).startswith(UPDATE):
            if frame.startswith(WELCOME):
                self.knows = json.loads(frame)["described"]
            elif frame.startswith(RELOAD):
                type(self).protocol = json.loads(frame)["protocol"]
                return await self.sit(game)
        return Table(socket, frame)


def found(pattern: re.Pattern[bytes], text: bytes) -> bytes:
    match = pattern.search(text)
    assert match is not None
    return match[1]


def new_key() -> str:
    return b64encode(os.urandom(16)).decode()
