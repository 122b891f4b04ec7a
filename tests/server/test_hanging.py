"""A database that hangs or fails: health says so, the end comes, races are answered."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import psycopg
import pytest

from onirim.client import Account, RequestFailed
from tests.helpers.postgres import MachinePostgres, Postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import until
from tests.server.http_client import get

IMPATIENT = {  # seconds that a database is waited for: what is tested is that they are kept
    "onirim.server.process.health.HEALTH_SECONDS": 0.5,
    "onirim.server.context.CLOSE_SECONDS": 0.5,
}


@pytest.fixture
def backends(postgres: Postgres) -> Iterator[tuple[str, list[int]]]:
    """A database, and whatever of PostgreSQL is stopped by a test: it is let go on at the end."""
    if not isinstance(postgres, MachinePostgres):
        pytest.skip("its processes are not ours to stop")
    stopped: list[int] = []
    yield postgres.new_database(), stopped
    for pid in stopped:
        try:
            os.kill(pid, signal.SIGCONT)
        except ProcessLookupError:
            continue


def stop_all(url: str, postgres: MachinePostgres, stopped: list[int]) -> None:
    """Every process that serves this database, and the one that would start new ones."""
    with psycopg.connect(url, autocommit=True) as connection:
        asked = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
        own = connection.info.backend_pid
        pids = [row[0] for row in connection.execute(asked) if row[0] != own]
    first = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    for pid in (first, *pids):
        os.kill(pid, signal.SIGSTOP)
        stopped.append(pid)


def test_a_database_that_hangs(
    make_server: MakeServer, postgres: Postgres, backends: tuple[str, list[int]]
) -> None:
    """Health says so in seconds, what needs no database goes on, and the server ends when asked."""
    url, stopped = backends
    server = make_server("--rate-limit", "0", "--database", url, constants=IMPATIENT)
    asyncio.run(Account(server.url).create())
    assert isinstance(postgres, MachinePostgres)
    stop_all(url, postgres, stopped)
    until(lambda: get(server.url + "/healthz")[0] == 503)
    assert get(server.url + "/healthz")[0] == 503
    assert get(server.url + "/api/about")[0] == 200
    assert server.kill(signal.SIGTERM) == 4


def test_races_are_answered(make_server: MakeServer, postgres: Postgres) -> None:
    """Watching six times at once, deleting oneself while making games: never a 500."""
    server = make_server("--rate-limit", "0", "--database", postgres.new_database())

    async def status(asking: object) -> int:
        try:
            await asking  # type: ignore[misc]
        except RequestFailed as wrong:
            return wrong.status
        return 200

    async def scenario() -> set[int]:
        answers: list[int] = []
        ann = Account(server.url)
        game = await ann.create("duo")
        for _ in range(5):
            eve = Account(server.url)
            await eve.create()
            watching = [
                status(Account(server.url, eve.cookie).join(game.watch or "")) for _ in range(6)
            ]
            answers += await asyncio.gather(*watching)
            mixed = [status(Account(server.url, eve.cookie).create()) for _ in range(5)]
            deleting = status(Account(server.url, eve.cookie).delete_me())
            late = [status(Account(server.url, eve.cookie).create()) for _ in range(5)]
            answers += await asyncio.gather(*mixed, deleting, *late)
        return set(answers)

    assert asyncio.run(scenario()) <= {200, 404, 409}
    assert '"error"' not in server.said()
