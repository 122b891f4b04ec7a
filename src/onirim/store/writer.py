"""One thread that commits: whatever waits is written in one transaction.

A commit that reaches the disk takes milliseconds, and all that came meanwhile share the next one:
many games cost hardly more than one.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence

from onirim.log import Entry
from onirim.store.games import Games

__all__ = ["Writer"]

MOST_IN_BATCH = 256  # entries in one commit
Waiting = tuple[tuple[str, Sequence[Entry], str], asyncio.AbstractEventLoop, "asyncio.Future[None]"]


class Writer:
    """Appends to logs; awaiting `append` is waiting for the disk."""

    def __init__(self, games: Games, noticed: Callable[[int], None] | None = None) -> None:
        self.games = games
        self.noticed = noticed  # called with the number of entries in a commit
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="onirim-writer", daemon=True)
        self.thread.start()

    async def append(self, game: str, entries: Sequence[Entry], result: str) -> None:
        """Return when all are committed; Taken, Gone or the database's own error otherwise."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.put(((game, entries, result), loop, done))
        await asyncio.shield(done)

    def close(self) -> None:
        """Write what waits, and end."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        while (first := self.waiting.get()) is not None:
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
        outcomes: list[Exception | None]
        try:
            outcomes = self.games.append([what for what, _, _ in batch])
        except Exception as wrong:  # the caller must learn of it, whatever it is
            outcomes = [wrong] * len(batch)
        if self.noticed is not None:
            self.noticed(len(batch))
        for (_, loop, done), outcome in zip(batch, outcomes, strict=True):
            try:
                loop.call_soon_threadsafe(settle, done, outcome)
            except RuntimeError:
                continue  # the loop has ended: no caller waits any more


def settle(done: asyncio.Future[None], outcome: Exception | None) -> None:
    if done.cancelled():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
