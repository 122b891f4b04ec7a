"""Servers that are killed while bots play: what was acknowledged is there, and nothing twice."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import SEED, SOAK, Server
from tests.server.bots import (
    Acknowledged,
    check_log,
    duo_for_ever,
    solo_for_ever,
    until_they_play,
)

KILLS = {"sqlite": 50 * SOAK, "postgresql": 12 * SOAK}
BOTS = 5


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
