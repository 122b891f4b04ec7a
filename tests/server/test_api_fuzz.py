"""Schemathesis on every plain request: whatever is sent, the answer is one that was promised."""

from __future__ import annotations

import asyncio
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, checks
from schemathesis.specs.openapi import checks as openapi_checks

from onirim.client import Account
from onirim.server.operations import openapi
from tests.server.servers import SOAK, Server

schema = schemathesis.openapi.from_dict(openapi())
CHECKS = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.unsupported_method,
]


@schema.parametrize()
@settings(max_examples=20 * SOAK, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests(case: Case[Any], server: Server) -> None:
    """As somebody with a game, so that there is something to find and to break."""
    cookie = remembered_cookie(server.url)
    headers = {"Cookie": cookie} if case.method != "DELETE" else {}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS)


def test_the_game_is_still_there(server: Server) -> None:
    """After all that."""

    async def narration() -> None:
        ann = Account(server.url, remembered_cookie(server.url))
        *_, oldest = await ann.games()
        async with ann.sit(oldest.id) as seat:
            await seat.act(seat.view.actions[0])

    asyncio.run(narration())


cookies: dict[str, str] = {}


def remembered_cookie(url: str) -> str:
    if url not in cookies:
        ann = Account(url)
        asyncio.run(ann.create(name="Ann"))
        cookies[url] = ann.cookie
    return cookies[url]
