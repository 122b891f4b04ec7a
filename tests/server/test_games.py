"""Whole games of every ruleset over real sockets, by the client that everybody uses."""

from __future__ import annotations

import asyncio
import re

import pytest

from onirim.client import Account, play
from onirim.game.records import replayed
from onirim.notation.record import read_record
from onirim.players.registry import make_player
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server, until
from tests.helpers.tables import ALL_RULES
from tests.server.http_client import get


async def whole_game(url: str, rules: str) -> tuple[str, str]:
    """Everybody plays to the end; the result, and the record as the first player gets it."""
    ann = Account(url)
    game = await ann.create(rules, "Ann")
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one_player(ann, game.id, 0))]
        if len(game.seats) == 2:
            ben = Account(url)
            assert game.invite is not None
            await ben.join(game.invite, "Ben")
            tasks.append(group.create_task(one_player(ben, game.id, 1)))
    results = {task.result() for task in tasks}
    assert len(results) == 1
    return results.pop(), await ann.record(game.id)


async def one_player(account: Account, game: str, number: int) -> str:
    async with account.sit(game) as seat:
        return await play(seat, make_player("random", seed=number))


@pytest.mark.parametrize("rules", ALL_RULES)
def test_whole_games(server: Server, rules: str) -> None:
    """Both seats see the end, and the record replays to the same."""
    result, text = asyncio.run(whole_game(server.url, rules))
    assert result in ("won", "lost")
    assert replayed(read_record(text)).result == result


def test_a_new_game_waits_for_whoever_made_it(make_server: MakeServer) -> None:
    """It need not be read again, and is kept no longer than other games that nobody is at."""
    server = make_server(
        constants={
            "onirim.server.rooms.open_rooms.IDLE_SECONDS": 1.0,
            "onirim.server.context.IDLE_LOOK_SECONDS": 0.1,
        }
    )
    assert rooms_of(server) == 0
    asyncio.run(Account(server.url).create())
    assert rooms_of(server) == 1
    until(lambda: rooms_of(server) == 0)


def rooms_of(server: Server) -> int:
    found = re.search(
        r"^onirim_rooms (\S+)", get(server.url + "/metrics")[2].decode(), re.MULTILINE
    )
    assert found
    return int(float(found[1]))
