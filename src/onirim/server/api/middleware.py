"""What stands before every request: where it comes from, how big and how often, what goes back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from onirim.engine.messages import Message
from onirim.server.api.problems import problem, too_long
from onirim.server.process.logs import log, log_rarely
from onirim.server.security.addresses import is_address, is_one_of, limited_as
from onirim.server.security.connection_limits import MOST_HEADER_BYTES
from onirim.server.security.content_policy import content_policy
from onirim.server.settings import Settings

if TYPE_CHECKING:
    from onirim.server.context import AppContext

__all__ = [
    "MOST_BYTES",
    "SecurityMiddleware",
    "address_of",
    "behind_proxies",
    "believable",
    "header_bytes",
    "is_local",
    "is_our_host",
    "is_our_page",
]

Headers = list[tuple[bytes, bytes]]
FORWARDED_FOR = b"x-forwarded-for"
PEER = "onirim.peer"  # in the scope: the address of the connection itself
SAFE = ("GET", "HEAD", "OPTIONS")
MOST_BYTES = 64 * 1024  # of a request's body
TOO_MANY_REQUESTS = Message("server-requests", "too many requests; wait a moment")
HEADERS_LONG = Message(
    "server-headers-long", "headers and address have at most {limit} bytes", limit=MOST_HEADER_BYTES
)
FOREIGN_HOST = Message(
    "server-host", "this server does not have that name: start it with --allow-host NAME"
)
FOREIGN_PAGE = Message("server-origin", "this page may not talk to this server")
HEADERS = {
    "Content-Security-Policy": content_policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class SecurityMiddleware:
    """Middleware over all plain requests."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self.app = app
        self.context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def send_guarded(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if status == HTTPStatus.TOO_MANY_REQUESTS and self.asks_on(scope):
                    headers["Connection"] = "close"
            await send(message)

        refusal = self.refusal(Request(scope))
        await (refusal or self.app)(scope, receive, send_guarded)
        self.context.metrics.requests.labels(str(status)).inc()
        route = getattr(scope.get("route"), "path", "")
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            log_rarely("too many requests", route=route)
            return
        milliseconds = round((time.perf_counter() - begun) * 1000, 1)
        log("request", method=scope["method"], route=route, status=status, ms=milliseconds)

    def refusal(self, request: Request) -> Response | None:
        self.warn_of_proxy(request)
        if not self.context.limits.requests.take(address_of(request)):
            self.context.metrics.refusals.labels("requests").inc()
            return problem(429, "too-fast", TOO_MANY_REQUESTS)
        if not is_our_host(request, self.context.settings):
            return problem(421, "host", FOREIGN_HOST)
        if header_bytes(request.scope) > MOST_HEADER_BYTES:
            return problem(431, "too-long", HEADERS_LONG)
        length = request.headers.get("content-length", "")
        if length.isdecimal() and int(length) > MOST_BYTES:
            return problem(413, "too-long", too_long(MOST_BYTES))
        if request.method not in SAFE and not is_our_page(request, self.context.settings):
            return problem(403, "origin", FOREIGN_PAGE)
        return None

    def asks_on(self, scope: Scope) -> bool:
        """Does this address ask again and again although it is told to wait?"""
        return not self.context.limits.refusals.take(address_of(Request(scope)))

    def warn_of_proxy(self, request: Request) -> None:
        """Behind a proxy that is not believed, everybody has one address and shares its limits."""
        settings = self.context.settings
        if "x-forwarded-for" in request.headers and not (settings.trust_proxy or settings.socket):
            log_rarely(
                "forwarded by a proxy that is not believed: start with --trust-proxy ADDRESS"
            )


def is_our_host(request: HTTPConnection, settings: Settings) -> bool:
    """Is it meant for us? A page of another name may have been pointed at our address.

    Addresses and this machine's own names are ours; others are if the operator says so. A proxy
    that is believed knows which names it serves.
    """
    host = request.headers.get("host", "")
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    name = name.strip("[]").rstrip(".").lower()
    known = {
        *settings.allow_host,
        *(urlsplit(origin).hostname or "" for origin in settings.allow_origin),
    }
    if name in known or "*" in known:
        return True
    if not settings.allow_host and believed(request, settings):
        return True
    return name in ("", "localhost", settings.host.lower()) or is_address(name)


def behind_proxies(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Believe the headers of our proxies, and remember who has really connected."""
    trusted = ["*"] if settings.socket else list(settings.trust_proxy)
    inner: Any = ProxyHeadersMiddleware(app, trusted) if trusted else app  # type: ignore[arg-type]

    async def noted(scope: Scope, receive: Receive, send: Send) -> None:
        scope[PEER] = (scope.get("client") or ("",))[0]
        if settings.socket and "headers" in scope:
            scope["headers"] = believable(scope["headers"], settings.trust_proxy)
        await inner(scope, receive, send)

    return noted


def believable(headers: Headers, proxies: Sequence[str]) -> Headers:
    """Headers with one address in X-Forwarded-For: the last that is no proxy of ours.

    Through a Unix socket everybody is believed, and a proxy appends to what a client has written.
    """
    sent = b",".join(value for name, value in headers if name == FORWARDED_FOR)
    if not sent:
        return headers
    hosts = [host.strip() for host in sent.decode("latin-1").split(",")]
    last = next((host for host in reversed(hosts) if not is_one_of(host, proxies)), hosts[0])
    others = [(name, value) for name, value in headers if name != FORWARDED_FOR]
    return [*others, (FORWARDED_FOR, last.encode("latin-1"))]


def believed(request: HTTPConnection, settings: Settings) -> bool:
    """Does it come from a proxy of ours?"""
    peer = request.scope.get(PEER, "")
    trusts = bool(settings.trust_proxy or settings.socket)
    return trusts and (not peer or is_one_of(peer, settings.trust_proxy))


def is_our_page(request: HTTPConnection, settings: Settings) -> bool:
    """Browsers say which page sends a request; other programs say nothing."""
    origin = request.headers.get("origin")
    if origin is None:
        return True
    if settings.allow_origin:
        return origin in settings.allow_origin
    scheme = {"ws": "http", "wss": "https"}.get(request.url.scheme, request.url.scheme)
    return origin == f"{scheme}://{request.headers.get('host', '')}"


def address_of(request: HTTPConnection) -> str:
    """Under which limits it comes: the address, of IPv6 the network."""
    return limited_as(request.client.host) if request.client else ""


def header_bytes(scope: Scope) -> int:
    """What a single read can bring is more than h11 would wait for."""
    address = len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")
    return address + sum(len(name) + len(value) for name, value in scope["headers"])


def is_local(request: HTTPConnection) -> bool:
    """Does it come from this machine, and not through a proxy on it?"""
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded"))
    return not forwarded and request.scope.get(PEER) in ("127.0.0.1", "::1")
