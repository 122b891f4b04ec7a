"""Slow, endless and many clients: they are sent away, counted, and nobody else notices."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.protocol import State

from onirim.client import Account
from onirim.engine.layout import SPECTATOR
from onirim.server.process.metrics import Metrics
from onirim.server.rooms.room import MOST_SPECTATORS, Room
from onirim.server.security.addresses import is_one_of, limited_as
from onirim.server.security.connection_limits import MOST_OF_ADDRESS, Gate
from onirim.server.security.limited_protocols import transport_options
from onirim.server.security.rate_limits import MOST_BUCKETS, Limiter, Rate
from onirim.server.settings import Settings
from tests.helpers.deadlines import DEADLINE
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server
from tests.server.http_client import get, post
from tests.server.raw import raw_socket
from tests.server.stepped import run_stepped

HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=DEADLINE) as connection:
        yield connection


def pour(connection: socket.socket, start: bytes, most: int = 64 << 20) -> int:
    """Send a start and then the same letter for ever; how much was taken before the end."""
    sent = 0
    try:
        connection.sendall(start)
        while sent < most:
            connection.sendall(b"x" * 16_384)
            sent += 16_384
            time.sleep(0.001)
    except OSError:
        pass
    return sent


def ended(connection: socket.socket) -> bool:
    """Has the other side closed it?"""
    try:
        while connection.recv(4096):
            pass
    except ConnectionError:
        return True
    return True


def metric(server: Server, name: str) -> float:
    text = get(server.url + "/metrics")[2].decode()
    found = [line for line in text.splitlines() if line.startswith(name + " ")]
    return float(found[0].split()[-1]) if found else 0.0


@pytest.mark.parametrize("start", [HEAD + b"X-Long: ", b"GET /", HEAD + b"A: b\r\n" * 4000])
def test_endless_headers_and_addresses_are_cut_off(server: Server, start: bytes) -> None:
    with connected(server) as connection:
        assert pour(connection, start) < 16 << 20  # the kernel takes some megabytes by itself
        assert ended(connection)
    assert get(server.url + "/healthz")[0] == 200


def test_headers_that_come_at_once_are_measured_too(server: Server) -> None:
    long = {f"X-{i}": "y" * 4000 for i in range(8)}
    assert get(server.url + "/healthz", long)[0] in (400, 431)
    assert get(server.url + "/healthz?" + "z" * 17_000)[0] in (400, 431)
    assert get(server.url + "/healthz", {"X-1": "y" * 4000})[0] == 200


def test_one_address_has_so_many_connections(make_server: MakeServer) -> None:
    server = make_server("--request-timeout", "3600")
    with ExitStack() as stack:
        connections = [stack.enter_context(connected(server)) for _ in range(MOST_OF_ADDRESS + 5)]
        assert ended(connections[-1])
        connections[0].sendall(HEAD + b"\r\n")
        assert connections[0].recv(100).startswith(b"HTTP/1.1 200")


def test_others_do_not_pay_for_it() -> None:
    """A proxy brings many; a network of IPv6 is one; the whole has an end."""
    settings = Settings(folder=None, trust_proxy=("10.0.0.0/8",))  # type: ignore[arg-type]
    gate = Gate(settings, Metrics(), most=MOST_OF_ADDRESS * 3 + 1)
    for i in range(MOST_OF_ADDRESS):
        assert gate.enter(f"2001:db8::{i:x}")
    assert not gate.enter("2001:db8::ffff")
    assert all(gate.enter("10.1.2.3") for _ in range(MOST_OF_ADDRESS * 2))
    assert gate.enter("192.0.2.1")
    assert not gate.enter("192.0.2.2"), "full"
    gate.leave("2001:db8::7")
    assert gate.enter("192.0.2.2")
    assert gate.open == MOST_OF_ADDRESS * 3 + 1


def test_addresses() -> None:
    assert (
        limited_as("2001:db8:0:1:2:3:4:5") == limited_as("2001:db8:0:1::9") == "2001:db8:0:1::/64"
    )
    assert limited_as("::ffff:192.0.2.7") == limited_as("192.0.2.7") == "192.0.2.7"
    assert is_one_of("10.1.2.3", ["10.0.0.0/8"])
    assert not is_one_of("11.1.2.3", ["10.0.0.0/8", "nonsense"])


def test_very_many_addresses_cost_no_more_than_few() -> None:
    """The oldest is forgotten, one for one; nobody is asked to look through all of them."""
    limiter = Limiter(Rate(burst=2, per_second=0.0), 1.0)
    for i in range(MOST_BUCKETS + 10):
        assert limiter.take(str(i))
    assert len(limiter.buckets) == MOST_BUCKETS
    last = str(MOST_BUCKETS + 9)
    assert limiter.take(last)
    assert not limiter.take(last)


def test_sockets_that_come_at_once_are_counted_at_once(make_server: MakeServer) -> None:
    server = make_server("--rate-limit", "0.1")

    async def scenario() -> int:
        ann = Account(server.url)
        game = (await ann.create()).id
        opened, everybody = 0, asyncio.Barrier(11)

        async def one() -> None:
            nonlocal opened
            try:
                async with raw_socket(ann, game):
                    opened += 1
                    await everybody.wait()  # nobody leaves before all have come
            except InvalidStatus:
                await everybody.wait()

        await asyncio.gather(*(one() for _ in range(11)))
        return opened

    assert asyncio.run(scenario()) == 6


def test_a_game_has_so_many_spectators() -> None:
    class Watching:
        seat = SPECTATOR

    room = Room.__new__(Room)
    room.connections = {Watching() for _ in range(MOST_SPECTATORS - 1)}  # type: ignore[misc]
    assert room.has_room_for_spectators()
    room.connections.add(Watching())  # type: ignore[arg-type]
    assert not room.has_room_for_spectators()


def test_a_flood_of_refusals_is_one_line(make_server: MakeServer) -> None:
    server = make_server("--rate-limit", "0.1", clock_stands=True)
    status = [post(server.url + "/api/nothing", b"{}")[0] for _ in range(30)]
    assert status.count(429) == 18
    assert server.said().count("too many requests") == 1


def test_a_socket_that_has_ended_leaves_nothing_to_be_found_later() -> None:
    """The server seldom looks for cycles: what ends must go by itself."""

    async def greet(scope: object, receive: object, send: object) -> None:
        """Nothing: the handshake is enough."""

    async def scenario() -> None:
        settings = Settings(folder=None)  # type: ignore[arg-type]
        options = transport_options(Gate(settings, Metrics()))
        config = uvicorn.Config(greet, log_config=None, ws_per_message_deflate=False, **options)
        config.load()
        protocol = options["ws"](config, ServerState(), {}, asyncio.get_running_loop())
        protocol.gate.enter("")
        protocol.connection_made(Deaf())
        protocol.data_received(
            b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert protocol.handshake_initiated
        kept = weakref.ref(protocol.conn)
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)
        del protocol
        assert kept() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()


def test_only_who_has_been_silent_is_asked_whether_he_is_there() -> None:
    async def nothing(scope: object, receive: object, send: object) -> None:
        """Nobody is served here."""

    async def scenario() -> None:
        options = transport_options(Gate(Settings(folder=None), Metrics()))  # type: ignore[arg-type]
        config = uvicorn.Config(nothing, log_config=None, ws_ping_interval=20.0, **options)
        config.load()
        loop, wire = asyncio.get_running_loop(), Deaf()
        protocol = options["ws"](config, ServerState(), {}, loop)
        protocol.gate.enter("")
        protocol.connection_made(wire)
        protocol.conn.state = State.OPEN
        protocol.heard_at = loop.time() - 5
        protocol.send_keepalive_ping()
        assert wire.written == []
        assert protocol.ping_timer.when() == loop.time() + 15
        protocol.heard_at = loop.time() - 20
        protocol.send_keepalive_ping()
        assert len(wire.written) == 1
        protocol.connection_lost(None)

    run_stepped(scenario())


class Deaf(asyncio.Transport):
    """The other side of a protocol that nobody listens to."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """It goes nowhere."""
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def close(self) -> None:
        """Nothing is open."""

    def is_closing(self) -> bool:
        return False
