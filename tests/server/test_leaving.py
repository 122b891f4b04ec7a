"""A client that leaves closes its socket, even if the server has stopped answering."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from onirim.client import Account, BlockingSeat
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server


@contextmanager
def frozen(server: Server) -> Iterator[None]:
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


def test_a_frozen_server_gets_no_farewell(make_server: MakeServer) -> None:
    """Its socket would otherwise stay open until it is collected, with a warning."""
    server = make_server()
    account = Account(server.url)
    game = asyncio.run(account.create())
    with ExitStack() as frozen_then:
        with BlockingSeat(account.sit(game.id)) as seat:
            socket = seat.seat.socket
            assert socket is not None
            frozen_then.enter_context(frozen(server))
        assert seat.loop.is_closed()
        assert socket.transport.get_extra_info("socket").fileno() == -1
