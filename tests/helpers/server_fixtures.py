"""Fixtures: servers and databases for tests of the server, of the browser table and of hosting."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.helpers.postgres import Postgres, find_postgres
from tests.helpers.servers import ForkServer, Server

MakeServer = Callable[..., Server]


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    fork_server = ForkServer()
    yield fork_server
    fork_server.close()


@pytest.fixture
def quick_folder() -> Iterator[Path]:
    with memory_folder() as folder:
        yield folder


@pytest.fixture
def make_server(fork_server: ForkServer, quick_folder: Path) -> Iterator[MakeServer]:
    """Starts servers in this test's folder and ends them with it."""
    servers: list[Server] = []

    def make(
        *options: str,
        constants: Mapping[str, float | str] | None = None,
        clock_stands: bool = False,
        **environment: str,
    ) -> Server:
        server = Server(
            fork_server,
            quick_folder,
            *options,
            constants=constants,
            clock_stands=clock_stands,
            **environment,
        )
        servers.append(server)
        return server.start()

    yield make
    with ExitStack() as ending:
        for server in servers:
            ending.callback(server.stop)  # all of them, even if one fails to


@pytest.fixture(scope="module")
def server(fork_server: ForkServer, request: pytest.FixtureRequest) -> Iterator[Server]:
    """One server for the tests of a file, which may be told its decks and limits nobody.

    A file may have CONSTANTS for it.
    """
    options = ("--fixed-deal", "--rate-limit", "0")
    constants = getattr(request.module, "CONSTANTS", None)
    with memory_folder() as folder:
        server = Server(
            fork_server, folder, *options, constants=constants, ONIRIM_TESTING="1"
        ).start()
        yield server
        server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL of this machine."""
    server = find_postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@contextmanager
def memory_folder() -> Iterator[Path]:
    """In memory where that can be had: a killed process is no power cut, and disks are slow."""
    memory = Path("/dev/shm")  # noqa: S108  # the folder in it has a name of its own
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)
