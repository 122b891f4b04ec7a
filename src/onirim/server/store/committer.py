"""One thread that commits: whatever waits is written in one transaction.

A commit that reaches the disk takes milliseconds, and all that came meanwhile share the next one:
many games cost hardly more than one. Two commits begin some milliseconds apart, so that on a quick
disk too many actions share one; whoever acts alone never waits for that.
"""

from __future__ import annotations

import asyncio
import queue
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import Standing
from onirim.server.store.games import Games
from onirim.server.store.guarded_thread import Failed, GuardedThread, ignore

__all__ = ["Committer"]

MOST_IN_BATCH = 256  # entries in one commit
GAP_SECONDS = 0.0015  # between the beginnings of two commits
Adding = tuple[str, Sequence[SessionEntry], Standing]
Waiting = tuple[Adding, asyncio.AbstractEventLoop, "asyncio.Future[None]"]
Settled = tuple["asyncio.Future[None]", Exception | None]

Noticed = Callable[[int, float, bool], None]  # entries of a commit, seconds, whether it failed


class Committer:
    """Appends to logs; awaiting `append` is waiting for the disk."""

    def __init__(
        self, games: Games, noticed: Noticed | None = None, failed: Failed = ignore
    ) -> None:
        self.games = games
        self.noticed = noticed
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = GuardedThread("onirim-committer", self.run, failed)
        self.thread.start()

    async def append(self, game: str, entries: Sequence[SessionEntry], stands: Standing) -> None:
        """Return when all are committed; Taken, Gone or the database's own error otherwise."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.put(((game, entries, stands), loop, done))
        await done

    def close(self, seconds: float | None = None) -> bool:
        """Write what waits, and end; False if that takes longer."""
        self.waiting.put(None)
        self.thread.join(seconds)
        return not self.thread.is_alive()

    def run(self) -> None:
        begun = float("-inf")  # nothing was committed yet
        while (first := self.waiting.get()) is not None:
            if (early := begun + GAP_SECONDS - time.perf_counter()) > 0:
                time.sleep(early)
            begun = time.perf_counter()
            batch = [first]
            last = False
            while len(batch) < MOST_IN_BATCH and not self.waiting.empty():
                more = self.waiting.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self.commit(batch)
            if last:
                return

    def commit(self, batch: list[Waiting]) -> None:
        """Write a batch in one transaction; callers learn its outcome even if counting fails."""
        begun = time.perf_counter()
        outcomes, failed = self.append_all(batch)
        try:
            if self.noticed is not None:
                self.noticed(len(batch), time.perf_counter() - begun, failed)
        finally:
            settle(batch, outcomes)

    def append_all(self, batch: list[Waiting]) -> tuple[list[Exception | None], bool]:
        """The outcome of each, and whether the transaction as a whole failed."""
        try:
            outcomes = self.games.append([what for what, _, _ in batch])
            if len(outcomes) != len(batch):
                raise RuntimeError("not as many outcomes as games")
        except Exception as wrong:  # the caller must learn of it, whatever it is
            return [wrong] * len(batch), True
        return outcomes, False


def settle(batch: Sequence[Waiting], outcomes: Sequence[Exception | None]) -> None:
    """Let each loop wake its callers, all of them at once."""
    settled: dict[asyncio.AbstractEventLoop, list[Settled]] = {}
    for (_, loop, done), outcome in zip(batch, outcomes, strict=True):
        settled.setdefault(loop, []).append((done, outcome))
    for loop, all_of_it in settled.items():
        with suppress(RuntimeError):  # the loop has ended: no caller waits any more
            loop.call_soon_threadsafe(wake, all_of_it)


def wake(settled: Sequence[Settled]) -> None:
    """Wake all who waited for a commit; who has gone away is not told."""
    for done, outcome in settled:
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
