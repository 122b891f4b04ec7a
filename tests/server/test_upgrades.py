"""Upgrades and ways back: who migrates, who never does, what is kept, what a damaged file says."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade as run_migrations
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import text

from onirim.client import Account, RequestFailed
from onirim.exit_codes import ExitCode
from onirim.server.store import CannotOpen, DatabaseNewer, DatabaseOlder, Store
from onirim.server.store.database import connect, parse_url
from onirim.server.store.open_database import MIGRATIONS
from onirim.server.store.tables import HEAD, VERSION_TABLE, metadata
from tests.helpers.command import onirim
from tests.helpers.postgres import Postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server, until
from tests.server.http_client import get
from tests.server.later import LATER, constants, later_onirim
from tests.server.raw import Frame, raw_socket
from tests.server.refused_starts import refused
from tests.server.stored_games import made, make_game

FILE = "onirim.sqlite3"  # as a server calls it in its folder
BECOME_OUTDATED = (  # as databases were before the migrations of today
    "ALTER TABLE schema_version RENAME TO alembic_version",
    "UPDATE alembic_version SET version_num = '0003'",
)


@pytest.fixture
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the migrations of the later version."""
    return tmp_path_factory.mktemp("later")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder with one game, which the later version has to migrate."""
    store = Store.open(f"sqlite:///{tmp_path / FILE}")
    make_game(store, made(store))
    store.close()
    return tmp_path


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("SELECT version_num FROM schema_version").fetchone()[0])


def games_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])


# --- older databases -----------------------------------------------------------------------------


def test_a_backup_changes_nothing(old: Path, later: Path, tmp_path: Path) -> None:
    """Installed, backed up, restarted: the backup is of the version before, and fits it."""
    copy = tmp_path / "copy.sqlite3"
    done = later_onirim(later, "admin", "backup", str(copy), "--data", str(old))
    assert done.returncode == 0, done.stderr
    assert revision(old / FILE) == revision(copy) == HEAD
    assert games_in(copy) == games_in(old / FILE) == 1


def test_keys_of_an_older_database_are_left_alone(old: Path, later: Path) -> None:
    done = later_onirim(later, "admin", "rotate-keys", "--data", str(old))
    assert done.returncode == ExitCode.OLDER
    assert "onirim admin migrate" in done.stderr
    assert revision(old / FILE) == HEAD


@pytest.mark.parametrize("command", [["backup", "copy"], ["rotate-keys"], ["migrate"]])
def test_a_folder_without_games_is_refused(tmp_path: Path, command: list[str]) -> None:
    """And nothing is made there."""
    name, *rest = command
    folder = tmp_path / "nothing"
    done = onirim("admin", name, *(str(tmp_path / file) for file in rest), "--data", str(folder))
    assert done.returncode == 2
    assert "no games" in done.stderr
    assert not folder.exists()


def test_a_second_server_is_refused_before_it_migrates(
    tmp_path: Path, later: Path, make_server: MakeServer
) -> None:
    """Also through a link, and also when something was removed beside the file."""
    server = make_server()
    for file in server.data.glob("*.lock"):
        file.unlink()
    link = tmp_path / "link.sqlite3"
    link.symlink_to(server.data / FILE)
    for place in (("--data", str(server.data)), ("--database", f"sqlite:///{link}")):
        serve = later_onirim(later, "serve", "--port", "0", *place)
        assert serve.returncode == ExitCode.IN_USE
        assert later_onirim(later, "admin", "migrate", *place).returncode == ExitCode.IN_USE
    assert revision(server.data / FILE) == HEAD


def test_a_server_copies_before_it_migrates(
    quick_folder: Path, later: Path, make_server: MakeServer
) -> None:
    (quick_folder / "data").mkdir()
    file = quick_folder / "data" / FILE
    store = Store.open(f"sqlite:///{file}")
    make_game(store, made(store))
    store.close()
    make_server(constants=constants(later))
    assert revision(file) == LATER
    copy = file.with_name(f"{file.name}.before-{LATER}")
    assert revision(copy) == HEAD
    assert games_in(copy) == games_in(file) == 1


def test_the_way_back(old: Path, later: Path) -> None:
    """Migrate, think again, restore: the older version finds what it left."""
    file = old / FILE
    done = later_onirim(later, "admin", "migrate", "--data", str(old))
    assert (done.returncode, revision(file)) == (0, LATER), done.stderr
    assert refused("--port", "0", "--data", str(old))[0] == ExitCode.NEWER
    done = onirim("admin", "restore", f"{file}.before-{LATER}", "--data", str(old))
    assert done.returncode == 0, done.stderr
    assert revision(file) == HEAD
    assert revision(Path(f"{file}.replaced")) == LATER
    Store.open(f"sqlite:///{file}").close()


def test_a_restored_server_goes_on(make_server: MakeServer, tmp_path: Path) -> None:
    """Not while it runs; a file that is no backup is refused, and nothing is lost."""
    server = make_server()
    copy = tmp_path / "copy.sqlite3"
    place = ("--data", str(server.data))

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create()
        await asyncio.to_thread(onirim, "admin", "backup", str(copy), *place)
        await ann.create()
        running = await asyncio.to_thread(onirim, "admin", "restore", str(copy), *place)
        assert running.returncode == ExitCode.IN_USE
        await asyncio.to_thread(server.kill)
        (tmp_path / "wrong").write_bytes(b"no database" * 500)
        wrong = await asyncio.to_thread(onirim, "admin", "restore", str(tmp_path / "wrong"), *place)
        assert wrong.returncode == ExitCode.UNREACHABLE
        assert games_in(server.data / "onirim.sqlite3") == 2
        right = await asyncio.to_thread(onirim, "admin", "restore", str(copy), *place)
        assert right.returncode == 0, right.stderr
        await asyncio.to_thread(server.start)
        assert [one.id for one in await ann.games()] == [game.id]

    asyncio.run(scenario())


def test_an_older_postgresql_waits_for_the_operator(postgres: Postgres, later: Path) -> None:
    """Servers of the version before may be on it."""
    url = postgres.new_database()
    Store.open(url).close()
    serve = later_onirim(later, "serve", "--port", "0", "--database", url)
    assert serve.returncode == ExitCode.OLDER
    assert "onirim admin migrate" in serve.stderr
    Store.open(url).close()
    done = later_onirim(later, "admin", "migrate", "--database", url)
    assert done.returncode == 0, done.stderr
    with pytest.raises(DatabaseNewer):
        Store.open(url)


def before_request_keys(url: str) -> tuple[str, str]:
    """A database of the first migration alone, with a person and a game."""
    engine = connect(parse_url(url))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        run_migrations(config, "0001")
    store = Store(engine)
    person = made(store, "Ann")
    game = make_game(store, person)
    store.close()
    return person, game.id


def test_request_keys_come_with_a_migration(database: str) -> None:
    """From the first tables to those of today, with everything that was in them."""
    person, game = before_request_keys(database)
    if database.startswith("postgresql"):
        with pytest.raises(DatabaseOlder):
            Store.open(database)
        Store.open(database, "migrate").close()
    store = Store.open(database)
    stored = store.games.find(game)
    assert stored is not None
    assert stored.seats_of(person) == [0]
    assert store.people.name_of(person) == "Ann"
    again = [store.people.make("Ben", "0123456789abcdef") for _ in range(2)]
    assert again[0] == again[1] not in (None, person)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
    if store.file is not None:
        copy = store.file.with_name(f"{store.file.name}.before-0002")
        assert (revision(copy), games_in(copy)) == ("0001", 1)
    store.close()


# --- outdated databases --------------------------------------------------------------------------


def outdated(data: Path) -> Path:
    """An outdated file with one game, as a killed server leaves it: all is in the log beside it."""
    data.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, FILE)
        store = Store.open(f"sqlite:///{file}")
        make_game(store, made(store))
        with store.engine.begin() as connection:
            for line in BECOME_OUTDATED:
                connection.execute(text(line))
        for end in ("", "-wal"):
            shutil.copyfile(f"{file}{end}", f"{data / FILE}{end}")
        store.close()
    return data / FILE


def test_an_outdated_file_is_moved_aside(quick_folder: Path, make_server: MakeServer) -> None:
    """Once, with everything in it, and one line says where; the new one is locked."""
    file = outdated(quick_folder / "data")
    server = make_server()
    aside = file.with_name(f"{FILE}.before-0001")
    assert [line for line in server.said().splitlines() if str(aside) in line] == [
        f"The database is too old for this version: moved to {aside}, starting a new one."
    ]
    assert (games_in(aside), games_in(file), revision(file)) == (1, 0, HEAD)
    assert refused("--port", "0", "--data", str(server.data))[0] == ExitCode.IN_USE
    server.kill()
    server.start()
    assert server.said().count("too old") == 1
    assert len(list(server.data.glob("*.before-*"))) == 1


def test_an_outdated_file_behind_a_link_is_moved_aside_where_it_is(
    tmp_path: Path, make_server: MakeServer
) -> None:
    """The link leads to the new file from then on; nothing that lay there is overwritten."""
    file = outdated(tmp_path / "disk")
    file.with_name(f"{FILE}.before-0001").write_text("mine")
    link = tmp_path / "link.sqlite3"
    link.symlink_to(file)
    make_server("--database", f"sqlite:///{link}")
    assert (link.is_symlink(), games_in(link), revision(file)) == (True, 0, HEAD)
    assert games_in(file.with_name(f"{FILE}.before-0001-2")) == 1
    assert file.with_name(f"{FILE}.before-0001").read_text() == "mine"


@pytest.mark.parametrize("command", [["backup", "copy"], ["rotate-keys"], ["migrate"]])
def test_only_a_server_moves_an_outdated_file(tmp_path: Path, command: list[str]) -> None:
    name, *rest = command
    file = outdated(tmp_path / "data")
    done = onirim("admin", name, *(str(tmp_path / one) for one in rest), "--data", str(file.parent))
    assert done.returncode == ExitCode.OLDER
    assert "too old to be migrated" in done.stderr
    assert games_in(file) == 1
    assert not list(file.parent.glob("*.before-*"))


def test_an_outdated_postgresql_is_refused(postgres: Postgres) -> None:
    """It may hold other people's tables: the operator says which database is to be used."""
    url = postgres.new_database()
    store = Store.open(url)
    with store.engine.begin() as connection:
        for line in BECOME_OUTDATED:
            connection.execute(text(line))
    store.close()
    code, said = refused("--port", "0", "--database", url)
    assert code == ExitCode.OLDER
    assert "too old to be migrated" in said
    assert "new, empty database" in said
    done = onirim("admin", "migrate", "--database", url)
    assert (done.returncode, "too old to be migrated" in done.stderr) == (ExitCode.OLDER, True)


