"""Requests to a server, and how one is refused."""

from __future__ import annotations

from email.message import Message
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from onirim.client import RequestFailed
from tests.helpers.deadlines import DEADLINE


def get(
    url: str, headers: dict[str, str] | None = None, method: str = "GET", body: bytes = b""
) -> tuple[int, Message, bytes]:
    """A request with nothing added: status, headers, body."""
    parts = urlsplit(url)
    connection = HTTPConnection(parts.netloc, timeout=DEADLINE)
    try:
        connection.request(method, f"{parts.path}?{parts.query}", body or None, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


def post(
    url: str, body: bytes, headers: dict[str, str] | None = None
) -> tuple[int, Message, bytes]:
    return get(url, {"Content-Type": "application/json", **(headers or {})}, "POST", body)


def refused(wrong: pytest.ExceptionInfo[RequestFailed]) -> tuple[int, str]:
    return wrong.value.status, wrong.value.reason
