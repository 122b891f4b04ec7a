"""What nobody else may have: in logs, in files, behind other names, with cookies of yesterday."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import stat
import sys
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from onirim.client import Account, RequestFailed
from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import SeatRow, Standing, StoredGame
from onirim.server.context import log_failure
from onirim.server.process import logs
from onirim.server.store import DatabaseUnavailable, Store
from onirim.server.store.games import new_id
from tests.helpers.command import onirim
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server, until
from tests.server.http_client import get, post, refused
from tests.server.raw import raw_socket

SECRETS = ["Annabel", "Gm Nm Tk Gs", "pay-hand", "invite-code-of-it", "watch-code-of-it"]


def game_of(person: str, name: str = "Annabel") -> StoredGame:
    return StoredGame(
        new_id(), "duo", False, None, None, "invite-code-of-it", "watch-code-of-it", 0.0, "",
        (SeatRow(0, person, name),),
    )  # fmt: skip


def hand(number: int) -> SessionEntry:
    return SessionEntry(number, 0, "action", "pay-hand", ("Gm", "Nm", "Tk", "Gs"))


def key_twice(store: Store) -> None:
    store.games.make(game_of(made(store)), 1, hand(0))
    store.games.make(game_of(made(store)), 1, hand(0))


def nobody_there(store: Store) -> None:
    store.games.make(game_of("nobody"), 1, hand(0))


def no_name(store: Store) -> None:
    store.games.make(game_of(made(store), name=None), 1, hand(0))  # type: ignore[arg-type]


def nul_in_name(store: Store) -> None:
    store.games.make(game_of(made(store), "Annabel\0"), 1, hand(0))
    raise SQLAlchemyError("SQLite takes it")


def no_number(store: Store) -> None:
    wrong = SessionEntry("Gm Nm Tk Gs", 0, "action", "pay-hand")  # type: ignore[arg-type]
    store.games.make(game_of(made(store)), 1, wrong)
    raise SQLAlchemyError("SQLite takes it")


def no_table(store: Store) -> None:
    game = game_of(made(store))
    store.games.make(game, 1, hand(0))
    with store.engine.begin() as connection:
        connection.execute(text("DROP TABLE entries"))
    store.games.append([(game.id, [hand(1)], Standing())])


def cut_off(store: Store) -> None:
    game = game_of(made(store))
    store.games.make(game, 1, hand(0))
    with store.engine.begin() as connection:
        if store.file is not None:
            connection.execute(text("PRAGMA query_only = 1"))
        else:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
    store.games.append([(game.id, [hand(1)], Standing())])


def made(store: Store) -> str:
    person = store.people.make("Annabel")
    assert person is not None
    return person


FAILURES = [key_twice, nobody_there, no_name, nul_in_name, no_number, no_table, cut_off]


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """What a server writes, in this process."""
    root = logging.getLogger()
    handlers, level, ours = root.handlers[:], root.level, logs.plain_logger.level
    stream = StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    logs.set_up_logs()
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logs.plain_logger.setLevel(ours)


@pytest.mark.parametrize("fail", FAILURES)
def test_no_error_of_a_database_says_what_was_to_be_stored(
    database: str, logged: StringIO, fail: Callable[[Store], None]
) -> None:
    """Whichever way it comes to the log: ours, uvicorn's, asyncio's."""
    store = Store.open(database)
    driver = store.games.appending.driver
    try:
        with pytest.raises((SQLAlchemyError, DatabaseUnavailable, driver.Error)) as wrong:
            fail(store)
        failed = wrong.value
        try:
            raise RuntimeError("because of Annabel") from failed
        except RuntimeError as outer:
            logs.log("socket failed", logging.ERROR, trace=True)
            logging.getLogger("uvicorn.error").error("Exception in ASGI\n", exc_info=outer)
        logs.log("work failed", logging.ERROR, why=logs.kind_and_place(failed))
        log_failure(None, {"message": f"never retrieved {failed!r}", "exception": failed})  # type: ignore[arg-type]
    finally:
        store.close()
    lines = logged.getvalue()
    assert len(lines.splitlines()) == 4
    assert type(failed).__name__ in lines
    assert [secret for secret in SECRETS if secret in lines] == []


def test_files_are_for_their_owner_alone(make_server: MakeServer, tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        server = make_server()
        asyncio.run(Account(server.url).create())
        copy = tmp_path / "copy.sqlite3"
        assert onirim("admin", "backup", str(copy), "--data", str(server.data)).returncode == 0
    finally:
        os.umask(old)
    assert stat.S_IMODE(server.data.stat().st_mode) == 0o700
    files = [*server.data.iterdir(), copy]
    assert len(files) >= 3, "the database, its log and the backup"
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


UNPRINTABLE = ["a\0b", "\x1b[31m", "a\u202eb", "a\u200bb", "a\u2028b", "\x7f", "\x9b", "\ufeff"]
FILLERS = ["\u3164", "\u2800", "\u00ad", "\u115f\u1160", "\uffa0", "a\U000e0061", "\u3164Ann"]


@pytest.mark.parametrize("name", [*UNPRINTABLE, *FILLERS])
def test_names_and_codes_are_printable(server: Server, name: str) -> None:
    for path, body in (
        ("games", {"name": name}),
        ("join", {"code": name}),
        ("me/claim", {"code": name}),
    ):
        status, _, answer = post(f"{server.url}/api/{path}", json.dumps(body).encode())
        assert (status, json.loads(answer)["reason"]) == (400, "bad-body")


@pytest.mark.parametrize("name", [" ", "\u3000\u2003", "\u200d", " \ufe0f"])
def test_a_name_that_looks_empty_is_refused(server: Server, name: str) -> None:
    status, _, answer = post(f"{server.url}/api/games", json.dumps({"name": name}).encode())
    assert (status, json.loads(answer)["reason"]) == (400, "bad-body")


def test_names_in_any_language(server: Server) -> None:
    for name in ("Zoë", "Анна", "深い夢", "👩‍🚀", "O'Neil-\u00a0Smith", " Ann ", ""):
        status, _, _ = post(f"{server.url}/api/games", json.dumps({"name": name}).encode())
        assert status == 201


def test_nothing_but_ids_goes_to_the_database(make_server: MakeServer, postgres: object) -> None:
    """PostgreSQL fails on a NUL; a cookie may be anything."""
    server = make_server("--rate-limit", "0", "--database", postgres.new_database())  # type: ignore[attr-defined]
    ann = Account(server.url)
    asyncio.run(ann.create())
    assert get(f"{server.url}/api/games/%00", {"Cookie": ann.cookie})[0] == 404
    assert get(f"{server.url}/api/games/{'a' * 15}%00", {"Cookie": ann.cookie})[0] == 404
    assert get(f"{server.url}/api/me", {"Cookie": f"onirim-{server.port}=a.\xe9"})[0] == 200
    assert "error" not in server.said()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example"])
def test_other_names_are_not_ours(server: Server, host: str) -> None:
    """A page may have its name point at our address; then it must not be let in."""
    status, _, answer = get(server.url + "/metrics", {"Host": host})
    assert (status, json.loads(answer)["reason"]) == (421, "host")
    assert (
        post(server.url + "/api/games", b"{}", {"Host": host, "Origin": f"http://{host}"})[0] == 421
    )


def test_names_that_are_ours(make_server: MakeServer) -> None:
    server = make_server("--allow-host", "cards.example")
    for host in ("cards.example", "Cards.Example:8417", "localhost", "[::1]:80", "192.0.2.4"):
        assert get(server.url + "/api/about", {"Host": host})[0] == 200
    believing = make_server("--data", str(server.folder / "other"), "--trust-proxy", "127.0.0.1")
    assert get(believing.url + "/api/about", {"Host": "cards.example"})[0] == 200


def test_the_metrics_are_for_whoever_knows_the_token(make_server: MakeServer) -> None:
    """Also on this machine, where a tunnel or proxy may end."""
    server = make_server("--metrics-token", "abc")
    assert get(server.url + "/metrics")[0] == 403
    assert get(server.url + "/metrics", {"Authorization": "Bearer \xe9"})[0] == 403
    assert get(server.url + "/metrics", {"Authorization": "Bearer abc"})[0] == 200


def test_cookies_can_be_recalled(server: Server) -> None:
    """The thief's is worthless at once, and its socket is closed; one's own is a new one."""

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create()
        thief = Account(server.url, ann.cookie)
        async with raw_socket(thief, game.id, {}) as socket:
            await ann.recall_cookies()
            assert await socket.closed() == 1012
        assert not (await thief.me()).known
        with pytest.raises(RequestFailed) as wrong:
            await thief.game(game.id)
        assert refused(wrong) == (404, "no-game")
        assert (await ann.game(game.id)).id == game.id

    asyncio.run(scenario())


def test_the_cookie_of_a_deleted_person_is_nobodys(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        await ann.create(name="Ann")
        copy = Account(server.url, ann.cookie)
        await ann.delete_me()
        assert not (await copy.me()).known
        before = copy.cookie
        await copy.create()
        assert copy.cookie.partition("=")[2][:32] != before.partition("=")[2][:32]

    asyncio.run(scenario())


def test_forgotten_keys_are_forgotten_by_a_running_server(make_server: MakeServer) -> None:
    """Without a restart; who comes meanwhile gets a cookie of the new key and keeps it."""
    server = make_server()

    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create()
        async with raw_socket(ann, game.id, {}) as socket:
            done = await asyncio.to_thread(
                onirim, "admin", "rotate-keys", "--forget-old", "--data", str(server.data)
            )
            assert done.returncode == 0
            assert await socket.closed() == 1012
        old = ann.cookie
        assert not (await ann.me()).known
        assert ann.cookie == old, "it was not signed anew"
        await ben.create()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        assert (await ben.me()).games == 1

    asyncio.run(scenario())
    until(lambda: "keys forgotten" in server.said())
