"""What frames and requests cost is paid for by address and person; repeated answers are kept."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from http.client import HTTPConnection

import pytest
from websockets.exceptions import ConnectionClosed

from onirim.client import Account, RequestFailed
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire.views import encode
from onirim.server.api.socket import FRAME_WORK
from onirim.server.rooms.room import REFUSAL_WORK
from onirim.server.rooms.update_cache import UpdateCache
from onirim.server.security.limits import (
    ENTRY_BYTES,
    MEGABYTE,
    PERSON_SHARE,
    REFUSALS,
    REQUESTS,
    SHARE_SECONDS,
    WORK,
    WORK_OF_ADDRESS,
    Limits,
)
from onirim.server.store.games import new_id
from tests.helpers.deadlines import DEADLINE
from tests.helpers.server_fixtures import MakeServer
from tests.server.raw import Frame, raw_socket


def session() -> GameSession:
    row = SeatRow(0, None, "")
    when = time.time()
    return GameSession(
        StoredGame(new_id(), "solo", True, None, None, new_id(), new_id(), when, "", (row,))
    )


def test_work_is_paid_for_by_person_and_by_address() -> None:
    now = 0.0
    limits = Limits(1.0, lambda: now)
    assert sum(limits.take_work("a", "ann", 1) for _ in range(1000)) == WORK.burst
    assert not limits.take_work("b", "ann", 1), "from elsewhere too"
    limits = Limits(1.0, lambda: now)
    taken = sum(limits.take_work("a", f"person {i}", 1) for i in range(1000))
    assert taken == WORK_OF_ADDRESS.burst
    assert limits.take_work("b", "ben", 1)
    now += 1.0
    assert sum(limits.take_work("a", "eve", 1) for _ in range(1000)) == WORK_OF_ADDRESS.per_second


def test_the_greedy_are_refused_new_games_first() -> None:
    """Whoever has filled a share of the database waits for weeks; the others begin games."""
    now = 0.0
    limits = Limits(1.0, lambda: now, max_megabytes=1.0)
    share = int(PERSON_SHARE * MEGABYTE / ENTRY_BYTES)
    limits.store("a", "ann", share - 10)
    assert limits.may_store("a", "ann")
    limits.store("a", "ann", 20)
    assert not limits.may_store("a", "ann")
    assert not limits.may_store("b", "ann")
    assert limits.may_store("b", "ben")
    assert limits.may_store("a", "ben"), "the address has some left"
    limits.store("a", "ben", 10 * share)
    assert not limits.may_store("a", None)
    now += SHARE_SECONDS
    assert limits.may_store("a", "ann")
    assert Limits(1.0, lambda: now).may_store("a", "ann"), "a database without a ceiling"


def test_entries_of_games_count_for_their_player(make_server: MakeServer) -> None:
    constants = {"onirim.server.security.limits.ENTRY_BYTES": 2e7}  # four are a person's share
    server = make_server(constants=constants, clock_stands=True)

    async def scenario() -> None:
        ann = Account(server.url)
        await ann.create()
        game = (await ann.create()).id
        async with ann.sit(game) as seat:
            for _ in range(3):
                await seat.act(seat.view.actions[0])
            with pytest.raises(RequestFailed) as wrong:
                await ann.create()
            await seat.act(seat.view.actions[0])
        assert (wrong.value.status, wrong.value.reason) == (429, "too-fast")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("frame", "kind", "cost"),
    [
        ({"type": "act", "version": 0, "actions": ["play:Zz"]}, "refused", REFUSAL_WORK),
        ({"type": "sync"}, "update", FRAME_WORK),
    ],
    ids=["refused actions", "sync"],
)
def test_repeated_frames_end_a_person_s_sockets(
    make_server: MakeServer, frame: Frame, kind: str, cost: float
) -> None:
    """Also where each socket keeps below its own rate; others of the address play on."""
    server = make_server(clock_stands=True)

    async def answers_on_one(ann: Account, game: str) -> int:
        """How many of 30 frames are answered before the socket is ended."""
        answers = 0
        async with raw_socket(ann, game, {}) as raw:
            with suppress(ConnectionClosed):
                while (await raw.get())["type"] != "update":
                    pass
                for number in range(30):
                    await raw.send({"id": number, **frame})
                while answers < 30:
                    answers += (await raw.get())["type"] == kind
        return answers

    async def scenario() -> int:
        ann, ben = Account(server.url), Account(server.url)
        game = (await ann.create()).id
        total = sum([await answers_on_one(ann, game) for _ in range(20)])
        async with ben.sit((await ben.create()).id) as seat:
            await seat.act(seat.view.actions[0])
        return total

    assert 30 < asyncio.run(scenario()) <= WORK.burst / cost


def test_who_asks_on_after_many_refusals_is_disconnected(make_server: MakeServer) -> None:
    server = make_server(clock_stands=True)
    connection = HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
    answers: list[tuple[int, bool]] = []
    while not (answers and answers[-1][1]):
        connection.request("GET", "/api/about")
        answer = connection.getresponse()
        answer.read()
        answers.append((answer.status, answer.getheader("Connection") == "close"))
    connection.close()
    assert [status for status, _ in answers].count(200) == REQUESTS.burst
    for _ in range(3):  # on other connections, too
        connection.request("GET", "/")
        answer = connection.getresponse()
        assert (answer.status, answer.getheader("Connection")) == (429, "close")
        connection.close()
    assert [status for status, _ in answers].count(429) == REFUSALS.burst + 1


def test_an_update_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until something is done; an answer has the bytes that it would have without the cache."""
    playing, cache = session(), UpdateCache()
    assert cache.answering(playing, 0, 7) == encode(playing.update(0, answers=7))
    assert cache.update(playing, 0) == encode(playing.update(0))
    playing.act(0, playing.game.legal()[0])
    assert cache.answering(playing, 0, 8) == encode(playing.update(0, answers=8))
    with monkeypatch.context() as patched:
        patched.setattr(GameSession, "update", None)
        assert cache.answering(playing, 0, 9).endswith(b'"answers":9}')
    playing.undo(0, practice=True)
    assert cache.update(playing, 0) == encode(playing.update(0))
    other = session()
    assert cache.update(other, 0) == encode(other.update(0))
