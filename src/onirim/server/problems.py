"""How a request is answered that cannot be done: always the same small body."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from onirim.notation.record import RecordError
from onirim.wire import Fault, Problem
from onirim.words.errors import recognise

__all__ = [
    "ApiError",
    "answer_broken",
    "answer_cannot",
    "answer_http_error",
    "answer_trouble",
    "fault_in",
    "json",
    "problem",
]


class ApiError(Exception):
    """This request cannot be done: status, a word for programs, a sentence for people."""

    def __init__(self, status: int, reason: str, text: str, fault: Fault | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason
        self.fault = fault


def fault_in(wrong: Exception) -> Fault | None:
    """What the reader's language needs to say it; nothing where only English has words for it."""
    if not isinstance(wrong, RecordError):
        found = recognise(str(wrong))
        return Fault(*found) if found else None
    found = recognise(wrong.reason)
    return Fault(*found, wrong.place.line, wrong.place.column, wrong.turn) if found else None


def json(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def problem(
    status: int,
    reason: str,
    text: str,
    headers: Mapping[str, str] | None = None,
    fault: Fault | None = None,
) -> Response:
    response = json(Problem(reason, text, fault), status)
    response.headers.update(headers or {})
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["Retry-After"] = "1"
    return response


async def answer_cannot(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, ApiError)
    return problem(wrong.status, wrong.reason, str(wrong), fault=wrong.fault)


async def answer_http_error(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    return problem(wrong.status_code, "http", wrong.detail, wrong.headers)


async def answer_broken(_request: Request, wrong: Exception) -> Response:
    return problem(409, "broken", str(wrong))


async def answer_trouble(_request: Request, _wrong: Exception) -> Response:
    """The log says more than the page."""
    return problem(500, "trouble", "something went wrong here; try again")
