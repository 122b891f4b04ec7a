"""Computers at a server: who may ask for one, and who gets the seat back."""

from __future__ import annotations

import asyncio
import re

import psycopg
import pytest

from onirim.client import Account, ActionRefused, RequestFailed, Seat, play
from onirim.players.registry import AT_TABLE, make_player
from onirim.server.store import Store
from tests.helpers.deadlines import run, until_told
from tests.helpers.postgres import Postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server
from tests.server.http_client import get, refused
from tests.server.two_servers import two_servers

pytestmark = pytest.mark.long

QUICK = ("--rate-limit", "0", "--bot-delay", "0.01", "--sit-in-after", "0.1")


@pytest.mark.parametrize("computer", AT_TABLE[:3])
def test_a_game_with_a_computer(make_server: MakeServer, computer: str) -> None:
    """From the first pick to the end; everybody can see that it was one."""
    server = make_server(*QUICK)

    async def scenario() -> None:
        ann = Account(server.url)
        assert computer in (await ann.about()).computers
        game = await ann.create("duo", "Ann", computer=computer)
        assert (game.seats[1].computer, game.seats[1].taken) == (computer, False)
        assert game.invite, "a person may still come"
        async with ann.sit(game.id) as seat:
            await play(seat, make_player("heuristic", seed=1))
        assert f'Computers "B {computer}"' in await ann.record(game.id)
        (listed,) = await ann.games()
        assert listed.result
        assert listed.seats[1].computer_played

    run(scenario())


