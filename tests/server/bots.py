"""Bots that play game after game on a server, whatever happens to it, and what they were told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import TypeVar

import pytest

from onirim.client import Account, RequestFailed, play
from onirim.hosting.wire import Update
from onirim.players.registry import make_player
from onirim.server.store import Store

__all__ = [
    "Acknowledged",
    "check_log",
    "count",
    "duo_for_ever",
    "solo_for_ever",
    "until_they_play",
]

STANDSTILL = 90.0  # seconds without an action, after which something is wrong
Answer = TypeVar("Answer")
Acknowledged = dict[tuple[str, int], list[str]]  # by game and seat, in order


def check_log(url: str, acknowledged: Acknowledged) -> None:
    """What was acknowledged is there, in order, once."""
    store = Store.open(url)
    for (game, seat), codes in acknowledged.items():
        written = [entry.code for entry in store.games.log(game) if entry.seat == seat]
        assert written[: len(codes)] == codes
        assert len(written) <= len(codes) + 1, "at most the last one was not acknowledged yet"
    store.close()


async def until_they_play(
    bots: Sequence[asyncio.Task[None]], acknowledged: Acknowledged, more: int
) -> None:
    """So many actions more; bots that stand still say where."""
    end, wanted = time.monotonic() + STANDSTILL, count(acknowledged) + more
    while count(acknowledged) < wanted:
        await asyncio.sleep(0.005)
        assert not any(bot.done() for bot in bots), [bot for bot in bots if bot.done()]
        if time.monotonic() > end:
            for bot in bots:
                bot.print_stack()
            pytest.fail(f"nobody has played for {STANDSTILL} seconds")


def count(acknowledged: Acknowledged) -> int:
    return sum(map(len, acknowledged.values()))


async def solo_for_ever(url: str, bot: int, acknowledged: Acknowledged, pause: float = 0.0) -> None:
    """Actions are so many seconds apart, on average."""
    account = Account(url)
    while True:
        game = (await patiently(lambda: account.create("solo"))).id
        await sit_and_play(account, game, 0, bot, acknowledged, pause)


async def duo_for_ever(url: str, acknowledged: Acknowledged, pause: float = 0.0) -> None:
    account = Account(url)
    while True:
        game = (await patiently(lambda: account.create("duo", all_seats=True))).id
        seats = [sit_and_play(account, game, seat, seat, acknowledged, pause) for seat in (0, 1)]
        await asyncio.gather(*seats)


async def sit_and_play(
    account: Account, game: str, number: int, bot: int, acknowledged: Acknowledged, pause: float
) -> None:
    chance = Random(bot)
    codes = acknowledged.setdefault((game, number), [])

    async def told(action: str, _update: Update) -> None:
        codes.append(action)
        if pause:
            await asyncio.sleep(pause * chance.uniform(0.5, 1.5))

    async with account.sit(game, number) as seat:
        await play(seat, make_player("random", seed=bot), told)


async def patiently(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Plain requests are not sent again by themselves."""
    while True:
        try:
            return await ask()
        except OSError:
            await asyncio.sleep(0.02)
        except RequestFailed as wrong:  # the database is away
            if wrong.status < 500:
                raise
            await asyncio.sleep(0.05)
