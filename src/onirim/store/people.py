"""People: there are no accounts; a person is a number in a signed cookie, and what hangs on it."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import Connection, Engine, delete, exists, func, insert, select, update

from onirim.engine.messages import Message, OnirimError
from onirim.store.database import reading
from onirim.store.games import notify
from onirim.store.tables import games, people, seats, transfers, watchers

__all__ = ["CODE_SECONDS", "People", "WrongCode"]

CODE_SECONDS = 600
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # nothing that looks like something else
CODE_LETTERS = 12


class WrongCode(OnirimError):
    """No such transfer code, or no longer."""


class People:
    """Identities, by ids that cannot be guessed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)

    def make(self, name: str = "") -> str:
        person = secrets.token_hex(16)
        with self.engine.begin() as connection:
            connection.execute(insert(people).values(id=person, name=name, seen_at=time.time()))
        return person

    def seen(self, person: str, name: str | None = None) -> None:
        """Somebody with a good cookie is here; if it was forgotten meanwhile, it begins anew."""
        values: dict[str, object] = {"seen_at": time.time()}
        if name:
            values["name"] = name
        with self.engine.begin() as connection:
            done = connection.execute(update(people).where(people.c.id == person).values(values))
            if done.rowcount == 0:
                fresh = {"id": person, "name": name or "", "seen_at": time.time()}
                connection.execute(insert(people).values(fresh))

    def name_of(self, person: str) -> str | None:
        """The name last used; None for an unknown identity."""
        with self.reads.connect() as connection:
            return connection.execute(select(people.c.name).where(people.c.id == person)).scalar()

    def forget(self, person: str) -> list[str]:
        """Delete all that is known of a person; the games that changed or went with it.

        A game with another player stays, with an empty seat without a name.
        """
        with self.engine.begin() as connection:
            theirs = select(seats.c.game).where(seats.c.person == person)
            touched = [str(game) for game in connection.execute(theirs).scalars()]
            leave(connection, person, touched)
            connection.execute(delete(watchers).where(watchers.c.person == person))
            connection.execute(delete(people).where(people.c.id == person))
        return touched

    def leave(self, person: str, game: str) -> None:
        """The same for one game."""
        with self.engine.begin() as connection:
            leave(connection, person, [game])
            both = (watchers.c.game == game, watchers.c.person == person)
            connection.execute(delete(watchers).where(*both))

    def transfer(self, person: str) -> str:
        """A code that makes another device the same person; only its hash is kept."""
        letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
        row = {"code": hashed(letters), "person": person, "ends_at": time.time() + CODE_SECONDS}
        with self.engine.begin() as connection:
            connection.execute(delete(transfers).where(transfers.c.person == person))
            connection.execute(insert(transfers).values(row))
        return "-".join(letters[i : i + 4] for i in range(0, CODE_LETTERS, 4))

    def claim(self, code: str, present: str | None) -> str:
        """Use a code, once; what the device had before comes along."""
        with self.engine.begin() as connection:
            found = connection.execute(
                delete(transfers)
                .where(transfers.c.code == hashed(code), transfers.c.ends_at > time.time())
                .returning(transfers.c.person)
            ).scalar()
            if found is None:
                raise WrongCode(
                    Message("server-wrong-transfer", "this code is wrong, was used or is too old")
                )
            if present is not None and present != found:
                merge(connection, present, str(found))
        return str(found)

    def expire(self, before: float) -> int:
        """Forget people who have not been here for long and have no game."""
        plays = exists().where(seats.c.person == people.c.id)
        with self.engine.begin() as connection:
            connection.execute(delete(transfers).where(transfers.c.ends_at < time.time()))
            old = delete(people).where(people.c.seen_at < before, ~plays)
            return int(connection.execute(old).rowcount)


def hashed(code: str) -> str:
    """People type codes in their own way."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    plain = plain.replace("O", "0").replace("I", "1").replace("L", "1")
    return hashlib.sha256(plain.encode()).hexdigest()


def leave(connection: Connection, person: str, touched: list[str]) -> None:
    """Empty the seats of a person; a game without players is deleted."""
    own = (seats.c.person == person, seats.c.game.in_(touched))
    left = connection.execute(
        update(seats).where(*own).values(person=None, name="").returning(seats.c.game)
    ).scalars()
    taken = (
        select(func.count())
        .select_from(seats)
        .where(seats.c.game == games.c.id, seats.c.person.is_not(None))
    ).scalar_subquery()
    connection.execute(delete(games).where(games.c.id.in_(set(left)), taken == 0))
    for game in touched:
        notify(connection, game)


def merge(connection: Connection, old: str, new: str) -> None:
    moved = update(seats).where(seats.c.person == old).values(person=new).returning(seats.c.game)
    for game in connection.execute(moved).scalars().all():
        notify(connection, game)
    already = select(watchers.c.game).where(watchers.c.person == new)
    both = (watchers.c.person == old, watchers.c.game.not_in(already))
    connection.execute(update(watchers).where(*both).values(person=new))
    connection.execute(delete(people).where(people.c.id == old))
