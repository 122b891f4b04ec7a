"""Two servers on one PostgreSQL: the seats of a game may be at different ones."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path

import pytest

from onirim.client import Account, ActionRefused, play
from onirim.players.registry import make_player
from onirim.server import context
from onirim.server.context import AppContext
from onirim.server.process.metrics import SharedMetrics, added_up
from onirim.server.process.supervisor import Family
from onirim.server.settings import Settings
from onirim.server.store import Store
from tests.helpers.deadlines import DEADLINE, run
from tests.helpers.postgres import Postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import until
from tests.server.http_client import get
from tests.server.two_servers import two_servers


def test_a_game_at_two_servers(make_server: MakeServer, postgres: Postgres) -> None:
    """Each hears what is done at the other, to the end."""
    first, second = two_servers(make_server, postgres)

    async def scenario() -> None:
        ann, ben = Account(first.url), Account(second.url)
        game = await ann.create("duo", "Ann")
        async with ann.sit(game.id) as a:
            await ben.join(game.invite or "", "Ben")
            while a.welcomed is None or a.welcomed.game.seats[1].name != "Ben":
                await a.wait()
            async with ben.sit(game.id) as b:
                results = await asyncio.gather(
                    play(a, make_player("random", seed=1)), play(b, make_player("random", seed=2))
                )
                assert results[0] == results[1] != ""
                assert a.view.zones == b.view.zones
        assert await ann.record(game.id) == await ben.record(game.id)

    asyncio.run(scenario())


def test_one_seat_at_two_servers(make_server: MakeServer, postgres: Postgres) -> None:
    """Both act at once, again and again: each time exactly one is done."""
    first, second = two_servers(make_server, postgres)

    async def scenario() -> None:
        ann = Account(first.url)
        game = await ann.create()
        same = Account(second.url, ann.cookie.replace(str(first.port), str(second.port)))
        async with ann.sit(game.id) as a, same.sit(game.id) as b:
            for _ in range(12):
                while a.version != b.version:
                    await (a if a.version < b.version else b).wait()
                if a.view.result:
                    break
                version = a.version
                tries = await asyncio.gather(
                    *(seat.act(seat.view.actions[0]) for seat in (a, b)), return_exceptions=True
                )
                refused = [wrong for wrong in tries if isinstance(wrong, ActionRefused)]
                assert [wrong.reason for wrong in refused] == ["stale"]
                assert max(a.version, b.version) == version + 1

    asyncio.run(scenario())


def test_a_process_that_has_just_ended_need_not_be_told() -> None:
    """A signal may come between its end and the moment when the first one hears of it."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    family = Family(lambda: None)
    family.children.add(ended.pid)
    family.end()
    assert family.ending
    os.close(family.lifeline)
    os.close(family.held)


SRC = Path(__file__).parents[2] / "src"
HANGS = """
import os, signal
from onirim.server.process import supervisor

supervisor.HANG_SECONDS = 0.01
ready, hung = os.pipe()

def hang():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.write(hung, b".")
    while True:
        signal.pause()

family = supervisor.Family(hang)
family.start()
os.read(ready, 1)
print(*family.children, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_process_that_hangs_ends_when_the_first_one_is_killed() -> None:
    """It doesn't react to signals, and would keep the port from the next server."""
    environment = {**os.environ, "PYTHONPATH": str(SRC)}
    first = subprocess.Popen(
        [sys.executable, "-c", HANGS], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert first.stdout is not None
    child = int(first.stdout.readline())
    ended = select.poll()
    ended.register(first.stdout, select.POLLHUP)  # when nobody can write to it any more
    outlived = not ended.poll(1000 * DEADLINE)
    if outlived:
        os.kill(child, signal.SIGKILL)
    first.communicate()
    assert not outlived


ONE = """# HELP onirim_requests_total Requests by status
# TYPE onirim_requests_total counter
onirim_requests_total{status="200"} 3.0
# HELP onirim_requests_created Requests by status
# TYPE onirim_requests_created gauge
onirim_requests_created{status="200"} 50.0
# HELP onirim_rooms Games in memory
# TYPE onirim_rooms gauge
onirim_rooms 2.0
"""
OTHER = ONE.replace("3.0", "4.0").replace("50.0", "40.0").replace('"200"', '"404"', 1)


def test_metrics_are_added_up() -> None:
    """What a dead process has counted stays; what it held does not."""
    text = added_up([(ONE, True), (ONE, True), (OTHER, False)])
    assert 'onirim_requests_total{status="200"} 6.0' in text
    assert 'onirim_requests_total{status="404"} 4.0' in text
    assert 'onirim_requests_created{status="200"} 50.0' in text
    assert "onirim_rooms 4.0" in text
    assert text.count("# TYPE onirim_rooms gauge") == 1


class NoRoom(SharedMetrics):
    """A folder on a disk that is full at first."""

    tries = 0

    def leave(self, text: str) -> None:
        self.tries += 1
        if self.tries == 1:
            raise OSError(ENOSPC, "no room")
        super().leave(text)


def test_metrics_are_shared_again_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "METRICS_SECONDS", 0.0)
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    here, shared = AppContext(Settings(tmp_path), store), NoRoom(tmp_path)

    async def scenario() -> None:
        here.begin(here.share_metrics(shared))
        while here.work and not shared.file.exists():
            await asyncio.sleep(0.001)
        await here.close()

    run(scenario())
    assert shared.file.exists()


def test_every_process_tells_the_metrics_of_all(
    make_server: MakeServer, postgres: Postgres
) -> None:
    options = ("--rate-limit", "0", "--workers", "2", "--database", postgres.new_database())
    server = make_server(*options)
    for _ in range(8):  # each its own connection, so that both processes have some
        asyncio.run(Account(server.url).create())
    made = b'onirim_requests_total{status="201"} 8.0'

    def everywhere() -> bool:
        return all(made in get(server.url + "/metrics")[2] for _ in range(6))

    until(everywhere, server.said)
