"""Starting and ending a server: everything that can go wrong is said in one sentence."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

import uvicorn

import onirim
from onirim import MissingExtra
from onirim.engine.messages import Message, OnirimError
from onirim.exit_codes import ExitCode
from onirim.server.api.app import make_app
from onirim.server.api.middleware import behind_proxies
from onirim.server.context import AppContext
from onirim.server.process.collector import freeze_survivors
from onirim.server.process.listen import address, listen
from onirim.server.process.lock import hold
from onirim.server.process.logs import log, set_up_logs
from onirim.server.process.startup_errors import CannotServe
from onirim.server.process.supervisor import ENDING_SIGNALS, supervise
from onirim.server.security.addresses import is_network
from onirim.server.security.limited_protocols import transport_options
from onirim.server.security.transport_check import check_transport
from onirim.server.settings import TESTING, Settings
from onirim.server.site import Site
from onirim.server.store import Store
from onirim.server.store.database import check_folder, file_of, parse_url, shown
from onirim.server.store.set_aside import set_aside

__all__ = ["run_server"]

SWITCH_SECONDS = 0.0005  # that one thread makes the others wait: players wait for the loop's
MOST_FRAME = 4096  # bytes of one frame from a client
PATIENCE = 5  # seconds for requests that are under way when the server ends


def run_server(settings: Settings, say: Callable[[Message], None]) -> None:
    """Serve until a signal ends it."""
    check_settings(settings)
    check_transport()
    listener = listen(settings)
    try:
        lock = make_room(settings, lock_of(settings), say)
        store = Store.open(settings.url)
    except (OnirimError, MissingExtra):
        listener.close()
        raise
    set_up_logs(getattr(logging, settings.log_level.upper()))
    for line in explanation(settings, address(settings, listener)):
        say(line)
    if settings.workers > 1:
        store.close()
        serve_together(settings, listener)
        return
    run_process(settings, store, listener)
    if lock is not None:
        lock.close()


def serve_together(settings: Settings, listener: socket.socket) -> None:
    """Several processes, which leave their metrics where all of them find them."""
    with TemporaryDirectory(prefix="onirim-") as folder:
        each = replace(settings, metrics_folder=Path(folder))
        supervise(settings.workers, lambda: run_process(each, Store.open(each.url), listener))


def run_process(settings: Settings, store: Store, listener: socket.socket) -> None:
    """One process of a server, until a signal ends it."""
    sys.setswitchinterval(SWITCH_SECONDS)
    context = AppContext(settings, store)
    log("started", version=onirim.__version__, compiled=onirim.compiled)
    config = uvicorn.Config(
        behind_proxies(make_app(context), settings),
        log_config=None,
        access_log=False,
        lifespan="on",
        **transport_options(context.gate),
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    freeze_survivors()
    Server(config, context).run(sockets=[listener])
    if context.stuck:
        log("ended while the database hangs", logging.ERROR)
        os._exit(ExitCode.UNREACHABLE)  # threads that wait for it would keep us for ever
    log("ended")


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
        before = {number: signal.signal(number, self.handle_exit) for number in ENDING_SIGNALS}
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
        raise CannotServe(ExitCode.USAGE, fixed)
    base = settings.base_path
    if base and (not base.startswith("/") or base.endswith("/")):
        path = Message(
            "terminal-base-path",
            "a base path is like {example}, not '{text}'",
            example="/onirim",
            text=base,
        )
        raise CannotServe(ExitCode.USAGE, path)
    for proxy in settings.trust_proxy:
        if not is_network(proxy):
            unknown = Message(
                "terminal-trust-proxy",
                "--trust-proxy is an address or a network such as {example}, not '{text}'",
                example="172.28.0.0/24",
                text=proxy,
            )
            raise CannotServe(ExitCode.USAGE, unknown)
    if settings.workers > 1 and not settings.database.startswith("postgres"):
        one = Message(
            "terminal-one-worker", "a SQLite file has one process: --workers needs PostgreSQL"
        )
        raise CannotServe(ExitCode.USAGE, one)


def lock_of(settings: Settings) -> IO[bytes] | None:
    """PostgreSQL is made for several servers; a SQLite file has one, from before it is opened."""
    file = file_of(parse_url(settings.url))
    if file is None:
        return None
    check_folder(file)
    return hold(file)


def make_room(
    settings: Settings, lock: IO[bytes] | None, say: Callable[[Message], None]
) -> IO[bytes] | None:
    """Move an outdated SQLite file aside, say where it is, and lock the one in its place."""
    aside = set_aside(settings.url) if lock is not None else None
    if lock is None or aside is None:
        return lock
    say(
        Message(
            "terminal-serve-aside",
            "The database is too old for this version: moved to {file}, starting a new one.",
            file=str(aside),
        )
    )
    lock.close()
    return lock_of(settings)


def explanation(settings: Settings, where: str) -> list[Message]:
    """What the operator wants to know."""
    lines = [
        Message(
            "terminal-serve-at",
            "Onirim {version} at {address}",
            version=onirim.__version__,
            address=where,
        ),
        Message("terminal-serve-folder", "data folder: {folder}", folder=str(settings.folder)),
        Message(
            "terminal-serve-database",
            "database: {database}",
            database=shown(parse_url(settings.url)),
        ),
        Message("terminal-serve-compiled", "engine: compiled")
        if onirim.compiled
        else Message("terminal-serve-interpreted", "engine: interpreted"),
    ]
    if not Site.is_installed():
        lines.append(
            Message("terminal-serve-no-table", "browser: the table isn't part of this installation")
        )
    if settings.fixed_deal:
        lines.append(
            Message("terminal-serve-tests", "for tests: new games may be given their deck")
        )
    stop = Message("terminal-serve-stop", "Press Ctrl-C to stop; games continue at the next start.")
    return [*lines, stop]
