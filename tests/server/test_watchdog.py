"""A service manager hears that a server is ready, alive and ending; a frozen one ends itself."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from onirim.server.process.watchdog import Watchdog
from tests.helpers.deadlines import DEADLINE
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import SRC

FROZEN = """
import asyncio, time
from onirim.server.process.watchdog import Watchdog

async def freeze():
    asyncio.get_running_loop().create_task(Watchdog.from_environment().run())
    await asyncio.sleep(0)
    time.sleep(600)

asyncio.run(freeze())
"""

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no Unix sockets")


@pytest.fixture
def manager(quick_folder: Path) -> Iterator[socket.socket]:
    """Listens as systemd does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(quick_folder / "notify"))
        listener.settimeout(DEADLINE)
        yield listener


def test_a_server_says_that_it_is_ready_alive_and_ending(
    make_server: MakeServer, manager: socket.socket
) -> None:
    server = make_server(NOTIFY_SOCKET=manager.getsockname(), WATCHDOG_USEC="60000000")
    assert [manager.recv(100) for _ in range(2)] == [b"READY=1", b"WATCHDOG=1"]
    assert server.kill(signal.SIGTERM) == 0
    assert manager.recv(100) == b"STOPPING=1"


def test_a_frozen_loop_ends_its_process(manager: socket.socket) -> None:
    """It says nothing any more, writes where it hangs, and exits with an error."""
    environment = {
        "NOTIFY_SOCKET": manager.getsockname(),
        "WATCHDOG_USEC": "1500000",
        "PYTHONPATH": str(SRC),
    }
    command = [sys.executable, "-c", FROZEN]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=DEADLINE, check=False
    )
    assert done.returncode == 1
    assert "in freeze" in done.stderr
    assert [manager.recv(100) for _ in range(2)] == [b"READY=1", b"WATCHDOG=1"]
    manager.setblocking(False)
    with pytest.raises(BlockingIOError):
        manager.recv(100)


def test_without_a_service_manager_there_is_no_watchdog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    assert Watchdog.from_environment() is None
    monkeypatch.setenv("NOTIFY_SOCKET", "@onirim")
    watchdog = Watchdog.from_environment()
    assert watchdog is not None
    assert (watchdog.address, watchdog.seconds) == ("\0onirim", 0.0)
    watchdog.notify("READY=1")  # nobody listens there
