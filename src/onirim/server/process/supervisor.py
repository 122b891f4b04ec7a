"""Several processes behind one address: each a whole server, on one PostgreSQL.

The kernel gives every connection to one of them. One that dies is started again; a signal that
ends the first process ends them all, even one that it cannot catch.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from onirim.server.process.logs import log

__all__ = ["ENDING_SIGNALS", "supervise"]

RESTART_PAUSE = 1.0  # seconds before a process that died is started again
HANG_SECONDS = 30.0  # for an orderly end; a process that hangs would keep the port
ENDING_SIGNALS = [  # that end a server well
    number
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if (number := getattr(signal, name, None)) is not None
]


class Family:
    """The processes, and whether they shall go on."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.work = work
        self.children: set[int] = set()
        self.ending = False
        # Nothing is ever written: reading returns when the kernel has closed the first one's end.
        self.lifeline, self.held = os.pipe()

    def start(self) -> None:
        """A signal that comes meanwhile waits: a child must not take it for its parent's."""
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING_SIGNALS)
        if not self.ending:
            child = os.fork()
            if child == 0:
                self.run_child()
            self.children.add(child)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING_SIGNALS)

    def run_child(self) -> NoReturn:
        code = 1
        try:
            os.close(self.held)
            threading.Thread(target=self.follow, name="onirim-lifeline", daemon=True).start()
            for number in ENDING_SIGNALS:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING_SIGNALS)
            self.work()
            code = 0
        finally:
            os._exit(code)

    def follow(self) -> None:
        """End with the first process: if it was killed, nobody else would tell its children.

        A child that hangs doesn't react to the signal: it is ended after the grace period.
        """
        os.read(self.lifeline, 1)
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(HANG_SECONDS)
        os._exit(1)

    def end(self, *_: object) -> None:
        self.ending = True
        for child in self.children:
            with suppress(ProcessLookupError):  # it has ended, and was not discarded yet
                os.kill(child, signal.SIGTERM)

    def wait(self) -> None:
        while self.children:
            child, status = os.wait()
            self.children.discard(child)
            if not self.ending:
                log("process ended", code=os.waitstatus_to_exitcode(status))
                time.sleep(RESTART_PAUSE)
                self.start()


def supervise(number: int, work: Callable[[], None]) -> None:
    """So many processes that do it, until a signal ends all of them."""
    family = Family(work)
    for one in ENDING_SIGNALS:
        signal.signal(one, family.end)
    for _ in range(number):
        family.start()
    family.wait()
