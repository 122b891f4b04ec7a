"""A process that has everything imported and makes servers by forking: each starts in no time.

Read from standard input, one JSON object a line: `{"args": [...], "log": "file"}` starts
`onirim serve` with these arguments and answers with its number; `{"wait": number}` answers with
the exit code. Whoever kills a server kills a real process with real sockets and a real database.
A server may be given other constants, so that nobody waits for long, and for its rate limits a
clock that stands still, so that nothing depends on how fast the machine is. One that does not end
is not waited for without an end: it writes into its log where every thread stands, and is killed.

No process outlives the tests. Each server leads a process group, which is killed when the server
has ended or when this process ends: at the end of its input, and on Linux also when the tests that
started it are killed. A server in turn is killed with this process.
"""

from __future__ import annotations

import ctypes
import faulthandler
import functools
import importlib
import json
import os
import signal
import sys
import time
import traceback
from contextlib import suppress

EVERYTHING = [  # that a server needs, so that its children have it
    "onirim.cli.commands",
    "onirim.server.run",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
]
END_SECONDS = 60.0  # in which a server ends that was asked to
LOOK = 0.005  # seconds between two looks
PR_SET_PDEATHSIG = 1  # of Linux

running: set[int] = set()  # servers, each the leader of a process group

STOPPED_AT = time.time()


def end_with_parent(number: int) -> None:
    """Get this signal when the parent ends, even if it is killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, number)


def start(
    arguments: list[str],
    log: str,
    environment: dict[str, str],
    constants: dict[str, float | str],
    clock_stands: bool,
) -> int:
    parent = os.getpid()
    child = os.fork()
    if child:
        running.add(child)
        return child
    code = 70
    try:
        os.setsid()
        end_with_parent(signal.SIGKILL)
        assert os.getppid() == parent
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.environ.update(environment)
        for name, value in constants.items():
            module, _, attribute = name.rpartition(".")
            setattr(sys.modules[module], attribute, value)
        if clock_stands:
            stop_clocks()
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(file, 1)
        os.dup2(file, 2)
        os.close(0)
        faulthandler.register(signal.SIGUSR1, file=file)
        code = sys.modules["onirim.cli"].run(["serve", *arguments])
    except BaseException:  # a child must never come back into the parent's loop
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)


def stop_clocks() -> None:
    """Buckets of this server never fill again.

    All servers stop at one time of today: the database deletes buckets that nobody used for long.
    """
    run = sys.modules["onirim.server.run"]
    stopped = {"clock": lambda: 0.0, "wall_clock": lambda: STOPPED_AT}
    setattr(run, "AppContext", functools.partial(run.AppContext, **stopped))  # noqa: B010


def wait(child: int) -> int:
    try:
        return exit_code(child)
    finally:
        end_group(child)


def end_group(child: int) -> None:
    """Kill what a server has left behind, or the server with all that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    running.discard(child)


def exit_code(child: int) -> int:
    end = time.monotonic() + END_SECONDS
    while time.monotonic() < end:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(LOOK)
    os.kill(child, signal.SIGUSR1)
    time.sleep(1.0)
    os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main() -> None:
    """Imports come here: a server's own processes import this file again, and need none of them."""
    end_with_parent(signal.SIGTERM)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    for name in EVERYTHING:
        importlib.import_module(name)
    try:
        obey()
    finally:
        for child in [*running]:
            end_group(child)


def obey() -> None:
    for line in sys.stdin:
        order = json.loads(line)
        answer = wait(order["wait"]) if "wait" in order else start(**order)
        print(answer, flush=True)


if __name__ == "__main__":
    main()