# --- damage --------------------------------------------------------------------------------------


def test_a_damaged_file_is_told_at_the_start(tmp_path: Path) -> None:
    """Not by the first player who meets the damage."""
    file = tmp_path / "onirim.sqlite3"
    store = Store.open(f"sqlite:///{file}")
    for _ in range(40):
        make_game(store, made(store))
    store.close()
    with file.open("r+b") as handle:
        handle.seek(4096 * 2)
        handle.write(os.urandom(4096 * 12))
    code, said = refused("--port", "0", "--data", str(tmp_path))
    assert code == ExitCode.UNREACHABLE
    assert "damaged" in said or "no Onirim database" in said
    with pytest.raises(CannotOpen):
        Store.open(f"sqlite:///{file}", "copy")


def health_of(server: Server) -> tuple[int, str]:
    status, _, body = get(server.url + "/healthz")
    return status, json.loads(body).get("reason", "")


def test_health_tells_of_a_file_that_was_deleted(make_server: MakeServer) -> None:
    server = make_server()
    assert health_of(server) == (200, "")
    (server.data / "onirim.sqlite3").unlink()
    until(lambda: health_of(server) == (503, "database"))


@pytest.mark.parametrize("gone", [FILE, f"{FILE}-wal"])
def test_nothing_is_acknowledged_into_a_file_that_was_deleted(
    make_server: MakeServer, gone: str
) -> None:
    """Neither a new game nor an action, whether the database is gone or the log beside it."""
    server = make_server("--rate-limit", "0")

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create()
        async with raw_socket(ann, game.id, {}) as raw:
            await raw.get()
            update = await raw.get()
            (server.data / gone).unlink()
            with pytest.raises(RequestFailed) as wrong:
                await ann.create()
            assert (wrong.value.status, wrong.value.reason) == (503, "database")
            act: Frame = {"type": "act", "id": 1, "version": update["version"]}
            answer = await raw.ask({**act, "actions": update["view"]["actions"][:1]})
            assert (answer["type"], answer["reason"]) == ("wrong", "trouble")

    asyncio.run(scenario())


def test_health_tells_of_a_store_that_cannot_be_written(tmp_path: Path) -> None:
    """A full disk: reading goes on, and yet no game can be stored."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    assert store.trouble() == ""
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql("DELETE FROM upkeep")
        connection.exec_driver_sql("CREATE TABLE filler (x)")
        connection.rollback()
        connection.exec_driver_sql("PRAGMA query_only = 1")
    assert pages
    assert store.trouble().startswith("SQLITE_")
    store.close()
