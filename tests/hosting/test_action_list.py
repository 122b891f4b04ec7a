"""Several actions in one frame: all of them or none, one answer, entries of the log as ever."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from onirim.client import Account, ActionRefused
from onirim.engine.layout import SPECTATOR
from onirim.hosting.action_list import RefusedActions
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import MOST_ACTIONS
from onirim.server.store import Store
from tests.server.conftest import MakeServer
from tests.server.raw import raw_socket
from tests.server.servers import SOAK, Server
from tests.server.tables import ALL_RULES

HAND = ["Rs", "Bk", "Gs", "Ts", "Rk"]
LOOK = ["Nm", "Gs", "Td", "Bs", "Rm"]
ORDER = ["discard-seen:Nm", "top:Rm", "top:Bs", "top:Td"]  # the last card goes back by itself
DUO = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm", *LOOK]
PICKS = ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm"]
KILLS = 10 * SOAK


def session(rules: str = "solo", deck: list[str] | None = None) -> GameSession:
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    cards = None if deck is None else tuple(deck)
    return GameSession(StoredGame("g", rules, False, cards, 1, "i", "w", 0.0, "", seats))


def looking() -> GameSession:
    live = session(deck=[*HAND, *LOOK])
    live.act(0, "discard:Bk")
    return live


def test_a_prophecy_is_answered_at_once() -> None:
    together, one_by_one = looking(), looking()
    entries, new = together.act_all(0, ORDER)
    for action in ORDER:
        one_by_one.act(0, action)
    assert [entry.code for entry in entries] == ORDER
    assert new == {0, SPECTATOR}
    assert [e.code for e in together.log] == [e.code for e in one_by_one.log]
    assert together.update(0) == one_by_one.update(0)
    assert together.last_update(0, entries=4).events == one_by_one.update(0, since=1).events


@pytest.mark.parametrize(
    ("actions", "index", "why"),
    [
        (["discard-seen:Nm", "top:Rm", "top:Nm"], 2, "not-there"),
        (["top:Rm", "discard-seen:Nm"], 0, "not-asked"),
        (["discard-seen:Nm", "fly"], 1, None),
        ([*ORDER, "play:Rs", "play:Gs"], 5, "same-symbol"),  # the hand is filled with known cards
    ],
)
def test_one_wrong_action_and_nothing_is_done(
    actions: list[str], index: int, why: str | None
) -> None:
    live = looking()
    before, entries = live.update(0), len(live.log)
    with pytest.raises(RefusedActions) as refused:
        live.act_all(0, actions)
    assert refused.value.index == index
    assert (refused.value.why and refused.value.why.key) == why
    assert (live.update(0), len(live.log)) == (before, entries)
    live.act_all(0, ORDER)


def test_a_refused_list_has_drawn_no_card() -> None:
    """What comes next is the same as if nothing had been sent."""
    asked, silent = session(deck=[*HAND, "Gm", "Bm"]), session(deck=[*HAND, "Gm", "Bm"])
    with pytest.raises(RefusedActions, match="brings a new card"):
        asked.act_all(0, ["play:Rs", "play:Gm"])
    for live in (asked, silent):
        live.act(0, "play:Gs")
    assert asked.update(0) == silent.update(0)


def test_only_actions_of_one_seat() -> None:
    live = session("duo", DUO)
    for pick in PICKS[:4]:
        live.act(live.game.to_move, pick)
    seat = live.game.to_move
    with pytest.raises(RefusedActions, match="not your turn") as refused:
        live.act_all(seat, ["@Ts", "@Gm"])
    assert refused.value.index == 1


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_list_tells_the_same_as_its_actions_one_by_one(rules: str) -> None:
    """To every viewer, and from the log alone."""
    live, player, lists = session(rules), Random(rules), 0
    for _ in range(60):
        if live.result:
            break
        seat = live.game.to_move
        actions = safe_actions(live, player)
        before = {viewer: sub.version for viewer, sub in live.subscriptions.items()}
        _, new = live.act_all(seat, actions)
        lists += len(actions) > 1
        again = GameSession(live.stored, live.log)
        for viewer, sub in live.subscriptions.items():
            assert again.update(viewer) == live.update(viewer)
            assert again.subscriptions[viewer].mine == sub.mine
            assert (sub.version > before[viewer]) is (viewer in new)
            if viewer in new:
                told = live.last_update(viewer, entries=len(actions))
                assert told == live.update(viewer, since=before[viewer])
        assert len(live.subscriptions[seat].mine) <= MOST_ACTIONS
    assert lists > 0 or rules.startswith("duo")


def safe_actions(live: GameSession, player: Random) -> list[str]:
    """Actions of one seat, found by trying, of which only the last brings a card."""
    trial = GameSession(live.stored, live.log)
    seat = trial.game.to_move
    actions: list[str] = []
    while trial.game.to_move == seat and len(actions) < 5:
        keys = [code for code in trial.game.legal() if code.startswith("discard:") and "k" in code]
        entry, _ = trial.act(seat, player.choice(keys or trial.game.legal()))
        actions.append(entry.code)
        if entry.cards:
            break
    return actions


def test_a_list_over_the_socket(server: Server) -> None:
    """One id, one answer; everybody else gets one update, too."""

    async def narration() -> None:
        ann, eve = Account(server.url), Account(server.url)
        game = await ann.create(deck=[*HAND, *LOOK])
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

    asyncio.run(narration())


def test_a_list_that_was_cut_off_is_done_once(server: Server) -> None:
    async def narration() -> None:
        ann = Account(server.url)
        game = (await ann.create(deck=[*HAND, *LOOK])).id
        async with ann.sit(game) as seat:
            await seat.act("discard:Bk")
            acting = asyncio.create_task(seat.act(*ORDER))
            await asyncio.sleep(0)
            await seat.cut()
            update = await acting
            assert update.version == 1 + len(ORDER)

    asyncio.run(narration())


def test_a_list_is_whole_after_a_kill(make_server: MakeServer) -> None:
    """Killed while lists are sent: each of them is in the log from end to end, and once."""
    server = make_server("--fixed-deal", "--limits", "0", ONIRIM_TESTING="1")
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
        game = (await ann.create(deck=[*HAND, *LOOK])).id
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
