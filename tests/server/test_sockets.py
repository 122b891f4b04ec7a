"""The socket of a game: handshake, actions, refusals, several tabs, spectators, cuts."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from onirim.client import Account, ActionRefused, MustReload, SeatLost
from onirim.client import seat as client_seat
from onirim.hosting.wire import NewGame
from onirim.text import words_in
from onirim.text.say_error import say_error
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server
from tests.server.raw import raw_socket

DECK = ["Rs", "Bs", "Gs", "Ts", "Rk", "Bs", "Gs", "Rs", "Rm", "Bm"]


def test_handshake(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        about = await ann.about()
        game = (await ann.create(deck=DECK)).id
        async with raw_socket(ann, game, {"build": about.build}) as raw:
            welcome, update = await raw.get(), await raw.get()
        assert welcome["type"] == "welcome"
        assert (welcome["protocol"], welcome["build"]) == (about.protocol, about.build)
        assert (welcome["reload"], welcome["seat"], welcome["mine"]) == (False, 0, [])
        assert update["type"] == "update"
        assert update["version"] == 0
        assert update["view"]["zones"]["hand"] == ["Rs", "Bs", "Gs", "Ts", "Rk"]
        async with raw_socket(ann, game, {"build": "an older page"}) as raw:
            assert (await raw.get())["reload"] is True
            assert (await raw.get())["type"] == "update"

    asyncio.run(scenario())


def test_a_new_game_comes_with_the_first_frames(server: Server) -> None:
    """What the socket will say is in the answer already, if it was asked for."""

    async def scenario() -> None:
        ann = Account(server.url)

        async def begin_with(**wish: Any) -> dict[str, Any]:
            body = NewGame(deck=tuple(DECK), **wish)
            return dict(json.loads(await ann.send("POST", "/api/games", body)))

        begun = await begin_with(knows=())
        async with raw_socket(ann, begun["id"], {"since": 0}) as raw:
            frames = [await raw.get(), await raw.get()]
        assert [begun["welcome"], begun["update"]] == frames
        known = (begun["welcome"]["described"],)
        assert (await begin_with(knows=known))["welcome"]["description"] is None
        for wish in ({}, {"rules": "duo", "all_seats": True, "knows": ()}):
            other = await begin_with(**wish)
            assert (other["welcome"], other["update"]) == (None, None)

    asyncio.run(scenario())


def test_another_protocol_is_told_to_reload(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create()).id
        async with raw_socket(ann, game, {"protocol": 99}) as raw:
            assert (await raw.get())["type"] == "reload"
            assert await raw.closed() == 4406
        monkeypatch.setattr(client_seat, "PROTOCOL", 99)
        with pytest.raises(MustReload):
            async with ann.sit(game):
                pass

    asyncio.run(scenario())


def test_acting(server: Server) -> None:
    """An action by token comes back as an update that answers it, with what happened."""

    async def scenario() -> None:
        ann = Account(server.url)
        async with raw_socket(ann, await begin(ann), {}) as raw:
            await raw.get()
            await raw.get()
            done = await raw.ask({"type": "act", "id": 7, "version": 0, "actions": ["Rs"]})
            assert (done["type"], done["answers"], done["version"]) == ("update", 7, 1)
            moved = [event for event in done["events"] if event["type"] == "moved"]
            assert [(e["card"], e["source"], e["target"]) for e in moved] == [
                ("Rs", "hand", "row"),
                ("Bs", "deck", "hand"),
            ]
            assert done["view"]["zones"]["row"] == ["Rs"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ({"type": "act", "version": 0, "actions": ["play:Zz"]}, "not-an-action"),
        ({"type": "act", "version": 0, "actions": ["play:Rm"]}, "illegal"),
        ({"type": "act", "version": 0, "actions": ["discard"]}, "ambiguous"),
        ({"type": "act", "version": 1, "actions": ["play:Rs"]}, "stale"),
        ({"type": "undo", "version": 0}, "cannot-undo"),
    ],
)
def test_refusals_tell_the_truth(server: Server, frame: dict[str, Any], reason: str) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        async with raw_socket(ann, await begin(ann), {}) as raw:
            await raw.get()
            truth = await raw.get()
            refused = await raw.ask({"id": 3, **frame})
            assert (refused["type"], refused["answers"]) == ("refused", 3)
            assert refused["reason"] == reason
            assert refused["text"]
            assert refused["truth"] == truth

    asyncio.run(scenario())


def test_two_tabs_do_a_thing_once(server: Server) -> None:
    """Both send the same action at the same moment: one is done, one hears how things are."""

    async def scenario() -> None:
        ann = Account(server.url)
        game = await begin(ann)
        async with ann.sit(game) as first, ann.sit(game) as second:
            tries = await asyncio.gather(
                first.act("play:Rs"), second.act("play:Rs"), return_exceptions=True
            )
            refused = [wrong for wrong in tries if isinstance(wrong, ActionRefused)]
            assert [wrong.reason for wrong in refused] == ["stale"]
            assert first.version == second.version == 1
            assert first.view.zones["row"] == ("Rs",)
            await second.act("discard:Bs")
            await until_version(first, 2)

    asyncio.run(scenario())


def test_a_seat_that_is_cut_off_goes_on(server: Server) -> None:
    """Whether the action had arrived or not, it is done once; the story so far is told."""

    async def scenario() -> None:
        ann = Account(server.url)
        game = await begin(ann)
        async with ann.sit(game) as seat, ann.sit(game) as other:
            for action in ("play:Rs", "discard:Bs", "play:Rk"):
                acting = asyncio.create_task(seat.act(action))
                await asyncio.sleep(0)
                await seat.cut()
                await acting
            await until_version(other, 3)
            assert other.view == seat.view
            heard = [event async for event in first_events(seat, 3)]
            assert heard == [event async for event in first_events(other, 3)]

    asyncio.run(scenario())


def test_taking_back(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create(deck=DECK, practice=True)).id
        async with ann.sit(game) as seat:
            start = seat.view
            await seat.act("play:Rs")
            assert seat.update.undo == "practice"
            with pytest.raises(ActionRefused, match="a new card was revealed") as refused:
                await seat.undo()
            assert say_error(words_in("fr"), refused.value) == "une nouvelle carte a été révélée"
            update = await seat.undo(practice=True)
            assert (update.version, update.view) == (2, start)
            assert [type(event).__name__ for event in update.events] == ["Undone"]
        assert 'Practice "yes"' in await ann.record(game)

    asyncio.run(scenario())


def test_seats_and_spectators(server: Server) -> None:
    """Everybody gets the view of his own place, and acts only from his own seat."""

    async def scenario() -> None:
        ann, ben, eve = Account(server.url), Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        assert game.invite is not None
        assert game.watch is not None
        joined = await ben.join(game.invite, "Ben")
        assert [(seat.name, seat.yours) for seat in joined.seats] == [("Ann", False), ("Ben", True)]
        assert (joined.invite, joined.watch) == (None, game.watch)
        looking = await eve.join(game.watch, "Eve")
        assert (looking.invite, looking.watch) == (None, None)
        async with ann.sit(game.id) as a, ben.sit(game.id) as b, eve.sit(game.id) as e:
            assert [s.view.seat for s in (a, b, e)] == [0, 1, -1]
            for wrong in (b, e):
                with pytest.raises(ActionRefused, match="not-your-turn"):
                    await wrong.act(a.view.actions[0])
            await a.act(a.view.actions[0])
            assert (await b.wait_until_mine()).to_move == 1
            assert e.view.actions == ()
        with pytest.raises(SeatLost, match="not yours"):
            async with ben.sit(game.id, 0):
                pass
        with pytest.raises(SeatLost, match="no such game") as lost:
            async with Account(server.url).sit(game.id):
                pass
        assert say_error(words_in("ru"), lost.value) == "такой партии для вас нет"
        async with ann.sit(game.id, -1) as spectator:
            assert spectator.view.actions == ()

    asyncio.run(scenario())


def test_a_seat_taken_later_is_told(server: Server) -> None:
    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        async with ann.sit(game.id) as seat:
            await ben.join(game.invite or "", "Ben")
            while seat.welcomed is None or seat.welcomed.game.seats[1].name != "Ben":
                await seat.wait()
            await ben.leave(game.id)
            while seat.welcomed.game.seats[1].taken:
                await seat.wait()
            await ann.leave(game.id)
            with pytest.raises(SeatLost):
                await for_ever(seat)

    asyncio.run(scenario())


def test_one_person_may_have_both_seats(server: Server) -> None:
    """Pass and play: two sockets of one person, each with its own view."""

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create("duo", "Ann", all_seats=True)
        async with ann.sit(game.id, 0) as a, ann.sit(game.id, 1) as b:
            await a.act(a.view.actions[0])
            await b.wait_until_mine()
            await b.act(b.view.actions[0])
            assert a.view.seat == 0
            assert b.view.seat == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_game_goes_on_after_a_restart(make_server: MakeServer, number: int) -> None:
    """The same client, without doing anything for it; versions go on too."""
    server = make_server()

    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create("duo", all_seats=True)).id
        async with ann.sit(game, 0) as a, ann.sit(game, 1) as b:
            await a.act(a.view.actions[0])
            await b.wait_until_mine()
            await b.act(b.view.actions[0])
            await a.wait_until_mine()
            before = [(seat.version, seat.view) for seat in (a, b)]
            code = await asyncio.to_thread(server.kill, number)
            assert code == (0 if number == signal.SIGTERM else -number)
            acting = asyncio.create_task(a.act(a.view.actions[0]))
            await asyncio.to_thread(server.start)
            await acting
            await b.wait_until_mine()
            assert [seat.version for seat in (a, b)] == [version + 1 for version, _ in before]

    asyncio.run(scenario())


def test_players_are_told_that_the_server_ends(make_server: MakeServer) -> None:
    server = make_server()

    async def scenario() -> None:
        ann = Account(server.url)
        async with raw_socket(ann, (await ann.create()).id, {}) as raw:
            await raw.get()
            await raw.get()
            ending = asyncio.create_task(asyncio.to_thread(server.kill, signal.SIGTERM))
            closing = await raw.get()
            assert (closing["type"], closing["reason"]) == ("closing", "restart")
            assert await raw.closed() == 1012
            assert await ending == 0

    asyncio.run(scenario())


def test_an_abandoned_game_is_gone(make_server: MakeServer) -> None:
    """A week after it was found to be too old."""
    server = make_server()

    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create()).id
        async with ann.sit(game) as seat:
            await seat.act(seat.view.actions[0])
        await asyncio.to_thread(server.kill)
        with closing(sqlite3.connect(server.data / "onirim.sqlite3")) as connection, connection:
            connection.execute("UPDATE games SET touched_at = 0, marked_at = 1")
        await asyncio.to_thread(server.start)
        while await ann.games():
            await asyncio.sleep(0.2)
        with pytest.raises(SeatLost, match="no such game"):
            async with ann.sit(game):
                pass

    asyncio.run(scenario())


def test_pages_of_others_get_no_socket(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = await begin(ann)
        with pytest.raises(InvalidStatus):
            async with raw_socket(ann, game, {}, Origin="http://evil.example"):
                pass
        async with raw_socket(ann, game, {}, Origin=server.url) as raw:
            assert (await raw.get())["type"] == "welcome"

    asyncio.run(scenario())


def test_who_sends_too_fast_is_sent_away(make_server: MakeServer) -> None:
    server = make_server(clock_stands=True)

    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create()).id
        async with raw_socket(ann, game, {}) as raw:
            for number in range(200):
                await raw.send({"type": "ping", "id": number})
            assert await raw.closed() == 4429
        async with ann.sit(game) as seat:
            await seat.act(seat.view.actions[0])

    asyncio.run(scenario())


async def begin(account: Account) -> str:
    return (await account.create(deck=DECK)).id


async def until_version(seat: client_seat.Seat, version: int) -> None:
    while seat.version < version:
        await seat.wait()


async def for_ever(seat: client_seat.Seat) -> None:
    while True:
        await seat.wait()


async def first_events(seat: client_seat.Seat, version: int) -> Any:
    async for update in seat.updates():
        for event in update.events:
            yield event
        if update.version >= version:
            return
