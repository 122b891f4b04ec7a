"""PostgreSQL gives up one of two transactions that wait for each other: nobody notices."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.event import listen

from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import SeatComputer, Standing
from onirim.server import store as package
from onirim.server.store import Store, retries
from onirim.server.store.retries import retried, sqlstate
from tests.helpers.deadlines import DEADLINE
from tests.helpers.postgres import Postgres
from tests.helpers.servers import until
from tests.server.stored_games import made, make_game

SEATED = Standing(computers=(SeatComputer(1, "mind", True),))
BY_THEMSELVES = {"trouble"}  # asks whether writing works: the answer may be that it doesn't
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"


@pytest.fixture
def store(postgres: Postgres) -> Iterator[Store]:
    store = Store.open(postgres.new_database())
    yield store
    store.close()


class GivenUp(Exception):
    """As a driver tells it."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__()
        self.sqlstate = sqlstate


@pytest.mark.parametrize(("code", "attempts"), [("40P01", 3), ("40001", 3), ("23505", 1)])
def test_only_what_was_given_up_is_done_again(
    code: str, attempts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "RETRY_PAUSE", 0.0)
    tried: list[int] = []

    @retried
    def write() -> str:
        tried.append(1)
        if len(tried) < 3:
            raise GivenUp(code)
        return "done"

    if attempts == 1:
        with pytest.raises(GivenUp):
            write()
    else:
        assert write() == "done"
    assert len(tried) == attempts


def test_a_deadlock_is_not_noticed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else has a person and wants the game, which whoever forgets the person has."""
    seen: list[str] = []

    def noted(wrong: Exception) -> str:
        seen.append(sqlstate(wrong))
        return seen[-1]

    monkeypatch.setattr(retries, "sqlstate", noted)
    person = made(store, "Ann")
    game = make_game(store, person, made(store, "Ben"))
    has_game = Event()
    listen(store.engine, "before_cursor_execute", partial(close_circle, store, has_game))
    url = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    with ThreadPoolExecutor() as threads, psycopg.connect(url) as other:
        other.execute("SET deadlock_timeout = '10min'")
        other.execute("SELECT id FROM people WHERE id = %s FOR UPDATE", [person])
        forgetting = threads.submit(store.people.forget, person)
        assert has_game.wait(DEADLINE)
        other.execute("SELECT id FROM games WHERE id = %s FOR UPDATE", [game.id])
        other.commit()
        assert forgetting.result(DEADLINE) == [game.id]
    assert store.people.name_of(person) is None
    assert "40P01" in seen


def close_circle(
    store: Store, has_game: Event, _connection: object, _cursor: object, statement: str, *_: object
) -> None:
    """Ask for the person when the other one waits: PostgreSQL ends whoever has waited for less."""
    if statement.startswith("DELETE FROM people") and not has_game.is_set():
        has_game.set()
        until(lambda: waits(store))


def waits(store: Store) -> bool:
    with store.reads.connect() as connection:
        return bool(connection.execute(text(WAITING)).scalar())


@pytest.fixture
def together(store: Store) -> Iterator[Together]:
    games = Together(store)
    yield games
    for server in games.servers:
        server.close()


class Together:
    """Eight games that are changed in every way, in either order and from two servers."""

    def __init__(self, store: Store) -> None:
        url = store.engine.url.render_as_string(hide_password=False)
        self.servers = [Store.open(url), Store.open(url)]
        self.ben = made(store, "Ben")
        ann = made(store, "Ann")
        self.numbers = itertools.count(1)
        self.ids = [make_game(store, ann, None).id for _ in range(8)]

    def join_and_leave(self, number: int) -> None:
        store = self.servers[number]
        for game in reversed(self.ids):
            store.games.take_seat(game, self.ben, "Ben")
        for game in self.ids:
            store.seats.leave(self.ben, game)

    def add(self, number: int) -> None:
        order = self.ids if number else self.ids[::-1]
        for _ in range(10):
            for games in (order, order[:1]):
                entry = SessionEntry(next(self.numbers), 1, "computer", "mind")
                added = [(game, entry, SEATED) for game in games]
                assert self.servers[number].games.append(added) == [None] * len(games)

    def renew(self, number: int) -> None:
        for game in self.ids:
            self.servers[number].seats.new_links(game)
            self.servers[number].seats.reopen(game, 1)


def test_locks_are_taken_in_one_order(together: Together, monkeypatch: pytest.MonkeyPatch) -> None:
    """Joining, leaving, new links and logs of the same games at once: nobody waits in a circle."""
    monkeypatch.setattr(retries, "GIVEN_UP_STATES", frozenset())
    with ThreadPoolExecutor(6) as threads:
        kinds = (together.join_and_leave, together.add, together.renew)
        for _ in range(3):
            work = [threads.submit(kind, number) for kind in kinds for number in range(2)]
            for one in work:
                one.result(DEADLINE)


def test_every_transaction_that_writes_is_retried() -> None:
    for file in Path(str(package.__file__)).parent.glob("*.py"):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and writes(function):
                names = {ast.unparse(one) for one in function.decorator_list}
                assert "retried" in names or function.name in BY_THEMSELVES, function.name


def writes(function: ast.FunctionDef) -> bool:
    opened = [
        one for node in ast.walk(function) if isinstance(node, ast.With) for one in node.items
    ]
    return any(ast.unparse(one.context_expr).startswith("writing(") for one in opened)
