"""Games that are open now: each is loaded once and forgotten when all have left.

A room handles one frame at a time. Updates are sent after the commit, never before; if it
fails, the room reloads its game.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from typing import Literal, TypeVar

import msgspec

from onirim.engine.messages import Message, OnirimError
from onirim.errors import ActionError, AmbiguousAction, NotAnAction
from onirim.log import CannotUndo, Entry
from onirim.server.action_list import NotYourTurn, RefusedActions
from onirim.server.connection import CLOSE, Connection
from onirim.server.game_session import CannotPractise, GameSession
from onirim.server.info import seats_for
from onirim.server.loading import Loader
from onirim.server.replays import written
from onirim.server.workers import Busy, Workers
from onirim.store import Gone, Store, StoredGame, Taken, Writer
from onirim.view import SPECTATOR
from onirim.wire import (
    Act,
    Closing,
    Explain,
    Practise,
    ProtocolError,
    RefusalReason,
    Refused,
    Seats,
    Undo,
    as_fault,
)

__all__ = ["Room", "Rooms"]

IDLE_SECONDS = 60.0
DATABASE_SECONDS = 15.0  # for what a request asks of the database
GAME_ID = re.compile("[a-z0-9]{16}")
NO_DATABASE = Message("server-database", "the database does not answer")
MOST_SPECTATORS = 200  # connections, in one game
STALE = OnirimError(Message("server-stale", "the game has changed since you looked"))
NOT_SAVED = Message("server-not-saved", "this could not be saved; try again")
GAME_GONE = Message("server-gone", "this game is no longer here")
RESTART = Message("server-restart", "back in a moment")
Result = TypeVar("Result")


class Room:
    """One open game."""

    def __init__(self, rooms: Rooms, session: GameSession) -> None:
        self.rooms = rooms
        self.session = session
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.closed = False
        self.unsent: frozenset[int] = frozenset()  # who is sent something when it is committed
        self.records: dict[int, tuple[int, str]] = {}  # by seat: of how many entries, its text
        self.left_at = time.monotonic()

    @property
    def stored(self) -> StoredGame:
        return self.session.stored

    async def enter(self, connection: Connection, greet: Callable[[], None]) -> bool:
        """Enter and be greeted, between two updates; False if the room has just been closed."""
        await self.when_sent(connection.seat)
        if self.closed:
            return False
        self.connections.add(connection)
        greet()
        return True

    async def when_sent(self, seat: int) -> None:
        """Wait for the commit of what this viewer is about to be sent.

        A viewer that is not, because another looks at hidden cards, waits for nothing: how long
        would tell it that something was done.
        """
        if seat in self.unsent:
            async with self.lock:
                return

    def has_room_for_spectators(self) -> bool:
        return sum(one.seat == SPECTATOR for one in self.connections) < MOST_SPECTATORS

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.left_at = time.monotonic()

    async def act(self, connection: Connection, frame: Act | Undo | Practise) -> None:
        """Apply it, commit it, broadcast it; or refuse it with the current update."""
        idle = not self.session.can_do_something(connection.seat)
        if idle and not isinstance(frame, Practise):
            await self.refuse_idle(connection, frame)
            return
        async with self.lock:
            await self.act_alone(connection, frame)

    async def act_alone(self, connection: Connection, frame: Act | Undo | Practise) -> None:
        if self.closed:
            return
        if frame.version != self.session.subscriptions[connection.seat].version:
            self.refuse(connection, frame, "stale", STALE)
            return
        try:
            entries, new = self.attempt(connection, frame)
            self.unsent = frozenset(new)
            begun = time.perf_counter()
            await self.rooms.writer.append(self.stored.id, entries, self.session.result)
            connection.waited = time.perf_counter() - begun
        except (RefusedActions, CannotUndo, CannotPractise) as wrong:
            self.refuse(connection, frame, reason_of(wrong), wrong)
        except Taken:
            await self.reload()
            self.refuse(connection, frame, "stale", STALE)
        except Gone:
            self.end("gone")
        except BaseException:
            self.end("trouble")  # memory is ahead of the log: forget it
            raise
        else:
            self.rooms.metrics.actions.labels("done").inc(len(entries))
            self.broadcast(new, connection, frame.id, len(entries))
        finally:
            self.unsent = frozenset()

    async def refuse_idle(self, connection: Connection, frame: Act | Undo) -> None:
        """Whose turn it is not waits for no commit of others: how long would tell it of one."""
        await self.when_sent(connection.seat)
        if self.session.can_do_something(connection.seat):
            await self.act(connection, frame)
        elif frame.version != self.session.subscriptions[connection.seat].version:
            self.refuse(connection, frame, "stale", STALE)
        elif not self.closed:
            try:
                self.attempt(connection, frame)
            except (RefusedActions, CannotUndo) as wrong:
                self.refuse(connection, frame, reason_of(wrong), wrong)

    async def explain(self, connection: Connection, frame: Explain) -> None:
        """Why an action cannot be done now, or would be wasted; nothing is written down."""
        await self.when_sent(connection.seat)
        if self.closed:
            return
        if frame.version != self.session.subscriptions[connection.seat].version:
            self.refuse(connection, frame, "stale", STALE)
            return
        try:
            connection.send(self.session.explain(connection.seat, frame.action, frame.id))
        except ActionError as wrong:
            self.refuse(connection, frame, reason_of(wrong), wrong)

    async def resync(self, connection: Connection, answers: int) -> None:
        """Send the whole update again, to a client that has lost track."""
        await self.when_sent(connection.seat)
        if not self.closed:
            connection.send(self.session.update(connection.seat, answers=answers))

    def attempt(
        self, connection: Connection, frame: Act | Undo | Practise
    ) -> tuple[list[Entry], set[int]]:
        if isinstance(frame, Undo):
            entry, new = self.session.undo(connection.seat, frame.practice)
            return [entry], new
        if isinstance(frame, Practise):
            return self.session.practise(self.seats_with(connection), frame.wanted)
        return self.session.act_all(connection.seat, frame.actions)

    def seats_with(self, connection: Connection) -> list[int]:
        """The seats of whoever sits here, who may have both; the seat itself comes first."""
        if connection.seat == SPECTATOR:
            raise CannotPractise(Message("practice-watching", "only who plays can say so"))
        own = self.stored.seats_of(connection.person)
        return [connection.seat, *(seat for seat in own if seat != connection.seat)]

    def refuse(
        self,
        connection: Connection,
        frame: Act | Explain | Undo | Practise,
        reason: RefusalReason,
        wrong: OnirimError,
    ) -> None:
        self.rooms.metrics.actions.labels(reason).inc()
        index, why = (wrong.index, wrong.why) if isinstance(wrong, RefusedActions) else (0, None)
        truth, fault = self.session.update(connection.seat), as_fault(wrong.message)
        connection.send(Refused(frame.id, reason, str(wrong), truth, fault, why, index))

    def broadcast(
        self,
        new: Iterable[int],
        actor: Connection | None = None,
        answers: int = 0,
        entries: int = 1,
    ) -> None:
        """Send the update of the last entries, encoded once for each viewer."""
        for seat in new:
            frame = b""
            for connection in self.connections:
                if connection is actor and connection.seat == seat:
                    connection.send(self.session.last_update(seat, answers, entries))
                elif connection.seat == seat:
                    frame = frame or msgspec.json.encode(
                        self.session.last_update(seat, None, entries)
                    )
                    connection.send_raw(frame)

    async def catch_up(self) -> None:
        """Another server on this database has added entries: apply them."""
        async with self.lock:
            if self.closed:
                return
            games, game = self.rooms.store.games, self.stored.id
            stored = await self.rooms.in_thread(games.find, game)
            if stored is None:
                self.end("gone")
                return
            entries = await self.rooms.in_thread(games.log, game, len(self.session.log))
            try:
                for entry in entries:
                    self.broadcast(self.session.replay_entry(entry))
            except ValueError:
                self.end("trouble")
                raise
            self.set_seats(stored)
            if any(connection.seat == SPECTATOR for connection in self.connections):
                self.send_away_spectators(await self.rooms.in_thread(games.watchers_of, game))

    def send_away_spectators(self, watchers: set[str]) -> None:
        """Who has left, or whose link was made worthless, hears nothing more."""
        for connection in list(self.connections):
            plays = bool(self.stored.seats_of(connection.person))
            if connection.seat == SPECTATOR and not (plays or connection.person in watchers):
                self.connections.discard(connection)
                connection.close(CLOSE["no-game"])

    def set_seats(self, stored: StoredGame) -> None:
        """Seats were taken or left; a connection that has lost its seat is closed."""
        before, self.session.stored = self.stored.seats, stored
        if stored.seats == before:
            return
        for connection in list(self.connections):
            if connection.seat != SPECTATOR and connection.seat not in stored.seats_of(
                connection.person
            ):
                self.connections.discard(connection)
                connection.close(CLOSE["no-seat"])
            else:
                connection.send(Seats(seats_for(stored, connection.person)))

    async def reload(self) -> None:
        """Memory and log differ: the log is right."""
        fresh = await self.rooms.loader.load(self.stored.id)
        if fresh is None:
            self.end("gone")
            return
        self.session = fresh
        for connection in self.connections:
            connection.send(self.session.update(connection.seat))

    def end(self, reason: Literal["gone", "trouble", "restart"]) -> None:
        """Close all connections; clients may reconnect."""
        self.closed = True
        self.rooms.drop(self)
        for connection in list(self.connections):
            if reason == "trouble":
                connection.send(ProtocolError("trouble", str(NOT_SAVED), as_fault(NOT_SAVED)))
            else:
                why = GAME_GONE if reason == "gone" else RESTART
                connection.send(Closing(reason, str(why), as_fault(why)))
            connection.close(CLOSE[reason])

    async def record(self, seat: int) -> str:
        """The record of what this viewer was sent; kept until it is sent more."""
        await self.when_sent(seat)
        entries = self.session.subscriptions[seat].last_sent.entries
        kept = self.records.get(seat)
        if kept is None or kept[0] != entries:
            log = self.session.log[:entries]
            text = await self.rooms.workers.run(written, self.stored, log, seat)
            kept = self.records[seat] = (entries, text)
        return kept[1]


def reason_of(wrong: OnirimError) -> RefusalReason:
    if isinstance(wrong, RefusedActions):
        wrong = wrong.wrong
    if isinstance(wrong, CannotUndo):
        return "cannot-undo"
    if isinstance(wrong, CannotPractise):
        return "cannot-practise"
    if isinstance(wrong, NotYourTurn):
        return "not-your-turn"
    if isinstance(wrong, NotAnAction):
        return "not-an-action"
    return "ambiguous" if isinstance(wrong, AmbiguousAction) else "illegal"


class Rooms:
    """All open games of this process."""

    def __init__(self, store: Store, writer: Writer, threads: Executor, workers: Workers) -> None:
        self.store = store
        self.writer = writer
        self.threads = threads
        self.workers = workers
        self.metrics = workers.metrics
        self.loader = Loader(store.games, workers, self.in_thread)
        self.open_rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.recalls = 0  # how often cookies have become worthless

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
        return room

    def drop(self, room: Room) -> None:
        if self.open_rooms.get(room.stored.id) is room:
            del self.open_rooms[room.stored.id]
        self.metrics.rooms.set(len(self.open_rooms))

    def forget_idle(self) -> None:
        """Rooms that have been empty for a while cost only memory."""
        before = time.monotonic() - IDLE_SECONDS
        for room in list(self.open_rooms.values()):
            if not room.connections and not room.lock.locked() and room.left_at < before:
                room.closed = True
                self.drop(room)

    async def changed(self, game: str) -> None:
        """Something about a game has changed in the store; who reads it just now may be late."""
        task = self.opening.get(game)
        room = await asyncio.shield(task) if task is not None else self.open_rooms.get(game)
        if room is not None:
            await room.catch_up()

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
