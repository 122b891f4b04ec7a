"""What is committed comes from SQLite's log into its database, and nobody waits for that."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import SeatRow, Standing, StoredGame
from onirim.server.store import Store, database, wal_checkpoints
from onirim.server.store.games import new_id
from onirim.server.store.wal_checkpoints import Checkpoints
from tests.helpers.deadlines import DEADLINE
from tests.helpers.servers import until

GAME = new_id()
OFTEN = {"LOOK_SECONDS": 0.01, "CHECKPOINT_SECONDS": 0.02}


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """Of whose log a thread moves nothing by itself."""
    monkeypatch.setattr(wal_checkpoints, "CHECKPOINT_SECONDS", 3600.0)
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    game = StoredGame(GAME, "solo", False, None, None, "i", "w", 0.0, "", (SeatRow(0, None, ""),))
    store.games.make(game, 1, SessionEntry(0, -1, "deal"))
    yield store
    store.close()


def play(store: Store, numbers: range) -> None:
    for number in numbers:
        entry = SessionEntry(number, 0, "action", "play:Rs", at=float(number))
        assert store.games.append([(GAME, entry, Standing())]) == [None]


def test_the_log_is_begun_anew_in_the_same_file(store: Store) -> None:
    """A file that is cut off must grow again, which makes every commit slower."""
    assert store.file is not None
    checkpoints = Checkpoints(store.engine, store.file)
    play(store, range(1, 60))
    checkpoints.move()
    size = checkpoints.log.stat().st_size
    assert size > 0
    play(store, range(60, 100))
    assert checkpoints.log.stat().st_size == size
    checkpoints.close()
    copy = sqlite3.connect(store.file)
    assert copy.execute("SELECT count(*) FROM entries").fetchone() == (100,)
    copy.close()


def test_a_long_log_is_cut_off(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert store.file is not None
    monkeypatch.setattr("onirim.server.store.wal_checkpoints.LONG", 1000)
    checkpoints = Checkpoints(store.engine, store.file)
    play(store, range(1, 20))
    checkpoints.move()
    assert checkpoints.log.stat().st_size == 0
    checkpoints.close()


def test_a_log_that_grew_while_checkpoints_failed_is_cut_off(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store.file is not None
    checkpoints = Checkpoints(store.engine, store.file)
    play(store, range(1, 20))
    with monkeypatch.context() as failing:
        failing.setattr(wal_checkpoints, "checkpoint", fail)
        with pytest.raises(sqlite3.OperationalError):
            checkpoints.move()
    play(store, range(20, 40))
    checkpoints.move()
    assert checkpoints.size() == 0
    play(store, range(40, 60))
    checkpoints.move()
    assert checkpoints.size() > 0, "the next one begins the log anew in the same file"
    checkpoints.close()


def test_a_reader_who_takes_long_keeps_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup reads for minutes: commits go on, and the log is begun anew some other time."""
    assert store.file is not None
    monkeypatch.setattr("onirim.server.store.wal_checkpoints.LONG", 1000)
    patient = (*database.PRAGMAS, "PRAGMA busy_timeout=3600000")
    monkeypatch.setattr(database, "PRAGMAS", patient)  # of what waits as long as everybody else
    checkpoints = Checkpoints(store.engine, store.file)
    play(store, range(1, 10))
    reader = sqlite3.connect(store.file, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM entries").fetchone()
    play(store, range(10, 20))
    moving = threading.Thread(target=checkpoints.move, daemon=True)
    moving.start()
    play(store, range(20, 30))
    moving.join(DEADLINE)
    assert not moving.is_alive(), "the reader is still there"
    assert not checkpoints.is_complete
    reader.execute("COMMIT")
    reader.close()
    checkpoints.close()


def test_a_checkpoint_that_fails_is_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk: the thread reports it, lives on, and moves everything when there is room."""
    assert store.file is not None
    for name, value in OFTEN.items():
        monkeypatch.setattr(wal_checkpoints, name, value)
    monkeypatch.setattr("onirim.server.store.guarded_thread.RETRY_SECONDS", 0.01)
    monkeypatch.setattr(wal_checkpoints, "checkpoint", fail)
    failures: list[str] = []
    checkpoints = Checkpoints(store.engine, store.file, lambda thread, _: failures.append(thread))
    begun = checkpoints.completed_at
    play(store, range(1, 10))
    until(lambda: failures[1:2] == ["onirim-checkpoints"])
    assert checkpoints.completed_at == begun
    monkeypatch.undo()
    for name, value in OFTEN.items():
        monkeypatch.setattr(wal_checkpoints, name, value)
    until(lambda: checkpoints.completed_at > begun)
    checkpoints.close()


def fail(_connection: object, _how: str) -> bool:
    raise sqlite3.OperationalError("database or disk is full")


def test_a_long_log_without_a_checkpoint_is_trouble(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert store.file is not None
    checkpoints = Checkpoints(store.engine, store.file)
    play(store, range(1, 10))
    assert checkpoints.size() > 0
    checkpoints.completed_at -= wal_checkpoints.OVERDUE_SECONDS
    assert checkpoints.trouble() == "", "overdue, but short"
    monkeypatch.setattr(wal_checkpoints, "LONG", 1000)
    assert checkpoints.trouble() == "no checkpoint of the log"
    checkpoints.move()
    assert checkpoints.trouble() == ""
    checkpoints.close()
