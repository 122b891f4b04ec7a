"""What operators do: settings from three places, several processes, a Unix socket, questions."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import stat
from pathlib import Path

import pytest

from onirim.client import Account, RequestFailed, play
from onirim.exit_codes import ExitCode
from onirim.players.registry import make_player
from onirim.server import context
from onirim.server.api.middleware import believable
from tests.helpers.command import onirim
from tests.helpers.deadlines import DEADLINE
from tests.helpers.postgres import Postgres
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server, until
from tests.server.http_client import get
from tests.server.raw import raw_socket
from tests.server.refused_starts import refused


def test_settings_come_from_flags_the_environment_and_a_file(
    make_server: MakeServer, tmp_path: Path
) -> None:
    """In this order."""
    config = tmp_path / "onirim.toml"
    config.write_text(
        'base-path = "/file"\nallow-host = ["cards.example"]\nmetrics_token = "abc"\nport = 1\n'
    )
    server = make_server("--config", str(config), ONIRIM_BASE_PATH="/environment")
    assert server.url.endswith(f":{server.port}/environment"), "the flag and the environment"
    url = f"http://127.0.0.1:{server.port}/environment"
    assert get(f"{url}/api/about", {"Host": "cards.example"})[0] == 200
    assert get(f"{url}/metrics")[0] == 403


@pytest.mark.parametrize("text", ['colour = "red"', "port = [", "port = 1\nport = 2"])
def test_a_file_with_other_words_is_refused(tmp_path: Path, text: str) -> None:
    config = tmp_path / "onirim.toml"
    config.write_text(text)
    code, said = refused("--config", str(config))
    assert code == ExitCode.USAGE
    assert "onirim.toml" in said


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    code, said = refused("--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert code == ExitCode.USAGE
    assert "PostgreSQL" in said


def children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_several_processes_behind_one_address(make_server: MakeServer, postgres: Postgres) -> None:
    """Games go on whichever process a seat is at; one that dies is replaced; all end together."""
    server = make_server(
        "--rate-limit", "0", "--workers", "2", "--database", postgres.new_database()
    )

    async def games() -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(3):
                group.create_task(one_game(server, number))

    until(lambda: server.said().count('"started"') == 2)
    asyncio.run(games())
    first = children(server.pid)
    assert len(first) == 2
    os.kill(first[0], signal.SIGKILL)
    until(lambda: len(set(children(server.pid)) - {first[0]}) == 2)
    until(lambda: server.said().count('"started"') == 3)
    asyncio.run(games())
    assert server.kill(signal.SIGTERM) == 0


def test_processes_end_with_the_first_one(make_server: MakeServer, postgres: Postgres) -> None:
    """If it is killed, they hold its port no longer."""
    server = make_server(
        "--rate-limit", "0", "--workers", "2", "--database", postgres.new_database()
    )
    until(lambda: server.said().count('"started"') == 2)
    family = children(server.pid)
    assert len(family) == 2
    os.kill(server.pid, signal.SIGKILL)
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))


async def one_game(server: Server, number: int) -> None:
    ann, ben = Account(server.url), Account(server.url)
    game = await ann.create("duo", "Ann")
    await ben.join(game.invite or "", "Ben")
    async with ann.sit(game.id) as first, ben.sit(game.id) as second:
        bots = [make_player("random", seed=number), make_player("random", seed=number + 1)]
        ends = await asyncio.gather(play(first, bots[0]), play(second, bots[1]))
    assert ends[0] == ends[1] != ""


def test_codes_are_counted_by_all_processes(make_server: MakeServer, postgres: Postgres) -> None:
    """Two servers do not make twice as many guesses."""
    database = ("--database", postgres.new_database())
    servers = [make_server(*database, clock_stands=True) for _ in range(2)]
    status = []
    for i in range(14):
        body = json.dumps({"code": "0000"}).encode()
        connection = http.client.HTTPConnection("127.0.0.1", servers[i % 2].port, timeout=DEADLINE)
        connection.request("POST", "/api/me/claim", body, {"Content-Type": "application/json"})
        status.append(connection.getresponse().status)
        connection.close()
    assert status.count(404) == 10
    assert status.count(429) == 4


def test_a_unix_socket(make_server: MakeServer, tmp_path: Path) -> None:
    """For a proxy on this machine, whose headers are believed."""
    file = tmp_path / "onirim.socket"
    server = make_server("--socket", str(file))
    assert f"unix:{file}" in server.said()
    assert stat.S_IMODE(file.stat().st_mode) == 0o660
    headers = "Host: cards.example\r\nX-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: https\r\n"
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(DEADLINE)
        connection.connect(str(file))
        body = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}"
        connection.sendall(f"POST /api/games HTTP/1.1\r\n{headers}{body}".encode())
        answer = connection.recv(4096)
    assert answer.startswith(b"HTTP/1.1 201")
    assert b"; Secure" in answer
    server.kill()
    assert make_server("--socket", str(file)).pid, "the file that was left is no hindrance"


def test_a_client_cannot_write_its_own_address(make_server: MakeServer, tmp_path: Path) -> None:
    """A proxy appends to X-Forwarded-For: behind a Unix socket only the last one counts."""
    file = tmp_path / "onirim.socket"
    make_server("--socket", str(file), clock_stands=True)
    status = []
    for number in range(14):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(DEADLINE)
            connection.connect(str(file))
            head = (
                "POST /api/me/claim HTTP/1.1\r\nHost: cards.example\r\n"
                f"X-Forwarded-For: 203.0.113.{number}, 198.51.100.7\r\n"
                "Content-Type: application/json\r\nContent-Length: 15\r\n\r\n"
            )
            connection.sendall(f'{head}{{"code":"0000"}}'.encode())
            status.append(connection.recv(4096).split()[1])
    assert status.count(b"404") == 10
    assert status.count(b"429") == 4


@pytest.mark.parametrize(
    ("sent", "proxies", "believed"),
    [
        (["203.0.113.1"], [], "203.0.113.1"),
        (["203.0.113.1, 198.51.100.7"], [], "198.51.100.7"),
        (["203.0.113.1", "198.51.100.7"], [], "198.51.100.7"),
        (["1.1.1.1, 203.0.113.1, 198.51.100.7"], ["198.51.100.0/24"], "203.0.113.1"),
        (["198.51.100.7"], ["198.51.100.0/24"], "198.51.100.7"),
    ],
)
def test_the_address_that_a_proxy_has_seen(
    sent: list[str], proxies: list[str], believed: str
) -> None:
    headers = [(b"host", b"cards.example"), *((b"x-forwarded-for", one.encode()) for one in sent)]
    kept = believable(headers, proxies)
    assert kept == [(b"host", b"cards.example"), (b"x-forwarded-for", believed.encode())]


def test_looking_up_exporting_and_deleting(make_server: MakeServer, tmp_path: Path) -> None:
    server = make_server()
    place = ("--data", str(server.data))

    async def begun() -> tuple[str, str]:
        ann = Account(server.url)
        game = await ann.create(name="Annabel")
        async with ann.sit(game.id) as seat:
            await seat.act(seat.view.actions[0])
        return game.id, game.watch or ""

    game, watch = asyncio.run(begun())
    found = onirim("admin", "find", "Annabel", *place).stdout.splitlines()
    assert [line.split()[0] for line in found] == ["game", "person"]
    assert found[0].endswith(" solo 1 action going on")
    person = found[1].split()[1]
    assert onirim("admin", "find", game, "--lang", "fr", *place).stdout.startswith("partie ")
    shown = onirim("admin", "show", game, *place).stdout
    assert json.loads(shown)["seats"][0]["name"] == "Annabel"
    assert watch not in shown
    assert "cards" not in shown
    file = tmp_path / "export.json"
    assert onirim("admin", "export", person, str(file), *place).returncode == 0
    exported = json.loads(file.read_text())
    assert [one["game"]["id"] for one in exported["games"]] == [game]
    assert len(exported["games"][0]["log"]) == 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert onirim("admin", "export", game, str(file), *place).returncode == ExitCode.UNWRITABLE
    assert onirim("admin", "delete", person, "--yes", *place).returncode == 0
    none = onirim("admin", "find", "Annabel", *place)
    assert (none.returncode, none.stdout) == (1, "")
    assert "nobody is called so" in none.stderr
    assert onirim("admin", "show", game, *place).returncode == ExitCode.NO
    assert "Annabel" not in onirim("admin", "show", person, *place).stdout


@pytest.mark.parametrize(
    ("command", "what"),
    [(["sign-out"], "person"), (["delete", "--yes"], "person"), (["delete", "--yes"], "game")],
)
def test_a_command_reaches_open_sockets(
    make_server: MakeServer, command: list[str], what: str
) -> None:
    """Whose cookies are recalled, who is deleted or whose game is: all in seconds."""
    assert context.KEY_SECONDS < 5
    server = make_server("--rate-limit", "0")
    place = ("--data", str(server.data))

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Annabel")
        await ben.join(game.invite or "", "Ben")
        found = (await asyncio.to_thread(onirim, "admin", "find", "Annabel", *place)).stdout
        names = dict(line.split()[:2] for line in found.splitlines())
        async with raw_socket(ann, game.id, {}) as hers, raw_socket(ben, game.id, {}) as his:
            await hers.rest()
            await his.rest()
            done = await asyncio.to_thread(onirim, "admin", *command, names[what], *place)
            assert done.returncode == 0, done.stderr
            assert await hers.closed() == (1012 if what == "person" else 4410)
            if what == "person":
                await his.rest()  # the partner plays on
        with pytest.raises(RequestFailed):
            await ann.game(game.id)

    asyncio.run(scenario())


def test_metrics_of_everything_that_can_be_short(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        async with ann.sit((await ann.create()).id) as seat:
            await seat.act(seat.view.actions[0])

    asyncio.run(scenario())
    text = get(server.url + "/metrics")[2].decode()
    for name in (
        "onirim_connections", "onirim_sockets", "onirim_rooms", "onirim_commit_seconds_count",
        "onirim_failed_commits_total", "onirim_waiting_entries", "onirim_work_waiting",
        "onirim_workers_ended_total", "onirim_database_bytes", "onirim_log_bytes",
        "process_resident_memory_bytes", "process_open_fds", "process_cpu_seconds_total",
    ):  # fmt: skip
        assert f"\n{name} " in text, name


def test_a_full_server_takes_no_new_games(make_server: MakeServer) -> None:
    """Games that were begun go on, and the metrics say so."""
    server = make_server("--rate-limit", "0")
    account = Account(server.url)
    game = asyncio.run(account.create())
    server.kill()
    server.options = ("--rate-limit", "0", "--max-megabytes", "0.01")
    server.start()
    until(lambda: b"onirim_database_bytes 0.0" not in get(server.url + "/metrics")[2])

    async def scenario() -> None:
        with pytest.raises(RequestFailed) as wrong:
            await account.create()
        assert (wrong.value.status, wrong.value.reason) == (503, "full")
        async with asyncio.timeout(DEADLINE), account.sit(game.id) as seat:
            await seat.act(seat.view.actions[0])

    asyncio.run(scenario())
    assert b'onirim_refusals_total{limit="full"} 1.0' in get(server.url + "/metrics")[2]
