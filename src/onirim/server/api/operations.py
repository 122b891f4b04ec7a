"""Every plain request that programs may send: routes and the OpenAPI page are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import onirim
from onirim.game.events import EVENTS, Event
from onirim.game.table_view import TableView
from onirim.hosting.wire import (
    About,
    BegunGame,
    Code,
    ComputerWish,
    GameInfo,
    GameList,
    Invitation,
    InvitationCode,
    Join,
    Me,
    NewGame,
    Problem,
    Transfer,
)
from onirim.hosting.wire.replays import RecordText, Replay
from onirim.hosting.wire.views import SentView
from onirim.server.api.routes import games, people, seats, status

__all__ = ["OPERATIONS", "all_routes", "openapi"]

Handler = Callable[[Request], Awaitable[Response]]
PATH_PATTERNS = {"game": "^[a-z0-9]{16}$", "seat": "^[01]$", "language": "^[a-z]{2}$"}
GAME_PATH = "/api/games/{game}"
SOCKET_PATH = GAME_PATH + "/socket"
COMPUTER_PATH = GAME_PATH + "/seats/{seat}/computer"
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


@dataclass(frozen=True)
class Operation:
    """One request: what goes in, what comes out, how it can fail."""

    method: str
    path: str
    handler: Handler
    summary: str
    status: int = 200
    answer: type[msgspec.Struct] | str | None = None  # a media type, where it is no JSON of ours
    body: type[msgspec.Struct] | None = None
    fails: tuple[int, ...] = ()
    query: tuple[str, ...] = ()  # numbers that may follow behind the ?


OPERATIONS = (
    Operation("GET", "/healthz", status.health, "Alive, and a game could be stored",
              answer="application/json", fails=(503,)),
    Operation("GET", "/metrics", status.metrics, "Numbers for Prometheus",
              answer="text/plain", fails=(403,)),
    Operation("GET", "/api/about", games.about, "What this server is", answer=About),
    Operation("GET", "/api/words/{language}", games.words, "Messages of modules from outside",
              answer="text/plain", fails=(404,)),
    Operation("GET", "/api/me", people.me, "Who the cookie says you are", answer=Me),
    Operation("DELETE", "/api/me", people.delete_me, "Delete my data", 204),
    Operation("DELETE", "/api/me/cookies", people.recall_cookies,
              "Make every other cookie of mine worthless", answer=Me, fails=(404,)),
    Operation("POST", "/api/me/transfer", people.transfer, "A code for another device", 201,
              answer=Transfer, fails=(404,)),
    Operation("POST", "/api/me/claim", people.claim, "Use such a code", answer=Me,
              body=Code, fails=(404, 409)),
    Operation("GET", "/api/games", games.games, "Your games", answer=GameList),
    Operation("POST", "/api/games", games.new_game, "Begin a game", 201, answer=BegunGame,
              body=NewGame, fails=(403, 404, 409)),
    Operation("POST", "/api/join", games.join, "Take a seat or look on", answer=GameInfo,
              body=Join, fails=(404, 409)),
    Operation("POST", "/api/invitation", seats.invitation, "What a code invites to",
              answer=Invitation, body=InvitationCode, fails=(404,)),
    Operation("GET", GAME_PATH, games.game, "A game of yours", answer=GameInfo, fails=(404, 409)),
    Operation("DELETE", GAME_PATH, games.leave, "Give up your seat", 204, fails=(404, 409)),
    Operation("DELETE", GAME_PATH + "/seats/{seat}", games.reopen,
              "Empty a partner's seat that has never acted", 204, fails=(404, 409)),
    Operation("POST", COMPUTER_PATH, seats.seat_computer,
              "Let a computer act for a free seat, or for a partner who is away", answer=GameInfo,
              body=ComputerWish, fails=(404, 409)),
    Operation("DELETE", COMPUTER_PATH, seats.remove_computer,
              "Take your seat back from a computer", answer=GameInfo, fails=(404, 409)),
    Operation("DELETE", GAME_PATH + "/spectators", seats.remove_spectators,
              "Send spectators away; a new code for others", answer=GameInfo, fails=(404, 409)),
    Operation("GET", GAME_PATH + "/replay", seats.game_replay,
              "A finished game step by step", answer=Replay, fails=(400, 404, 409),
              query=("viewer",)),
    Operation("POST", GAME_PATH + "/links", games.links, "New codes, no spectators",
              answer=GameInfo, fails=(404, 409)),
    Operation("GET", GAME_PATH + "/record", games.record, "Its record (.oni)", answer="text/plain",
              fails=(404, 409), query=("seat",)),
    Operation("POST", "/api/replay", games.replay, "A record played again", answer=Replay,
              body=RecordText),
)  # fmt: skip


def all_routes() -> list[BaseRoute]:
    """The operations, and the browser's files behind everything else."""
    return [
        *named_routes(),
        Route("/api/openapi.json", serve_openapi, methods=["GET"]),
        Route("/", games.page, methods=["GET"]),
        Route("/{name:path}", games.page, methods=["GET"]),
    ]


