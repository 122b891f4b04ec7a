"""Plain requests: people and their cookies, what stands before them, what is counted and logged."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from onirim.client import Account, RequestFailed
from onirim.hosting.wire import Me
from onirim.notation.record import read_record
from onirim.server.site import FOLDER, plain_page
from onirim.text import words_in
from onirim.text.say_error import say_error
from tests.helpers.server_fixtures import MakeServer
from tests.helpers.servers import Server, until
from tests.server.http_client import get, post, refused

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
TOKEN = {"ONIRIM_METRICS_TOKEN": "abc"}
DECK = ["Rs", "Bs", "Gs", "Ts", "Rk", "Bs", "Gs", "Rs", "Rm", "Bm"]


def delete(url: str, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return get(url, named, "DELETE")[0]


def test_a_client_that_hangs_up_is_no_error(make_server: MakeServer) -> None:
    """In the middle of a body, as mobile phones do."""
    server = make_server()
    parts = urlsplit(server.url)
    with socket.create_connection((parts.hostname or "", parts.port or 0)) as client:
        client.sendall(
            b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        until(lambda: b"onirim_connections 2.0" in get(server.url + "/metrics")[2], server.said)
    until(lambda: '"method": "POST"' in server.said(), server.said)
    assert '"level": "error"' not in server.said()


def test_a_person_is_a_cookie(server: Server) -> None:
    """Nothing is known of who has done nothing; then the same cookie is the same person."""

    async def scenario() -> None:
        ann = Account(server.url)
        assert not (await ann.me()).known
        assert await ann.games() == ()
        game = await ann.create("solo+B10", "Ann")
        assert (game.rules, game.result) == ("solo+B10", "")
        again = Account(server.url, ann.cookie)
        me = await again.me()
        assert (me.known, me.name, me.games) == (True, "Ann", 1)
        away = replace(game, seats=(replace(game.seats[0], here=False),))
        assert await again.games() == (away,), "no socket has come yet"
        assert await again.game(game.id) == away
        start, dot, signature = ann.cookie.rpartition(".")
        stranger = Account(server.url, f"{start}{dot}{signature[::-1]}")
        assert not (await stranger.me()).known
        with pytest.raises(RequestFailed) as wrong:
            await stranger.game(game.id)
        assert refused(wrong) == (404, "no-game")

    asyncio.run(scenario())


def test_the_cookie_is_out_of_reach_of_scripts(server: Server) -> None:
    body = b"{}"
    url = server.url + "/api/games"
    _, headers, _ = post(url, body)
    cookie = headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert cookie.startswith(f"onirim-{server.port}=")


def test_moving_to_another_device(server: Server) -> None:
    async def scenario() -> None:
        ann, phone = Account(server.url), Account(server.url)
        game = await ann.create(name="Ann")
        brought = await phone.create("duo", "Ann")
        code = (await ann.transfer()).code
        with pytest.raises(RequestFailed) as asks:
            await phone.claim(code)
        assert refused(asks) == (409, "bring")
        me = await phone.claim(code, bring=True)
        assert (me.name, me.games) == ("Ann", 2)
        async with phone.sit(game.id) as seat, ann.sit(brought.id) as other:
            await seat.act(seat.view.actions[0])
            await other.act(other.view.actions[0])
        with pytest.raises(RequestFailed) as wrong:
            await Account(server.url).claim(code)
        assert refused(wrong) == (404, "wrong-code")
        with pytest.raises(RequestFailed) as wrong:
            await Account(server.url).transfer()
        assert refused(wrong) == (404, "nobody")

    asyncio.run(scenario())


def test_delete_my_data(server: Server) -> None:
    async def scenario() -> None:
        ann, ben = Account(server.url), Account(server.url)
        alone = await ann.create(name="Ann")
        together = await ann.create("duo", "Ann")
        await ben.join(together.invite or "", "Ben")
        copy = Account(server.url, ann.cookie)
        await ann.delete_me()
        assert not (await copy.me()).known
        with pytest.raises(RequestFailed):
            await copy.game(alone.id)
        left = await ben.game(together.id)
        assert [(seat.name, seat.taken) for seat in left.seats] == [("", False), ("Ben", True)]

    asyncio.run(scenario())
    connection = sqlite3.connect(server.data / "onirim.sqlite3")
    names = connection.execute("SELECT name FROM seats UNION SELECT name FROM people").fetchall()
    connection.close()
    assert ("Ben",) in names


@pytest.mark.parametrize(
    ("order", "status", "reason"),
    [
        ({"rules": "solo+nothing"}, 400, "no-ruleset"),
        ({"rules": ""}, 400, "bad-body"),
        ({"rule": "solo"}, 400, "bad-body"),
        ({"name": "x" * 41}, 400, "bad-body"),
        ({"deck": ["Zz"]}, 400, "no-deal"),
        ({"deck": ["Rs"] * 401}, 400, "bad-body"),
        ([], 400, "bad-body"),
    ],
)
def test_games_that_cannot_be(server: Server, order: object, status: int, reason: str) -> None:
    url, body = server.url + "/api/games", json.dumps(order).encode()
    got, _, answer = post(url, body)
    assert (got, json.loads(answer)["reason"]) == (status, reason)


def test_bodies(server: Server) -> None:
    url = server.url + "/api/games"
    assert post(url, b"{}", {"Content-Type": "text/plain"})[0] == 415
    assert post(url, b" " * 70_000)[0] == 413
    deep = b"[" * 20_000 + b"]" * 20_000
    assert post(url, deep)[0] == 400
    assert get(url, {}, "PATCH", b"{}")[0] == 405
    assert get(server.url + "/api/nothing")[0] == 404


def test_only_tests_tell_the_deck(make_server: MakeServer) -> None:
    server = make_server()

    async def scenario() -> None:
        for order in ({"deck": DECK}, {"seed": 1}):
            with pytest.raises(RequestFailed) as wrong:
                await Account(server.url).create(**order)
            assert refused(wrong) == (403, "fixed-deal")

    asyncio.run(scenario())


def test_pages_of_others(server: Server) -> None:
    url = server.url + "/api/me"
    assert delete(url, Origin="http://evil.example") == 403
    assert delete(url, Origin=f"https://127.0.0.1:{server.port}") == 403
    assert delete(url, Origin="null") == 403
    assert delete(url, Origin=server.url) == 204


def test_headers(server: Server) -> None:
    for path in ("/", "/api/about", "/nothing"):
        _, headers, _ = get(server.url + path)
        policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
        assert policy["default-src"] == "'none'"
        scripts = policy["script-src"].split()
        assert scripts[0] == "'self'"
        assert all(path == "/" and one.startswith("'sha256-") for one in scripts[1:])
        assert policy["frame-ancestors"] == "'none'"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Server"] is None
    assert get(server.url + "/api/about")[1]["Cache-Control"] == "no-store"


def test_behind_a_proxy(make_server: MakeServer) -> None:
    """Its headers are believed only if we were told to; then cookies are for https alone."""
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    believing = make_server("--trust-proxy", "127.0.0.1", "--base-path", "/cards")
    plain = make_server("--data", str(believing.folder / "other"))
    for server, secure in ((believing, True), (plain, False)):
        url = server.url + "/api/games"
        status, headers, _ = post(url, b"{}", forwarded)
        assert status == 201
        assert ("Secure" in headers["Set-Cookie"]) is secure
        assert ("Path=/cards" in headers["Set-Cookie"]) is secure
    https = f"https://127.0.0.1:{believing.port}"
    url = believing.url + "/api/me"
    assert delete(url, Origin=https, **forwarded) == 204
    assert delete(url, Origin=https) == 403
    assert get(f"http://127.0.0.1:{believing.port}/healthz")[0] == 404


def test_named_origins(make_server: MakeServer) -> None:
    server = make_server("--allow-origin", "https://cards.example")
    url = server.url + "/api/me"
    assert delete(url, Origin="https://cards.example") == 204
    assert delete(url, Origin=server.url) == 403


def test_limits(make_server: MakeServer) -> None:
    """Requests, new games and typed codes each have an end, for one address."""
    server = make_server(clock_stands=True)

    async def scenario() -> None:
        guessing = Account(server.url)
        told = [await failure(guessing.claim("0000")) for _ in range(12)]
        assert told.count((404, "wrong-code")) == 10
        assert told.count((429, "too-fast")) == 2
        making = [await failure(guessing.create()) for _ in range(32)]
        assert making == [(0, "")] * 30 + [(429, "too-fast")] * 2

    asyncio.run(scenario())
    status = [get(server.url + "/api/about")[0] for _ in range(80)]
    assert status == [200] * (120 - 12 - 32) + [429] * 4


async def failure(asking: object) -> tuple[int, str]:
    try:
        await asking  # type: ignore[misc]
    except RequestFailed as wrong:
        return wrong.status, wrong.reason
    return 0, ""


def test_health_and_metrics(server: Server) -> None:
    async def scenario() -> None:
        ann = Account(server.url)
        async with ann.sit((await ann.create()).id) as seat:
            await seat.act(seat.view.actions[0])
            status, headers, body = get(server.url + "/metrics")
            assert status == 200
            assert headers["Content-Type"].startswith("text/plain")
            assert b'onirim_actions_total{outcome="done"}' in body
            assert b"onirim_sockets 1.0" in body

    asyncio.run(scenario())
    assert json.loads(get(server.url + "/healthz")[2]) == {"status": "ok"}
    assert get(server.url + "/metrics", ELSEWHERE)[0] == 403


def test_metrics_for_who_knows_the_token(make_server: MakeServer) -> None:
    server = make_server(**TOKEN)
    url = server.url + "/metrics"
    assert get(url, {"Authorization": "Bearer abc", **ELSEWHERE})[0] == 200
    assert get(url, {"Authorization": "Bearer x", **ELSEWHERE})[0] == 403


def test_logs_are_structured_and_silent(make_server: MakeServer) -> None:
    """No card, no name, no code, no cookie."""
    server = make_server()

    async def scenario() -> list[str]:
        ann, ben = Account(server.url), Account(server.url)
        game = await ann.create("duo", "Annabel")
        await ben.join(game.invite or "", "Benedict")
        code = (await ann.transfer()).code
        await failure(ben.claim("wrong-code-1"))
        async with ann.sit(game.id) as a, ben.sit(game.id) as b:
            await a.act(a.view.actions[0])
            await b.wait_until_mine()
            await b.act(b.view.actions[0])
            shown = [a.view.position, *a.view.actions, *b.view.actions]
        secrets = [ann.cookie, ben.cookie, game.invite or "", game.watch or "", code]
        return [*secrets, *shown, "Annabel", "Benedict", "wrong-code-1"]

    secrets = asyncio.run(scenario())
    lines = [line for line in server.said().splitlines() if line.startswith("{")]
    events = [json.loads(line) for line in lines]
    assert {"started", "game made", "request"} <= {event["event"] for event in events}
    assert all({"time", "level", "event"} <= event.keys() for event in events)
    for secret in secrets:
        assert secret.partition("=")[2] not in server.said() or "=" not in secret
        assert secret not in server.said()


def test_records(server: Server) -> None:
    """One's own while it goes on, as a file that a browser saves."""

    async def scenario() -> None:
        ann = Account(server.url)
        game = await ann.create(name="Ann", deck=DECK)
        text = await ann.record(game.id)
        assert text.endswith("0. =Rs =Bs =Gs =Ts =Rk *\n")
        assert read_record(text).headers["Dreamwalkers"] == "Ann"
        _, headers, _ = get(f"{server.url}/api/games/{game.id}/record", {"Cookie": ann.cookie})
        assert headers["Content-Disposition"] == f'attachment; filename="{game.id}.oni"'
        with pytest.raises(RequestFailed):
            await Account(server.url).record(game.id)

    asyncio.run(scenario())


