"""Frames as they are on the wire, for tests that must see every one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from onirim.client import Account
from onirim.hosting.wire import PROTOCOL
from tests.helpers.deadlines import DEADLINE

Frame = dict[str, Any]


class Raw:
    """A socket without any manners of its own."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, frame: Frame | str | bytes) -> None:
        await self.socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def get(self) -> Frame:
        async with asyncio.timeout(DEADLINE):
            frame: Frame = json.loads(await self.socket.recv())
        return frame

    async def ask(self, frame: Frame) -> Frame:
        await self.send(frame)
        return await self.get()

    async def rest(self) -> list[str]:
        """Everything that has come so far: the pong to a ping of ours is the end of it."""
        await self.send({"type": "ping", "id": 999_999})
        frames: list[str] = []
        while not (frame := str(await self.socket.recv())).startswith('{"type":"pong"'):
            frames.append(frame)
        return frames

    async def closed(self) -> int:
        """Wait for the end; the code it was closed with."""
        try:
            async with asyncio.timeout(DEADLINE):
                while True:
                    await self.socket.recv()
        except ConnectionClosed:
            assert self.socket.close_code is not None
            return self.socket.close_code


@asynccontextmanager
async def raw_socket(
    account: Account, game: str, hello: Frame | None = None, **headers: str
) -> AsyncIterator[Raw]:
    """Open a socket; with a hello of nothing special unless told otherwise."""
    url = account.url.replace("http", "ws") + f"/api/games/{game}/socket"
    cookies = {"Cookie": account.cookie} if account.cookie else {}
    async with connect(url, additional_headers={**cookies, **headers}) as socket:
        raw = Raw(socket)
        if hello is not None:
            await raw.send({"type": "hello", "protocol": PROTOCOL, **hello})
        yield raw
