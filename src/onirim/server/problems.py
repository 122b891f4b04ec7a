"""How a request is answered that cannot be done: always the same small body."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from onirim.wire import Problem

__all__ = [
    "Cannot",
    "answer_broken",
    "answer_cannot",
    "answer_http_error",
    "answer_trouble",
    "json",
    "problem",
]


class Cannot(Exception):
    """This request cannot be done: status, a word for programs, a sentence for people."""

    def __init__(self, status: int, reason: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason


def json(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def problem(
    status: int, reason: str, text: str, headers: Mapping[str, str] | None = None
) -> Response:
    response = json(Problem(reason, text), status)
    response.headers.update(headers or {})
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["Retry-After"] = "1"
    return response


async def answer_cannot(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Cannot)
    return problem(wrong.status, wrong.reason, str(wrong))


async def answer_http_error(_request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    return problem(wrong.status_code, "http", wrong.detail, wrong.headers)


async def answer_broken(_request: Request, wrong: Exception) -> Response:
    return problem(409, "broken", str(wrong))


async def answer_trouble(_request: Request, _wrong: Exception) -> Response:
    """The log says more than the page."""
    return problem(500, "trouble", "something went wrong here; try again")
