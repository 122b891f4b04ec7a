"""Long runs over several processes: results in order, and Ctrl-C keeps what is done."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from threading import current_thread, main_thread
from types import FrameType
from typing import Final, Self, TypeVar

from onirim.engine.errors import ConfigError
from onirim.engine.messages import Message
from onirim.game.expected import expect_integer

__all__ = ["CtrlC", "checked_number", "process_count", "results_in_order"]

IN_FLIGHT: Final = 4  # tasks waiting for each process
SECONDS_BETWEEN_LOOKS: Final = 0.2  # at Ctrl-C
MOST_PROCESSES: Final = 1024

Result = TypeVar("Result")


def checked_number(name: str, value: int, low: int, high: int) -> int:
    """Return an integer within bounds as Python's own."""
    number = expect_integer(value, name)
    if not low <= number <= high:
        raise ConfigError(
            Message(
                "error-number",
                "{name} is a number from {low} to {high}, not {value}",
                name=name,
                low=str(low),
                high=str(high),
                value=str(number),
            )
        )
    return number


def process_count(jobs: int) -> int:
    """Return the number of processes that `jobs` means; 0 means one for each core."""
    jobs = checked_number("jobs", jobs, 0, MOST_PROCESSES)
    if jobs:
        return jobs
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results_in_order(
    function: Callable[..., Result], tasks: Iterable[tuple[object, ...]], jobs: int, ctrl_c: CtrlC
) -> Generator[Result, None, None]:
    """Call the function with each task; yield the results in the order of the tasks.

    Ctrl-C ends it early: tasks that have not begun are forgotten.
    """
    if jobs == 1:
        yield from (function(*task) for task in tasks)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_ctrl_c_to_parent)
    waiting: deque[Future[Result]] = deque()
    rest = iter(tasks)
    try:
        while True:
            with ctrl_c.held_back():  # a process that starts now never hears it
                for task in islice(rest, jobs * IN_FLIGHT - len(waiting)):
                    waiting.append(pool.submit(function, *task))
            if not waiting or not is_done(waiting[0], ctrl_c):
                return
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def is_done(task: Future[Result], ctrl_c: CtrlC) -> bool:
    """Wait for a task; False if Ctrl-C comes first."""
    while not task.done() and not ctrl_c.pressed:
        wait([task], timeout=SECONDS_BETWEEN_LOOKS)
    return task.done()


def leave_ctrl_c_to_parent() -> None:
    """Let the process that started this one stop it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class CtrlC:
    """Ctrl-C as a fact to look at: an exception anywhere would break sums and hang pools."""

    def __init__(self) -> None:
        self.pressed = False
        self.in_charge = current_thread() is main_thread()  # no other thread may handle signals

    def __enter__(self) -> Self:
        if self.in_charge:
            self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *error: object) -> None:
        if self.in_charge:
            signal.signal(signal.SIGINT, self.before)

    def note(self, number: int, frame: FrameType | None) -> None:
        self.pressed = True

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Keep Ctrl-C from processes that start meanwhile, and note it afterwards."""
        if not self.in_charge or not hasattr(signal, "pthread_sigmask"):
            yield
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
