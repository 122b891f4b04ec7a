"""Requests of those who play together: invitations, computers at seats, spectators, the replay."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message
from onirim.hosting.replays import replay_of_game
from onirim.hosting.seating import CannotSeat
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import ComputerWish, Invitation, InvitationCode, InvitationState
from onirim.hosting.wire.replays import EVERYTHING
from onirim.players.registry import AT_TABLE
from onirim.server.api.handlers import (
    body_of,
    context_of,
    count_long_work,
    game_of_code,
    own_place,
    person_of,
)
from onirim.server.api.middleware import address_of
from onirim.server.api.problems import NO_GAME, NOT_YOUR_SEAT, ApiError, json
from onirim.server.context import AppContext
from onirim.server.rooms.room import Room

__all__ = [
    "check_computer",
    "game_replay",
    "invitation",
    "remove_computer",
    "remove_spectators",
    "seat_computer",
]

OTHERS_SECONDS = 0.3  # in which other servers say who is there
NO_SUCH_SEAT = Message("server-no-such-seat", "no partner sits there")
OWN_SEAT = Message("server-own-seat", "a computer sits at your partner's place, not at yours")
IS_HERE = Message("server-is-here", "whoever has this seat is here")
NOT_OVER = Message("server-replay-going-on", "a game can be replayed when it is over")
NO_VIEWER = Message("server-viewer", "a viewer is a seat, -1 (a spectator) or -2 (everything)")


async def invitation(request: Request) -> Response:
    """What a code invites to; nothing is taken, and whoever looks stays nobody."""
    context = context_of(request)
    body, stored = await game_of_code(request, InvitationCode)
    games = context.store.games
    person = await person_of(request)
    there = bool(stored.seats_of(person))
    watches = body.code == stored.watch
    if person is not None and watches and not there:
        there = await context.rooms.in_thread(games.looks_on, stored.id, person)
    return json(invitation_to(stored, watches, there))


def invitation_to(stored: StoredGame, watches: bool, there: bool) -> Invitation:
    people = [row for row in stored.seats if row.person is not None]
    free = [row for row in stored.seats if row.person is None]
    names = tuple(row.name for row in people)
    host = names[0] if names else ""
    state: InvitationState = "open" if watches or free else "taken"
    if stored.result:
        state = "ended"
    return Invitation(
        role="spectator" if watches else "player",
        state="yours" if there else state,
        host=host,
        names=names if watches else names[:1],
        rules=stored.rules,
        practice=stored.practice,
        computer=free[0].computer if free and not watches else "",
        game=stored.id if there else None,
    )


async def seat_computer(request: Request) -> Response:
    """A computer acts for a free seat, or for a partner who has been away for long."""
    context = context_of(request)
    body = await body_of(request, ComputerWish)
    check_computer(body.computer)
    room, person, row = await partner_seat(request)
    if room.stored.seats[own_seat(room, person)].computer:
        raise ApiError(409, "own-seat", OWN_SEAT)
    if row.person is not None and not row.computer:
        await check_away(context, room, row.seat)
    await set_computer(room, row.seat, body.computer)
    return json(room.info(person))


async def remove_computer(request: Request) -> Response:
    """The person of a seat is back, or nobody's seat shall wait for somebody."""
    room, person, seat = await own_place(request)
    wished = request.path_params["seat"]
    rows = [row for row in room.stored.seats if str(row.seat) == wished]
    if seat == SPECTATOR or not rows or rows[0].person not in (None, person):
        raise ApiError(404, "no-seat", NOT_YOUR_SEAT)
    if rows[0].computer:
        await set_computer(room, rows[0].seat, "")
    return json(room.info(person))


async def remove_spectators(request: Request) -> Response:
    """Send all who look on away, and make their link worthless."""
    context = context_of(request)
    room, person, seat = await own_place(request)
    if seat == SPECTATOR:
        raise ApiError(404, "no-seat", NOT_YOUR_SEAT)
    await context.rooms.in_thread(context.store.seats.remove_watchers, room.stored.id)
    await context.rooms.changed(room.stored.id)
    return json(room.info(person))


async def game_replay(request: Request) -> Response:
    """A finished game step by step, for whoever was there: as a seat saw it, or all of it."""
    count_long_work(request)
    room, _, seat = await own_place(request)
    viewer = viewer_wished(request, seat, room.session.seats)
    await room.when_sent(seat)
    if not room.session.result:
        raise ApiError(409, "going-on", NOT_OVER)
    answer = await context_of(request).workers.run_for(
        address_of(request), replay_of_game, room.stored, room.session.log[:], viewer
    )
    return Response(answer, media_type="application/json")


def viewer_wished(request: Request, seat: int, seats: int) -> int:
    wished = request.query_params.get("viewer")
    if wished is None:
        return seat
    known: dict[str, int] = {
        str(viewer): viewer for viewer in (*range(seats), SPECTATOR, EVERYTHING)
    }
    if wished not in known:
        raise ApiError(400, "no-viewer", NO_VIEWER)
    return known[wished]


async def partner_seat(request: Request) -> tuple[Room, str, SeatRow]:
    """The room, who asks, and the other seat of which it is asked something."""
    room, person, seat = await own_place(request)
    wished = request.path_params["seat"]
    rows = [row for row in room.stored.seats if str(row.seat) == wished]
    if seat == SPECTATOR or not rows:
        raise ApiError(404, "no-seat", NO_SUCH_SEAT)
    if rows[0].person == person:
        raise ApiError(409, "own-seat", OWN_SEAT)
    return room, person, rows[0]


def own_seat(room: Room, person: str) -> int:
    return room.stored.seats_of(person)[0]


async def check_away(context: AppContext, room: Room, seat: int) -> None:
    """Other servers may know better who is here, if this one has just opened the game."""
    if context.rooms.tell_servers is not None and not room.connections:
        await asyncio.sleep(OTHERS_SECONDS)
    away = room.attendance.away_for(seat)
    if seat in room.presence().here:
        raise ApiError(409, "here", IS_HERE)
    left = int(context.settings.sit_in_after - away + 1)
    if away < context.settings.sit_in_after:
        soon = Message(
            "server-not-long-away",
            "your partner may come back: wait {seconds} more seconds",
            seconds=left,
        )
        raise ApiError(409, "not-long-away", soon)


async def set_computer(room: Room, seat: int, name: str) -> None:
    try:
        await room.set_computer(seat, name)
    except CannotSeat as wrong:
        raise ApiError(409, wrong.reason, wrong.message) from None
    if room.closed:
        raise ApiError(404, "no-game", NO_GAME)


def check_computer(name: str) -> None:
    if name not in AT_TABLE:
        unknown = Message(
            "server-no-computer",
            "there is no computer '{name}' here; there are: {known}",
            name=name,
            known=", ".join(AT_TABLE),
        )
        raise ApiError(400, "no-computer", unknown)
