"""Work that takes long, in processes of its own: the server's process answers players meanwhile.

Processes are started when there is work for them, and started again when they die or take too
long. So many wait at most; who comes then is told to come later.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from onirim.engine.messages import Message, OnirimError
from onirim.server.process.metrics import Metrics

__all__ = ["Busy", "Workers"]

PROCESSES = 1
MOST_WORK = 16
MOST_OF_ONE = 4  # that wait for one address or person
WORK_SECONDS = 20.0  # that one piece of work may take, the start of its process included
BUSY = Message("server-busy", "too much is being done just now; try again in a moment")
Result = TypeVar("Result")


class Busy(OnirimError):
    """Too much waits, or the process that did it had to be ended."""


class Workers:
    """A few processes, each driven by a thread that waits for it."""

    def __init__(self, metrics: Metrics, processes: int = PROCESSES, most: int = MOST_WORK) -> None:
        self.metrics = metrics
        self.most = most
        self.threads = ThreadPoolExecutor(processes, "onirim-worker")
        self.own = threading.local()
        self.started: list[Worker] = []
        self.waiting = 0
        self.waiting_of: Counter[str] = Counter()

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """The answer of a function that can be imported; its OnirimErrors are raised here."""
        if self.waiting >= self.most:
            raise Busy(BUSY)
        self.count(+1)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.threads, self.ask, work, arguments)
        finally:
            self.count(-1)

    async def run_for(self, who: str, work: Callable[..., Result], *arguments: object) -> Result:
        """The same for somebody who may fill a part of the queue, and not all of it."""
        if self.waiting_of[who] >= MOST_OF_ONE:
            raise Busy(BUSY)
        self.waiting_of[who] += 1
        try:
            return await self.run(work, *arguments)
        finally:
            self.waiting_of[who] -= 1
            if not self.waiting_of[who]:
                del self.waiting_of[who]

    def count(self, more: int) -> None:
        self.waiting += more
        self.metrics.work_waiting.inc(more)

    def ask(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        worker: Worker | None = getattr(self.own, "worker", None)
        if worker is None:
            worker = self.own.worker = Worker()
            self.started.append(worker)
        try:
            return worker.ask(work, arguments)
        except Busy:
            self.metrics.workers_ended.inc()
            raise

    def close(self) -> None:
        for worker in self.started:
            worker.end()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process, there as long as it behaves."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def ask(self, work: Callable[..., Any], arguments: tuple[object, ...]) -> Any:
        pipe = self.start()
        try:
            pipe.send((work, arguments))
            if not pipe.poll(WORK_SECONDS):
                raise EOFError
            done, answer = pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise Busy(BUSY) from None
        if not done:
            raise answer
        return answer

    def start(self) -> Connection:
        if self.pipe is not None and self.process is not None and self.process.is_alive():
            return self.pipe
        fresh = multiprocessing.get_context("spawn")  # a fork would have our sockets and locks
        self.pipe, theirs = fresh.Pipe()
        self.process = fresh.Process(target=obey, args=(theirs,), name="onirim-work", daemon=True)
        self.process.start()
        theirs.close()
        return self.pipe

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


def obey(pipe: Connection) -> None:
    """What a process does until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it has ended
    while True:
        try:
            work, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, work(*arguments))
        except Exception as wrong:
            answer = (False, wrong)
        try:
            pipe.send(answer)
        except OSError:  # the server has gone meanwhile
            return
