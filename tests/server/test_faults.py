"""A disk and a network that fail: what was acknowledged is there, and all goes on afterwards.

`make faults` plays for a minute on real servers under such faults, and compares them before and
after.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Literal

import pytest

from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import SeatRow, Standing, StoredGame
from onirim.server.store import Store, notifications, postgres_connection
from onirim.server.store.database_file import DatabaseUnavailable
from onirim.server.store.games import new_id
from onirim.server.store.notifications import EVERYTHING_CHANGED, Feed
from tests.helpers.deadlines import DEADLINE, run
from tests.helpers.postgres import Postgres
from tests.helpers.servers import SOAK, SRC, until
from tests.server.failing_io import FailingDisk, can_compile
from tests.server.faulty_proxy import Fault, FaultyProxy

GAME = new_id()
ENTRIES = 150 * SOAK
EVERY = 23  # calls: a commit makes about eight, so that most of them succeed
SILENT: tuple[Fault, ...] = ("reset", "drop", "refuse")
IMPATIENT = 0.3  # seconds
Outcome = Literal["stored", "unavailable"]


def wait_for_answers(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait so long for PostgreSQL; not for long where no answer can come."""
    monkeypatch.setattr(postgres_connection.PatientConnection, "answer_seconds", seconds)


def make_game(store: Store) -> None:
    game = StoredGame(GAME, "solo", False, None, None, "i", "w", 0.0, "", (SeatRow(0, None, ""),))
    store.games.make(game, 1, SessionEntry(0, -1, "deal"))


def append(store: Store, number: int) -> Outcome:
    """As a room does: after a failure the entry is tried again, unless it is there."""
    entry = SessionEntry(number, 0, "action", "play:Rs", at=float(number))
    try:
        assert store.games.append([(GAME, entry, Standing())]) == [None]
    except DatabaseUnavailable:
        return "unavailable"
    return "stored"


@pytest.mark.skipif(not can_compile(), reason="there is no C compiler, or no LD_PRELOAD")
def test_a_disk_that_fails_again_and_again(tmp_path: Path) -> None:
    """Another process appends; whatever it says is stored is in the file after it was killed."""
    file = tmp_path / "games.sqlite3"
    store = Store.open(f"sqlite:///{file}")
    make_game(store)
    store.close()
    disk = FailingDisk(tmp_path, file)
    environment = {**os.environ, **disk.environment, "PYTHONPATH": f"{SRC}{os.pathsep}{SRC.parent}"}
    command = [sys.executable, "-m", "tests.server.appending", str(file), GAME, str(ENTRIES)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as appending:
        assert appending.stdout is not None
        stored: list[int] = []
        for line in appending.stdout:
            if line == "open\n":
                disk.fail(EVERY)
            else:
                stored.append(int(line))
        appending.kill()
    failed = disk.failed()
    disk.close()
    assert failed["pwrite"] > 0 < failed["fsync"]
    assert stored == list(range(1, ENTRIES + 1))
    store = Store.open(f"sqlite:///{file}")
    assert [entry.number for entry in store.games.log(GAME)] == [0, *stored]
    store.close()


def test_a_network_that_fails(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """One entry fails at each fault; the next one after it is stored, and nobody waits for ever."""
    wait_for_answers(DEADLINE, monkeypatch)
    url = postgres.new_database()
    stored: list[int] = []

    async def scenario() -> None:
        async with FaultyProxy(lambda: postgres.connect(url)) as proxy:
            address = postgres.address_at(url, proxy.port)
            store = await asyncio.to_thread(Store.open, address)
            await asyncio.to_thread(make_game, store)
            number = 1
            for fault in SILENT:
                assert await asyncio.to_thread(append, store, number) == "stored"
                stored.append(number)
                number += 1
                proxy.begin(fault)
                wait_for_answers(IMPATIENT if fault == "drop" else DEADLINE, monkeypatch)
                outcome = await asyncio.to_thread(append, store, number)
                assert outcome == ("stored" if fault == "reset" else "unavailable")
                proxy.begin("none")
                wait_for_answers(DEADLINE, monkeypatch)
                log = await asyncio.to_thread(store.games.log, GAME)
                number = len(log)
            await asyncio.to_thread(store.close)

    run(scenario())
    store = Store.open(url)
    assert {*stored} <= {entry.number for entry in store.games.log(GAME)}
    store.close()


def test_a_silent_connection_is_not_listened_to_for_ever(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other servers' changes are heard again, although nothing has told that they were not."""
    wait_for_answers(DEADLINE, monkeypatch)
    monkeypatch.setattr(notifications, "POLL", 0.05)
    monkeypatch.setattr(notifications, "ASK_SECONDS", 0.2)
    monkeypatch.setattr(notifications, "PAUSE", 0.05)
    url = postgres.new_database()
    heard: list[str] = []

    async def scenario() -> None:
        async with FaultyProxy(lambda: postgres.connect(url)) as proxy:
            store = await asyncio.to_thread(Store.open, postgres.address_at(url, proxy.port))
            feed = Feed(store.engine, heard.append)
            await asyncio.to_thread(until, lambda: heard == [EVERYTHING_CHANGED])
            wait_for_answers(IMPATIENT, monkeypatch)
            proxy.begin("drop")
            await asyncio.to_thread(until, lambda: proxy.counts["drop"] > 0)
            proxy.begin("none")
            await asyncio.to_thread(until, lambda: heard[1:2] == [EVERYTHING_CHANGED])
            await asyncio.to_thread(feed.close)
            await asyncio.to_thread(store.close)

    run(scenario())
