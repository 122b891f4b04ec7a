"""Tests that wait for something never wait for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

from onirim.client import Seat
from onirim.hosting.wire import GameInfo

DEADLINE = 240.0  # seconds; on a busy machine everything is slow
Answer = TypeVar("Answer")


def run(scenario: Coroutine[None, None, Answer]) -> Answer:
    """Run it to its end, which comes in time or is an error."""

    async def timed() -> Answer:
        async with asyncio.timeout(DEADLINE):
            return await scenario

    return asyncio.run(timed())


async def until_told(seat: Seat, wanted: Callable[[GameInfo], bool]) -> GameInfo:
    """Wait until this seat was told something of the seats."""
    while not wanted(seat.game):
        await seat.wait()
    return seat.game


async def until_version(seat: Seat, version: int) -> None:
    while seat.version < version:
        await seat.wait()
