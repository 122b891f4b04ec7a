"""A place at a table: views come in by themselves, one request at a time goes out.

If the socket is cut, it is opened again, a little later each time. What was sent and not yet
answered is then settled by what the server says this seat did last: it is never sent twice
without need, and never lost without a word.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from onirim.engine.messages import Message, OnirimError
from onirim.game.table_view import TableView
from onirim.hosting.wire import (
    PROTOCOL,
    Act,
    Closing,
    DoneAction,
    DoneKind,
    Explain,
    Explained,
    GameInfo,
    Hello,
    Practise,
    ProtocolError,
    Refused,
    Reload,
    Seats,
    ServerFrame,
    Undo,
    Update,
    Welcome,
    as_message,
    server_frames,
)
from onirim.rules.description import RulesetDescription
from onirim.rules.facts.answers import Obstacle

__all__ = ["ActionRefused", "MustReload", "Seat", "SeatLost"]

FIRST_PAUSE = 0.05
LONGEST_PAUSE = 3.0
OPEN_SECONDS = 10.0
CLOSE_SECONDS = 2.0  # for which a leaving client waits for the server's farewell
MOST_KEPT = 256  # updates not yet asked for
HOPELESS = ("no-game", "no-seat", "bad-frame", "gone")


class ActionRefused(OnirimError):
    """Nothing was done; `truth` is the current view."""

    def __init__(
        self,
        reason: str,
        message: Message,
        truth: Update,
        obstacle: Obstacle | None = None,
        index: int = 0,
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.truth = truth
        self.obstacle = obstacle  # an illegal action: the message and the things that clash
        self.index = index  # which of several actions was wrong

    def __str__(self) -> str:
        return f"{self.reason}: {self.message}"


class SeatLost(OnirimError):
    """The server has no place for us, or was away for too long."""


class MustReload(SeatLost):
    """The server speaks another protocol."""


@dataclass(slots=True)
class Pending:
    """What was sent and is not answered."""

    frame: Act | Undo | Practise
    answer: asyncio.Future[Update]

    def was_done(self, mine: Sequence[DoneAction]) -> bool:
        """Is it among what the server says we did? Several actions are all there, or none is."""
        sent = actions_of(self.frame)
        done = [one for one in mine if one.version >= self.frame.version][: len(sent)]
        first = any(one.version == self.frame.version for one in mine)
        return first and len(done) == len(sent) and all(map(may_mean, sent, done))


class Seat:
    """One subscription to one game: a seat or a spectator."""

    def __init__(
        self,
        url: str,
        cookie: str,
        seat: int | None,
        patience: float,
        since: int | None = None,
    ) -> None:
        self.url = "ws" + url.removeprefix("http")
        self.cookie = cookie
        self.wanted = seat
        self.patience = patience  # seconds without a server before we give up
        self.since = since  # 0: tell us all that has happened so far
        self.last: Update | None = None
        self.welcomed: Welcome | None = None
        self.description: RulesetDescription | None = None
        self.socket: ClientConnection | None = None
        self.pending: Pending | None = None
        self.explaining: tuple[Explain, asyncio.Future[Explained]] | None = None
        self.sent = 0
        self.kept: deque[Update] = deque(maxlen=MOST_KEPT)
        self.changed = asyncio.Event()
        self.lost: SeatLost | None = None
        self.reader: asyncio.Task[None] | None = None
        self.one_at_a_time = asyncio.Lock()

    async def __aenter__(self) -> Self:
        self.reader = asyncio.create_task(self.follow())
        try:
            while self.last is None:
                await self.wait()
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.leave()

    @property
    def update(self) -> Update:
        """The newest word from the server."""
        assert self.last is not None, "enter the seat first: async with account.sit(…) as seat"
        return self.last

    @property
    def view(self) -> TableView:
        return self.update.view

    @property
    def version(self) -> int:
        return self.update.version

    @property
    def game(self) -> GameInfo:
        """Who sits where, who is here, for whom a computer acts."""
        assert self.welcomed is not None, "enter the seat first: async with account.sit(…) as seat"
        return self.welcomed.game

    async def act(self, *actions: str, version: int | None = None) -> Update:
        """Do it, if the table is still as we saw it; returns when it is committed.

        Several actions are done one after the other, or not at all.
        """
        async with self.one_at_a_time:
            number = self.next_number()
            return await self.ask(Act(number, self.seen(version), actions))

    async def undo(self, practice: bool = False, version: int | None = None) -> Update:
        async with self.one_at_a_time:
            number = self.next_number()
            return await self.ask(Undo(number, self.seen(version), practice))

    async def practise(self, wanted: bool = True) -> Update:
        """Ask for practice or agree to it; with a partner it begins when both have."""
        async with self.one_at_a_time:
            return await self.ask(Practise(self.next_number(), self.version, wanted))

    async def why_not(self, action: str) -> Explained:
        """Why this seat cannot do it now, or why it would be wasted."""
        async with self.one_at_a_time:
            answer: asyncio.Future[Explained] = asyncio.get_running_loop().create_future()
            self.explaining = Explain(self.next_number(), self.version, action), answer
            try:
                await self.send(self.explaining[0])
                return await answer
            finally:
                self.explaining = None

    async def updates(self) -> AsyncIterator[Update]:
        """Everything that happens from now on, until the game is over."""
        while True:
            while self.kept:
                update = self.kept.popleft()
                yield update
                if update.view.result:
                    return
            await self.wait()

    async def wait_until_mine(self) -> TableView:
        """Until this seat decides or the game is over."""
        while not (self.view.actions or self.view.result):
            await self.wait()
        return self.view

    async def cut(self) -> None:
        """Lose the socket, as bad weather would."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def leave(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)

    # --- asking ----------------------------------------------------------------------------------

    def seen(self, version: int | None) -> int:
        return self.version if version is None else version

    def next_number(self) -> int:
        self.sent += 1
        return self.sent

    async def ask(self, frame: Act | Undo | Practise) -> Update:
        self.check()
        self.pending = Pending(frame, asyncio.get_running_loop().create_future())
        try:
            await self.send(frame)
            return await self.pending.answer
        finally:
            self.pending = None

    async def send(self, frame: Act | Explain | Undo | Practise) -> None:
        """While there is no socket nothing is sent: it is settled when there is one again."""
        if self.socket is not None:
            try:
                await self.socket.send(msgspec.json.encode(frame).decode())
            except ConnectionClosed:
                return

    async def wait(self) -> None:
        self.check()
        self.changed.clear()
        await self.changed.wait()
        self.check()

    def check(self) -> None:
        if self.lost is not None:
            raise self.lost

    # --- following -------------------------------------------------------------------------------

    async def follow(self) -> None:
        """Keep a socket open for as long as there is hope."""
        pause, alive = FIRST_PAUSE, time.monotonic()
        try:
            while time.monotonic() - alive < self.patience:
                with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self.listen()
                if self.socket is not None:
                    pause, alive = FIRST_PAUSE, time.monotonic()
                self.socket = None
                await asyncio.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(pause * 2, LONGEST_PAUSE)
            silent = Message("server-no-answer", "the server does not answer")
            self.give_up(SeatLost(silent))
        except SeatLost as lost:
            self.give_up(lost)
        except Exception:
            self.give_up(
                SeatLost(
                    Message("server-unreadable", "the server sent something that cannot be read")
                )
            )
            raise

    async def listen(self) -> None:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        socket = await connect(
            self.url,
            additional_headers=headers,
            compression=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=CLOSE_SECONDS,
        )
        try:
            await self.read(socket)
        finally:
            try:
                await socket.close()
            finally:  # waiting for the server's farewell can be cancelled, too
                socket.transport.abort()

    async def read(self, socket: ClientConnection) -> None:
        """Say hello, and take all that comes until the socket is closed."""
        since = self.last.version if self.last else self.since
        knows = (self.description.id,) if self.description else ()
        hello = Hello(PROTOCOL, "", self.wanted, since, knows)
        await socket.send(msgspec.json.encode(hello).decode())
        async for text in socket:
            await self.take(socket, server_frames.decode(text))

    async def take(self, socket: ClientConnection, frame: ServerFrame) -> None:
        if isinstance(frame, Welcome):
            self.welcomed = frame
            self.description = frame.description or self.description
        elif isinstance(frame, Update):
            arrived = self.socket is None
            self.socket = socket
            self.see(frame)
            self.answer(frame)
            if arrived:
                await self.resume_pending(frame)
        elif isinstance(frame, Refused):
            self.see(frame.truth)
            self.refuse(frame)
        elif isinstance(frame, Explained):
            self.explain(frame)
        else:
            self.take_notice(frame)

    def take_notice(self, frame: ServerFrame) -> None:
        """What is not about the game itself."""
        if isinstance(frame, Seats) and self.welcomed is not None:
            game = msgspec.structs.replace(
                self.welcomed.game, seats=frame.seats, spectators=frame.spectators
            )
            self.welcomed = msgspec.structs.replace(self.welcomed, game=game)
            self.changed.set()
        elif isinstance(frame, Reload):
            raise MustReload(as_message(frame.text, frame.fault))
        elif isinstance(frame, ProtocolError | Closing) and frame.reason in HOPELESS:
            raise SeatLost(as_message(frame.text, frame.fault))

    def see(self, update: Update) -> None:
        if self.last is None or update.version > self.last.version:
            self.kept.append(update)
        self.last = update
        self.changed.set()

    def answer(self, update: Update) -> None:
        pending = self.pending
        if pending is not None and pending.frame.id == update.answers and not pending.answer.done():
            pending.answer.set_result(update)

    def refuse(self, frame: Refused) -> None:
        pending = self.pending
        if pending is not None and pending.frame.id == frame.answers and not pending.answer.done():
            pending.answer.set_exception(as_refusal(frame))
        self.refuse_explaining(frame)

    def explain(self, frame: Explained) -> None:
        asked = self.explaining
        if asked is not None and asked[0].id == frame.answers and not asked[1].done():
            asked[1].set_result(frame)

    def refuse_explaining(self, frame: Refused) -> None:
        asked = self.explaining
        if asked is not None and asked[0].id == frame.answers and not asked[1].done():
            asked[1].set_exception(as_refusal(frame))

    async def resume_pending(self, update: Update) -> None:
        """After a cut: was it done? If the table is as it was, send it again."""
        if self.explaining is not None:
            await self.send(self.explaining[0])
        pending = self.pending
        if pending is None or pending.answer.done() or self.welcomed is None:
            return
        if pending.was_done(self.welcomed.mine):
            pending.answer.set_result(update)
        elif update.version == pending.frame.version:
            await self.send(pending.frame)
        else:
            away = Message("server-away", "the game has changed while you were away")
            pending.answer.set_exception(ActionRefused("stale", away, update))

    def give_up(self, lost: SeatLost) -> None:
        self.lost = lost
        self.changed.set()
        if self.pending is not None and not self.pending.answer.done():
            self.pending.answer.set_exception(lost)
        if self.explaining is not None and not self.explaining[1].done():
            self.explaining[1].set_exception(lost)


def actions_of(frame: Act | Undo | Practise) -> list[tuple[DoneKind, str]]:
    """What a seat that sent this has done: of each thing its kind, and the text of an action."""
    if isinstance(frame, Act):
        return [("action", text) for text in frame.actions]
    if isinstance(frame, Undo):
        return [("undo", "")]
    return [("practice" if frame.wanted else "no-practice", "")]


def may_mean(sent: tuple[DoneKind, str], done: DoneAction) -> bool:
    """A token or a short form may mean any action: it has another code."""
    kind, text = sent
    return kind == done.kind and (text == done.code or ":" not in text)


def as_refusal(frame: Refused) -> ActionRefused:
    message = as_message(frame.text, frame.fault)
    return ActionRefused(frame.reason, message, frame.truth, frame.obstacle, frame.index)
