"""The app: routes under the base path, the guard before them; sockets go straight to their game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Match, Mount, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from onirim.hosting.replays import CannotReplay
from onirim.server.api.middleware import MOST_BYTES, SecurityMiddleware
from onirim.server.api.operations import SOCKET_PATH, all_routes
from onirim.server.api.problems import (
    ApiError,
    answer_broken,
    answer_busy,
    answer_cannot,
    answer_conflict,
    answer_http_error,
    answer_no_replay,
    answer_nobody,
    answer_trouble,
    answer_unavailable,
)
from onirim.server.api.socket import socket
from onirim.server.context import AppContext
from onirim.server.process.workers import Busy
from onirim.server.rooms.loading import BrokenGame
from onirim.server.store import DatabaseUnavailable

__all__ = ["make_app"]

UNAVAILABLE = (DatabaseUnavailable, InterfaceError, InternalError, NoConnection, OperationalError)


def make_app(context: AppContext) -> ASGIApp:
    """Requests pass the guard. It has nothing to say of sockets, which have rules of their own.

    A socket stays for an hour, and would keep the frames of all that stands before requests.
    """
    requests = request_app(context)
    route = WebSocketRoute(context.settings.base_path + SOCKET_PATH, socket)

    def app(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] != "websocket":
            return requests(scope, receive, send)
        match, found = route.matches(scope)
        scope.update(found, app=requests)
        ws = WebSocket(scope, receive, send)
        return socket(ws) if match == Match.FULL else ws.close()

    return app


def request_app(context: AppContext) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await context.open()
        yield
        await context.close()

    routes = all_routes()
    base = context.settings.base_path
    app = Starlette(
        routes=[Mount(base, routes=routes)] if base else routes,
        middleware=[Middleware(SecurityMiddleware, context=context)],
        exception_handlers={
            ApiError: answer_cannot,
            BrokenGame: answer_broken,
            Busy: answer_busy,
            CannotReplay: answer_no_replay,
            ClientDisconnect: answer_nobody,
            IntegrityError: answer_conflict,
            HTTPException: answer_http_error,
            **dict.fromkeys(UNAVAILABLE, answer_unavailable),
            Exception: answer_trouble,
        },
        lifespan=lifespan,
        max_body_size=64 * MOST_BYTES,  # the guard refuses before, in our own words
    )
    app.state.context = context
    return app
