"""Two servers on one PostgreSQL: the seats of a game may be at different ones."""

from __future__ import annotations

import asyncio

from onirim.client import Account, ActionRefused, play
from onirim.players import make_player
from tests.server.conftest import MakeServer
from tests.server.postgres import Postgres
from tests.server.servers import Server


def two_servers(make_server: MakeServer, postgres: Postgres) -> tuple[Server, Server]:
    options = ("--limits", "0", "--database", postgres.new_database())
    return make_server(*options), make_server(*options)


def test_a_game_at_two_servers(make_server: MakeServer, postgres: Postgres) -> None:
    """Each hears what is done at the other, to the end."""
    first, second = two_servers(make_server, postgres)

    async def narration() -> None:
        ann, ben = Account(first.url), Account(second.url)
        game = await ann.create("duo", "Ann")
        async with ann.sit(game.id) as a:
            await ben.join(game.invite or "", "Ben")
            while a.welcomed is None or a.welcomed.game.seats[1].name != "Ben":
                await a.wait()
            async with ben.sit(game.id) as b:
                results = await asyncio.gather(
                    play(a, make_player("random", 1)), play(b, make_player("random", 2))
                )
                assert results[0] == results[1] != ""
                assert a.view.zones == b.view.zones
        assert await ann.record(game.id) == await ben.record(game.id)

    asyncio.run(narration())


def test_one_seat_at_two_servers(make_server: MakeServer, postgres: Postgres) -> None:
    """Both act at once, again and again: each time exactly one is done."""
    first, second = two_servers(make_server, postgres)

    async def narration() -> None:
        ann = Account(first.url)
        game = await ann.create()
        same = Account(second.url, ann.cookie.replace(str(first.port), str(second.port)))
        async with ann.sit(game.id) as a, same.sit(game.id) as b:
            for _ in range(12):
                while a.version != b.version:
                    await (a if a.version < b.version else b).wait()
                if a.view.result:
                    break
                version = a.version
                tries = await asyncio.gather(
                    *(seat.act(seat.view.actions[0]) for seat in (a, b)), return_exceptions=True
                )
                refused = [wrong for wrong in tries if isinstance(wrong, ActionRefused)]
                assert [wrong.reason for wrong in refused] == ["stale"]
                assert max(a.version, b.version) == version + 1

    asyncio.run(narration())
