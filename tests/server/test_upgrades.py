"""Upgrades and ways back: who migrates, who never does, what is kept, what a damaged file says."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from onirim.client import Account
from onirim.server.refusal import EXIT_CODES
from onirim.store import CannotOpen, DatabaseOlder, Store
from onirim.store.opening import open_database
from onirim.store.tables import HEAD
from tests.cli.command import onirim
from tests.server.conftest import MakeServer
from tests.server.postgres import Postgres
from tests.server.servers import Server, until
from tests.server.test_http import get
from tests.server.test_serve import refused
from tests.server.test_store import made, make_game

OLD = Path(__file__).parent.parent / "compat" / "v1" / "games.sqlite3"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder as the version before had it, without the copies that a migration leaves."""
    shutil.copyfile(OLD, tmp_path / "onirim.sqlite3")
    return tmp_path


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def games_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])


def test_a_backup_changes_nothing(old: Path, tmp_path: Path) -> None:
    """Installed, backed up, restarted: the backup is of the version before, and fits it."""
    copy = tmp_path / "copy.sqlite3"
    assert onirim("backup", str(copy), "--data", str(old)).returncode == 0
    assert revision(old / "onirim.sqlite3") == revision(copy) == "0001"
    assert games_in(copy) == games_in(OLD)


def test_keys_of_an_older_database_are_left_alone(old: Path) -> None:
    done = onirim("rotate-keys", "--data", str(old))
    assert done.returncode == 2
    assert "onirim migrate" in done.stderr
    assert revision(old / "onirim.sqlite3") == "0001"


@pytest.mark.parametrize("command", [["backup", "copy"], ["rotate-keys"], ["migrate"]])
def test_a_folder_without_games_is_refused(tmp_path: Path, command: list[str]) -> None:
    """And nothing is made there."""
    name, *rest = command
    folder = tmp_path / "nothing"
    done = onirim(name, *(str(tmp_path / file) for file in rest), "--data", str(folder))
    assert done.returncode == 2
    assert "no games" in done.stderr
    assert not folder.exists()


def test_a_second_server_is_refused_before_it_migrates(old: Path, make_server: MakeServer) -> None:
    """Also through a link, and also when something was removed beside the file."""
    server = make_server()
    for file in server.data.glob("*.lock"):
        file.unlink()
    link = old / "link.sqlite3"
    link.symlink_to(server.data / "onirim.sqlite3")
    with closing(sqlite3.connect(server.data / "onirim.sqlite3")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    for place in (("--data", str(server.data)), ("--database", f"sqlite:///{link}")):
        assert refused("--port", "0", *place)[0] == EXIT_CODES["in use"]
        assert onirim("migrate", *place).returncode == 2
    assert revision(server.data / "onirim.sqlite3") == "0001"


def test_a_server_copies_before_it_migrates(quick_folder: Path, make_server: MakeServer) -> None:
    (quick_folder / "data").mkdir()
    file = quick_folder / "data" / "onirim.sqlite3"
    shutil.copyfile(OLD, file)
    make_server()
    assert revision(file) == HEAD
    copy = file.with_name(f"{file.name}.before-{HEAD}")
    assert revision(copy) == "0001"
    assert games_in(copy) == games_in(file) == games_in(OLD)


def test_the_way_back(old: Path) -> None:
    """Migrate, think again, restore: the older version finds what it left."""
    file = old / "onirim.sqlite3"
    done = onirim("migrate", "--data", str(old))
    assert (done.returncode, revision(file)) == (0, HEAD)
    copy = f"{file}.before-{HEAD}"
    done = onirim("restore", copy, "--data", str(old))
    assert done.returncode == 0, done.stderr
    assert revision(file) == "0001"
    assert revision(Path(f"{file}.replaced")) == HEAD


def test_a_restored_server_goes_on(make_server: MakeServer, tmp_path: Path) -> None:
    """Not while it runs; a file that is no backup is refused, and nothing is lost."""
    server = make_server()
    copy = tmp_path / "copy.sqlite3"
    place = ("--data", str(server.data))

    async def narration() -> None:
        ann = Account(server.url)
        game = await ann.create()
        await asyncio.to_thread(onirim, "backup", str(copy), *place)
        await ann.create()
        running = await asyncio.to_thread(onirim, "restore", str(copy), *place)
        assert running.returncode == 2
        await asyncio.to_thread(server.kill)
        (tmp_path / "wrong").write_bytes(b"no database" * 500)
        wrong = await asyncio.to_thread(onirim, "restore", str(tmp_path / "wrong"), *place)
        assert wrong.returncode == 2
        assert games_in(server.data / "onirim.sqlite3") == 2
        right = await asyncio.to_thread(onirim, "restore", str(copy), *place)
        assert right.returncode == 0, right.stderr
        await asyncio.to_thread(server.start)
        assert [one.id for one in await ann.games()] == [game.id]

    asyncio.run(narration())


def test_an_older_postgresql_waits_for_the_operator(postgres: Postgres) -> None:
    """Servers of the version before may be on it."""
    url = postgres.new_database()
    store = Store.open(url)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        for line in ("DROP TABLE rates", "DROP TABLE upkeep", "DROP TABLE drivers",
                     "ALTER TABLE people DROP COLUMN cookies, DROP COLUMN marked_at",
                     "ALTER TABLE games DROP COLUMN marked_at, DROP COLUMN to_move",
                     "ALTER TABLE games DROP COLUMN doors, DROP COLUMN doors_needed",
                     "ALTER TABLE seats DROP COLUMN computer",
                     "ALTER TABLE seats DROP COLUMN computer_played"):  # fmt: skip
            connection.execute(text(line))
    store.close()
    with pytest.raises(DatabaseOlder):
        open_database(url)
    code, said = refused("--port", "0", "--database", url)
    assert code == EXIT_CODES["older"]
    assert "onirim migrate" in said
    done = onirim("migrate", "--database", url)
    assert done.returncode == 0, done.stderr
    Store.open(url).close()


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
    assert code == EXIT_CODES["unreachable"]
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
