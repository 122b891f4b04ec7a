"""Error responses, for senders of HTTP requests: a status and always the same small body.

Players at a table are answered by `hosting/refusals`, operators by `process/startup_errors`.
"""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from onirim.engine.messages import Message, OnirimError
from onirim.hosting.replays import ReplayTooLong
from onirim.hosting.wire import Problem, as_fault
from onirim.hosting.wire.views import encode
from onirim.server.process.logs import kind_and_place, log_rarely
from onirim.server.store.database_file import DATABASE_SILENT

__all__ = [
    "NOT_YOUR_SEAT",
    "NO_GAME",
    "TROUBLE",
    "WRONG_INVITATION",
    "ApiError",
    "answer_broken",
    "answer_busy",
    "answer_cannot",
    "answer_conflict",
    "answer_http_error",
    "answer_no_replay",
    "answer_nobody",
    "answer_trouble",
    "answer_unavailable",
    "json",
    "problem",
    "too_long",
]


NO_GAME = Message("server-no-game", "there is no such game for you")
NOT_YOUR_SEAT = Message("server-not-your-seat", "this seat is not yours")
WRONG_INVITATION = Message("server-wrong-code", "no game has this code")
TROUBLE = Message("server-trouble", "something went wrong here; try again")


class ApiError(OnirimError):
    """This request cannot be done: status, a word for programs, a message for people."""

    def __init__(self, status: int, reason: str, message: Message) -> None:
        super().__init__(message)
        self.status = status
        self.reason = reason

    def __reduce__(self) -> tuple[object, tuple[int, str, Message]]:
        return ApiError, (self.status, self.reason, self.message)


def json(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


def problem(status: int, reason: str, message: Message) -> Response:
    response = json(Problem(reason, str(message), as_fault(message)), status)
    if status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
        response.headers["Retry-After"] = "1"
    return response


def too_long(limit: int) -> Message:
    return Message("server-request-long", "a request has at most {limit} bytes", limit=limit)


async def answer_cannot(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, ApiError)
    return problem(wrong.status, wrong.reason, wrong.message)


async def answer_http_error(_request: Request, wrong: Exception) -> Response:
    """What the framework refuses has no message of ours: its words are those of HTTP."""
    assert isinstance(wrong, HTTPException)
    response = json(Problem("http", wrong.detail), wrong.status_code)
    response.headers.update(wrong.headers or {})
    return response


async def answer_broken(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, OnirimError)
    return problem(409, "broken", wrong.message)


async def answer_no_replay(_request: Request, wrong: Exception) -> Response:
    """A record that somebody sent can't be replayed."""
    assert isinstance(wrong, OnirimError)
    if isinstance(wrong, ReplayTooLong):
        return problem(413, "too-long", wrong.message)
    return problem(400, "no-record", wrong.message)


async def answer_busy(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, OnirimError)
    return problem(503, "busy", wrong.message)


async def answer_conflict(_request: Request, _wrong: Exception) -> Response:
    """Two requests wanted the same at once, and the database has decided."""
    changed = Message("server-conflict", "this has just been changed; try again")
    return problem(409, "conflict", changed)


async def answer_unavailable(_request: Request, wrong: Exception) -> Response:
    """The database is down, full, locked for too long or gone: try the same again later."""
    log_rarely("database unavailable", why=kind_and_place(wrong))
    return problem(503, "database", DATABASE_SILENT)


async def answer_nobody(_request: Request, _wrong: Exception) -> Response:
    """Whoever asked hung up before the request was complete: that is no error of ours."""
    return Response(status_code=400)


async def answer_trouble(_request: Request, _wrong: Exception) -> Response:
    """The log says more than the page."""
    return problem(500, "trouble", TROUBLE)
