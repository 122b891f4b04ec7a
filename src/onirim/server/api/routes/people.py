"""Plain requests about the person behind the cookie."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from onirim.hosting.wire import Code, Me, Transfer
from onirim.server.api.handlers import (
    body_of,
    context_of,
    count_guess,
    known_person,
    person_of,
    with_cookie,
)
from onirim.server.api.problems import ApiError, json
from onirim.server.process.logs import log
from onirim.server.store import MustAsk, WrongCode
from onirim.server.store.people import CODE_SECONDS

__all__ = ["claim", "delete_me", "me", "recall_cookies", "transfer"]


async def me(request: Request) -> Response:
    """The cookie is given anew, so that it lasts."""
    context = context_of(request)
    person = await person_of(request)
    if person is None or not await context.rooms.in_thread(context.store.people.seen, person):
        return json(Me(known=False, name="", games=0))
    return await with_cookie(request, await about_person(request, person), person)


async def about_person(request: Request, person: str) -> Response:
    context = context_of(request)
    name = await context.rooms.in_thread(context.store.people.name_of, person)
    count = await context.rooms.in_thread(context.store.games.count_of, person)
    return json(Me(known=True, name=name or "", games=count))


async def delete_me(request: Request) -> Response:
    """Everything that is known of a person goes; what a partner plays too stays for the partner."""
    context = context_of(request)
    person = await person_of(request)
    if person is not None:
        for name in await context.rooms.in_thread(context.store.people.forget, person):
            await context.rooms.changed(name)
        context.rooms.send_away(person)
        log("person deleted")
    response = Response(status_code=204)
    context.identities.forget(request, response)
    return response


async def recall_cookies(request: Request) -> Response:
    """Every cookie of this person becomes worthless, but for the one that comes with the answer."""
    context = context_of(request)
    person = await known_person(request)
    await context.rooms.in_thread(context.store.people.recall_cookies, person)
    context.rooms.send_away(person)
    return await with_cookie(request, await about_person(request, person), person)


async def transfer(request: Request) -> Response:
    context = context_of(request)
    person = await known_person(request)
    code = await context.rooms.in_thread(context.store.people.transfer, person)
    return json(Transfer(code, CODE_SECONDS), 201)


async def claim(request: Request) -> Response:
    """Be, on this device, who asked for the code on another."""
    context = context_of(request)
    await count_guess(request)
    body = await body_of(request, Code)
    present = await person_of(request)
    people = context.store.people
    try:
        person = await context.rooms.in_thread(people.claim, body.code, present, body.bring)
    except WrongCode as wrong:
        raise ApiError(404, "wrong-code", wrong.message) from None
    except MustAsk as wrong:
        raise ApiError(409, "bring", wrong.message) from None
    for stored in await context.rooms.in_thread(context.store.games.of, person):
        await context.rooms.changed(stored.id)
    return await with_cookie(request, await about_person(request, person), person)
