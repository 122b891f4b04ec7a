"""PostgreSQL that crashes under two servers while bots play: what was acknowledged is there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.helpers.postgres import MachinePostgres, find_postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import SEED, SOAK, until
from tests.server.bots import (
    Acknowledged,
    check_log,
    duo_for_ever,
    solo_for_ever,
    until_they_play,
)
from tests.server.http_client import get, post

CRASHES = 3 * SOAK


@pytest.fixture
def own_postgres() -> Iterator[MachinePostgres]:
    """One that may be crashed without harm to other tests."""
    found = find_postgres()
    if not isinstance(found, MachinePostgres):
        found.stop()
        pytest.skip("its processes are not ours to crash")
    yield found
    found.stop()


def test_every_acknowledged_action_survives_crashes_of_the_database(
    make_server: MakeServer, own_postgres: MachinePostgres
) -> None:
    url = own_postgres.new_database()
    servers = [make_server("--rate-limit", "0", "--database", url) for _ in range(2)]
    acknowledged = asyncio.run(bots_while_crashed([one.url for one in servers], own_postgres))
    assert [server.kill(15) for server in servers] == [0, 0]
    check_log(url, acknowledged)


def test_a_database_that_is_down(make_server: MakeServer, own_postgres: MachinePostgres) -> None:
    """Every request that needs it is to come again later; then all goes on without a restart."""
    server = make_server("--rate-limit", "0", "--database", own_postgres.new_database())
    game, made = b'{"rules":"solo"}', server.url + "/api/games"
    _, headers, body = post(made, game)
    cookie = {"Cookie": str(headers["set-cookie"]).partition(";")[0]}
    name = json.loads(body)["id"]
    own_postgres.crash()
    pages = (made, f"{made}/{name}", server.url + "/api/me", f"{made}/{name}/record")
    answers = [get(page, cookie) for page in pages] + [post(made, game) for _ in range(2)]
    assert [status for status, _, _ in answers] == [503] * 6
    assert all(headers["retry-after"] for _, headers, _ in answers)
    own_postgres.start()
    until(lambda: post(made, game)[0] == 201)
    assert get(f"{made}/{name}", cookie)[0] == 200
    assert '"status": 500' not in server.said()


async def bots_while_crashed(urls: list[str], postgres: MachinePostgres) -> Acknowledged:
    acknowledged: Acknowledged = {}
    chance = Random(SEED)
    bots = [asyncio.create_task(solo_for_ever(url, i, acknowledged)) for i, url in enumerate(urls)]
    bots += [asyncio.create_task(duo_for_ever(url, acknowledged)) for url in urls]
    for _ in range(CRASHES):
        await until_they_play(bots, acknowledged, 8)
        await asyncio.sleep(chance.uniform(0.0, 0.1))
        await asyncio.to_thread(postgres.crash)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        await asyncio.to_thread(postgres.start)
    for bot in bots:
        bot.cancel()
    await asyncio.gather(*bots, return_exceptions=True)
    return acknowledged
