"""The store, on SQLite and on PostgreSQL: logs that only grow, people, keys, migrations."""

from __future__ import annotations

import asyncio
import hashlib
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast, get_args

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from onirim.hosting.session_log import SessionEntry, SessionKind
from onirim.hosting.stored_game import SeatRow, Standing, StoredGame
from onirim.server.store import (
    CannotOpen,
    Committer,
    DatabaseNewer,
    Gone,
    Store,
    Taken,
    WrongCode,
    guarded_thread,
)
from onirim.server.store import committer as committer_module
from onirim.server.store.committer import Adding
from onirim.server.store.games import Games
from onirim.server.store.tables import HEAD, VERSION_TABLE, metadata
from tests.helpers.deadlines import DEADLINE
from tests.helpers.postgres import Postgres
from tests.helpers.servers import until
from tests.server.stored_games import DEAL, made, make_game


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store.open(database)
    yield store
    store.close()


def action(number: int, code: str = "play:Rs", seat: int = 0) -> SessionEntry:
    return SessionEntry(number, seat, "action", code)


def test_a_database_that_was_made_without_an_encoding(postgres: Postgres) -> None:
    """As `initdb` makes them where no language is set."""
    plain = postgres.new_database(
        "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0"
    )
    store = Store.open(plain)
    person = made(store, "Zoë")
    game = make_game(store, person)
    assert store.people.name_of(person) == "Zoë"
    assert store.games.find(game.id) is not None
    store.close()


def test_migrations_make_the_tables(store: Store, database: str) -> None:
    """And nothing is left to do the second time."""
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
        assert connection.execute(text("SELECT version_num FROM schema_version")).scalar() == HEAD
    Store.open(database).close()


