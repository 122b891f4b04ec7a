"""Long work has processes of its own: started late, bounded, replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from types import SimpleNamespace
from typing import cast

import pytest

from onirim.client import Account
from onirim.engine.messages import Message
from onirim.game.records import replayed
from onirim.hosting.session import MOST_ENTRIES, GameSession
from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import SeatRow, Standing, StoredGame
from onirim.notation.record import read_record
from onirim.server.api.problems import ApiError
from onirim.server.process import workers
from onirim.server.process.metrics import Metrics
from onirim.server.process.workers import Busy, Workers, obey
from onirim.server.rooms import loading
from onirim.server.rooms.loading import LOAD_PAUSE, SHORT_GAME, Loader, play_slowly
from onirim.server.rooms.open_rooms import Room, Rooms
from onirim.server.security.limits import LOADS, Limits
from onirim.server.store import Store
from onirim.server.store.games import new_id
from tests.helpers.server_fixtures import MakeServer
from tests.server.http_client import get, post
from tests.server.raw import raw_socket
from tests.server.stepped import pass_time, run_stepped, settle


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process takes long to start."""
    monkeypatch.setattr(workers, "WORK_SECONDS", 600.0)


def double(number: int) -> int:
    return 2 * number


def die(_: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(_: int) -> None:
    raise ApiError(413, "too-long", Message("server-replay-long", "at most {limit}", limit=3))


def test_work_is_done_elsewhere_and_goes_on_after_a_death() -> None:
    async def scenario() -> None:
        some = Workers(Metrics())
        assert not some.started, "nobody has asked for anything"
        assert await some.run(os.getpid) != os.getpid()
        with pytest.raises(Busy):
            await some.run(die, 1)
        assert await some.run(double, 4) == 8
        with pytest.raises(ApiError) as wrong:
            await some.run(refuse, 1)
        assert (wrong.value.status, str(wrong.value)) == (413, "at most 3")
        some.close()

    asyncio.run(scenario())


def test_work_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        some = Workers(Metrics())
        await some.run(double, 1)
        monkeypatch.setattr(workers, "WORK_SECONDS", 0.2)
        with pytest.raises(Busy):
            await some.run(time.sleep, 60)
        monkeypatch.setattr(workers, "WORK_SECONDS", 600.0)
        assert await some.run(double, 4) == 8
        some.close()

    asyncio.run(scenario())


def test_so_much_waits_and_no_more() -> None:
    async def scenario() -> None:
        some = Workers(Metrics())
        asked = [some.run(double, i) for i in range(workers.MOST_WORK + 3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, Busy) for answer in answers) == 3
        assert answers[: workers.MOST_WORK] == [2 * i for i in range(workers.MOST_WORK)]
        some.close()

    asyncio.run(scenario())


def test_one_address_has_a_part_of_the_queue() -> None:
    """It is told to come later, and another one is served."""

    async def scenario() -> None:
        some = Workers(Metrics())
        greedy = [some.run_for("10.0.0.1", double, i) for i in range(workers.MOST_OF_ONE + 2)]
        other = some.run_for("10.0.0.2", double, 4)
        answers = await asyncio.gather(*greedy, other, return_exceptions=True)
        assert sum(isinstance(answer, Busy) for answer in answers) == 2
        assert answers[-1] == 8
        assert await some.run_for("10.0.0.1", double, 5) == 10, "when its own work is done"
        some.close()

    asyncio.run(scenario())


def test_whose_server_is_gone_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    """A process that answers into nothing must not write a trace into the log."""

    class Gone:
        """A pipe that brings work and can't take the answer."""

        def recv(self) -> object:
            return double, (1,)

        def send(self, _answer: object) -> None:
            raise BrokenPipeError

    before = signal.getsignal(signal.SIGINT)
    obey(cast(Connection, Gone()))
    signal.signal(signal.SIGINT, before)
    assert capfd.readouterr().err == ""


def long_game() -> tuple[StoredGame, list[SessionEntry]]:
    """As long as undo and redo can make one."""
    stored = StoredGame(
        new_id(), "solo", True, None, None, new_id(), new_id(), time.time(), "",
        (SeatRow(0, None, ""),),
    )  # fmt: skip
    session = GameSession(stored)
    while len(session.log) < MOST_ENTRIES - 1:
        session.act(0, session.game.legal()[0])
        session.undo(0, practice=True)
    return stored, session.log[:]


def test_a_long_game_is_loaded_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for the loop meanwhile waits for a slice, not for the game."""
    monkeypatch.setattr(loading, "SLICE", -1.0)  # each entry takes longer
    monkeypatch.setattr(loading, "LOAD_PAUSE", 0.0)
    stored, log = long_game()

    async def scenario() -> int:
        turns = 0
        task = asyncio.create_task(play_slowly(stored, log))
        while not task.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await task).log[:] == log
        return turns

    assert asyncio.run(scenario()) >= len(log) - 1


def test_a_long_game_leaves_time_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each entry is a slice here; after the first ones it pauses after each."""
    monkeypatch.setattr(loading, "SLICE", 0.0)
    stored, log = long_game()

    async def scenario() -> None:
        playing = asyncio.create_task(play_slowly(stored, log[:12]))
        await settle()
        pauses = 0
        while not playing.done():
            await pass_time(LOAD_PAUSE)
            pauses += 1
        assert pauses == 11 - SHORT_GAME

    run_stepped(scenario())


def test_a_record_is_written_elsewhere_and_kept(make_server: MakeServer) -> None:
    """The loop answers meanwhile; asked again, it is the same."""
    server = make_server("--rate-limit", "0")
    store = Store.open(f"sqlite:///{server.data / 'onirim.sqlite3'}", "use")

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create()
        stored, log = long_game()
        person = (await asyncio.to_thread(store.games.find, game.id)).seats[0].person  # type: ignore[union-attr]
        owned = StoredGame(
            stored.id, stored.rules, True, None, None, stored.invite, stored.watch, stored.made_at,
            "", (SeatRow(0, person, "Ann"),),
        )  # fmt: skip
        store.games.make(owned, 2, log[0])
        store.games.append([(owned.id, log[1:], Standing())])
        async with raw_socket(ann, game.id, {}) as other:
            await other.get()
            await other.get()
            asking = asyncio.create_task(ann.record(owned.id))
            await other.ask({"type": "ping", "id": 1})
            text = await asking
        assert read_record(text).headers["Dreamwalkers"] == "Ann"
        assert replayed(read_record(text)).result == ""
        assert await ann.record(owned.id) == text

    asyncio.run(scenario())
    store.close()


def test_a_record_is_written_again_only_when_there_is_more_of_it() -> None:
    class Counting:
        """Does all work at once, and counts it."""

        done = 0

        async def run_for(self, _who: str, work: Callable[..., str], *arguments: object) -> str:
            self.done += 1
            return work(*arguments)

    async def scenario() -> None:
        stored, _ = long_game()
        session, counting = GameSession(stored), Counting()
        room = Room(cast(Rooms, SimpleNamespace(workers=counting)), session)
        assert await room.record(0, "") == await room.record(0, "")
        assert counting.done == 1
        session.act(0, session.game.legal()[0])
        await room.record(0, "")
        assert counting.done == 2

    asyncio.run(scenario())


def test_long_work_has_a_rate_of_its_own(make_server: MakeServer) -> None:
    server = make_server("--rate-limit", "0.2", clock_stands=True)
    body = b'{"text": "[Game \\"Onirim\\"]"}'
    status = [post(server.url + "/api/replay", body)[0] for _ in range(6)]
    assert status.count(400) == 4
    assert status.count(429) == 2
    text = get(server.url + "/metrics")[2].decode()
    assert 'onirim_refusals_total{limit="long-work"} 2.0' in text


class LongGames:
    """A store whose games all have as many entries as a game can have."""

    def __init__(self) -> None:
        self.read: list[str] = []

    def length(self, _: str) -> int:
        return MOST_ENTRIES

    def find(self, game: str) -> None:
        self.read.append(game)


def test_loading_is_paid_for_by_length() -> None:
    """Somebody who opens long games again and again has to wait, and they aren't even read."""
    now = 0.0
    games, limits = LongGames(), Limits(1.0, lambda: now)

    async def in_thread(work: Callable[..., object], *arguments: object) -> object:
        return work(*arguments)

    async def loaded(loader: Loader, who: str) -> int:
        before = len(games.read)
        with suppress(Busy):
            for number in range(200):
                await loader.load(str(number), who)
        return len(games.read) - before

    async def scenario() -> None:
        nonlocal now
        loader = Loader(games, Workers(Metrics()), in_thread, limits.loads)  # type: ignore[arg-type]
        assert await loaded(loader, "a") == LOADS.burst / MOST_ENTRIES
        assert await loaded(loader, "a") == 0
        now += MOST_ENTRIES / LOADS.per_second
        assert await loaded(loader, "a") == 1
        assert await loaded(loader, "b") == LOADS.burst / MOST_ENTRIES
        assert await loaded(loader, "") == 200, "for the server itself"

    asyncio.run(scenario())
