"""The socket of a game: hello, welcome, then one frame after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket

from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message, OnirimError
from onirim.hosting.first_frames import first_frames
from onirim.hosting.wire import (
    PROTOCOL,
    Act,
    ClientFrame,
    CloseReason,
    Explain,
    Hello,
    Ping,
    Pong,
    Practise,
    ProtocolError,
    Reload,
    Sync,
    Undo,
    as_fault,
)
from onirim.server.api.middleware import address_of, header_bytes, is_our_host, is_our_page
from onirim.server.api.problems import NO_GAME, NOT_YOUR_SEAT, TROUBLE
from onirim.server.context import AppContext
from onirim.server.process.logs import log
from onirim.server.process.workers import Busy
from onirim.server.rooms.connection import CLOSE, Connection
from onirim.server.rooms.loading import BrokenGame
from onirim.server.rooms.room import Room
from onirim.server.security.connection_limits import MOST_HEADER_BYTES

__all__ = ["socket"]

HELLO_SECONDS = 10.0
ACTIONS = (Act, Undo, Practise)  # frames that change the game
MANY_SPECTATORS = Message("server-many-spectators", "so many watch that no more can come in")
MANY_FRAMES = Message("server-frames", "too many frames; wait a moment")
FRAME_WORK, WELCOME_WORK = 0.5, 4.0  # about a millisecond each
HELLO_FIRST = Message("server-hello-first", "a socket begins with a hello")
decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


class SocketClosed(OnirimError):
    """This socket is over; why, for the client."""

    def __init__(self, reason: CloseReason, message: Message) -> None:
        super().__init__(message)
        self.reason = reason


async def socket(ws: WebSocket) -> None:
    """From the first frame to the last, whatever comes."""
    context: AppContext = ws.app.state.context
    address = address_of(ws)
    if not (may_come(ws, context) and context.limits.requests.take(address)):
        await ws.close(1008)
        return
    if not context.open_socket(address):
        context.gate.cut_off("sockets")
        await ws.close(1008)
        return
    try:
        await converse(context, ws)
    except Exception:  # the store did not say who it is: come again
        log("socket failed", logging.ERROR, trace=True, game=ws.path_params["game"])
        with suppress(RuntimeError, OSError):
            await ws.close(CLOSE["trouble"])
    finally:
        context.socket_closed(address)


def may_come(ws: WebSocket, context: AppContext) -> bool:
    settings = context.settings
    small = header_bytes(ws.scope) <= MOST_HEADER_BYTES
    return small and is_our_host(ws, settings) and is_our_page(ws, settings)


async def converse(context: AppContext, ws: WebSocket) -> None:
    """A socket that may be opened."""
    recalls = context.rooms.recalls
    person = await context.rooms.in_thread(context.identities.person, ws)
    await ws.accept()
    who = Connection(ws, person or "", context.settings.rate_limit, address_of(ws), context.clock)
    pump = asyncio.create_task(who.pump())
    try:
        await serve_socket(context, who, ws.path_params["game"], recalls)
    except SocketClosed as ended:
        context.metrics.wrong_frames.labels(ended.reason).inc()
        who.send(ProtocolError(ended.reason, str(ended), as_fault(ended.message)))
        who.close(CLOSE[ended.reason])
    except Busy as busy:
        who.send(ProtocolError("too-fast", str(busy), as_fault(busy.message)))
        who.close(CLOSE["too-fast"])
    except BrokenGame as broken:
        who.send(ProtocolError("trouble", str(broken), as_fault(broken.message)))
        who.close(CLOSE["trouble"])
    except Exception:
        log("socket failed", logging.ERROR, trace=True, game=ws.path_params["game"])
        who.send(ProtocolError("trouble", str(TROUBLE), as_fault(TROUBLE)))
        who.close(CLOSE["trouble"])
    finally:
        who.close(1000)
        await pump


async def serve_socket(context: AppContext, who: Connection, game: str, recalls: int) -> None:
    hello = await first_frame(context, who)
    if hello is None:
        return
    charge(context, who, WELCOME_WORK)
    room = await context.rooms.open(game, who.address)
    if room is None:
        raise SocketClosed("no-game", NO_GAME)
    who.seat = await seat_for(context, room, who.person, hello.seat)
    if who.seat == SPECTATOR and not room.has_room_for_spectators():
        raise SocketClosed("no-seat", MANY_SPECTATORS)
    if not await room.enter(who, lambda: welcome(context, room, who, hello)):
        raise SocketClosed("trouble", TROUBLE)
    try:
        if recalls != context.rooms.recalls and not await is_still(context, who):
            who.close(CLOSE["restart"])
            return
        who.forget_request()
        await answer(context, room, who)
    finally:
        room.leave(who)


async def first_frame(context: AppContext, who: Connection) -> Hello | None:
    """What a socket begins with; None if it has gone, or speaks another protocol."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await next_frame(who)
    except TimeoutError:
        raise SocketClosed("too-slow", HELLO_FIRST) from None
    if hello is None:
        return None
    if not isinstance(hello, Hello):
        raise SocketClosed("bad-frame", HELLO_FIRST)
    if hello.protocol != PROTOCOL:
        older = Message("server-reload", "this page is older than the server: load it again")
        who.send(Reload(PROTOCOL, context.build, str(older), as_fault(older)))
        who.close(CLOSE["reload"])
        return None
    return hello