def test_a_newer_database_is_refused(store: Store, database: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET version_num = '9999'"))
    with pytest.raises(DatabaseNewer, match="newer version"):
        Store.open(database)


def test_every_kind_of_entry_comes_back_as_it_was(store: Store) -> None:
    game = make_game(store, made(store))
    entries = [
        SessionEntry(number, 0, kind, "mind", ("Rs", "Gs"), practice=True, at=float(number))
        for number, kind in enumerate(get_args(SessionKind), start=1)
    ]
    assert store.games.append([(game.id, entries, Standing())]) == [None]
    assert store.games.log(game.id) == [DEAL, *entries]


def test_a_log_only_grows(store: Store) -> None:
    """A number can be had once; a game that is gone takes nothing; the others are not harmed."""
    game = make_game(store, made(store))
    first = SessionEntry(1, 0, "action", "play:Rs", ("Gs",), at=5.0)
    second = SessionEntry(2, 0, "undo", practice=True)
    assert store.games.append([(game.id, [first], Standing())]) == [None]
    outcomes = store.games.append([
        (game.id, [action(1, "other")], Standing()),
        ("nowhere", [first], Standing()),
        (game.id, [second], Standing("lost")),
    ])  # fmt: skip
    assert [type(outcome) for outcome in outcomes] == [Taken, Gone, type(None)]
    assert store.games.log(game.id) == [DEAL, first, second]
    assert store.games.log(game.id, 2) == [second]
    found = store.games.find(game.id)
    assert found is not None
    assert found.result == "lost"


def test_several_entries_are_added_together_or_not_at_all(store: Store) -> None:
    game = make_game(store, made(store))
    three = [action(number, "top:Rs") for number in (1, 2, 3)]
    assert store.games.append([(game.id, [action(3)], Standing())]) == [None]
    (outcome,) = store.games.append([(game.id, three, Standing())])
    assert isinstance(outcome, Taken)
    assert [entry.number for entry in store.games.log(game.id)] == [0, 3]
    other = make_game(store, made(store))
    outcomes = store.games.append(
        [(game.id, three, Standing()), (other.id, three, Standing("won"))]
    )
    assert [type(outcome) for outcome in outcomes] == [Taken, type(None)]
    assert store.games.log(other.id) == [DEAL, *three]


def test_many_who_add_the_same_number(store: Store) -> None:
    """Eight threads, one wins."""
    game = make_game(store, made(store))
    outcomes: list[Exception | None] = []

    def add(seat: int) -> None:
        outcomes.extend(store.games.append([(game.id, [action(1, seat=seat)], Standing())]))

    threads = [threading.Thread(target=add, args=(seat,)) for seat in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 7
    assert len(store.games.log(game.id)) == 2


def test_the_time_of_a_game_is_written_when_it_is_a_minute_old(store: Store) -> None:
    """Whatever else changes of a game is written each time."""
    game, written = make_game(store, made(store)), list[float]()
    began = time.time() + 100
    for number, later in enumerate((0, 30, 59, 61, 90), start=1):
        entry = SessionEntry(number, 0, "action", "play:Rs", at=began + later)
        assert store.games.append([(game.id, entry, Standing(doors=number))]) == [None]
        with store.engine.connect() as connection:
            row = connection.execute(text("SELECT touched_at, length, doors FROM games")).one()
        written.append(row.touched_at - began)
        assert (row.length, row.doors) == (number + 1, number)
    assert [round(at) for at in written] == [0, 0, 0, 61, 61]


def test_commits_are_joined(store: Store) -> None:
    """Whatever waits is written together; who cannot be written is told alone."""
    games = [make_game(store, made(store)) for _ in range(20)]
    batches: list[int] = []
    all_wait = threading.Event()

    def append(adding: Sequence[Adding]) -> list[Exception | None]:
        all_wait.wait()
        return store.games.append(adding)

    async def scenario() -> list[BaseException | None]:
        waiting = cast(Games, SimpleNamespace(append=append))
        committer = Committer(waiting, lambda entries, _seconds, _failed: batches.append(entries))
        adding = [committer.append(game.id, [action(1)], Standing()) for game in games]
        adding.append(committer.append(games[0].id, [action(1, "again")], Standing()))
        outcomes = asyncio.gather(*adding, return_exceptions=True)
        await asyncio.sleep(0)
        all_wait.set()
        settled = await outcomes
        await asyncio.to_thread(committer.close)
        return settled

    outcomes = asyncio.run(scenario())
    assert outcomes[:-1] == [None] * 20
    assert isinstance(outcomes[-1], Taken)
    assert sum(batches) == 21
    assert len(batches) <= 2, "the first, and all that have come during its commit"
    assert all(len(store.games.log(game.id)) == 2 for game in games)


def append_all(committer: Committer, games: Sequence[StoredGame]) -> list[BaseException | None]:
    """Append an action to each game; the outcomes."""

    async def scenario() -> list[BaseException | None]:
        adding = [committer.append(game.id, [action(1)], Standing()) for game in games]
        async with asyncio.timeout(DEADLINE):
            return await asyncio.gather(*adding, return_exceptions=True)

    return asyncio.run(scenario())


def test_a_commit_that_cannot_be_counted_is_still_answered(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The caller learns that it was committed, and the thread commits the next one."""
    monkeypatch.setattr(guarded_thread, "RETRY_SECONDS", 0.0)
    game, failures = make_game(store, made(store)), list[str]()

    def fail(_entries: int, _seconds: float, _failed: bool) -> None:
        raise OSError("no room for metrics")

    committer = Committer(store.games, fail, lambda _thread, wrong: failures.append(str(wrong)))
    assert append_all(committer, [game]) == [None]
    assert [type(outcome) for outcome in append_all(committer, [game])] == [Taken]
    committer.close()
    assert failures == ["no room for metrics"] * 2


def test_a_commit_without_an_outcome_for_each_game_is_an_error_for_all(store: Store) -> None:
    games = [make_game(store, made(store)) for _ in range(3)]
    short = cast(Games, SimpleNamespace(append=lambda _adding: []))
    committer = Committer(short)
    outcomes = append_all(committer, games)
    committer.close()
    assert [type(outcome) for outcome in outcomes] == [RuntimeError] * 3


def test_what_comes_just_after_a_commit_waits_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever comes alone does not."""
    slept: list[float] = []

    class Clock:
        """Sleeps until something else waits, whatever the time is."""

        perf_counter = staticmethod(time.perf_counter)

        @staticmethod
        def sleep(seconds: float) -> None:
            slept.append(seconds)
            until(lambda: not committer.waiting.empty())

    monkeypatch.setattr(committer_module, "time", Clock)
    monkeypatch.setattr(committer_module, "GAP_SECONDS", 3600.0)
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    game, batches = make_game(store, made(store)), list[int]()
    committer = Committer(store.games, lambda entries, _seconds, _failed: batches.append(entries))

    async def add(number: int) -> None:
        await committer.append(game.id, [action(number)], Standing())

    async def scenario() -> None:
        await add(1)
        assert not slept
        await asyncio.gather(add(2), add(3))

    asyncio.run(scenario())
    assert len(slept) == 1
    committer.waiting.put(None)
    committer.close()
    store.close()
    assert batches == [1, 2]


def test_seats(store: Store) -> None:
    ann, ben, eve = (made(store, name) for name in ("Ann", "Ben", "Eve"))
    game = make_game(store, ann, None)
    assert store.games.by_code("no such code") is None
    for code in (game.invite, game.watch):
        found = store.games.by_code(code)
        assert found is not None
        assert found.id == game.id
    assert store.games.take_seat(game.id, ben, "Ben") == 1
    assert store.games.take_seat(game.id, eve, "Eve") is None
    store.games.look_on(game.id, eve)
    store.games.look_on(game.id, eve)
    assert store.games.looks_on(game.id, eve)
    assert not store.games.looks_on(game.id, ben)
    assert [g.id for g in store.games.of(ben)] == [game.id]
    assert store.games.count_of(eve) == 0


def test_what_is_known_of_a_person_can_be_deleted(store: Store) -> None:
    """A game with somebody else stays without the name; a game alone goes with its log."""
    ann, ben = made(store, "Ann"), made(store, "Ben")
    alone, together = make_game(store, ann), make_game(store, ann, ben)
    store.people.transfer(ann)
    assert sorted(store.people.forget(ann)) == sorted([alone.id, together.id])
    assert store.games.find(alone.id) is None
    assert store.games.log(alone.id) == []
    left = store.games.find(together.id)
    assert left is not None
    assert left.seats == (SeatRow(0, None, ""), SeatRow(1, ben, "P1"))
    with store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            rows = connection.execute(table.select()).all()
            assert not any(ann in map(str, row) or "Ann" in map(str, row) for row in rows)


def test_a_transfer_code_moves_a_person_once(store: Store) -> None:
    ann, other = made(store, "Ann"), made(store, "Ann's phone")
    game = make_game(store, other)
    store.games.look_on(game.id, other)
    code = store.people.transfer(ann)
    typed = code.lower().replace("-", " ").replace("0", "o")
    assert store.people.claim(typed, other, True) == ann
    assert [g.id for g in store.games.of(ann)] == [game.id]
    assert store.people.name_of(other) is None
    for wrong in (code, "", "0000-0000-0000"):
        with pytest.raises(WrongCode):
            store.people.claim(wrong, None, None)


def test_old_codes_are_no_good(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    code = store.people.transfer(made(store))
    late = time.time() + 601
    monkeypatch.setattr("onirim.server.store.people.time.time", lambda: late)
    with pytest.raises(WrongCode):
        store.people.claim(code, None, None)


def test_keys(store: Store) -> None:
    first = store.keys.all()
    assert len(first) == 1
    store.keys.rotate()
    assert store.keys.all()[1:] == first
    store.keys.rotate(forget_old=True)
    assert len(store.keys.all()) == 1


def test_addresses_cannot_be_read_from_rates(store: Store, database: str) -> None:
    """They are kept under a key that all servers of a database share."""
    other = Store.open(database)
    assert store.rates.take("guess 192.0.2.1", 1, 0, 0.0)
    assert not other.rates.take("guess 192.0.2.1", 1, 0, 0.0)
    other.close()
    with store.engine.connect() as connection:
        kept = connection.execute(text("SELECT who FROM rates")).scalars().all()
    assert len(kept) == 1
    assert hashlib.sha256(b"guess 192.0.2.1").hexdigest() not in kept
    store.keys.rotate()
    assert store.rates.take("guess 192.0.2.1", 1, 0, 0.0), "under another key"


def test_a_backup_while_games_go_on(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    game = make_game(store, made(store))
    store.backup(tmp_path / "copy.sqlite3")
    store.games.append([(game.id, [action(1, "later")], Standing())])
    copy = Store.open(f"sqlite:///{tmp_path / 'copy.sqlite3'}")
    assert copy.games.log(game.id) == [DEAL]
    with pytest.raises(CannotOpen, match="there already"):
        store.backup(tmp_path / "copy.sqlite3")
    for opened in (store, copy):
        opened.close()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """What the documentation promises of power cuts."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_that_somebody_is_here_is_written_down_when_it_is_news(store: Store) -> None:
    """A commit a request would make every player wait for those who only look."""
    ann = store.people.make("Ann") or ""
    before = seen_at(store, ann)
    assert store.people.seen(ann, "Ann")
    assert seen_at(store, ann) == before
    assert store.people.seen(ann, "Anna")
    assert store.people.name_of(ann) == "Anna"
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE people SET seen_at = seen_at - 4000"))
    assert store.people.seen(ann)
    assert seen_at(store, ann) > before
    assert not store.people.seen("nobody")


def seen_at(store: Store, person: str) -> float:
    with store.engine.connect() as connection:
        row = connection.execute(text("SELECT seen_at FROM people WHERE id = :id"), {"id": person})
        return float(row.scalar_one())
