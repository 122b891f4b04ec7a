"""Games of a named deal, and the same deal again: marked, resumed, and nobody else's."""

from __future__ import annotations

import asyncio

import pytest

from onirim.client import Account, RequestFailed
from onirim.game.deals import named_deal
from onirim.server.store import Store
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server


def test_a_named_deal(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        named = {deal.name: deal.rules for deal in (await ann.about()).deals}
        assert named["kind-night"] == "solo"
        game = await ann.create("duo", "Ann", deal="kind-night")
        assert (game.deal, game.rules) == ("kind-night", "solo")
        async with ann.sit(game.id) as seat:
            assert sorted(seat.view.zones["hand"]) == sorted(named_deal("kind-night").cards[:5])
        assert (await ann.games())[0].deal == "kind-night"
        assert 'Deal "kind-night"' in await ann.record(game.id)
        assert (await ann.create("solo")).deal == ""

    asyncio.run(scenario())


def test_the_same_deal(server: Server) -> None:
    """The cards of a finished game again, for whoever sat there; not before it is over."""

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        first = await ann.create("solo+glyphs")
        async with ann.sit(first.id) as seat:
            with pytest.raises(RequestFailed, match="409 going-on"):
                await ann.create(same_as=first.id)
            hand, first_actions = seat.view.zones["hand"], []
            while not seat.view.result:
                first_actions.append(seat.view.actions[0])
                await seat.act(first_actions[-1])
            result, doors = seat.view.result, seat.view.zones["doors"]
        again = await ann.create(same_as=first.id, practice=True)
        assert (again.deal, again.rules, again.practice) == ("same", "solo+glyphs", True)
        async with ann.sit(again.id) as seat:
            assert seat.view.zones["hand"] == hand
            for action in first_actions:
                await seat.act(action)
            assert (seat.view.result, seat.view.zones["doors"]) == (result, doors)
        assert 'Deal "same"' in await ann.record(again.id)
        with pytest.raises(RequestFailed, match="404 no-game"):
            await ben.create(same_as=first.id)
        with pytest.raises(RequestFailed, match="404 no-game"):
            await ann.create(same_as="nowhere")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"deal": "midnight"}, "no-deal"),
        ({"deal": "kind-night", "same_as": "x"}, "no-deal"),
        ({"deal": "kind-night", "seed": 3}, "no-deal"),
    ],
)
def test_what_is_no_deal(server: Server, wish: dict[str, str], reason: str) -> None:
    with pytest.raises(RequestFailed, match=f"400 {reason}"):
        asyncio.run(Account(server.url).create(**wish))  # type: ignore[arg-type]


def test_named_deals_need_no_testing(make_server: MakeServer) -> None:
    """They are for everybody, and the game is resumed with the cards that came."""
    server = make_server("--rate-limit", "0")

    async def scenario() -> str:
        ann = Account(server.url)
        game = (await ann.create(deal="first-night")).id
        async with ann.sit(game) as seat:
            for _ in range(30):
                await seat.act(seat.view.actions[0])
            before = seat.view
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await seat.act(seat.view.actions[0])
            assert seat.version == 31
            assert before != seat.view
        return game

    game = asyncio.run(scenario())
    server.kill()
    store = Store.open(f"sqlite:///{server.data / 'onirim.sqlite3'}")
    found = store.games.find(game)
    assert found is not None
    assert (found.deal, found.deck, found.seed) == (
        "first-night",
        named_deal("first-night").cards,
        None,
    )
    store.close()
