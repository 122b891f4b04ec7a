"""Plain requests: new games, seats, records, the person behind the cookie."""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import onirim
from onirim.deals import all_deals
from onirim.engine.catalogue import (
    MODES,
    RULES_VERSION,
    RulesetError,
    entries,
    ruleset,
)
from onirim.engine.messages import Message, OnirimError
from onirim.engine.ruleset import Ruleset
from onirim.notation.record import write_record
from onirim.server.app_context import AppContext
from onirim.server.dealing import WantedDeal, wanted_deal
from onirim.server.game_session import GameSession
from onirim.server.info import game_info, mode_info, module_info, outside_texts
from onirim.server.logs import log
from onirim.server.problems import NO_GAME, NOT_YOUR_SEAT, ApiError, json, too_long
from onirim.server.replays import played_again
from onirim.server.rooms import Room
from onirim.server.security import MOST_BYTES, address_of, is_local
from onirim.server.site import plain_page
from onirim.store import SeatRow, StoredGame, WrongCode
from onirim.store.games import new_id
from onirim.store.people import CODE_SECONDS
from onirim.view import SPECTATOR
from onirim.wire import PROTOCOL, About, Code, DealInfo, GameList, Join, Me, NewGame, Transfer
from onirim.wire.replays import RecordText

__all__ = [
    "about",
    "claim",
    "delete_me",
    "game",
    "games",
    "health",
    "join",
    "leave",
    "me",
    "metrics",
    "new_game",
    "page",
    "record",
    "replay",
    "transfer",
    "words",
]

MOST_GAMES = 500  # of one person
WRONG_INVITATION = Message("server-wrong-code", "no game has this code")
Body = TypeVar("Body", bound=msgspec.Struct)


async def about(request: Request) -> Response:
    context = context_of(request)
    return json(
        About(
            protocol=PROTOCOL,
            build=context.build,
            version=onirim.__version__,
            compiled=onirim.compiled,
            modes=tuple(mode_info(mode) for mode in MODES),
            modules=tuple(module_info(entry) for entry in entries()),
            deals=tuple(DealInfo(deal.name, deal.rules) for deal in all_deals()),
            outside_texts=any(entry.texts for entry in entries()),
            fixed_deal=context.settings.fixed_deal,
        )
    )


async def words(request: Request) -> Response:
    """The messages that modules from outside bring in a language."""
    found = outside_texts(request.path_params["language"])
    if not found:
        none = Message("server-no-texts", "no module from outside has texts in this language")
        raise ApiError(404, "no-page", none)
    tag = f'"{sha256(found.encode()).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(found, headers=headers, media_type="text/plain; charset=utf-8")


async def health(request: Request) -> Response:
    """Is the process alive, and does its database answer?"""
    context = context_of(request)
    try:
        await context.rooms.in_thread(context.store.answers)
    except Exception as wrong:
        silent = Message("server-database", "the database does not answer")
        raise ApiError(503, "database", silent) from wrong
    return Response(b'{"status":"ok"}', media_type="application/json")


async def metrics(request: Request) -> Response:
    """For this machine, and for whoever knows the token."""
    context = context_of(request)
    token = context.settings.metrics_token
    bearer = request.headers.get("authorization") == f"Bearer {token}"
    if not (is_local(request) or (token and bearer)):
        raise ApiError(403, "forbidden", Message("server-metrics", "the metrics are not for you"))
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")


async def page(request: Request) -> Response:
    """A file of the browser's client; the plain page where there is none."""
    context = context_of(request)
    name = request.path_params.get("name", "")
    if context.site is None and not name:
        return plain_page()
    found = context.site.answer(request, name) if context.site else None
    if found is None:
        raise ApiError(404, "no-page", Message("server-no-page", "there is no such page"))
    return found


async def me(request: Request) -> Response:
    """The cookie is given anew, so that it lasts."""
    context = context_of(request)
    person = await person_of(request)
    name = await context.rooms.in_thread(context.store.people.name_of, person) if person else None
    if person is None or name is None:
        return json(Me(known=False, name="", games=0))
    await context.rooms.in_thread(context.store.people.seen, person)
    count = await context.rooms.in_thread(context.store.games.count_of, person)
    response = json(Me(known=True, name=name, games=count))
    context.identities.remember(request, response, person)
    return response


