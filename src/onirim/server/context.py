"""Everything a running server holds: the store, open rooms, identities, limits, what it counts."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import onirim
from onirim.server.process.collector import FullLooks
from onirim.server.process.health import Health, within
from onirim.server.process.logs import kind_and_place, log, log_rarely
from onirim.server.process.loop_lateness import watch_lateness
from onirim.server.process.metrics import Metrics, SharedMetrics
from onirim.server.process.watchdog import Watchdog
from onirim.server.process.workers import Busy, Workers
from onirim.server.rooms.computers import Computers
from onirim.server.rooms.open_rooms import Rooms
from onirim.server.rooms.presence import ASK, SAY
from onirim.server.security.connection_limits import Gate, raise_file_limit
from onirim.server.security.identity import Identities
from onirim.server.security.limits import GUESSES, Limits
from onirim.server.security.rate_limits import Clock
from onirim.server.settings import Settings
from onirim.server.site import Site
from onirim.server.store import Committer, Store
from onirim.server.store.notices import Notices
from onirim.server.store.notifications import EVERYTHING_CHANGED, Feed, tell_servers
from onirim.server.store.signing_keys import KEYS_CHANGED
from onirim.server.store.wal_checkpoints import Checkpoints

__all__ = ["AppContext"]

SWEEP_SECONDS = 30.0
IDLE_LOOK_SECONDS = 5.0  # between two looks for games that nobody is at
GOODBYE_SECONDS = 1.0
CLOSE_SECONDS = 2.0  # for each thing that waits for the database
KEY_SECONDS = 2.0  # between two looks for new and forgotten keys
GOODBYE_STEPS = 50
EXPIRY_SECONDS = 3600.0
MEGABYTE = 1 << 20
METRICS_SECONDS = 2.0  # between two times that a process leaves its metrics for the others
MOST_THOUGHTS = 500  # of computers, waiting for their process
MOST_SOCKETS = 60  # for one address
GAME_LETTERS = 16  # of an id; people have longer ones


class AppContext:
    """One server process from start to end."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock = time.monotonic,
        wall_clock: Clock = time.time,
    ) -> None:
        """Rates of this process follow `clock`; those that servers share follow `wall_clock`."""
        self.settings = settings
        self.store = store
        self.clock = clock
        self.wall_clock = wall_clock
        self.metrics = Metrics()
        self.gate = Gate(settings, self.metrics, raise_file_limit() // settings.workers, clock)
        self.threads = ThreadPoolExecutor(4, "onirim-store")
        self.committer = Committer(store.games, self.metrics.committed, self.thread_failed)
        self.metrics.waiting_entries.set_function(self.committer.waiting.qsize)
        self.workers = Workers(self.metrics)
        self.thinkers = Workers(self.metrics, most=MOST_THOUGHTS)
        self.limits = Limits(settings.rate_limit, clock, settings.max_megabytes)
        computers = Computers(self.thinkers, store.leases, settings.bot_delay)
        self.rooms = Rooms(
            store, self.committer, self.threads, self.workers, computers, self.limits.loads
        )
        self.identities = Identities(store.keys, store.people, settings.base_path)
        self.health = Health(self.trouble)
        self.site = Site.installed()
        self.build = self.site.build if self.site else onirim.__version__
        self.sockets: dict[str, int] = {}
        self.ending = False
        self.stuck = False  # the database hangs, and threads with it
        self.feed: Feed | None = None
        folder = settings.metrics_folder
        self.shared = SharedMetrics(folder) if folder is not None else None
        self.stored_bytes = 0
        self.telling = False  # other servers, of who is here
        self.checkpoints: Checkpoints | None = None
        self.watchdog = Watchdog.from_environment()
        self.work: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin what goes on beside requests."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log_failure)
        if Feed.is_for(self.store.engine):
            self.feed = Feed(
                self.store.engine, lambda changed: self.hear(loop, changed), self.thread_failed
            )
            self.rooms.tell_servers = self.tell_servers
        if self.store.file is not None:
            engine, file = self.store.engine, self.store.file
            self.checkpoints = Checkpoints(engine, file, self.thread_failed)
            self.metrics.log_bytes.set_function(self.checkpoints.size)
        self.begin(self.measure())
        if self.shared is not None:
            self.begin(self.share_metrics(self.shared))
        self.begin(self.sweep())
        self.begin(self.forget_idle())
        self.begin(watch_lateness(self.metrics.loop_late_seconds.observe))
        self.begin(self.reread_keys())
        if self.store.file is not None:
            self.begin(self.read_notices(Notices(self.store.engine)))
        self.begin(self.expire())
        if self.watchdog is not None:
            self.begin(self.watchdog.run())

    async def close(self) -> None:
        """End in the order that loses nothing; a database that hangs is left alone."""
        self.rooms.end_all()
        self.rooms.computers.close()
        for task in list(self.work):
            task.cancel()
        self.workers.close()
        self.thinkers.close()
        if self.feed is not None:
            await within(CLOSE_SECONDS, self.feed.close)
        if self.checkpoints is not None:
            await within(CLOSE_SECONDS, self.checkpoints.close)
        self.stuck = not await within(CLOSE_SECONDS, self.committer.close)
        self.threads.shutdown(wait=False, cancel_futures=True)
        if not self.stuck:
            self.stuck = not await within(CLOSE_SECONDS, self.threads.shutdown)
        if not self.stuck:
            self.store.close()

    async def say_goodbye(self) -> None:
        """Tell everybody that it ends, and give them a moment to hear it."""
        self.ending = True
        if self.watchdog is not None:
            self.watchdog.ending()
        self.rooms.end_all()
        for _ in range(GOODBYE_STEPS):
            if not self.sockets:
                return
            await asyncio.sleep(GOODBYE_SECONDS / GOODBYE_STEPS)

    def thread_failed(self, thread: str, wrong: Exception) -> None:
        """From that thread, which begins its work again."""
        self.metrics.thread_failures.labels(thread).inc()
        log_rarely("thread failed", logging.ERROR, thread=thread, why=kind_and_place(wrong))

    def trouble(self) -> str:
        """Why games could not be stored, now or before long; "" if they can."""
        long_log = self.checkpoints.trouble() if self.checkpoints is not None else ""
        return self.store.trouble() or long_log

    def open_socket(self, address: str) -> bool:
        """May this address have one more socket? It is then counted, until `socket_closed`."""
        most = MOST_SOCKETS * self.settings.rate_limit
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

    async def may_guess(self, address: str) -> bool:
        """May this address try one more code? All servers on a database count together."""
        factor = self.settings.rate_limit
        if factor <= 0:
            return True
        take, rate = self.store.rates.take, GUESSES
        burst, speed = rate.burst * factor, rate.per_second * factor
        allowed = await self.rooms.in_thread(
            take, f"guess {address}", burst, speed, self.wall_clock()
        )
        if not allowed:
            self.metrics.refusals.labels("guesses").inc()
        return allowed

    def hear(self, loop: asyncio.AbstractEventLoop, changed: str) -> None:
        """From the feed's thread: let the loop look at it, if it is anything of ours."""
        if changed[:1] in (SAY, ASK):
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.rooms.heard, changed)
            return
        is_game = len(changed) == GAME_LETTERS
        if is_game and not self.rooms.is_open(changed):
            return
        try:
            loop.call_soon_threadsafe(self.look_at, changed)
        except RuntimeError:
            return  # the loop has ended

    def look_at(self, changed: str) -> None:
        """A game, a person, the keys, or anything."""
        if changed in (EVERYTHING_CHANGED, KEYS_CHANGED):
            self.begin(self.look_at_keys())
        if changed == EVERYTHING_CHANGED:
            self.begin(self.rooms.changed_all())
        elif len(changed) == GAME_LETTERS:
            self.begin(self.rooms.changed(changed))
        elif changed != KEYS_CHANGED:
            self.rooms.send_away(changed)

    def tell_servers(self) -> None:
        if not self.telling:
            self.telling = True
            self.begin(self.tell_servers_all())

    async def tell_servers_all(self) -> None:
        """Who is here, as long as there is something new to tell."""
        try:
            while words := self.rooms.words_for_servers():
                await self.rooms.in_thread(tell_servers, self.store.engine, words)
        finally:
            self.telling = False

    async def reread_keys(self) -> None:
        while True:
            await asyncio.sleep(KEY_SECONDS)
            self.begin(self.look_at_keys())

    async def read_notices(self, notices: Notices) -> None:
        """What commands have changed in the file: people are sent away, games looked at again."""
        while True:
            await asyncio.sleep(KEY_SECONDS)
            self.begin(self.look_at_notices(notices))

    async def look_at_notices(self, notices: Notices) -> None:
        for what in await self.rooms.in_thread(notices.new):
            self.look_at(what)

    async def look_at_keys(self) -> None:
        """Keys that are kept no more: everybody must show a cookie again."""
        if await self.rooms.in_thread(self.identities.read_keys):
            log("keys forgotten")
            self.rooms.end_all()

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Run something beside, and do not lose it."""
        task = asyncio.get_running_loop().create_task(work)
        self.work.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.work.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log("work failed", logging.ERROR, why=kind_and_place(wrong))

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.rooms.announce_all()
            self.begin(self.measure())

    async def forget_idle(self) -> None:
        looks = FullLooks(self.clock)
        while True:
            await asyncio.sleep(IDLE_LOOK_SECONDS)
            self.rooms.forget_idle()
            looks.look_if_quiet(len(self.sockets))

    async def share_metrics(self, shared: SharedMetrics) -> None:
        """Leave them again and again: a folder without room may have some the next time."""
        while True:
            try:
                await self.rooms.in_thread(shared.leave, self.metrics.text().decode())
            except (OSError, Busy) as wrong:
                log_rarely("metrics not shared", logging.ERROR, why=kind_and_place(wrong))
            await asyncio.sleep(METRICS_SECONDS)

    def metrics_text(self) -> bytes:
        """Of this process; where there are several, of all of them."""
        own = self.metrics.text()
        return own if self.shared is None else self.shared.all_of(own.decode()).encode()

    async def measure(self) -> None:
        self.stored_bytes = await self.rooms.in_thread(self.store.bytes)
        self.metrics.database_bytes.set(self.stored_bytes)

    def is_full(self) -> bool:
        """Has the database no room for new games? Those that were begun go on."""
        most = self.settings.max_megabytes * MEGABYTE
        return 0 < most <= self.stored_bytes

    async def expire(self) -> None:
        """Now and every hour: delete what nobody has touched for long."""
        while True:
            self.begin(self.expire_now())
            await asyncio.sleep(EXPIRY_SECONDS)

    async def expire_now(self) -> None:
        done = await self.rooms.in_thread(
            self.store.upkeep.sweep, time.time(), self.settings.retention
        )
        for game in done.deleted:
            await self.rooms.changed(game)
        if done.jumped:
            log("clock was set or the server was off: nothing is deleted now")
        if done.deleted or done.marked:
            log("games expired", games=len(done.deleted), marked=done.marked)


def log_failure(_loop: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
    """What asyncio has to say, without the words of the error."""
    wrong = what.get("exception")
    why = kind_and_place(wrong) if isinstance(wrong, BaseException) else ""
    log_rarely("failed beside", logging.ERROR, why=why)
