"""Practice over sockets: asked for, agreed to, in the list of games, and still on after a kill."""

from __future__ import annotations

import asyncio

import pytest

from onirim.client import Account, ActionRefused
from onirim.server.store import Store
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server

DRAFT = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm"]


def test_over_the_socket_and_in_the_list_of_games(server: Server) -> None:
    async def scenario() -> None:
        ann, ben, eve = Account(server.url), Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann", deck=DRAFT)
        await ben.join(game.invite or "", "Ben")
        await eve.join(game.watch or "", "Eve")
        async with ann.sit(game.id) as a, ben.sit(game.id) as b, eve.sit(game.id) as spectator:
            with pytest.raises(ActionRefused, match="cannot-practise"):
                await spectator.practise()
            asked = await a.practise()
            assert (asked.practice, asked.version) == ("asked", 1)
            while b.update.practice != "offered":
                await b.wait()
            assert (await b.practise()).practice == "on"
            while a.update.practice != "on":
                await a.wait()
            with pytest.raises(ActionRefused, match="practice already"):
                await a.practise()
        assert (await ann.games())[0].practice

    asyncio.run(scenario())


def test_who_has_both_seats_need_not_ask_anybody(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create("duo", "Ann", all_seats=True)).id
        async with ann.sit(game, 1) as seat:
            acting = asyncio.create_task(seat.practise())
            await asyncio.sleep(0)
            await seat.cut()
            assert (await acting).practice == "on"

    asyncio.run(scenario())


def test_it_survives_a_kill(make_server: MakeServer) -> None:
    server = make_server("--rate-limit", "0")

    async def scenario() -> str:
        ann = Account(server.url)
        game = (await ann.create()).id
        async with ann.sit(game) as seat:
            await seat.practise()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await seat.act(seat.view.actions[0])
            assert seat.update.practice == "on"
        return game

    game = asyncio.run(scenario())
    server.kill()
    store = Store.open(f"sqlite:///{server.data / 'onirim.sqlite3'}")
    found = store.games.find(game)
    assert found is not None
    assert found.practice
    assert [entry.kind for entry in store.games.log(game)][1] == "practice"
    store.close()