def test_where_no_computer_can_sit(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        for rules, computer, all_seats in (
            ("duo", "nobody", False),
            ("solo", "mind", False),
            ("duo", "mind", True),
        ):
            with pytest.raises(RequestFailed) as wrong:
                await ann.create(rules, computer=computer, all_seats=all_seats)
            assert refused(wrong) == (400, "no-computer")

    run(scenario())


def test_a_person_takes_the_place_of_a_computer(make_server: MakeServer) -> None:
    server = make_server(*QUICK)

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Ann", computer="heuristic")
        async with ann.sit(game.id) as a:
            await a.act(a.view.actions[0])
            await a.wait_until_mine()
            assert (await ben.invitation(game.invite or "")).computer == "heuristic"
            mine = await ben.join(game.invite or "", "Ben")
            assert (mine.seats[1].computer, mine.seats[1].yours) == ("", True)
            told = await until_told(a, lambda game: game.seats[1].name == "Ben")
            assert told.seats[1].computer == ""
            async with ben.sit(game.id) as b:
                await a.act(a.view.actions[0])
                await b.wait_until_mine()
                await asyncio.sleep(0.3)
                assert b.view.actions, "nobody acts for Ben"

    run(scenario())


def test_a_computer_for_somebody_who_is_away(make_server: MakeServer) -> None:
    """It may sit in when Ben has been away for long; he says that he is back, and acts."""
    server = make_server(*QUICK)

    async def scenario() -> None:
        ann, ben, eve = (Account(server.url) for _ in range(3))
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        await eve.join(game.watch or "")
        async with ann.sit(game.id) as a:
            async with ben.sit(game.id):
                await until_told(a, lambda game: game.seats[1].here)
                assert await why(ann.seat_computer(game.id, 1)) == (409, "here")
            assert await why(ann.seat_computer(game.id, 0)) == (409, "own-seat")
            assert await why(ann.seat_computer(game.id, 1, "nobody")) == (400, "no-computer")
            assert await why(eve.seat_computer(game.id, 1)) == (404, "no-seat")
            assert await why(ann.seat_computer(game.id, 2)) == (404, "no-seat")
            await until_told(a, lambda game: not game.seats[1].here)
            info = await ann.seat_computer(game.id, 1, "heuristic")
            assert (info.seats[1].computer, info.seats[1].name) == ("heuristic", "Ben")
            await a.act(a.view.actions[0])
            await a.wait_until_mine()
            await a.act(a.view.actions[0])
            await a.wait_until_mine()
            async with ben.sit(game.id) as b:
                await comes_back(ann, ben, a, b)

    run(scenario())


async def comes_back(ann: Account, ben: Account, a: Seat, b: Seat) -> None:
    game = b.game.id
    assert b.game.seats[1].computer == "heuristic"
    with pytest.raises(ActionRefused) as refusal:
        await b.undo()
    assert refusal.value.reason == "computer"
    assert await why(ben.seat_computer(game, 0)) == (409, "own-seat"), "one of them is a person"
    assert await why(ann.remove_computer(game, 1)) == (404, "no-seat"), "he says so himself"
    back = await ben.remove_computer(game, 1)
    assert (back.seats[1].computer, back.seats[1].computer_played) == ("", True)
    await until_told(a, lambda game: not game.seats[1].computer)
    await a.act(a.view.actions[0])
    await b.wait_until_mine()
    await asyncio.sleep(0.3)
    await b.act(b.view.actions[0])


def test_a_partner_may_come_back_soon(make_server: MakeServer) -> None:
    server = make_server("--rate-limit", "0")

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        assert (await ann.about()).away_seconds == 120
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        with pytest.raises(RequestFailed) as wrong:
            await ann.seat_computer(game.id, 1)
        assert refused(wrong) == (409, "not-long-away")
        assert wrong.value.message.args["seconds"] in range(1, 121)

    run(scenario())


def test_a_computer_is_sent_away_again(make_server: MakeServer) -> None:
    """From a seat that nobody has; then the seat waits for a friend."""
    server = make_server(*QUICK)

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create("duo", "Ann")
        assert (await ann.seat_computer(game.id, 1, "seeker")).seats[1].computer == "seeker"
        assert (await ann.seat_computer(game.id, 1, "mind")).seats[1].computer == "mind"
        freed = await ann.remove_computer(game.id, 1)
        assert (freed.seats[1].computer, freed.seats[1].computer_played) == ("", False)
        assert (await ann.remove_computer(game.id, 1)).seats == freed.seats

    run(scenario())


def test_practice_needs_no_word_of_a_computer(make_server: MakeServer) -> None:
    server = make_server(*QUICK)

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create("duo", "Ann", computer="heuristic")
        async with ann.sit(game.id) as seat:
            assert (await seat.practise()).practice == "on"
            await seat.act(first := seat.view.actions[0])
            await seat.wait_until_mine()
            await seat.act(seat.view.actions[0])
            while not (seat.view.actions and seat.view.zones["hand2"][1:]):
                await seat.wait()
            assert (await seat.undo(practice=True)).view.zones["hand1"] == (first[-2:],)
            assert (await seat.undo(practice=True)).view.zones["hand1"] == ()
            with pytest.raises(ActionRefused):
                await seat.undo(practice=True)

    run(scenario())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_computer_goes_on_after_its_server_was_killed(
    kind: str, make_server: MakeServer, request: pytest.FixtureRequest
) -> None:
    """Again and again, to the end; every entry is there once."""
    options, database = list(QUICK), ""
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
        options += ["--database", database]
    server = make_server(*options)

    async def scenario() -> str:
        ann = Account(server.url)
        game = await ann.create("duo", "Ann", computer="heuristic")
        async with ann.sit(game.id) as seat:
            for _ in range(2):
                for _ in range(3):
                    await seat.wait_until_mine()
                    await seat.act(seat.view.actions[0])
                await asyncio.to_thread(server.kill)
                end_leases(database)
                await asyncio.to_thread(server.start)
            await play(seat, make_player("heuristic", seed=1))
        assert "Computers" in await ann.record(game.id)
        return game.id

    game = run(scenario())
    server.kill()
    store = Store.open(database or f"sqlite:///{server.data / 'onirim.sqlite3'}")
    log = store.games.log(game)
    assert [entry.number for entry in log] == list(range(len(log)))
    store.close()


def end_leases(database: str) -> None:
    """As if the leases of a server that was killed were over."""
    if database:
        with psycopg.connect(database) as connection:
            connection.execute("UPDATE computer_leases SET until = 0")


def test_two_servers_do_not_both_act(make_server: MakeServer, postgres: Postgres) -> None:
    """Ann is at one, a spectator at the other; each computer's action is there once.

    The server that acts is killed: after a while the other one does.
    """
    database = postgres.new_database()
    options = (*QUICK, "--database", database)
    first, second = (make_server(*options) for _ in range(2))

    async def scenario() -> None:
        ann, eve = Account(first.url), Account(second.url)
        game = await ann.create("duo", "Ann", computer="heuristic")
        await eve.join(game.watch or "")
        async with eve.sit(game.id) as watching:
            async with ann.sit(game.id) as seat:
                for _ in range(6):
                    await seat.wait_until_mine()
                    await seat.act(seat.view.actions[0])
                await seat.wait_until_mine()
            assert [conflicts(server) for server in (first, second)] == [0, 0]
            await asyncio.to_thread(first.kill)
            end_leases(database)
            cookie = ann.cookie.replace(str(first.port), str(second.port))
            there = Account(second.url, cookie)
            async with there.sit(game.id) as seat:
                await play(seat, make_player("heuristic", seed=1))
            async for update in watching.updates():
                assert update.version >= 0
        assert "Computers" in await there.record(game.id)

    run(scenario())


def conflicts(server: Server) -> int:
    """How often something could not be stored because another server had been quicker."""
    text = get(server.url + "/metrics")[2].decode()
    found = re.search(r"^onirim_conflicts_total (\S+)", text, re.MULTILINE)
    assert found, text
    return int(float(found[1]))


def test_both_seats_at_different_servers_and_a_computer_sits_in(
    make_server: MakeServer, postgres: Postgres
) -> None:
    """Ann asks a server that has not seen Ben: it hears from the other that he is here."""
    first, second = two_servers(make_server, postgres)

    async def scenario() -> None:
        ann, ben = Account(first.url), Account(second.url)
        game = await ann.create("duo", "Ann")
        await ben.join(game.invite or "", "Ben")
        async with ben.sit(game.id):
            assert await why(ann.seat_computer(game.id, 1)) == (409, "here")

    run(scenario())


async def why(asking: object) -> tuple[int, str]:
    with pytest.raises(RequestFailed) as wrong:
        await asking  # type: ignore[misc]
    return refused(wrong)
