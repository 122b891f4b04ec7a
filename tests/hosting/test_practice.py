"""Practice switched on during a game: a word of every seat in the log, and nobody is surprised."""

from __future__ import annotations

import asyncio

import pytest

from onirim.client import Account, ActionRefused
from onirim.engine.layout import SPECTATOR
from onirim.game.log import NO_PRACTICE, PRACTICE, CannotUndo
from onirim.hosting.session import MOST_ENTRIES, CannotPractise, GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.notation.record import write_record
from onirim.server.store import Store
from tests.server.conftest import MakeServer
from tests.server.servers import Server

DECK = ["Rs", "Bs", "Gs", "Ts", "Rk", "Bs", "Gs", "Rs", "Rm", "Bm"]
DRAFT = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm"]
PICKS = ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm"]


def session(rules: str = "solo", deck: list[str] | None = None) -> GameSession:
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    cards = tuple(deck or DECK)
    return GameSession(StoredGame("g", rules, False, cards, 1, "i", "w", 0.0, "", seats))


def test_alone_it_begins_at_once() -> None:
    live = session()
    live.act(0, "play:Rs")
    with pytest.raises(CannotUndo, match="a new card was revealed"):
        live.undo(0, True)
    entries, new = live.practise([0], True)
    assert [(entry.code, entry.practice) for entry in entries] == [(PRACTICE, True)]
    assert new == {0, SPECTATOR}
    assert (live.update(0).practice, live.update(0).undo) == ("on", "practice")
    live.undo(0, True)
    assert live.update(0).view.zones["row"] == ()


def test_the_record_says_so() -> None:
    """Also if nothing was undone: whoever may undo plays another game."""
    live = session()
    live.practise([0], True)
    assert 'Practice "yes"' in write_record(live.record(0, []))


def test_the_partner_must_agree() -> None:
    live = session("duo", DRAFT)
    live.act(0, PICKS[0])
    live.practise([1], True)
    assert [live.update(seat).practice for seat in (0, 1, SPECTATOR)] == ["offered", "asked", "off"]
    assert not live.is_practice
    live.practise([0], False)
    assert [live.update(seat).practice for seat in (0, 1)] == ["off", "off"]
    live.practise([0], True)
    entries, _ = live.practise([1], True)
    assert [entry.practice for entry in live.log[2:]] == [False, False, False, True]
    assert entries[-1].practice
    assert [live.update(seat).practice for seat in (0, 1, SPECTATOR)] == ["on", "on", "on"]


def test_it_follows_from_the_log() -> None:
    live = session("duo", DRAFT)
    for pick in PICKS[:3]:
        live.act(live.game.to_move, pick)
    live.practise([0], True)
    asked = GameSession(session("duo", DRAFT).stored, live.log)
    live.practise([1], True)
    on = GameSession(session("duo", DRAFT).stored, live.log)
    assert [asked.update(seat).practice for seat in (0, 1)] == ["asked", "offered"]
    for viewer, sub in live.subscriptions.items():
        assert on.update(viewer) == live.update(viewer)
        assert on.subscriptions[viewer].mine == sub.mine
    assert on.stored.practice


def test_nothing_hidden_is_told_with_it() -> None:
    """Ann looks at five cards and asks for practice: Ben learns that she asks, and nothing more."""
    live = session("duo", [*DRAFT, "Nm", "Gs", "Bd", "Tm", "Rs"])
    for pick in PICKS:
        live.act(live.game.to_move, pick)
    live.act(0, "discard:Bk")
    live.act(0, "decline")
    before = live.update(1)
    live.act(0, "discard-seen:Nm")
    live.act(0, "top:Gs")
    live.practise([0], True)
    after = live.update(1)
    assert (after.version, after.practice) == (before.version + 1, "offered")
    assert (after.view, after.events, after.insight) == (before.view, (), before.insight)
    live.act(0, "top:Bd")
    assert live.update(1) == after
    live.act(0, "top:Tm")
    assert live.update(1, since=before.version).events != ()


@pytest.mark.parametrize(
    ("wanted", "why"), [(True, "practice already"), (False, "practice already")]
)
def test_it_cannot_be_switched_off(wanted: bool, why: str) -> None:
    live = session()
    live.practise([0], True)
    with pytest.raises(CannotPractise, match=why):
        live.practise([0], wanted)


def test_a_finished_game_stays_what_it_was() -> None:
    live = session()
    while not live.result:
        live.act(0, live.game.legal()[0])
    with pytest.raises(CannotPractise, match="over"):
        live.practise([0], True)


def test_nobody_can_decline_what_nobody_asked() -> None:
    with pytest.raises(CannotPractise, match="nobody has asked"):
        session().practise([0], False)


def test_asking_comes_to_an_end() -> None:
    live = session("duo", DRAFT)
    while len(live.log) < MOST_ENTRIES:
        live.practise([0], live.log[-1].code != PRACTICE)
    assert live.log[-1].code in (PRACTICE, NO_PRACTICE)
    with pytest.raises(CannotPractise, match="enough"):
        live.practise([0], True)


def test_over_the_socket_and_in_the_list_of_games(server: Server) -> None:
    async def narration() -> None:
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

    asyncio.run(narration())


def test_who_has_both_seats_need_not_ask_anybody(server: Server) -> None:
    async def narration() -> None:
        ann = Account(server.url)
        game = (await ann.create("duo", "Ann", all_seats=True)).id
        async with ann.sit(game, 1) as seat:
            acting = asyncio.create_task(seat.practise())
            await asyncio.sleep(0)
            await seat.cut()
            assert (await acting).practice == "on"

    asyncio.run(narration())


def test_it_survives_a_kill(make_server: MakeServer) -> None:
    server = make_server("--limits", "0")

    async def narration() -> str:
        ann = Account(server.url)
        game = (await ann.create()).id
        async with ann.sit(game) as seat:
            await seat.practise()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await seat.act(seat.view.actions[0])
            assert seat.update.practice == "on"
        return game

    game = asyncio.run(narration())
    server.kill()
    store = Store.open(f"sqlite:///{server.data / 'onirim.sqlite3'}")
    found = store.games.find(game)
    assert found is not None
    assert found.practice
    assert [entry.code for entry in store.games.log(game)][1] == PRACTICE
    store.close()
