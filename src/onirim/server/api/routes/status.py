"""Plain requests of operators: is it well, and how much does it do?"""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response

from onirim.engine.messages import Message
from onirim.server.api.handlers import context_of
from onirim.server.api.middleware import is_local
from onirim.server.api.problems import ApiError
from onirim.server.process.logs import log_rarely
from onirim.server.store.database_file import DATABASE_SILENT

__all__ = ["health", "metrics"]


async def health(request: Request) -> Response:
    """Is the process alive, and could it store a game?"""
    trouble = await context_of(request).health.check()
    if trouble:
        log_rarely("not healthy", why=trouble)
        raise ApiError(503, "database", DATABASE_SILENT)
    return Response(b'{"status":"ok"}', media_type="application/json")


async def metrics(request: Request) -> Response:
    """For whoever knows the token; where there is none, for this machine."""
    context = context_of(request)
    token = context.settings.metrics_token
    said = request.headers.get("authorization", "").encode()
    known = hmac.compare_digest(said, f"Bearer {token}".encode())
    if not (known if token else is_local(request)):
        raise ApiError(403, "forbidden", Message("server-metrics", "the metrics are not for you"))
    return Response(context.metrics_text(), media_type="text/plain; version=0.0.4")