def test_the_page(server: Server) -> None:
    status, headers, body = get(server.url + "/")
    assert status == 200
    assert headers["Content-Type"].startswith("text/html")
    assert (b"<script" in body) == (FOLDER / "index.html").is_file()


def test_the_plain_page() -> None:
    """Where no client was built in."""
    body = bytes(plain_page().body)
    assert b"<script" not in body
    assert b"not part of this installation" in body


def test_both_seats_of_one_person_have_their_own_records(server: Server) -> None:
    """Each says what that seat may know; a seat that is not there has none."""
    deal = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm", "Nm", "Gs", "Bd", "Tm", "Rs"]
    picks = ["pick:Rs", "pick:Rm", "pick:Bk", "pick:Gs", "pick:Ts", "pick:Gm"]

    async def begun() -> tuple[str, str]:
        ann = Account(server.url)
        game = await ann.create("duo", all_seats=True, deck=deal, seed=1)
        async with ann.sit(game.id, seat=0) as first, ann.sit(game.id, seat=1) as second:
            for number, pick in enumerate(picks):
                seat = second if number % 2 else first
                while seat.view.to_move != seat.view.seat:
                    await asyncio.sleep(0.01)
                await seat.act(pick)
            while first.view.to_move != first.view.seat:
                await asyncio.sleep(0.01)
            for action in (
                "discard:Bk",
                "decline",
                "discard-seen:Nm",
                "top:Gs",
                "top:Bd",
                "top:Tm",
            ):
                await first.act(action)
        return game.id, ann.cookie

    game, cookie = asyncio.run(begun())
    url = f"{server.url}/api/games/{game}/record"
    told = [get(f"{url}?seat={seat}", {"Cookie": cookie}) for seat in (0, 1, 2, "x")]
    assert [status for status, _, _ in told] == [200, 200, 404, 404]
    assert b"?(Nm Gs Bd Tm Rs) /Nm" in told[0][2]
    assert b"?(?? ?? ?? ?? ??) /Nm" in told[1][2]
    assert get(url, {"Cookie": cookie})[2] == told[0][2]


