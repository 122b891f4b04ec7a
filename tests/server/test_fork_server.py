"""No process outlives the tests, even if they are killed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.servers import ForkServer, Server, until

ROOT = Path(__file__).parents[2]
TESTS = """
import sys, time
from pathlib import Path
from tests.helpers.servers import ForkServer, Server

fork_server = ForkServer()
server = Server(fork_server, Path(sys.argv[1])).start()
print(fork_server.process.pid, server.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process of such an end")
def test_servers_end_with_tests_that_are_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", TESTS, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdout=subprocess.PIPE,
        text=True,
    ) as tests:
        assert tests.stdout
        started = [int(pid) for pid in tests.stdout.readline().split()]
        assert len(started) == 2
        assert all(map(is_running, started))
        tests.kill()
    until(lambda: not any(map(is_running, started)))


def test_servers_end_with_the_fork_server(tmp_path: Path) -> None:
    """Without being asked to, as when a test fails before it stops its server."""
    fork_server = ForkServer()
    server = Server(fork_server, tmp_path).start()
    fork_server.close()
    until(lambda: not is_running(server.pid))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
