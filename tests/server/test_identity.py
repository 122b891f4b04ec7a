"""The cookie: signed, signed anew with a new key, and never lost with one that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from onirim.server.security import identity
from onirim.server.security.identity import Identities
from onirim.server.store import SigningKey

PERSON = "00112233445566778899aabbccddeeff"
OLD = SigningKey("1a2b3c4d", bytes(range(32)))
NEW = SigningKey("9f8e7d6c", bytes(range(32, 64)))


class Kept:
    """Keys as the store has them, the newest first."""

    def __init__(self, *keys: SigningKey) -> None:
        self.keys: Sequence[SigningKey] = keys
        self.status = 0

    def all(self) -> list[SigningKey]:
        self.status += 1
        return list(self.keys)


class Known:
    """People as the store has them; how often the cookies of each were recalled."""

    def __init__(self) -> None:
        self.recalled: dict[str, int | None] = {}

    def cookies_of(self, person: str) -> int | None:
        return self.recalled.get(person, 0)


def identities(*keys: SigningKey) -> tuple[Identities, Kept]:
    kept: Any = Kept(*keys)
    known: Any = Known()
    return Identities(kept, known, ""), kept


def request(cookie: str) -> Request:
    headers = [(b"host", b"localhost:80"), (b"cookie", f"onirim-80={cookie}".encode("latin-1"))]
    return Request({"type": "http", "scheme": "http", "path": "/", "headers": headers})


def cookie_for(some: Identities, person: str = PERSON) -> str:
    response = Response()
    some.remember(request(""), response, person)
    return response.headers["set-cookie"].partition("=")[2].partition(";")[0]


@pytest.mark.parametrize(
    ("scheme", "host", "path", "name"),
    [
        ("http", "localhost:80", "", "onirim-80"),
        ("https", "cards.example", "", "__Host-onirim"),
        ("wss", "cards.example", "", "__Host-onirim"),
        ("https", "cards.example:8443", "", "__Host-onirim-8443"),
        ("https", "cards.example", "/onirim", "__Secure-onirim"),
    ],
)
def test_browsers_keep_the_cookie_to_this_host(
    scheme: str, host: str, path: str, name: str
) -> None:
    """Over TLS; by its name a page of a sibling host can't set it."""
    kept: Any = Kept(NEW)
    known: Any = Known()
    ours, response, forgetting = Identities(kept, known, path), Response(), Response()
    asked = Request(
        {"type": "http", "scheme": scheme, "path": "/", "headers": [(b"host", host.encode())]}
    )
    ours.remember(asked, response, PERSON)
    ours.forget(asked, forgetting)
    for cookie in (response.headers["set-cookie"], forgetting.headers["set-cookie"]):
        assert cookie.startswith(f"{name}=")
        assert ("; Secure" in cookie) == (scheme != "http")
        assert f"; Path={path or '/'};" in f"{cookie};"
        assert "Domain" not in cookie


def test_there_and_back() -> None:
    ours, _ = identities(NEW, OLD)
    assert ours.person(request(cookie_for(ours))) == PERSON


def test_old_keys_are_believed_until_they_are_forgotten() -> None:
    before = cookie_for(identities(OLD)[0])
    both, _ = identities(NEW, OLD)
    assert both.person(request(before)) == PERSON
    anew = cookie_for(both)
    only, _ = identities(NEW)
    assert only.person(request(anew)) == PERSON
    assert only.person(request(before)) is None


def test_a_key_that_another_server_made_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """But nobody makes us ask the store again and again."""
    now = 100.0
    monkeypatch.setattr(identity, "time", SimpleNamespace(monotonic=lambda: now))
    theirs = cookie_for(identities(NEW, OLD)[0])
    ours, kept = identities(OLD)
    kept.keys = (NEW, OLD)
    assert ours.person(request(theirs)) is None
    now += identity.LOOK_AGAIN + 1
    assert ours.person(request(theirs)) == PERSON
    asked = kept.status
    for _ in range(10):
        assert ours.person(request("x" + theirs)) is None
    assert kept.status == asked


@pytest.mark.parametrize("key", [OLD, NEW])
def test_nothing_else_is_believed(key: SigningKey) -> None:
    ours, _ = identities(key)
    good = cookie_for(ours)
    person, _, signature = good.partition(".")
    wrong = [
        "", ".", "..", "...", person, f"{person}.", f"{person}.{signature[:-2]}", f"{good}.x",
        f"{'f' * 32}.{signature}", f"{person}.{key.id}.{signature}", f"{person}.{key.id}.",
        "é.é", f"{person}.{key.id}.é",
    ]  # fmt: skip
    for cookie in wrong:
        assert ours.person(request(cookie)) is None, cookie


def test_recalled_cookies_are_good_no_more() -> None:
    """Neither is the cookie of somebody who was deleted; whoever has a new one goes on."""
    kept: Any = Kept(NEW)
    known: Any = Known()
    ours = Identities(kept, known, "")
    old = cookie_for(ours)
    known.recalled[PERSON] = 1
    assert ours.person(request(old)) is None
    new = cookie_for(ours)
    assert ours.person(request(new)) == PERSON
    known.recalled[PERSON] = None
    assert ours.person(request(new)) is None


def test_forgotten_keys_are_forgotten_by_servers_that_run() -> None:
    """As soon as they look, which they do by themselves."""
    ours, kept = identities(OLD)
    cookie = cookie_for(ours)
    assert not ours.read_keys()
    kept.keys = (NEW, OLD)
    assert not ours.read_keys(), "nobody has lost anything"
    kept.keys = (NEW,)
    assert ours.read_keys()
    assert ours.person(request(cookie)) is None
    assert cookie_for(ours) == cookie_for(identities(NEW)[0])
