"""Several actions in one frame: one id, one answer, done once and whole even if killed."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from onirim.client import Account, ActionRefused
from onirim.server.store import Store
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import SOAK, Server
from tests.server.raw import raw_socket

DECK = ["Rs", "Bk", "Gs", "Ts", "Rk", "Nm", "Gs", "Td", "Bs", "Rm"]
ORDER = ["discard-seen:Nm", "top:Rm", "top:Bs", "top:Td"]  # the last card goes back by itself
KILLS = 10 * SOAK


def test_a_list_over_the_socket(server: Server) -> None:
    """One id, one answer; everybody else gets one update, too."""

    async def scenario() -> None:
        ann, eve = Account(server.url), Account(server.url)
        game = await ann.create(deck=DECK)
        await eve.join(game.watch or "")
        async with ann.sit(game.id) as seat, raw_socket(eve, game.id, {}) as spectator:
            await spectator.get()
            await spectator.get()
            await seat.act("discard:Bk")
            await spectator.get()
            with pytest.raises(ActionRefused) as refused:
                await seat.act(*ORDER[:2], "top:Nm")
            assert (refused.value.reason, refused.value.index) == ("illegal", 2)
            update = await seat.act(*ORDER)
            assert update.version == 1 + len(ORDER)
            assert update.view.known_top == ("Bs", "Td", "Gs")  # and Rm has filled the hand
            told = await spectator.get()
            assert (told["version"], told["whole"]) == (update.version, False)
            assert await spectator.rest() == []

    asyncio.run(scenario())


def test_a_list_that_was_cut_off_is_done_once(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create(deck=DECK)).id
        async with ann.sit(game) as seat:
            await seat.act("discard:Bk")
            acting = asyncio.create_task(seat.act(*ORDER))
            await asyncio.sleep(0)
            await seat.cut()
            update = await acting
            assert update.version == 1 + len(ORDER)

    asyncio.run(scenario())


def test_a_list_is_whole_after_a_kill(make_server: MakeServer) -> None:
    """Killed while lists are sent: each of them is in the log from end to end, and once."""
    server = make_server("--fixed-deal", "--rate-limit", "0", ONIRIM_TESTING="1")
    acknowledged = asyncio.run(lists_while_killed(server))
    server.kill()
    store = Store.open(f"sqlite:///{server.data / 'onirim.sqlite3'}")
    for game, done in acknowledged.items():
        codes = [entry.code for entry in store.games.log(game)][2:]
        assert codes in ([], ORDER), "never a part of it"
        assert codes == ORDER or not done
    assert sum(acknowledged.values()) >= KILLS
    store.close()


async def lists_while_killed(server: Server) -> dict[str, bool]:
    acknowledged: dict[str, bool] = {}
    ann, chance = Account(server.url), Random(KILLS)
    for _ in range(KILLS):
        game = (await ann.create(deck=DECK)).id
        acknowledged[game] = False
        async with ann.sit(game) as seat:
            await seat.act("discard:Bk")
            acting: asyncio.Task[Any] = asyncio.create_task(seat.act(*ORDER))
            await asyncio.sleep(chance.uniform(0.0, 0.01))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await acting
            acknowledged[game] = True
    return acknowledged
