"""Real servers for tests: real processes, sockets and databases, in folders of their own."""

from __future__ import annotations

import importlib
import itertools
import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.helpers.deadlines import DEADLINE

SRC = Path(__file__).parent.parent.parent / "src"
ORDER_SECONDS = DEADLINE  # more than a server has to end
SOAK = int(os.environ.get("ONIRIM_SOAK", "1"))  # how many times as long as in CI
OFTEN = {  # seconds between two looks at something: tests need not wait for the next
    "onirim.server.context.KEY_SECONDS": 0.3,
    "onirim.server.context.METRICS_SECONDS": 0.3,
    "onirim.server.process.health.FRESH": 0.1,
}
PATIENT = {  # seconds for what a busy machine may be slow at: a process starts with many imports
    "onirim.server.process.workers.WORK_SECONDS": 600.0,
}
SHORT_GRACE = {  # seconds for which nobody is told that somebody has gone
    f"onirim.server.rooms.{module}.GRACE_SECONDS": 2.0
    for module in ("presence", "room", "open_rooms")
}
SEED = int(os.environ.get("ONIRIM_SEED", "1"))  # of whatever is drawn by chance


class ForkServer:
    """The forking process; see `fork_server.py`."""

    def __init__(self, *more: Path) -> None:
        """Where else packages lie, besides ours."""
        path = os.pathsep.join(map(str, (SRC, SRC.parent, *more)))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.helpers.fork_server"],
            cwd=SRC.parent,
            env={**os.environ, "PYTHONPATH": path, "ONIRIM_TESTING": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, **what: object) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(what), file=self.process.stdin, flush=True)
        answers, _, _ = select.select([self.process.stdout], [], [], ORDER_SECONDS)
        assert answers, f"the fork server does not answer to {what}"
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            self.process.wait(ORDER_SECONDS)
        finally:
            self.process.kill()  # nothing, if it has ended; its servers end with it
            self.process.stdout.close()


class Server:
    """One `onirim serve`; it can be killed and started again at the same address."""

    numbers = itertools.count()

    def __init__(
        self,
        fork_server: ForkServer,
        folder: Path,
        *options: str,
        constants: Mapping[str, float | str] | None = None,
        clock_stands: bool = False,
        **environment: str,
    ) -> None:
        """`constants` by their full names, where they are used: what a server else waits for.

        Where `clock_stands`, no bucket of a rate limit fills again.
        """
        self.constants: dict[str, float | str] = {**OFTEN, **PATIENT, **(constants or {})}
        assert all(map(exists, self.constants)), self.constants
        self.clock_stands = clock_stands
        self.fork_server = fork_server
        self.folder = folder
        self.options = options
        self.environment = environment
        self.port = free_port()
        self.log = folder / f"server-{next(self.numbers)}.log"
        self.pid = 0

    @property
    def url(self) -> str:
        found = re.search(r" at (http://\S+)", self.said())
        assert found, self.said()
        return found[1].rstrip("/")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> Server:
        before = self.said().count("Press Ctrl-C to stop")
        arguments = ["--port", str(self.port), "--data", str(self.data), *self.options]
        self.pid = self.fork_server.order(
            arguments=arguments,
            log=str(self.log),
            environment=self.environment,
            constants=self.constants,
            clock_stands=self.clock_stands,
        )
        until(lambda: self.said().count("Press Ctrl-C to stop") > before, self.said)
        return self

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""

    def kill(self, number: int = signal.SIGKILL) -> int:
        """End it, by default as a power cut would; its exit code."""
        os.kill(self.pid, number)
        pid, self.pid = self.pid, 0
        code = self.fork_server.order(wait=pid)
        if code == -signal.SIGKILL != -number:
            print(self.said())  # it did not end: where its threads stood
        return code

    def stop(self) -> None:
        if self.pid:
            self.kill()


def exists(constant: str) -> bool:
    """A constant that was renamed would be set for nobody."""
    module, _, name = constant.rpartition(".")
    return hasattr(importlib.import_module(module), name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(true: Callable[[], bool], what_is_said: Callable[[], str] = str) -> None:
    """Wait for it, but not for ever."""
    end = time.monotonic() + DEADLINE
    while not true():
        assert time.monotonic() < end, what_is_said()
        time.sleep(0.01)