async def delete_me(request: Request) -> Response:
    """Everything that is known of a person goes; what a partner plays too stays for the partner."""
    context = context_of(request)
    person = await person_of(request)
    if person is not None:
        for name in await context.rooms.in_thread(context.store.people.forget, person):
            await context.rooms.changed(name)
        log("person deleted")
    response = Response(status_code=204)
    context.identities.forget(request, response)
    return response


async def transfer(request: Request) -> Response:
    context = context_of(request)
    person = await known_person(request)
    code = await context.rooms.in_thread(context.store.people.transfer, person)
    return json(Transfer(code, CODE_SECONDS), 201)


async def claim(request: Request) -> Response:
    """Be, on this device, who asked for the code on another."""
    context = context_of(request)
    guess(request)
    body = await body_of(request, Code)
    present = await person_of(request)
    try:
        person = await context.rooms.in_thread(context.store.people.claim, body.code, present)
    except WrongCode as wrong:
        raise ApiError(404, "wrong-code", wrong.message) from None
    for stored in await context.rooms.in_thread(context.store.games.of, person):
        await context.rooms.changed(stored.id)
    name = await context.rooms.in_thread(context.store.people.name_of, person)
    count = await context.rooms.in_thread(context.store.games.count_of, person)
    response = json(Me(known=True, name=name or "", games=count))
    context.identities.remember(request, response, person)
    return response


async def games(request: Request) -> Response:
    context = context_of(request)
    person = await person_of(request)
    found = await context.rooms.in_thread(context.store.games.of, person) if person else []
    return json(GameList(tuple(game_info(stored, person) for stored in found)))


async def new_game(request: Request) -> Response:
    """Deal and store it; nothing is open yet."""
    context = context_of(request)
    body = await body_of(request, NewGame)
    if not context.beginnings.take(address_of(request)):
        often = Message("server-new-games", "too many new games; wait a moment")
        raise ApiError(429, "too-fast", often)
    deal = await wanted_deal(context, body, await person_of(request))
    try:
        rules = ruleset(deal.rules)
    except RulesetError as wrong:
        raise ApiError(400, "no-ruleset", wrong.message) from None
    person = await somebody(request, body.name)
    if await context.rooms.in_thread(context.store.games.count_of, person) >= MOST_GAMES:
        enough = Message(
            "server-many-games", "{limit} games are enough; delete some", limit=MOST_GAMES
        )
        raise ApiError(409, "too-many", enough)
    stored = as_asked(body, rules, deal, person)
    try:
        first = GameSession(stored).log[0]
    except OnirimError as wrong:  # only a fixed deck can be wrong
        raise ApiError(400, "no-deal", wrong.message) from None
    await context.rooms.in_thread(context.store.games.make, stored, RULES_VERSION, first)
    log("game made", game=stored.id, rules=stored.rules)
    response = json(game_info(stored, person), 201)
    context.identities.remember(request, response, person)
    return response


def as_asked(body: NewGame, rules: Ruleset, deal: WantedDeal, person: str) -> StoredGame:
    seats = [
        SeatRow(seat, person, body.name) if seat == 0 or body.all_seats else SeatRow(seat, None, "")
        for seat in range(int(rules.seats))
    ]
    return StoredGame(
        id=new_id(),
        rules=rules.text,
        practice=body.practice,
        deck=deal.deck,
        deal=deal.name,
        seed=body.seed,
        invite=new_id() + new_id(),
        watch=new_id() + new_id(),
        made_at=time.time(),
        result="",
        seats=tuple(seats),
    )


