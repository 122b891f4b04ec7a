"""Starting and ending a server: everything that can go wrong is said in one sentence."""

from __future__ import annotations

import errno
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import uvicorn
from sqlalchemy.engine import make_url

import onirim
from onirim.engine.messages import Message, OnirimError
from onirim.extras import MissingExtra
from onirim.server.app import make_app
from onirim.server.app_context import AppContext
from onirim.server.lock import InUse, hold
from onirim.server.logs import log, set_up_logs
from onirim.server.settings import TESTING, Settings
from onirim.server.transport import transport_options
from onirim.store import DatabaseNewer, DatabaseUnreachable, FolderNotWritable, Store
from onirim.store.database import parse, shown

__all__ = ["EXIT_CODES", "CannotServe", "run_server"]

MOST_FRAME = 4096  # bytes of one frame from a client
PATIENCE = 5  # seconds for requests that are under way when the server ends

EXIT_CODES = {
    "call": 2,
    "address": 3,
    "unreachable": 4,
    "newer": 5,
    "folder": 6,
    "in use": 7,
}


class CannotServe(OnirimError):
    """The server does not start: one sentence, and the exit code."""

    def __init__(self, why: str, message: Message) -> None:
        super().__init__(message)
        self.code = EXIT_CODES[why]


def run_server(settings: Settings, say: Callable[[str], None]) -> None:
    """Serve until a signal ends it."""
    check_settings(settings)
    listener = bind(settings)
    try:
        store = open_store(settings)
    except (CannotServe, MissingExtra):
        listener.close()
        raise
    lock = lock_of(settings)
    context = AppContext(settings, store)
    set_up_logs()
    for line in explanation(settings, context, address(settings, listener)):
        say(line)
    log("started", version=onirim.__version__, compiled=onirim.compiled)
    config = uvicorn.Config(
        make_app(context),
        log_config=None,
        access_log=False,
        lifespan="on",
        **transport_options(context.gate),
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    Server(config, context).run(sockets=[listener])
    log("ended")
    if lock is not None:
        lock.close()


class Server(uvicorn.Server):
    """Tells the players that it ends, and ends well."""

    def __init__(self, config: uvicorn.Config, context: AppContext) -> None:
        super().__init__(config)
        self.context = context

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.context.say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A server that stopped when asked has not failed: the signal is not raised again."""
        before = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def check_settings(settings: Settings) -> None:
    if settings.fixed_deal and os.environ.get(TESTING) != "1":
        fixed = Message(
            "terminal-fixed-deal",
            "--fixed-deal is for tests alone: it needs {variable}=1",
            variable=TESTING,
        )
        raise CannotServe("call", fixed)
    base = settings.base_path
    if base and (not base.startswith("/") or base.endswith("/")):
        path = Message(
            "terminal-base-path",
            "a base path is like {example}, not '{text}'",
            example="/onirim",
            text=base,
        )
        raise CannotServe("call", path)
    if settings.limits < 0:
        limits = Message("terminal-limits", "--limits is a number from 0 (none) upwards")
        raise CannotServe("call", limits)


def bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(2048)
    except OSError as wrong:
        listener.close()
        where = f"{settings.host}:{settings.port}"
        if wrong.errno == errno.EADDRINUSE:
            taken = Message(
                "terminal-port-in-use",
                "{address} is in use already; choose another with --port",
                address=where,
            )
            raise CannotServe("address", taken) from None
        deaf = Message(
            "terminal-listen",
            "cannot listen on {address}: {why}",
            address=where,
            why=wrong.strerror or str(wrong),
        )
        raise CannotServe("address", deaf) from None
    except OverflowError:
        listener.close()
        no_port = Message("terminal-no-port", "{port} is no port", port=str(settings.port))
        raise CannotServe("address", no_port) from None
    return listener


def open_store(settings: Settings) -> Store:
    try:
        return Store.open(settings.url)
    except DatabaseNewer as wrong:
        raise CannotServe("newer", wrong.message) from None
    except FolderNotWritable as wrong:
        raise CannotServe("folder", wrong.message) from None
    except DatabaseUnreachable as wrong:
        raise CannotServe("unreachable", wrong.message) from None


def lock_of(settings: Settings) -> IO[bytes] | None:
    """PostgreSQL is made for several servers; a SQLite file has one."""
    place = make_url(settings.url)
    if place.get_backend_name() != "sqlite":
        return None
    try:
        return hold(Path(f"{place.database}.lock"))
    except InUse as wrong:
        raise CannotServe("in use", wrong.message) from None


def address(settings: Settings, listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown_host = f"[{host}]" if ":" in host else host
    return f"http://{shown_host}:{port}{settings.base_path}/"


def explanation(settings: Settings, context: AppContext, where: str) -> list[str]:
    """What the operator wants to know."""
    compiled = "compiled" if onirim.compiled else "interpreted"
    lines = [
        f"Onirim {onirim.__version__} at {where}",
        f"  data folder  {settings.folder}",
        f"  database     {shown(parse(settings.url))}",
        f"  engine       {compiled}",
    ]
    if context.site is None:
        lines.append("  browser      the table is not part of this installation")
    if settings.fixed_deal:
        lines.append("  for tests    new games may be given their deck")
    return [*lines, "  Ctrl-C ends it; games go on when it is started again."]