def test_a_broken_record_is_told_with_its_place(server: Server) -> None:
    body = json.dumps({"text": '[Game "Onirim"]\n[Game "Onirim"]\n', "name": "a.oni"})
    status, _, answer = post(server.url + "/api/replay", body.encode())
    told = json.loads(answer)
    assert (status, told["reason"]) == (400, "no-record")
    assert told["text"] == "a.oni:2:1: the header Game is written twice"
    reason = {"key": "record-header-twice", "args": {"header": "Game"}}
    place = {"file": "a.oni", "line": "2", "column": "1"}
    assert told["fault"] == {"key": "record-at", "args": {**place, "reason": reason}}


def test_a_problem_is_told_in_any_language(server: Server) -> None:
    """The server sends a key and arguments, the client has the words."""

    async def scenario() -> None:
        ann = Account(server.url)
        with pytest.raises(RequestFailed) as wrong:
            await ann.create("sola")
        assert str(wrong.value) == "400 no-ruleset: 'sola' is not a mode; did you mean 'solo'?"
        assert said("ru", wrong) == "«sola»\xa0— не режим; может быть, «solo»?"
        with pytest.raises(RequestFailed) as wrong:
            await ann.join("x")
        assert said("fr", wrong) == "aucune partie n’a ce code"
        with pytest.raises(RequestFailed) as wrong:
            await ann.create(deck=["Rs", "Rs", "Zz"])
        assert said("en", wrong) == "card 3 of the fixed deck is Zz, but no Zz can come now"
        with pytest.raises(RequestFailed) as wrong:
            await ann.ask("GET", "/api/nowhere", Me)
        assert said("ru", wrong) == "такой страницы нет"

    asyncio.run(scenario())


def said(language: str, wrong: pytest.ExceptionInfo[RequestFailed]) -> str:
    return say_error(words_in(language), wrong.value)
