"""Servers that are killed while bots play: what was acknowledged is there, and nothing twice."""

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
from tests.server.conftest import MakeServer
from tests.server.servers import SEED, SOAK, Server

KILLS = {"sqlite": 50 * SOAK, "postgresql": 12 * SOAK}
BOTS = 5
STANDSTILL = 90.0  # seconds without an action, after which something is wrong
Answer = TypeVar("Answer")
Acknowledged = dict[tuple[str, int], list[str]]  # by game and seat, in order


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_action_is_there(
    kind: str, make_server: MakeServer, request: pytest.FixtureRequest
) -> None:
    options = ["--rate-limit", "0"]
    if kind == "postgresql":
        options += ["--database", request.getfixturevalue("postgres").new_database()]
    server = make_server(*options)
    acknowledged = asyncio.run(bots_while_killed(server, KILLS[kind]))
    server.kill()
    url = options[3] if kind == "postgresql" else f"sqlite:///{server.data / 'onirim.sqlite3'}"
    check_log(url, acknowledged)


def check_log(url: str, acknowledged: Acknowledged) -> None:
    """What was acknowledged is there, in order, once."""
    store = Store.open(url)
    for (game, seat), codes in acknowledged.items():
        written = [entry.code for entry in store.games.log(game) if entry.seat == seat]
        assert written[: len(codes)] == codes
        assert len(written) <= len(codes) + 1, "at most the last one was not acknowledged yet"
    store.close()


async def bots_while_killed(server: Server, kills: int) -> Acknowledged:
    """Solo games and one for two, one after the other, until the server was killed often enough."""
    acknowledged: Acknowledged = {}
    chance, url = Random(SEED), server.url
    bots = [asyncio.create_task(solo_for_ever(url, bot, acknowledged)) for bot in range(BOTS - 2)]
    bots.append(asyncio.create_task(duo_for_ever(url, acknowledged)))
    for _ in range(kills):
        await until_they_play(bots, acknowledged, 2)
        await asyncio.sleep(chance.uniform(0.0, 0.1))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    for bot in bots:
        bot.cancel()
    await asyncio.gather(*bots, return_exceptions=True)
    return acknowledged


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


async def solo_for_ever(url: str, bot: int, acknowledged: Acknowledged) -> None:
    account = Account(url)
    while True:
        game = (await patiently(lambda: account.create("solo"))).id
        await sit_and_play(account, game, 0, bot, acknowledged)


async def duo_for_ever(url: str, acknowledged: Acknowledged) -> None:
    account = Account(url)
    while True:
        game = (await patiently(lambda: account.create("duo", all_seats=True))).id
        seats = [sit_and_play(account, game, seat, seat, acknowledged) for seat in (0, 1)]
        await asyncio.gather(*seats)


async def sit_and_play(
    account: Account, game: str, number: int, bot: int, acknowledged: Acknowledged
) -> None:
    codes = acknowledged.setdefault((game, number), [])

    async def told(action: str, _update: Update) -> None:
        codes.append(action)

    async with account.sit(game, number) as seat:
        await play(seat, make_player("random", bot), told)


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
