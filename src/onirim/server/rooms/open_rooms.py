"""Games that are open now: each is loaded once and forgotten when all have left."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar

from onirim.engine.messages import Message
from onirim.hosting.session import GameSession
from onirim.server.process.workers import Busy, Workers
from onirim.server.rooms.computers import Computers
from onirim.server.rooms.connection import CLOSE
from onirim.server.rooms.loading import Loader
from onirim.server.rooms.presence import ASK, GRACE_SECONDS, SAY, read_word
from onirim.server.rooms.room import Room
from onirim.server.security.rate_limits import Limiter
from onirim.server.store import Committer, Store

__all__ = ["Room", "Rooms"]

IDLE_SECONDS = 60.0  # for which a game that nobody is at is kept in memory
OVER_SECONDS = 5.0  # likewise for one that is over
DATABASE_SECONDS = 15.0  # for what a request asks of the database
GAME_ID = re.compile("[a-z0-9]{16}")
NO_DATABASE = Message("server-database", "the database does not answer")
Result = TypeVar("Result")


class Rooms:
    """All open games of this process."""

    def __init__(
        self,
        store: Store,
        committer: Committer,
        threads: Executor,
        workers: Workers,
        computers: Computers,
        loads: Limiter,
    ) -> None:
        """`loads`: how many entries of logs one address may have loaded."""
        self.store = store
        self.committer = committer
        self.threads = threads
        self.workers = workers
        self.metrics = workers.metrics
        self.loader = Loader(store.games, workers, self.in_thread, loads)
        self.open_rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.recalls = 0  # how often cookies have become worthless
        self.computers = computers
        self.tell_servers: Callable[[], None] | None = None  # where there are several
        self.untold: dict[Room, None] = {}  # whose presence other servers have not heard
        self.questions: list[str] = []

    async def in_thread(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Let a thread of the store's do it; a database that hangs is not waited for."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(DATABASE_SECONDS):
                return await loop.run_in_executor(self.threads, work, *arguments)
        except TimeoutError:
            raise Busy(NO_DATABASE) from None

    async def open(self, game: str, who: str = "") -> Room | None:
        """The room of a game; several who come at once get the same.

        `who` pays for it by the length of the game, where it must be loaded.
        """
        if not GAME_ID.fullmatch(game):
            return None
        room = self.open_rooms.get(game)
        if room is not None:
            return room
        task = self.opening.get(game)
        if task is None:
            task = self.opening[game] = asyncio.create_task(self.make(game, who))
            task.add_done_callback(lambda _: self.opening.pop(game, None))
        return await asyncio.shield(task)

    async def make(self, game: str, who: str) -> Room | None:
        session = await self.loader.load(game, who)
        if session is None:
            return None
        room = self.open_rooms[game] = Room(self, session)
        self.metrics.rooms.set(len(self.open_rooms))
        if self.tell_servers is not None and session.seats > 1:
            self.questions.append(f"{ASK}{game}")
            self.tell_servers()
        self.computers.wake(room)
        return room

    def expect(self, session: GameSession) -> None:
        """Keep a game that was just made for whoever made it, who need not have it loaded.

        Where several servers share a database the socket may come to another one.
        """
        game = session.stored.id
        if self.tell_servers is None and game not in self.opening:
            self.open_rooms.setdefault(game, Room(self, session))
            self.metrics.rooms.set(len(self.open_rooms))

    def drop(self, room: Room) -> None:
        if self.open_rooms.get(room.stored.id) is room:
            del self.open_rooms[room.stored.id]
        self.metrics.rooms.set(len(self.open_rooms))

    def forget_idle(self) -> None:
        """Rooms that have been empty for a while cost only memory."""
        now = time.monotonic()
        for room in list(self.open_rooms.values()):
            patience = OVER_SECONDS if room.session.result else IDLE_SECONDS
            busy = room.connections or room.lock.locked() or self.computers.acts_in(room)
            if not busy and room.left_at < now - patience:
                room.closed = True
                self.drop(room)

    async def changed(self, game: str) -> None:
        """Something about a game has changed in the store; who reads it just now may be late."""
        task = self.opening.get(game)
        room = await asyncio.shield(task) if task is not None else self.open_rooms.get(game)
        if room is not None:
            await room.catch_up()

    def announce(self, room: Room) -> None:
        """Tell other servers who is here."""
        if self.tell_servers is not None:
            self.untold[room] = None
            self.tell_servers()

    def words_for_servers(self) -> list[str]:
        """What is to be told now; one at a time, so that no older word comes after a newer one."""
        server = self.store.leases.server()
        words = [*self.questions]
        for room in self.untold:
            words.append(room.attendance.word(server, room.stored.id, room.connections))
        self.questions.clear()
        self.untold.clear()
        return words

    def announce_all(self) -> None:
        """Again, now and then: a server whose word is old has been killed."""
        for room in list(self.open_rooms.values()):
            if room.session.seats > 1:
                self.announce(room)
            room.tell_seats()

    def heard(self, word: str) -> None:
        """Another server tells who is there, or asks us."""
        if word.startswith(ASK):
            room = self.open_rooms.get(word.removeprefix(ASK))
            if room is not None:
                self.announce(room)
        elif word.startswith(SAY) and (said := read_word(word)) is not None:
            server, game, elsewhere = said
            room = self.open_rooms.get(game)
            if room is not None and len(elsewhere.away) == room.session.seats:
                room.attendance.heard(server, elsewhere)
                room.tell_seats_soon(0.0 if None in elsewhere.away else GRACE_SECONDS)

    def is_open(self, game: str) -> bool:
        """Does anybody here look at this game? Asked by other threads."""
        return game in self.open_rooms or game in self.opening

    def send_away(self, person: str) -> None:
        """Whose cookies were recalled must come with a new one."""
        self.recalls += 1
        for room in list(self.open_rooms.values()):
            for connection in [one for one in room.connections if one.person == person]:
                room.connections.discard(connection)
                connection.close(CLOSE["restart"])

    async def changed_all(self) -> None:
        """Who knows what was missed: look at everything again."""
        for game in list(self.open_rooms):
            await self.changed(game)

    def end_all(self) -> None:
        self.recalls += 1
        for room in list(self.open_rooms.values()):
            room.end("restart")
