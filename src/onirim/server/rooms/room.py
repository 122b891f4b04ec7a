"""One open game: its connections, and one thing after the other that happens to it.

Updates are sent after the commit, never before; if it fails, the room reloads its game.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, cast

import msgspec

from onirim.engine.errors import ActionError
from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message, OnirimError
from onirim.game.log import UndoError
from onirim.hosting.action_list import RefusedActions
from onirim.hosting.listing import Presence, game_info, seats_for
from onirim.hosting.refusals import COMPUTER_ACTS, STALE, EndReason, farewell, reason_of
from onirim.hosting.replays import written
from onirim.hosting.session import CannotPractise, GameSession
from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import StoredGame
from onirim.hosting.wire import (
    Act,
    Explain,
    GameInfo,
    Practise,
    RefusalReason,
    Refused,
    Seats,
    Undo,
    Update,
    as_fault,
)
from onirim.hosting.wire.views import encode
from onirim.server.rooms.connection import CLOSE, Connection
from onirim.server.rooms.presence import GRACE_SECONDS, Attendance
from onirim.server.rooms.update_cache import UpdateCache
from onirim.server.store import Gone, Taken

if TYPE_CHECKING:
    from onirim.server.rooms.open_rooms import Rooms

__all__ = ["Room"]

MOST_SPECTATORS = 200  # connections, in one game
UPDATE_WORK, REFUSAL_WORK, EXPLAIN_WORK = 2.0, 2.0, 2.0  # about a millisecond each
TELL_SECONDS = 0.5  # in which those who come and go to look on are told together
Versions = dict[int, int]


class Room:
    """One open game."""

    def __init__(self, rooms: Rooms, session: GameSession) -> None:
        self.rooms = rooms
        self.session = session
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.closed = False
        self.unsent: frozenset[int] = frozenset()  # who is sent something when it is committed
        self.committed: asyncio.Event | None = None  # if somebody waits for that
        self.attendance = Attendance(session.seats)
        self.lease_until = 0.0  # this server acts for the computers of the game
        self.told: tuple[object, ...] = ()  # what was said last of seats and presence
        self.updates = UpdateCache()
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
        if connection.seat == SPECTATOR:
            self.tell_seats_soon(TELL_SECONDS)
        else:
            self.tell_seats(but=connection)
        self.announce(connection)
        self.rooms.computers.wake(self)
        return True

    async def when_sent(self, seat: int) -> None:
        """Wait for the commit of what this viewer is about to be sent.

        A viewer that is sent nothing, because another looks at hidden cards, doesn't wait: the
        delay would reveal that something was done.
        """
        while seat in self.unsent:
            self.committed = self.committed or asyncio.Event()
            await self.committed.wait()

    def sent(self) -> None:
        """Nobody is about to be sent anything now."""
        self.unsent = frozenset()
        if self.committed is not None:
            self.committed.set()
            self.committed = None

    def has_room_for_spectators(self) -> bool:
        return sum(one.seat == SPECTATOR for one in self.connections) < MOST_SPECTATORS

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.left_at = time.monotonic()
        if connection.seat != SPECTATOR:
            self.attendance.left(connection.seat)
        self.tell_seats_soon(GRACE_SECONDS + TELL_SECONDS)
        self.announce(connection)

    async def act(self, connection: Connection, frame: Act | Undo | Practise) -> None:
        """Apply it, commit it, broadcast it; or refuse it with the current update.

        A refusal never waits for a commit of others: the delay would reveal that there was one.
        """
        idle = not self.session.can_do_something(connection.seat)
        if idle or isinstance(frame, Practise) or self.lock.locked():
            await self.when_sent(connection.seat)
            if self.closed or self.refuse_at_once(connection, frame):
                return
        async with self.lock:
            if not self.closed and not self.refuse_early(connection, frame):
                await self.act_alone(connection, frame)

    def refuse_at_once(self, connection: Connection, frame: Act | Undo | Practise) -> bool:
        """Refuse what cannot be done as things stand, and change nothing."""
        if self.refuse_early(connection, frame):
            return True
        try:
            self.check(connection, frame)
        except (RefusedActions, UndoError, CannotPractise) as wrong:
            self.refuse(connection, frame, reason_of(wrong), wrong)
            return True
        return False

    def refuse_early(self, connection: Connection, frame: Act | Undo | Practise) -> bool:
        """Refuse a frame that is too late, or of a seat for which a computer acts."""
        if frame.version != self.session.subscriptions[connection.seat].version:
            self.refuse(connection, frame, "stale", STALE)
        elif connection.seat in self.session.computers:
            self.refuse(connection, frame, "computer", COMPUTER_ACTS)
        else:
            return False
        return True

    async def act_alone(self, connection: Connection, frame: Act | Undo | Practise) -> None:
        before = self.versions()
        try:
            entries, new = self.attempt(connection, frame)
        except (RefusedActions, UndoError, CannotPractise) as wrong:
            self.refuse(connection, frame, reason_of(wrong), wrong)
            return
        except BaseException:
            self.end("trouble")
            raise
        done = await self.commit(before, entries, new, connection, frame.id)
        if not (done or self.closed):
            self.refuse(connection, frame, "stale", STALE)

    async def commit(
        self,
        before: Versions,
        entries: list[SessionEntry],
        new: set[int],
        actor: Connection | None = None,
        answers: int = 0,
    ) -> bool:
        """Store what was just done, and send it; False: another server has been quicker."""
        self.unsent = frozenset(new)
        try:
            stands, begun = self.session.standing(), time.perf_counter()
            await self.rooms.committer.append(self.stored.id, entries, stands)
            if actor is not None:
                actor.waited = time.perf_counter() - begun
                actor.stored += len(entries)
        except Taken:
            self.rooms.metrics.conflicts.inc()
            await self.reload(before)
            return False
        except Gone:
            self.end("gone")
            return False
        except BaseException:
            self.end("trouble")  # memory is ahead of the log: forget it
            raise
        else:
            self.rooms.metrics.actions_done.inc(len(entries))
            self.broadcast(new, actor, answers, len(entries))
            self.rooms.computers.wake(self)
            return True
        finally:
            self.sent()

    async def act_for_computer(self, seat: int, name: str, code: str, length: int) -> None:
        """Apply what a computer chose, if the game is still as it was when it was asked."""
        async with self.lock:
            same = len(self.session.log) == length
            if self.closed or not same or self.session.computer_turn() != (seat, name):
                return
            before = self.versions()
            entries, new = self.session.act_all(seat, [code])
            await self.commit(before, entries, new)

    async def set_computer(self, seat: int, name: str) -> None:
        """Let a computer act for a seat from now on, or ("") its person; CannotSeat says why not.

        Another server may have been quicker with something else: then it is tried again.
        """
        async with self.lock:
            done = False
            while not (done or self.closed):
                before = self.versions()
                entries = self.session.set_computer(seat, name)
                done = not entries or await self.commit(before, entries, set())
            self.tell_seats()

    def versions(self) -> Versions:
        return {seat: sub.version for seat, sub in self.session.subscriptions.items()}

    async def explain(self, connection: Connection, frame: Explain) -> None:
        """Why an action cannot be done now, or would be wasted; nothing is written down."""
        await self.when_sent(connection.seat)
        if self.closed:
            return
        if frame.version != self.session.subscriptions[connection.seat].version:
            self.refuse(connection, frame, "stale", STALE)
            return
        connection.owed += EXPLAIN_WORK
        try:
            connection.send(self.session.explain(connection.seat, frame.action, frame.id))
        except ActionError as wrong:
            self.refuse(connection, frame, reason_of(wrong), wrong)

    async def resync(self, connection: Connection, answers: int) -> None:
        """Send the whole update again, to a client that has lost track."""
        await self.when_sent(connection.seat)
        if not self.closed:
            self.charge(connection)
            connection.send_raw(self.updates.answering(self.session, connection.seat, answers))

    def attempt(
        self, connection: Connection, frame: Act | Undo | Practise
    ) -> tuple[list[SessionEntry], set[int]]:
        if isinstance(frame, Undo):
            return self.session.undo(connection.seat, frame.practice)
        if isinstance(frame, Practise):
            return self.session.practise(self.seats_with(connection), frame.wanted)
        return self.session.act_all(connection.seat, frame.actions)

    def check(self, connection: Connection, frame: Act | Undo | Practise) -> None:
        """Raise what `attempt` would, and do nothing."""
        if isinstance(frame, Undo):
            self.session.check_undo(connection.seat, frame.practice)
        elif isinstance(frame, Practise):
            self.seats_with(connection)
            self.session.check_practice(frame.wanted)
        else:
            self.session.check_actions(connection.seat, frame.actions)

    def seats_with(self, connection: Connection) -> list[int]:
        """The seats of whoever sits here, who may have both; the seat itself comes first.

        A computer at a seat that is nobody's agrees to everything.
        """
        if connection.seat == SPECTATOR:
            raise CannotPractise(Message("practice-watching", "only who plays can say so"))
        own = self.stored.seats_of(connection.person)
        own += [row.seat for row in self.stored.seats if row.computer and row.person is None]
        return [connection.seat, *(seat for seat in own if seat != connection.seat)]

    def refuse(
        self,
        connection: Connection,
        frame: Act | Explain | Undo | Practise,
        reason: RefusalReason,
        wrong: OnirimError,
    ) -> None:
        self.rooms.metrics.actions.labels(reason).inc()
        index, obstacle = 0, None
        if isinstance(wrong, RefusedActions):
            index, obstacle = wrong.index, wrong.obstacle
        connection.owed += REFUSAL_WORK
        self.charge(connection)
        kept = msgspec.Raw(self.updates.update(self.session, connection.seat))
        truth, fault = cast(Update, kept), as_fault(wrong.message)
        connection.send(Refused(frame.id, reason, str(wrong), truth, fault, obstacle, index))

    def charge(self, connection: Connection) -> None:
        """Let a connection pay for its update, unless that is encoded already."""
        if not self.updates.has(self.session, connection.seat):
            connection.owed += UPDATE_WORK

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
                    frame = frame or encode(self.session.last_update(seat, None, entries))
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
            self.rooms.computers.wake(self)
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
        self.session.set_stored(stored)
        for connection in list(self.connections):
            own = stored.seats_of(connection.person)
            if connection.seat != SPECTATOR and connection.seat not in own:
                self.connections.discard(connection)
                connection.close(CLOSE["no-seat"])
        self.tell_seats()

    def tell_seats(self, but: Connection | None = None) -> None:
        """Tell everybody who sits, who is here and for whom a computer acts, if that is new."""
        presence = self.presence()
        now = (self.stored.seats, presence)
        if now == self.told or self.closed:
            return
        self.told = now
        for connection in self.connections:
            if connection is not but:
                seats = seats_for(self.stored, connection.person, presence)
                connection.send(Seats(seats, presence.spectators))

    def tell_seats_soon(self, seconds: float) -> None:
        """In so many seconds; those who come and go at about the same time are told together."""
        loop = asyncio.get_running_loop()
        tick = math.ceil((loop.time() + seconds) / TELL_SECONDS)
        loop.call_at(tick * TELL_SECONDS, self.tell_seats)

    def announce(self, connection: Connection) -> None:
        """Other servers hear of whoever matters to others: alone nobody asks who is here."""
        if self.session.seats > 1 or connection.seat == SPECTATOR:
            self.rooms.announce(self)

    def presence(self) -> Presence:
        players = [row.person for row in self.stored.seats if row.person is not None]
        return self.attendance.presence(self.connections, players)

    def info(self, person: str | None) -> GameInfo:
        """The game as one of its people knows it now."""
        return game_info(self.stored, person, self.session.standing(), self.presence())

    async def reload(self, before: Versions) -> None:
        """Memory and log differ: the log is right. Who has missed nothing is sent nothing."""
        fresh = await self.rooms.loader.load(self.stored.id)
        if fresh is None:
            self.end("gone")
            return
        self.session = fresh
        for connection in self.connections:
            seen = before[connection.seat]
            if fresh.subscriptions[connection.seat].version != seen:
                connection.send(fresh.update(connection.seat, seen))
        self.tell_seats()
        self.rooms.computers.wake(self)

    def end(self, reason: EndReason) -> None:
        """Close all connections; clients may reconnect."""
        self.closed = True
        self.rooms.drop(self)
        for connection in list(self.connections):
            connection.send(farewell(reason))
            connection.close(CLOSE[reason])

    async def record(self, seat: int, who: str) -> str:
        """The record of what this viewer was sent; kept until it is sent more.

        It is written for `who`, whose share of the work it is.
        """
        await self.when_sent(seat)
        entries = self.session.subscriptions[seat].last_sent.entries
        kept = self.records.get(seat)
        if kept is None or kept[0] != entries:
            log = self.session.log[:entries]
            text = await self.rooms.workers.run_for(who, written, self.stored, log, seat)
            kept = self.records[seat] = (entries, text)
        return kept[1]
