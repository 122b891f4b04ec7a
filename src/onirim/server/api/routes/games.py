"""Plain requests: new games, seats, records, the person behind the cookie."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import onirim
from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message, OnirimError
from onirim.engine.ruleset import Ruleset
from onirim.game.deals import all_deals
from onirim.hosting.first_frames import begun_game
from onirim.hosting.listing import NOBODY, Presence, game_info, mode_info, module_info
from onirim.hosting.replays import replay_bytes
from onirim.hosting.seating import CannotSeat
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import PROTOCOL, About, DealInfo, GameInfo, GameList, Join, NewGame
from onirim.hosting.wire.replays import RecordText
from onirim.players.registry import AT_TABLE, USUAL
from onirim.rules.catalogue import MODES, RULES_VERSION, RulesetError, entries, ruleset
from onirim.server.api.deal_request import WantedDeal, wanted_deal
from onirim.server.api.handlers import (
    body_of,
    context_of,
    count_long_work,
    game_of_code,
    known_or_new,
    own_place,
    person_of,
    request_key,
    somebody,
    with_cookie,
)
from onirim.server.api.middleware import address_of
from onirim.server.api.problems import NO_GAME, NOT_YOUR_SEAT, WRONG_INVITATION, ApiError, json
from onirim.server.api.routes.seats import check_computer
from onirim.server.context import AppContext
from onirim.server.process.logs import log
from onirim.server.site import plain_page
from onirim.server.store.games import ID_LETTERS, MOST_GAMES, new_id
from onirim.server.store.seats import new_code

__all__ = [
    "about",
    "game",
    "games",
    "join",
    "leave",
    "links",
    "new_game",
    "outside_texts",
    "page",
    "record",
    "reopen",
    "replay",
    "words",
]

MANY_NEW_GAMES = Message("server-new-games", "too many new games; wait a moment")
SERVER_FULL = Message("server-full", "this server is full: no new games for now")
COMPUTER_SEAT = 1  # of a new game with a computer
NO_SUCH_SEAT = Message("server-no-such-seat", "no partner sits there")
HAS_ACTED = Message("server-has-acted", "this seat has acted: only its player can give it up")


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
            computers=AT_TABLE,
            usual_computer=USUAL,
            away_seconds=context.settings.sit_in_after,
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


def outside_texts(language: str) -> str:
    """The messages of all modules from outside, joined; nothing if they have none."""
    if not language.isalnum():
        return ""
    folders = [Path(entry.texts) / language for entry in entries() if entry.texts]
    files = [file for folder in folders for file in sorted(folder.glob("*.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


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


async def games(request: Request) -> Response:
    context = context_of(request)
    person = await person_of(request)
    found = await context.rooms.in_thread(context.store.games.of, person) if person else []
    return json(GameList(tuple(listed(context, stored, person) for stored in found)))


def listed(context: AppContext, stored: StoredGame, person: str | None) -> GameInfo:
    """As it is stored; who is here is known of games that are open."""
    room = context.rooms.open_rooms.get(stored.id)
    return game_info(stored, person, presence=NOBODY if room is None else room.presence())


async def new_game(request: Request) -> Response:
    """Deal and store it; whoever asks for it comes in a moment."""
    context = context_of(request)
    body = await body_of(request, NewGame)
    known = await person_of(request)
    check_limits(context, address_of(request), known)
    deal = await wanted_deal(context, body, known)
    try:
        rules = ruleset(deal.rules)
    except RulesetError as wrong:
        raise ApiError(400, "no-ruleset", wrong.message) from None
    if body.computer:
        check_partner(body, rules)
    person = await known_or_new(request, known, body.name)
    game_id = id_for(person, request_key(request))
    before, games = await context.rooms.in_thread(context.store.games.before, game_id, person)
    if before is not None:
        return await with_cookie(request, json(game_info(before, person), 201), person)
    if games >= MOST_GAMES:
        enough = Message(
            "server-many-games", "{limit} games are enough; delete some", limit=MOST_GAMES
        )
        raise ApiError(409, "too-many", enough)
    stored, session = await dealt(
        context, as_asked(body, rules, deal, person, game_id), body.computer
    )
    log("game made", game=stored.id, rules=stored.rules)
    beginner = Presence(frozenset(stored.seats_of(person)))  # whose socket comes in a moment
    game = game_info(stored, person, presence=beginner)
    begun = begun_game(game, session, body, context.build)
    return await with_cookie(request, json(begun, 201), person)


def check_limits(context: AppContext, address: str, person: str | None) -> None:
    """Refuse a new game if there were too many, or if there is no room for more."""
    if not context.limits.beginnings.take(address):
        context.metrics.refusals.labels("beginnings").inc()
        raise ApiError(429, "too-fast", MANY_NEW_GAMES)
    if context.is_full():
        context.metrics.refusals.labels("full").inc()
        raise ApiError(503, "full", SERVER_FULL)
    if not context.limits.may_store(address, person):
        context.metrics.refusals.labels("storage").inc()
        raise ApiError(429, "too-fast", MANY_NEW_GAMES)


async def dealt(
    context: AppContext, wanted: StoredGame, computer: str
) -> tuple[StoredGame, GameSession]:
    """The game with its deal, in the store."""
    try:
        session = GameSession(wanted)
    except OnirimError as wrong:  # only a fixed deck can be wrong
        raise ApiError(400, "no-deal", wrong.message) from None
    if computer:
        session.set_computer(COMPUTER_SEAT, computer)
    stored = replace(session.stored, standing=session.standing())
    await context.rooms.in_thread(context.store.games.make, stored, RULES_VERSION, *session.log)
    context.rooms.expect(session)
    return stored, session


def check_partner(body: NewGame, rules: Ruleset) -> None:
    """A computer sits where a second person would."""
    check_computer(body.computer)
    if rules.seats == 1 or body.all_seats:
        alone = Message("server-computer-seat", "there is no free seat for a computer")
        raise ApiError(400, "no-computer", alone)


def id_for(person: str, key: str) -> str:
    """Of a request that comes again the same id, so that it makes no second game."""
    if not key:
        return new_id()
    number = int.from_bytes(sha256(f"game:{person}:{key}".encode()).digest())
    return "".join(ID_LETTERS[number >> 5 * i & 31] for i in range(16))


def as_asked(
    body: NewGame, rules: Ruleset, deal: WantedDeal, person: str, game_id: str
) -> StoredGame:
    seats = [
        SeatRow(seat, person, body.name) if seat == 0 or body.all_seats else SeatRow(seat, None, "")
        for seat in range(int(rules.seats))
    ]
    return StoredGame(
        id=game_id,
        rules=rules.text,
        practice=body.practice,
        deck=deal.deck,
        deal=deal.name,
        seed=body.seed,
        invite=new_code(),
        watch=new_code(),
        made_at=time.time(),
        result="",
        seats=tuple(seats),
    )


async def join(request: Request) -> Response:
    """Take a seat or look on, as the code says; who sits there already just comes in."""
    context = context_of(request)
    body, invited = await game_of_code(request, Join)
    store = context.store.games
    person = await somebody(request, body.name)
    if not invited.seats_of(person):
        if body.code == invited.watch:
            await context.rooms.in_thread(store.look_on, invited.id, person)
        else:
            await take_seat(context, invited, person, body.name)
        await context.rooms.changed(invited.id)
    stored = await context.rooms.in_thread(store.find, invited.id)
    if stored is None:
        raise ApiError(404, "wrong-code", WRONG_INVITATION)
    return await with_cookie(request, json(game_info(stored, person)), person)


async def take_seat(context: AppContext, stored: StoredGame, person: str, name: str) -> None:
    """The first seat without a person; a computer that has kept it leaves."""
    taken = context.store.games.take_seat
    seat = await context.rooms.in_thread(taken, stored.id, person, name)
    if seat is None:
        raise ApiError(409, "no-seat", Message("server-seats-taken", "every seat is taken"))
    if stored.seats[seat].computer:
        room = await context.rooms.open(stored.id)
        if room is not None:
            with suppress(CannotSeat):  # the game is over: nobody acts any more
                await room.set_computer(seat, "")


async def game(request: Request) -> Response:
    room, person, seat = await own_place(request)
    await room.when_sent(seat)
    return json(room.info(person))


async def leave(request: Request) -> Response:
    """Give up the seat; a game without players is deleted."""
    context = context_of(request)
    room, person, _ = await own_place(request)
    await context.rooms.in_thread(context.store.seats.leave, person, room.stored.id)
    await context.rooms.changed(room.stored.id)
    return Response(status_code=204)


async def reopen(request: Request) -> Response:
    """Empty the seat of a partner who never came, or whose answer was lost."""
    context = context_of(request)
    room, person, seat = await own_place(request)
    wished = request.path_params["seat"]
    others = [row.seat for row in room.stored.seats if row.person not in (None, person)]
    if seat == SPECTATOR or wished not in map(str, others):
        raise ApiError(404, "no-seat", NO_SUCH_SEAT)
    if not await context.rooms.in_thread(context.store.seats.reopen, room.stored.id, int(wished)):
        raise ApiError(409, "acted", HAS_ACTED)
    await context.rooms.changed(room.stored.id)
    return Response(status_code=204)


async def links(request: Request) -> Response:
    """New codes for those who play: older links give nothing, and spectators are sent away."""
    context = context_of(request)
    room, person, seat = await own_place(request)
    if seat == SPECTATOR:
        raise ApiError(404, "no-seat", NOT_YOUR_SEAT)
    await context.rooms.in_thread(context.store.seats.new_links, room.stored.id)
    await context.rooms.changed(room.stored.id)
    stored = await context.rooms.in_thread(context.store.games.find, room.stored.id)
    if stored is None:
        raise ApiError(404, "no-game", NO_GAME)
    return json(game_info(stored, person))


async def record(request: Request) -> Response:
    """The record of one's own seat while the game goes on, of everything when it is over."""
    count_long_work(request)
    room, person, seat = await own_place(request)
    seat = seat_wished(request, room.stored.seats_of(person), seat)
    text = await room.record(seat, address_of(request))
    response = Response(text, media_type="text/plain; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{room.stored.id}.oni"'
    return response


async def replay(request: Request) -> Response:
    """A record that somebody has, played again."""
    body = await body_of(request, RecordText)
    count_long_work(request)
    workers = context_of(request).workers
    answer = await workers.run_for(address_of(request), replay_bytes, body)
    return Response(answer, media_type="application/json")


def seat_wished(request: Request, own: Sequence[int], seat: int) -> int:
    """Who has both seats of a table says which one looks: each may know other things."""
    wished = request.query_params.get("seat")
    if wished is None:
        return seat
    found = [number for number in own if str(number) == wished]
    if not found:
        raise ApiError(404, "no-seat", NOT_YOUR_SEAT)
    return found[0]
