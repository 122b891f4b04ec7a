"""Everything a running server holds: the store, open rooms, identities, limits, what it counts."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor

import onirim
from onirim.server.identity import Identities
from onirim.server.limits import Limiter, Rate
from onirim.server.logs import log
from onirim.server.metrics import Metrics
from onirim.server.rooms import Rooms
from onirim.server.settings import Settings
from onirim.server.site import Site
from onirim.server.transport import Gate, raise_file_limit
from onirim.store import Store, Writer
from onirim.store.feed import EVERY_GAME, Feed

__all__ = ["AppContext"]

REQUESTS = Rate(burst=120, per_second=20)  # for one address
BEGINNINGS = Rate(burst=30, per_second=0.5)  # new games and people
GUESSES = Rate(burst=10, per_second=0.1)  # codes typed in
SWEEP_SECONDS = 30.0
GOODBYE_SECONDS = 1.0
GOODBYE_STEPS = 50
EXPIRY_SECONDS = 3600.0
MOST_SOCKETS = 60  # for one address


class AppContext:
    """One server process from start to end."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.gate = Gate(settings, self.metrics, raise_file_limit())
        self.threads = ThreadPoolExecutor(4, "onirim-store")
        self.writer = Writer(store.games, self.metrics.committed)
        self.rooms = Rooms(store, self.writer, self.threads, self.metrics)
        self.identities = Identities(store.keys, settings.base_path)
        self.site = Site.installed()
        self.build = self.site.build if self.site else onirim.__version__
        self.requests = Limiter(REQUESTS, settings.limits)
        self.beginnings = Limiter(BEGINNINGS, settings.limits)
        self.guesses = Limiter(GUESSES, settings.limits)
        self.sockets: dict[str, int] = {}
        self.ending = False
        self.feed: Feed | None = None
        self.work: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin what goes on beside requests."""
        if Feed.is_for(self.store.engine):
            loop = asyncio.get_running_loop()
            self.feed = Feed(self.store.engine, lambda game: self.hear(loop, game))
        self.begin(self.sweep())
        self.begin(self.expire())

    async def close(self) -> None:
        """End in the order that loses nothing."""
        self.rooms.end_all()
        for task in list(self.work):
            task.cancel()
        if self.feed is not None:
            await asyncio.to_thread(self.feed.close)
        await asyncio.to_thread(self.writer.close)
        self.threads.shutdown()
        self.store.close()

    async def say_goodbye(self) -> None:
        """Tell everybody that it ends, and give them a moment to hear it."""
        self.ending = True
        self.rooms.end_all()
        for _ in range(GOODBYE_STEPS):
            if not self.sockets:
                return
            await asyncio.sleep(GOODBYE_SECONDS / GOODBYE_STEPS)

    def open_socket(self, address: str) -> bool:
        """May this address have one more socket? It is then counted, until `socket_closed`."""
        most = MOST_SOCKETS * self.settings.limits
        if self.ending or 0 < most <= self.sockets.get(address, 0):
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        self.metrics.sockets.inc()
        return True

    def socket_closed(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] == 0:
            del self.sockets[address]
        self.metrics.sockets.dec()

    def hear(self, loop: asyncio.AbstractEventLoop, game: str) -> None:
        """From the feed's thread: let the loop look at the game."""
        try:
            loop.call_soon_threadsafe(self.look_at, game)
        except RuntimeError:
            return  # the loop has ended

    def look_at(self, game: str) -> None:
        every = game == EVERY_GAME
        self.begin(self.rooms.changed_all() if every else self.rooms.changed(game))

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Run something beside, and do not lose it."""
        task = asyncio.get_running_loop().create_task(work)
        self.work.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.work.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log("work failed", logging.ERROR, why=repr(wrong))

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.rooms.forget_idle()

    async def expire(self) -> None:
        """Now and every hour: delete what nobody has touched for long."""
        while True:
            self.begin(self.expire_now())
            await asyncio.sleep(EXPIRY_SECONDS)

    async def expire_now(self) -> None:
        gone = await self.rooms.in_thread(self.delete_old)
        for game in gone:
            await self.rooms.changed(game)
        if gone:
            log("games expired", games=len(gone))

    def delete_old(self) -> list[str]:
        now, keep = time.time(), self.settings
        gone = self.store.games.expire(
            now - keep.keep_unfinished, now - keep.keep_unbegun, now - keep.keep_finished
        )
        self.store.people.expire(now - keep.keep_people)
        return gone