async def is_still(context: AppContext, who: Connection) -> bool:
    """Is the cookie still good? It may have been recalled before the room knew of this socket."""
    return await context.rooms.in_thread(context.identities.person, who.socket) == (
        who.person or None
    )


async def seat_for(context: AppContext, room: Room, person: str, wanted: int | None) -> int:
    """One of the seats that are yours, or a spectator; who looks on does not wait for the room."""
    own = room.stored.seats_of(person)
    if not own:
        stands = await context.rooms.in_thread(context.store.games.place_of, room.stored.id, person)
        if stands is None:
            raise SocketClosed("no-game", NO_GAME)
        if stands != SPECTATOR:
            await room.catch_up()  # the seat was taken on another server a moment ago
            own = room.stored.seats_of(person)
    if wanted is None:
        return own[0] if own else SPECTATOR
    if wanted != SPECTATOR and wanted not in own:
        raise SocketClosed("no-seat", NOT_YOUR_SEAT)
    return wanted


def welcome(context: AppContext, room: Room, who: Connection, hello: Hello) -> None:
    """Who you are here and how things stand: nothing comes between the two frames."""
    game, session = room.info(who.person), room.session
    for frame in first_frames(game, session, who.seat, hello, context.build):
        who.send(frame)


async def answer(context: AppContext, room: Room, who: Connection) -> None:
    while (frame := await next_frame(who)) is not None:
        if not who.bucket.take():
            raise SocketClosed("too-fast", MANY_FRAMES)
        if isinstance(frame, ACTIONS):
            begun = time.perf_counter()
            await room.act(who, frame)
            took = time.perf_counter() - begun
            context.metrics.action_seconds.observe(took)
            context.metrics.own_seconds.observe(took - who.waited)
            who.waited = 0.0
            context.limits.store(who.address, who.person, who.stored)
            who.stored = 0
        elif isinstance(frame, Explain):
            await room.explain(who, frame)
        elif isinstance(frame, Sync):
            await room.resync(who, frame.id)
        elif isinstance(frame, Ping):
            who.send(Pong(frame.id))
        else:
            raise SocketClosed("bad-frame", Message("server-hello", "one hello is enough"))
        charge(context, who, FRAME_WORK + who.owed)
        who.owed = 0.0


def charge(context: AppContext, who: Connection, cost: float) -> None:
    """Count what a frame has cost, for the person and the address; too much ends the socket."""
    if not context.limits.take_work(who.address, who.person, cost):
        context.metrics.refusals.labels("work").inc()
        raise SocketClosed("too-fast", MANY_FRAMES)


async def next_frame(who: Connection) -> ClientFrame | None:
    received = await who.receive()
    if received is None:
        return None
    try:
        return decoder.decode(received if isinstance(received, str) else b"")
    except (msgspec.MsgspecError, RecursionError, ValueError) as wrong:
        bad = Message("server-bad-frame", "this is no frame: {reason}", reason=str(wrong)[:120])
        raise SocketClosed("bad-frame", bad) from None
