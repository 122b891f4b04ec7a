"""Deleting old games, on both databases: marked first, and never because a clock was wrong."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select, update

from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import Standing, StoredGame
from onirim.server.store import Retention, Store
from onirim.server.store.database import writing
from onirim.server.store.retention import DAY, SWEPT, set_time
from onirim.server.store.tables import games, people
from tests.helpers.deadlines import DEADLINE
from tests.server.stored_games import made, make_game

KEEP = Retention(unfinished=20 * DAY, unstarted=5 * DAY, finished=40 * DAY, people=40 * DAY)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store.open(database)
    yield store
    store.close()


def touch(store: Store, game: StoredGame, at: float, result: str = "") -> None:
    number = len(store.games.log(game.id))
    assert store.games.append(
        [(game.id, [SessionEntry(number, 0, "action", "play:Rs", at=at)], Standing(result))]
    ) == [None]


def sweep_days(store: Store, start: float, days: int) -> list[str]:
    """Once a day, as if a server was never off for longer; the games that were deleted."""
    sweeps = [store.upkeep.sweep(start + i * DAY, KEEP) for i in range(days + 1)]
    return [game for done in sweeps for game in done.deleted]


def test_too_old_is_marked_and_deleted_a_week_later(store: Store) -> None:
    """Unbegun ones first, then unfinished ones, finished ones last; their people with them."""
    now = time.time()
    unbegun, begun, ended = (make_game(store, made(store)) for _ in range(3))
    touch(store, begun, now)
    touch(store, ended, now, "won")
    assert sweep_days(store, now, 11) == []
    assert sweep_days(store, now + 11 * DAY, 3) == [unbegun.id]
    assert sweep_days(store, now + 14 * DAY, 12) == []
    assert sweep_days(store, now + 26 * DAY, 3) == [begun.id]
    assert sweep_days(store, now + 29 * DAY, 17) == []
    assert sweep_days(store, now + 46 * DAY, 3) == [ended.id]
    assert sweep_days(store, now + 49 * DAY, 10) == []
    with store.engine.connect() as connection:
        assert connection.execute(select(people.c.id)).all() == []


def test_the_first_sweep_of_a_database_is_no_jump_of_the_clock(store: Store) -> None:
    now = time.time()
    assert not store.upkeep.sweep(now, KEEP).jumped
    assert not store.upkeep.sweep(now + 3600, KEEP).jumped
    assert store.upkeep.sweep(now + 500 * DAY, KEEP).jumped


def test_a_move_takes_the_mark_away(store: Store) -> None:
    now = time.time()
    game = make_game(store, made(store))
    touch(store, game, now)
    assert sweep_days(store, now, 23) == []
    touch(store, game, now + 23 * DAY)
    assert sweep_days(store, now + 23 * DAY, 26) == []
    assert sweep_days(store, now + 49 * DAY, 4) == [game.id]


@pytest.mark.parametrize("ahead", [8, 500])
def test_a_clock_that_is_ahead_deletes_nothing(store: Store, ahead: int) -> None:
    """Not at the start, not after an hour or a day; when it is right again nothing is marked."""
    now = time.time()
    game = make_game(store, made(store))
    touch(store, game, now)
    store.upkeep.sweep(now, KEEP)
    wrong = now + ahead * DAY
    for hour in range(0, 48, 8):
        assert store.upkeep.sweep(wrong + hour * 3600, KEEP).deleted == []
    assert sweep_days(store, now + 2 * DAY, 12) == []
    assert store.games.find(game.id) is not None


@pytest.mark.parametrize("behind", [25, 20_000])
def test_what_is_made_while_the_clock_is_behind_is_kept_as_long_as_anything(
    store: Store, behind: int
) -> None:
    """A machine without a battery starts in 1970; its games are not old when the time comes."""
    now = time.time()
    wrong = now - behind * DAY
    store.upkeep.sweep(now - 0.5 * DAY, KEEP)
    store.upkeep.sweep(wrong, KEEP)
    game = make_game(store, made(store))
    with store.engine.begin() as connection:
        connection.execute(update(games).values(touched_at=wrong + 60, made_at=wrong + 60))
        connection.execute(update(people).values(seen_at=wrong + 60))
    touch(store, game, wrong + 120)
    store.upkeep.sweep(wrong + 3600, KEEP)
    assert store.upkeep.sweep(now, KEEP).jumped
    assert sweep_days(store, now, 25) == []
    assert sweep_days(store, now + 25 * DAY, 4) == [game.id]


def test_the_time_of_a_game_never_goes_back(store: Store) -> None:
    now = time.time()
    game = make_game(store, made(store))
    touch(store, game, now + 50)
    touch(store, game, now - 400 * DAY)
    with store.engine.connect() as connection:
        assert connection.execute(select(games.c.touched_at)).scalar() == now + 50


def test_two_servers_begin_together(store: Store, database: str) -> None:
    """The second sweeps before the first has committed its own: it waits, and nothing fails."""
    now, other = time.time(), Store.open(database)
    with ThreadPoolExecutor() as threads:
        with writing(store.engine) as first:
            set_time(first, SWEPT, now)
            second = threads.submit(other.upkeep.sweep, now, KEEP)
            with pytest.raises(TimeoutError):
                second.result(0.3)
        assert second.result(DEADLINE).deleted == []
    other.close()
