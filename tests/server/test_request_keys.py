"""Idempotency keys make a person once, and give its cookie again for ten minutes, no longer."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import func, select

from onirim.server.store import Store
from onirim.server.store.people import REQUEST_KEY_SECONDS
from onirim.server.store.retention import DAY, Retention
from onirim.server.store.tables import people, request_keys

KEY = "0123456789abcdef"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store.open(database)
    yield store
    store.close()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which a test may change."""
    now = [time.time()]
    monkeypatch.setattr("onirim.server.store.people.time.time", lambda: now[0])
    return now


def test_a_request_that_is_sent_again_makes_nobody_new(store: Store) -> None:
    ann = store.people.make("Ann", KEY)
    assert store.people.make("Ann", KEY) == ann is not None
    assert store.people.make("Ann", KEY + "x") not in (None, ann)
    assert store.people.make("Ann") not in (None, ann)
    assert how_many(store) == 3


def test_two_servers_get_the_same_request(store: Store) -> None:
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(lambda _: store.people.make("Ann", KEY), range(8)))
    assert len(set(made)) == 1
    assert made[0] is not None
    assert how_many(store) == 1


def test_a_key_ends_on_its_own_clock(store: Store, clock: list[float]) -> None:
    """Also if its person comes back, under a new name: that would else make it good again."""
    ann = store.people.make("Ann", KEY) or ""
    clock[0] += REQUEST_KEY_SECONDS - 1
    assert store.people.make("Ann", KEY) == ann
    clock[0] += 2
    assert store.people.make("Ann", KEY) is None
    assert store.people.seen(ann, "Anna")
    assert store.people.make("Ann", KEY) is None


def test_a_key_is_not_good_for_ever_because_a_clock_was_ahead(
    store: Store, clock: list[float]
) -> None:
    clock[0] += 500 * DAY
    store.people.make("Ann", KEY)
    clock[0] -= 500 * DAY
    assert store.people.make("Ann", KEY) is None


def test_recalled_cookies_are_not_given_again(store: Store) -> None:
    ann = store.people.make("Ann", KEY) or ""
    store.people.recall_cookies(ann)
    assert store.people.make("Ann", KEY) is None


def test_forgotten_signing_keys_end_all_keys(store: Store) -> None:
    store.keys.all()
    ann = store.people.make("Ann", KEY)
    store.keys.rotate()
    assert store.people.make("Ann", KEY) == ann
    store.keys.rotate(forget_old=True)
    assert store.people.make("Ann", KEY) is None


def test_old_keys_are_deleted(store: Store) -> None:
    """After a day in which they are refused, or with their person."""
    now = time.time()
    store.people.make("Ann", KEY)
    ben = store.people.make("Ben", KEY + "x") or ""
    store.people.forget(ben)
    assert how_many_keys(store) == 1
    for day in range(3):
        store.upkeep.sweep(now + day * DAY, Retention())
    assert how_many_keys(store) == 0


def how_many(store: Store) -> int:
    with store.reads.connect() as connection:
        return connection.execute(select(func.count()).select_from(people)).scalar_one()


def how_many_keys(store: Store) -> int:
    with store.reads.connect() as connection:
        return connection.execute(select(func.count()).select_from(request_keys)).scalar_one()
