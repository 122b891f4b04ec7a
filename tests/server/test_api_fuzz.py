"""Schemathesis on every plain request: whatever is sent, the answer is one that was promised."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, seed, settings
from schemathesis import Case, checks
from schemathesis.specs.openapi import checks as openapi_checks

from onirim.client import Account
from onirim.server.api.operations import openapi
from tests.helpers.deadlines import DEADLINE
from tests.helpers.server_fixtures import memory_folder
from tests.helpers.servers import SEED, SOAK, ForkServer, Server

schema = schemathesis.openapi.from_dict(openapi())
CHECKS = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
    openapi_checks.unsupported_method,
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, fork_server: ForkServer) -> Iterator[Server]:
    """One of each kind: what one database takes another may not."""
    options = ["--fixed-deal", "--rate-limit", "0"]
    if request.param == "postgresql":
        options += ["--database", request.getfixturevalue("postgres").new_database()]
    with memory_folder() as folder:
        server = Server(fork_server, folder, *options, ONIRIM_TESTING="1").start()
        yield server
        server.stop()


@schema.parametrize()
@seed(SEED)
@settings(max_examples=20 * SOAK, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests(case: Case[Any], server: Server) -> None:
    """As somebody with a game, so that there is something to find and to break."""
    cookie = remembered_cookie(server.url)
    headers = {"Cookie": cookie} if case.method != "DELETE" else {}
    case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=DEADLINE)


def test_the_game_is_still_there(server: Server) -> None:
    """After all that."""

    async def scenario() -> None:
        ann = Account(server.url, remembered_cookie(server.url))
        *_, oldest = await ann.games()
        async with ann.sit(oldest.id) as seat:
            await seat.act(seat.view.actions[0])

    asyncio.run(scenario())


cookies: dict[str, str] = {}


def remembered_cookie(url: str) -> str:
    if url not in cookies:
        ann = Account(url)
        asyncio.run(ann.create(name="Ann"))
        cookies[url] = ann.cookie
    return cookies[url]