def named_routes() -> list[BaseRoute]:
    """One route a path and for all methods, so that a wrong method is not taken for a file."""
    paths: dict[str, list[Operation]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, []).append(operation)
    return [Route(path, by_method(found), methods=METHODS) for path, found in paths.items()]


def by_method(operations: list[Operation]) -> Handler:
    handlers = {operation.method: operation.handler for operation in operations}
    if "GET" in handlers:
        handlers["HEAD"] = handlers["GET"]

    async def handle(request: Request) -> Response:
        handler = handlers.get(request.method)
        if handler is None:
            raise HTTPException(405, headers={"Allow": ", ".join(handlers)})
        return await handler(request)

    return handle


async def serve_openapi(_request: Request) -> Response:
    return Response(msgspec.json.encode(openapi()), media_type="application/json")


@cache
def openapi() -> dict[str, Any]:
    """The operations in the words of OpenAPI 3.1."""
    kinds: list[type[msgspec.Struct]] = [Problem]
    for operation in OPERATIONS:
        kinds += [kind for kind in (operation.body, operation.answer) if isinstance(kind, type)]
    _, schemas = msgspec.json.schema_components(
        [*kinds, *EVENTS, SentView],
        schema_hook=custom_schema,
        ref_template="#/components/schemas/{name}",
    )
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = openapi_operation(
            operation
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Onirim", "version": onirim.__version__},
        "paths": paths,
        "components": {"schemas": schemas},
    }


def openapi_operation(operation: Operation) -> dict[str, Any]:
    fails = {*operation.fails, 421, 429, 431, 503}
    if operation.method != "GET":
        fails |= {403}
    if operation.body:
        fails |= {400, 409, 413, 415}
    described: dict[str, Any] = {
        "summary": operation.summary,
        "responses": {
            str(operation.status): response(operation.status, operation.answer),
            **{str(status): response(status, Problem) for status in sorted(fails)},
        },
    }
    if operation.body:
        described["requestBody"] = {"required": True, "content": content(operation.body)}
    if parameters := list(parameters_of(operation)):
        described["parameters"] = parameters
    return described


def parameters_of(operation: Operation) -> Iterator[dict[str, Any]]:
    for name, pattern in PATH_PATTERNS.items():
        if f"{{{name}}}" in operation.path:
            schema = {"type": "string", "pattern": pattern}
            yield {"name": name, "in": "path", "required": True, "schema": schema}
    for name in operation.query:
        yield {"name": name, "in": "query", "schema": {"type": "integer"}}


def response(status: int, answer: type[msgspec.Struct] | str | None) -> dict[str, Any]:
    out: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if answer is not None:
        out["content"] = content(answer)
    return out


def content(kind: type[msgspec.Struct] | str) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {}}
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


def custom_schema(kind: type) -> dict[str, object]:
    """A view is all that is sent of it; an event any one of them."""
    if kind is TableView:
        return {"$ref": f"#/components/schemas/{SentView.__name__}"}
    if kind is not Event:
        raise NotImplementedError
    return {"oneOf": [{"$ref": f"#/components/schemas/{event.__name__}"} for event in EVENTS]}
