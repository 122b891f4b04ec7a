"""What operators are asked for: whatever is kept of one game or one person, and its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, or_, select

from onirim.engine.messages import Message, OnirimError
from onirim.exit_codes import ExitCode
from onirim.server.store.database import reading, writing
from onirim.server.store.games import notify
from onirim.server.store.people import People
from onirim.server.store.retries import retried
from onirim.server.store.tables import entries, games, people, seats, watchers

__all__ = ["Admin", "FoundGame", "FoundPerson", "NothingFound"]

MOST_FOUND = 100
SECRET = {"invite", "watch", "deck", "seed"}  # of a game, but for an export


class NothingFound(OnirimError):
    """There is no game and no person of this id."""

    exit_code = ExitCode.NO


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game as a list of them names it."""

    id: str
    rules: str
    actions: int
    result: str  # "": it goes on


@dataclass(frozen=True, slots=True)
class FoundPerson:
    """A person as a list of them names it."""

    id: str
    name: str


class Admin:
    """Questions about one database, by id."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)
        self.people = People(engine)

    def find(self, text: str) -> Iterator[FoundGame | FoundPerson]:
        """Each game and person whose id begins so, or whose name it is."""
        start = text.replace("%", "").replace("_", "")
        named = select(seats.c.game).where(seats.c.name == text)
        if not start:
            return
        begins = or_(games.c.id.startswith(start), games.c.id.in_(named))
        found_games = select(games).where(begins)
        known = or_(people.c.id.startswith(start), people.c.name == text)
        found_people = select(people).where(known)
        with self.reads.connect() as connection:
            for row in connection.execute(found_games.limit(MOST_FOUND)):
                yield FoundGame(row.id, row.rules, row.length - 1, row.result)
            for row in connection.execute(found_people.limit(MOST_FOUND)):
                yield FoundPerson(row.id, row.name)

    def facts(self, name: str, whole: bool) -> dict[str, Any]:
        """Everything of a game or a person; `whole`: with its logs, which hold all cards."""
        with self.reads.connect() as connection:
            found = connection.execute(select(games).where(games.c.id == name)).first()
            if found is not None:
                return game_facts(connection, name, whole)
            person = connection.execute(select(people).where(people.c.id == name)).first()
            if person is None:
                raise NothingFound(
                    Message("terminal-nothing", "there is no game and no person {name}", name=name)
                )
            theirs = select(seats.c.game).where(seats.c.person == name).distinct()
            watched = select(watchers.c.game).where(watchers.c.person == name)
            ids = [str(game) for game in connection.execute(theirs).scalars()]
            return {
                "person": dict(person._mapping),
                "games": [game_facts(connection, game, whole) for game in ids],
                "watches": list(connection.execute(watched).scalars()),
            }

    @retried
    def delete(self, name: str) -> None:
        if self.people.name_of(name) is not None:
            self.people.forget(name)
            return
        with writing(self.engine) as connection:
            connection.execute(delete(games).where(games.c.id == name))
            notify(connection, name)


def game_facts(connection: Connection, game: str, whole: bool) -> dict[str, Any]:
    row = connection.execute(select(games).where(games.c.id == game)).one()
    places = connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.seat))
    hidden = set() if whole else SECRET
    facts: dict[str, Any] = {
        "game": {name: value for name, value in row._mapping.items() if name not in hidden},
        "seats": [{"seat": one.seat, "person": one.person, "name": one.name} for one in places],
    }
    if whole:
        log = select(entries).where(entries.c.game == game).order_by(entries.c.number)
        facts["log"] = [dict(one._mapping) for one in connection.execute(log)]
    return facts
