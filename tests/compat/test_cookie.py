"""A server over an old database knows who comes with an old cookie, and lets them go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from onirim.client import Account
from tests.compat.facts import facts_in
from tests.server.conftest import MakeServer
from tests.server.servers import Server


def with_old_cookie(server: Server, frozen: dict[str, Any]) -> Account:
    """As a browser sends it: the name of the cookie tells the port."""
    return Account(server.url, f"onirim-{server.port}={frozen['cookie']}")


def test_an_old_cookie_is_accepted_and_signed_anew(
    make_server: MakeServer, old_database: Path, frozen: dict[str, Any]
) -> None:
    server = make_server("--limits", "0")
    assert old_database.parent == server.data

    async def narration() -> None:
        ann = with_old_cookie(server, frozen)
        old = ann.cookie
        me = await ann.me()
        assert (me.known, me.name, me.games) == (True, frozen["name"], len(frozen["games"]))
        assert ann.cookie != old, "it was signed with a key that is no longer the newest"
        again = await Account(server.url, ann.cookie).me()
        assert again == me
        forged = Account(server.url, old[:-1] + ("0" if old[-1] != "0" else "1"))
        assert not (await forged.me()).known

    asyncio.run(narration())


def test_games_go_on_over_the_wire(
    make_server: MakeServer, old_database: Path, frozen: dict[str, Any]
) -> None:
    """The list is whole; in every running game that waits for this person, they act."""
    server = make_server("--limits", "0")
    assert old_database.parent == server.data

    async def act(ann: Account, game: str, seat: int) -> None:
        async with ann.sit(game, seat) as place:
            version = place.version
            update = await place.act(place.view.actions[0])
            assert update.version == version + 1

    async def narration() -> None:
        ann = with_old_cookie(server, frozen)
        listed = {game.id: game for game in await ann.games()}
        assert set(listed) == set(frozen["games"])
        acted = 0
        for name, known in frozen["games"].items():
            facts = known["facts"]
            assert listed[name].result == facts.get("result", "")
            mine = [i for i, seat in enumerate(listed[name].seats) if seat.yours]
            if facts["to move"] in mine:
                await act(ann, name, facts["to move"])
                acted += 1
        assert acted > 70

    asyncio.run(narration())


def test_the_view_over_the_wire_is_the_frozen_one(
    make_server: MakeServer, old_database: Path, frozen: dict[str, Any]
) -> None:
    """Alone at the table a view is everything, so it must agree with every fact but the turn."""
    server = make_server("--limits", "0")
    assert old_database.parent == server.data

    async def narration() -> None:
        ann = with_old_cookie(server, frozen)
        alone = {n: k["facts"] for n, k in frozen["games"].items() if k["rules"][:4] == "solo"}
        for name, facts in alone.items():
            async with ann.sit(name) as place:
                assert {"turn": facts["turn"], **facts_in([place.view])} == facts, name

    asyncio.run(narration())
