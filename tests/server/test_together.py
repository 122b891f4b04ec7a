"""Two people and those who look on: invitations, who is here, how a game stands, its replay."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from onirim.client import Account, RequestFailed, play
from onirim.game.table_view import HIDDEN
from onirim.hosting.wire import PROTOCOL, Invitation
from onirim.hosting.wire.replays import EVERYTHING
from onirim.players.registry import make_player
from onirim.server.rooms import presence
from onirim.server.rooms.presence import Attendance, read_word
from tests.helpers.deadlines import run, until_told, until_version
from tests.helpers.postgres import Postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import SHORT_GRACE, Server
from tests.server.http_client import refused
from tests.server.raw import raw_socket
from tests.server.two_servers import two_servers

CONSTANTS = SHORT_GRACE
LONG_GRACE = dict.fromkeys(SHORT_GRACE, 3600.0)
pytestmark = pytest.mark.long


def test_an_invitation_says_who_invites_to_what(server: Server) -> None:
    """And neither the id, nor who else is there, nor a person for whoever only looks."""

    async def scenario() -> None:
        ann, ben, eve = (Account(server.url) for _ in range(3))
        game = await ann.create("duo:limited+towers", "Ann", practice=True)
        seen = await ben.invitation(game.invite or "")
        assert seen == Invitation(
            "player", "open", "Ann", ("Ann",), "duo:limited+towers", practice=True
        )
        assert not ben.cookie
        assert not (await ben.me()).known
        await ben.join(game.invite or "", "Ben")
        mine = await ben.invitation(game.invite or "")
        assert (mine.state, mine.game) == ("yours", game.id)
        late = await eve.invitation(game.invite or "")
        assert (late.state, late.names, late.game) == ("taken", ("Ann",), None)
        watching = await eve.invitation(game.watch or "")
        assert (watching.role, watching.state) == ("spectator", "open")
        assert watching.names == ("Ann", "Ben")
        await eve.join(game.watch or "")
        assert (await eve.invitation(game.watch or "")).state == "yours"

    run(scenario())


def test_an_invitation_that_is_none(server: Server) -> None:
    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await ann.new_links(game.id)
        for code in (game.invite or "", game.watch or "", "nonsense"):
            with pytest.raises(RequestFailed) as wrong:
                await ben.invitation(code)
            assert refused(wrong) == (404, "wrong-code")

    run(scenario())


def test_invitations_are_not_guessed(make_server: MakeServer) -> None:
    server = make_server(clock_stands=True)

    async def scenario() -> None:
        guessing = Account(server.url)
        reasons = []
        for _ in range(12):
            with pytest.raises(RequestFailed) as wrong:
                await guessing.invitation("nonsense")
            reasons.append(refused(wrong))
        assert reasons.count((429, "too-fast")) == 2

    run(scenario())


def test_everybody_hears_who_is_here(server: Server) -> None:
    """Somebody sits down, comes, looks on, goes."""

    async def scenario() -> None:
        ann, ben, eve = (Account(server.url) for _ in range(3))
        game = await ann.create("duo", "Ann")
        assert [seat.here for seat in game.seats] == [True, False], "whoever begins is here"
        async with ann.sit(game.id) as a:
            assert [seat.here for seat in a.game.seats] == [True, False]
            await ben.join(game.invite or "", "Ben")
            told = await until_told(a, lambda game: game.seats[1].name == "Ben")
            assert not told.seats[1].here
            async with ben.sit(game.id) as b:
                await until_told(a, lambda game: game.seats[1].here)
                assert [seat.here for seat in b.game.seats] == [True, True]
                await eve.join(game.watch or "")
                async with eve.sit(game.id) as e:
                    assert e.game.spectators == 1
                    await until_told(a, lambda game: game.spectators == 1)
                    await until_told(b, lambda game: game.spectators == 1)
                await until_told(a, lambda game: game.spectators == 0)
                assert [seat.here for seat in (await ann.games())[0].seats] == [True, True]
            told = await until_told(a, lambda game: not game.seats[1].here)
            assert told.seats[1].taken

    run(scenario())


def test_a_page_that_is_loaded_again_was_never_away(make_server: MakeServer) -> None:
    server = make_server("--rate-limit", "0", constants=LONG_GRACE)

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        async with raw_socket(ann, game.id, {}) as hers:
            async with raw_socket(ben, game.id, {}) as his:
                await his.rest()
                assert seats_here(await hers.rest())[-1] == [True, True]
            assert [seat.here for seat in (await ann.games())[0].seats] == [True, True]
            async with raw_socket(ben, game.id, {}) as his:
                await his.rest()
                assert seats_here(await hers.rest()) == []

    run(scenario())


def seats_here(frames: list[str]) -> list[list[bool]]:
    told = [json.loads(frame) for frame in frames]
    return [[seat["here"] for seat in one["seats"]] for one in told if one["type"] == "seats"]


def test_whoever_looks_at_his_own_game_is_no_spectator(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create("duo", "Ann")
        async with ann.sit(game.id), ann.sit(game.id, -1):
            assert (await ann.game(game.id)).spectators == 0

    run(scenario())


def test_presence_says_no_more(server: Server) -> None:
    """Here or away: reading, asking and waiting send a partner no frame at all."""

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        async with ann.sit(game.id) as a, raw_socket(ben, game.id, {}) as b:
            await b.rest()
            await a.why_not("play:Rs")
            async with raw_socket(ann, game.id, {"seat": 0}) as other:
                await other.send({"type": "sync", "id": 1})
                await other.rest()
            await ann.game(game.id)
            await ann.record(game.id)
            assert await b.rest() == []

    run(scenario())


def test_a_short_absence_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    seats = Attendance(2)
    assert not seats.is_here(0, []), "just opened"
    now[0] += 40
    assert seats.away_for(0) == 40, "nobody has come since it was opened"
    seats.left(0)
    now[0] += presence.GRACE_SECONDS - 1
    assert seats.is_here(0, [])
    now[0] += 2
    assert not seats.is_here(0, [])
    assert seats.away_for(0) == presence.GRACE_SECONDS + 1


def test_the_word_of_a_killed_server_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    seats = Attendance(2)
    said = read_word("@other:abcdefghijkmnpqr:+:300:4")
    assert said is not None
    seats.heard(said[0], said[2])
    now[0] += 10
    assert seats.is_here(0, [])
    assert seats.away_for(1) == 300, "longer than this server has had the game open"
    assert seats.presence([], []).spectators == 4
    now[0] += presence.STALE_SECONDS
    assert not seats.is_here(0, [])
    assert seats.away_for(0) == 10 + presence.STALE_SECONDS
    assert seats.presence([], []).spectators == 0
    assert read_word("@something:else") is None


def test_two_servers_know_of_each_other_who_is_here(
    make_server: MakeServer, postgres: Postgres
) -> None:
    first, second = two_servers(make_server, postgres)

    async def scenario() -> None:
        ann, ben, eve = Account(first.url), Account(second.url), Account(second.url)
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        await eve.join(game.watch or "")
        async with ann.sit(game.id) as a:
            async with ben.sit(game.id) as b, eve.sit(game.id):
                await until_told(a, lambda game: game.seats[1].here)
                await until_told(b, lambda game: game.seats[0].here)
                await until_told(a, lambda game: game.spectators == 1)
            await until_told(a, lambda game: not game.seats[1].here)
            assert a.game.seats[0].here

    run(scenario())


def test_a_list_says_whose_turn_it_is(server: Server) -> None:
    """And how many Doors there are, without loading a game."""

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        assert (game.to_move, game.doors, game.doors_needed) == (0, 0, 8)
        await ben.join(game.invite or "", "Ben")
        async with ann.sit(game.id) as a, ben.sit(game.id) as b:
            await a.act(a.view.actions[0])
            (listed,) = await ben.games()
            assert (listed.to_move, listed.seats[0].name) == (1, "Ann")
            first, second = make_player("seeker", seed=1), make_player("seeker", seed=2)
            await asyncio.gather(play(a, first), play(b, second))
            gained = sum(len(a.view.zones[name]) for name in ("doors1", "doors2"))
        (listed,) = await ann.games()
        assert listed.result
        assert (listed.to_move, listed.doors) == (None, gained)

    run(scenario())


def test_tomorrow_the_game_is_there(make_server: MakeServer) -> None:
    """Nobody is connected, the server is started again: the list, the turn and all links hold."""
    server = make_server("--rate-limit", "0")
    ann, ben, eve = (Account(server.url) for _ in range(3))

    async def today() -> str:
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        async with ann.sit(game.id) as a, ben.sit(game.id) as b:
            await a.act(a.view.actions[0])
            await b.wait_until_mine()
        return game.id

    async def tomorrow(game: str) -> None:
        (listed,) = await ben.games()
        assert (listed.id, listed.to_move, listed.seats[0].name) == (game, 1, "Ann")
        await eve.join(listed.watch or "")
        async with ben.sit(game) as b, eve.sit(game) as spectator:
            await b.act(b.view.actions[0])
            await until_version(spectator, 2)
        async with ann.sit(game) as a:
            assert a.view.to_move == 0
            assert len(a.view.zones["hand2"]) == 1

    game = run(today())
    server.kill()
    server.start()
    run(tomorrow(game))


def test_players_send_spectators_away(server: Server) -> None:
    """All of them, for good; the invitation still holds."""

    async def scenario() -> None:
        ann, eve = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann")
        await eve.join(game.watch or "")
        async with raw_socket(eve, game.id, {}) as watching:
            with pytest.raises(RequestFailed) as wrong:
                await eve.remove_spectators(game.id)
            assert refused(wrong) == (404, "no-seat")
            fresh = await ann.remove_spectators(game.id)
            assert await watching.closed() == 4404
        assert fresh.watch not in (None, game.watch)
        assert fresh.invite == game.invite
        with pytest.raises(RequestFailed):
            await eve.game(game.id)
        with pytest.raises(RequestFailed) as wrong:
            await eve.join(game.watch or "")
        assert refused(wrong) == (404, "wrong-code")
        assert (await eve.invitation(fresh.watch or "")).state == "open"

    run(scenario())


def test_a_finished_game_is_replayed_by_everybody(server: Server) -> None:
    """Each as the own seat saw it, or with everything open; while it goes on nobody does."""

    async def scenario() -> None:
        ann, ben, eve = (Account(server.url) for _ in range(3))
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        await eve.join(game.watch or "")
        with pytest.raises(RequestFailed) as wrong:
            await ann.replay(game.id)
        assert refused(wrong) == (409, "going-on")
        async with ann.sit(game.id) as a, ben.sit(game.id) as b:
            first, second = make_player("random", seed=1), make_player("random", seed=2)
            await asyncio.gather(play(a, first), play(b, second))
        hers, his, watched, everything = (
            await ann.replay(game.id),
            await ben.replay(game.id),
            await eve.replay(game.id),
            await eve.replay(game.id, EVERYTHING),
        )
        assert {len(one.steps) for one in (hers, his, watched)} == {len(everything.steps)}
        for step in hers.steps[:-1]:
            assert step.view.seat == 0
            assert HIDDEN not in step.view.zones["hand1"]
        assert any(HIDDEN in step.view.zones["hand1"] for step in his.steps[:-1])
        assert any(HIDDEN in step.view.zones["hand1"] for step in watched.steps[:-1])
        for step in everything.steps:
            assert not any(HIDDEN in cards for cards in step.view.zones.values())
        assert hers.steps[-1].view.result == (await ann.games())[0].result
        assert hers == await ann.replay(game.id, 0) == await ben.replay(game.id, 0)
        with pytest.raises(RequestFailed) as wrong:
            await ann.replay(game.id, 2)
        assert refused(wrong) == (400, "no-viewer")

    run(scenario())


def test_an_older_client_is_told_to_load_again(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create()
        async with raw_socket(ann, game.id) as raw:
            answer = await raw.ask({"type": "hello", "protocol": 3})
            assert (answer["type"], answer["protocol"]) == ("reload", PROTOCOL)
            assert json.dumps(answer["fault"])
            assert await raw.closed() == 4406

    run(scenario())
