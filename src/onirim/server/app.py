"""The app: routes under the base path, the guard before them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Mount

from onirim.server.guard import MOST_BYTES, Guard
from onirim.server.house import House
from onirim.server.operations import all_routes
from onirim.server.problems import (
    Cannot,
    answer_broken,
    answer_cannot,
    answer_http_error,
    answer_trouble,
)
from onirim.server.rooms import BrokenGame

__all__ = ["make_app"]


def make_app(house: House) -> Starlette:
    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    routes = all_routes()
    base = house.settings.base_path
    app = Starlette(
        routes=[Mount(base, routes=routes)] if base else routes,
        middleware=[Middleware(Guard, house=house)],
        exception_handlers={
            Cannot: answer_cannot,
            BrokenGame: answer_broken,
            HTTPException: answer_http_error,
            Exception: answer_trouble,
        },
        lifespan=lifespan,
        max_body_size=64 * MOST_BYTES,  # the guard refuses before, in our own words
    )
    app.state.house = house
    return app