async def join(request: Request) -> Response:
    """Take a seat or look on, as the code says; who sits there already just comes in."""
    context = context_of(request)
    guess(request)
    body = await body_of(request, Join)
    store = context.store.games
    stored = await context.rooms.in_thread(store.by_code, body.code)
    if stored is None:
        raise ApiError(404, "wrong-code", WRONG_INVITATION)
    person = await somebody(request, body.name)
    if not stored.seats_of(person):
        if body.code == stored.watch:
            await context.rooms.in_thread(store.look_on, stored.id, person)
        elif await context.rooms.in_thread(store.take_seat, stored.id, person, body.name) is None:
            raise ApiError(409, "no-seat", Message("server-seats-taken", "every seat is taken"))
        await context.rooms.changed(stored.id)
    stored = await context.rooms.in_thread(store.find, stored.id)
    if stored is None:
        raise ApiError(404, "wrong-code", WRONG_INVITATION)
    response = json(game_info(stored, person))
    context.identities.remember(request, response, person)
    return response


async def game(request: Request) -> Response:
    room, person, _ = await place_of(request)
    async with room.lock:
        return json(game_info(room.stored, person, room.session.result))


async def leave(request: Request) -> Response:
    """Give up the seat; a game without players is deleted."""
    context = context_of(request)
    room, person, _ = await place_of(request)
    await context.rooms.in_thread(context.store.people.leave, person, room.stored.id)
    await context.rooms.changed(room.stored.id)
    return Response(status_code=204)


async def record(request: Request) -> Response:
    """The record of one's own seat while the game goes on, of everything when it is over."""
    room, person, seat = await place_of(request)
    seat = seat_wished(request, room.stored.seats_of(person), seat)
    names = [row.name or f"Dreamwalker {row.seat + 1}" for row in room.stored.seats]
    async with room.lock:
        text = write_record(room.session.record(seat, names))
    response = Response(text, media_type="text/plain; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{room.stored.id}.oni"'
    return response


async def replay(request: Request) -> Response:
    """A record that somebody has, played again."""
    body = await body_of(request, RecordText)
    return json(await context_of(request).rooms.in_thread(played_again, body))


# --- what they are made of -----------------------------------------------------------------------


def context_of(request: Request) -> AppContext:
    context = request.app.state.context
    assert isinstance(context, AppContext)
    return context


async def body_of(request: Request, kind: type[Body]) -> Body:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise ApiError(
            415, "no-json", Message("server-no-json", "the body must be application/json")
        )
    body = await request.body()
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
    context = context_of(request)
    if (
        person is None
        or await context.rooms.in_thread(context.store.people.name_of, person) is None
    ):
        raise ApiError(404, "nobody", Message("server-nobody", "nothing is known of you here yet"))
    return person


async def somebody(request: Request, name: str) -> str:
    """The person behind the cookie, or a new one."""
    context = context_of(request)
    person = await person_of(request)
    if person is None:
        return await context.rooms.in_thread(context.store.people.make, name)
    await context.rooms.in_thread(context.store.people.seen, person, name)
    return person


async def place_of(request: Request) -> tuple[Room, str, int]:
    """The room, who asks, and the seat; a game that is not yours is not there."""
    context = context_of(request)
    person = await person_of(request)
    room = await context.rooms.open(request.path_params["game"])
    if room is None or person is None:
        raise ApiError(404, "no-game", NO_GAME)
    own = room.stored.seats_of(person)
    if own:
        return room, person, own[0]
    if not await context.rooms.in_thread(context.store.games.looks_on, room.stored.id, person):
        raise ApiError(404, "no-game", NO_GAME)
    return room, person, SPECTATOR


def seat_wished(request: Request, own: Sequence[int], seat: int) -> int:
    """Who has both seats of a table says which one looks: each may know other things."""
    wished = request.query_params.get("seat")
    if wished is None:
        return seat
    found = [number for number in own if str(number) == wished]
    if not found:
        raise ApiError(404, "no-seat", NOT_YOUR_SEAT)
    return found[0]


def guess(request: Request) -> None:
    """Codes are typed by people, not tried by programs."""
    if not context_of(request).guesses.take(address_of(request)):
        raise ApiError(429, "too-fast", Message("server-codes", "too many codes; wait a minute"))
