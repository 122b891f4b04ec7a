"""`onirim serve` explains itself: what it says when it starts, and when it cannot."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
from pathlib import Path

import pytest

from onirim.client import Account
from onirim.exit_codes import ExitCode
from onirim.hosting.wire import PROTOCOL
from onirim.server.store import Store
from tests.helpers.command import onirim
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import free_port
from tests.server.refused_starts import refused


def test_it_says_where_everything_is(make_server: MakeServer) -> None:
    server = make_server("--base-path", "/cards")
    said = server.said()
    assert f"http://127.0.0.1:{server.port}/cards/" in said
    assert f"data folder: {server.data}" in said
    assert f"database: {server.data / 'onirim.sqlite3'}" in said
    assert "engine: interpreted" in said
    assert asyncio.run(Account(server.url).about()).protocol == PROTOCOL


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, text = refused("--port", str(port), "--data", str(tmp_path))
    assert code == ExitCode.ADDRESS
    assert "in use already" in text


def test_the_page_of_a_server_that_runs_is_opened_instead(
    make_server: MakeServer, tmp_path: Path
) -> None:
    server = make_server("--base-path", "/cards")
    there = ("--port", str(server.port), "--data", str(tmp_path))
    done = onirim("serve", "--open", "--base-path", "/cards", *there)
    assert done.returncode == 0, done.stderr
    assert f"Onirim already runs at http://127.0.0.1:{server.port}/cards/\n" in done.stdout
    assert not list(tmp_path.iterdir())
    assert refused("--base-path", "/cards", *there)[0] == ExitCode.ADDRESS


def test_what_is_no_onirim_server_is_not_opened(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        code, text = refused("--open", "--port", str(port), "--data", str(tmp_path))
    assert code == ExitCode.ADDRESS
    assert "in use already" in text


def test_an_unreachable_database(tmp_path: Path) -> None:
    url = f"postgresql://me:secret@127.0.0.1:{free_port()}/x"
    code, text = refused("--port", "0", "--database", url)
    assert code == ExitCode.UNREACHABLE
    assert "cannot be reached" in text
    assert "secret" not in text
    broken = tmp_path / "broken.sqlite3"
    broken.write_bytes(b"this is no database" * 100)
    code, text = refused("--port", "0", "--database", f"sqlite:///{broken}")
    assert code == ExitCode.UNREACHABLE
    assert refused("--port", "0", "--database", "mysql://x/y")[0] == ExitCode.UNREACHABLE


def test_a_newer_database(tmp_path: Path) -> None:
    Store.open(f"sqlite:///{tmp_path / 'onirim.sqlite3'}").close()
    connection = sqlite3.connect(tmp_path / "onirim.sqlite3")
    with connection:
        connection.execute("UPDATE schema_version SET version_num = '9999'")
    connection.close()
    code, text = refused("--port", "0", "--data", str(tmp_path))
    assert code == ExitCode.NEWER
    assert "newer version" in text


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    """A file in its place, or a file system that is read-only (root may write anywhere else)."""
    (tmp_path / "file").touch()
    code, text = refused("--port", "0", "--data", str(tmp_path / "file"))
    assert code == ExitCode.UNWRITABLE
    assert "cannot be written" in text
    if os.geteuid() != 0:
        tmp_path.chmod(0o500)
        assert refused("--port", "0", "--data", str(tmp_path))[0] == ExitCode.UNWRITABLE
        tmp_path.chmod(0o700)


def test_a_folder_in_use(make_server: MakeServer) -> None:
    server = make_server()
    code, text = refused("--port", "0", "--data", str(server.data))
    assert code == ExitCode.IN_USE
    assert "already" in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["--fixed-deal"],
        ["--base-path", "cards"],
        ["--base-path", "/cards/"],
        ["--rate-limit", "-1"],
        ["--request-timeout", "0"],
        ["--max-megabytes", "-1"],
        ["--bot-delay", "-1"],
        ["--sit-in-after", "-1"],
        ["--keep-days", "-1"],
        ["--trust-proxy", "nonsense"],
    ],
)
def test_a_wrong_call(arguments: list[str]) -> None:
    assert refused("--port", "0", *arguments)[0] == ExitCode.USAGE


def test_backup_and_new_keys(make_server: MakeServer, tmp_path: Path) -> None:
    """Both while the server runs: old cookies stay good, and are signed anew."""
    server = make_server()

    async def scenario() -> None:
        ann = Account(server.url)
        game = (await ann.create()).id
        copy = tmp_path / "copy.sqlite3"
        assert onirim("admin", "backup", str(copy), "--data", str(server.data)).returncode == 0
        assert onirim("admin", "backup", str(copy), "--data", str(server.data)).returncode == 6
        store = Store.open(f"sqlite:///{copy}")
        assert len(store.games.log(game)) == 1
        store.close()
        old = ann.cookie
        assert onirim("admin", "rotate-keys", "--data", str(server.data)).returncode == 0
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert (await ann.me()).games == 1
        assert ann.cookie != old
        assert (
            onirim("admin", "rotate-keys", "--forget-old", "--data", str(server.data)).returncode
            == 0
        )
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert not (await ann.me()).known

    asyncio.run(scenario())
