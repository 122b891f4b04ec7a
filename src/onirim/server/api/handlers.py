"""What handlers of plain requests are made of: the body, the person, the room."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message
from onirim.hosting.stored_game import StoredGame
from onirim.hosting.wire import InvitationCode, Join
from onirim.server.api.middleware import MOST_BYTES, address_of
from onirim.server.api.problems import NO_GAME, WRONG_INVITATION, ApiError, too_long
from onirim.server.context import AppContext
from onirim.server.rooms.room import Room

__all__ = [
    "body_of",
    "context_of",
    "count_guess",
    "count_long_work",
    "game_of_code",
    "known_or_new",
    "known_person",
    "own_place",
    "person_of",
    "request_key",
    "somebody",
    "with_cookie",
]

KEY_PATTERN = re.compile(r"[A-Za-z0-9_-]{16,64}")
KEY_FORM = Message("server-key", "an Idempotency-Key has 16 to 64 letters, digits, - or _")
KEY_USED = Message("server-key-used", "this request was done long ago: send a new one")
Body = TypeVar("Body", bound=msgspec.Struct)
WithCode = TypeVar("WithCode", Join, InvitationCode)


def context_of(request: Request) -> AppContext:
    context = request.app.state.context
    assert isinstance(context, AppContext)
    return context


async def body_of(request: Request, kind: type[Body]) -> Body:
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise ApiError(
            415, "no-json", Message("server-no-json", "the body must be application/json")
        )
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BYTES:  # sent without saying how long it is
            raise ApiError(413, "too-long", too_long(MOST_BYTES))
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, ValueError) as wrong:
        bad = Message(
            "server-bad-body", "this request cannot be read: {reason}", reason=str(wrong)[:200]
        )
        raise ApiError(400, "bad-body", bad) from None


async def person_of(request: Request) -> str | None:
    context = context_of(request)
    return await context.rooms.in_thread(context.identities.person, request)


async def known_person(request: Request) -> str:
    person = await person_of(request)
    if person is None:
        raise ApiError(404, "nobody", Message("server-nobody", "nothing is known of you here yet"))
    return person


def request_key(request: Request) -> str:
    """By which a request that is sent again, because its answer was lost, is recognised."""
    key = request.headers.get("idempotency-key", "")
    if key and not KEY_PATTERN.fullmatch(key):
        raise ApiError(400, "bad-key", KEY_FORM)
    return key


async def somebody(request: Request, name: str) -> str:
    """The person behind the cookie, or a new one."""
    return await known_or_new(request, await person_of(request), name)


async def known_or_new(request: Request, person: str | None, name: str) -> str:
    """This person, or where there is none a new one; of the same key the same one for a while."""
    context = context_of(request)
    people = context.store.people
    if person is not None and await context.rooms.in_thread(people.seen, person, name):
        return person
    made = await context.rooms.in_thread(people.make, name, request_key(request))
    if made is None:
        raise ApiError(409, "key-used", KEY_USED)
    return made


async def with_cookie(request: Request, response: Response, person: str) -> Response:
    """Give the person its cookie with the answer."""
    context = context_of(request)
    await context.rooms.in_thread(context.identities.remember, request, response, person)
    return response


async def own_place(request: Request) -> tuple[Room, str, int]:
    """The room, who asks, and the seat; a game that is not yours is not there."""
    context = context_of(request)
    person = await person_of(request)
    game = request.path_params["game"]
    room = await context.rooms.open(game, address_of(request)) if person is not None else None
    if room is None or person is None:
        raise ApiError(404, "no-game", NO_GAME)
    own = room.stored.seats_of(person)
    if own:
        return room, person, own[0]
    if not await context.rooms.in_thread(context.store.games.looks_on, room.stored.id, person):
        raise ApiError(404, "no-game", NO_GAME)
    return room, person, SPECTATOR


async def count_guess(request: Request) -> None:
    """Codes are typed by people, not tried by programs; all servers count together."""
    context = context_of(request)
    if not await context.may_guess(address_of(request)):
        raise ApiError(429, "too-fast", Message("server-codes", "too many codes; wait a minute"))


async def game_of_code(request: Request, kind: type[WithCode]) -> tuple[WithCode, StoredGame]:
    """A body with the code of an invitation, and the game it leads to; each try is a guess."""
    await count_guess(request)
    body = await body_of(request, kind)
    context = context_of(request)
    stored = await context.rooms.in_thread(context.store.games.by_code, body.code)
    if stored is None:
        raise ApiError(404, "wrong-code", WRONG_INVITATION)
    return body, stored


def count_long_work(request: Request) -> None:
    """Records and replays take long."""
    context = context_of(request)
    if not context.limits.long_work.take(address_of(request)):
        context.metrics.refusals.labels("long-work").inc()
        often = Message("server-long-work", "too many records at once; wait a moment")
        raise ApiError(429, "too-fast", often)
