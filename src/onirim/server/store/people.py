"""People: there are no accounts; a person is a number in a signed cookie, and what hangs on it."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import Connection, Engine, delete, insert, select, update

from onirim.engine.messages import Message, OnirimError
from onirim.server.store.database import reading, writing
from onirim.server.store.games import insert_if_new, lock_games, notify
from onirim.server.store.retries import retried
from onirim.server.store.seats import leave_seats
from onirim.server.store.tables import people, request_keys, seats, transfers, watchers

__all__ = ["CODE_SECONDS", "MustAsk", "People", "WrongCode"]

CODE_SECONDS = 600
SEEN_SECONDS = 3600.0  # for which it is no news that somebody is here
CLOCK_SLACK = 5.0  # seconds between the clocks of two servers
REQUEST_KEY_SECONDS = 600.0  # in which a request whose answer was lost may be sent again
ASK_FIRST = Message(
    "server-bring",
    "this device has games of its own: say whether they shall belong to whoever gave you the code",
)
SHARED_GAME = Message(
    "server-shared-game", "you play a game with whoever gave you the code: bring nothing along"
)
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # nothing that looks like something else
CODE_LETTERS = 12


class WrongCode(OnirimError):
    """No such transfer code, or no longer."""


class MustAsk(OnirimError):
    """Nothing was merged: the person has to decide."""


class People:
    """Identities, by ids that cannot be guessed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)

    @retried
    def make(self, name: str = "", key: str = "") -> str | None:
        """A new person; for a request that is sent again with its key the same one.

        None: the key is too old, or was forgotten with the cookies of its person.
        """
        person, now = secrets.token_hex(16), time.time()
        digest = hashlib.sha256(f"person:{key}".encode()).hexdigest()
        with writing(self.engine) as connection:
            connection.execute(insert(people).values(id=person, name=name, seen_at=now))
            ends_at = now + REQUEST_KEY_SECONDS
            if not key or insert_if_new(
                connection, request_keys, key=digest, person=person, ends_at=ends_at
            ):
                return person
            connection.execute(delete(people).where(people.c.id == person))
            latest = time.time() + REQUEST_KEY_SECONDS + CLOCK_SLACK  # of who was just quicker
            young = (request_keys.c.ends_at > now, request_keys.c.ends_at <= latest)
            found = select(request_keys.c.person).where(request_keys.c.key == digest, *young)
            return connection.execute(found).scalar()

    @retried
    def seen(self, person: str, name: str | None = None) -> bool:
        """Somebody with a good cookie is here; False if it was forgotten meanwhile.

        Written down when it is news: a name, or after an hour.
        """
        now = time.time()
        known = select(people.c.name, people.c.seen_at).where(people.c.id == person)
        with self.reads.connect() as reader:
            row = reader.execute(known).first()
        if row is None:
            return False
        if 0 <= now - row.seen_at < SEEN_SECONDS and name in (None, "", row.name):
            return True
        values: dict[str, object] = {"seen_at": now}
        if name:
            values["name"] = name
        with writing(self.engine) as connection:
            done = connection.execute(update(people).where(people.c.id == person).values(values))
            return done.rowcount == 1

    def cookies_of(self, person: str) -> int | None:
        """How often this person's cookies were recalled; None for an unknown identity."""
        number = select(people.c.cookies).where(people.c.id == person)
        with self.reads.connect() as connection:
            return connection.execute(number).scalar()

    @retried
    def recall_cookies(self, person: str) -> None:
        """No cookie that was given before is good any more."""
        more = update(people).where(people.c.id == person).values(cookies=people.c.cookies + 1)
        with writing(self.engine) as connection:
            connection.execute(more)
            forget_keys(connection, person)
            notify(connection, person)

    def name_of(self, person: str) -> str | None:
        """The name last used; None for an unknown identity."""
        with self.reads.connect() as connection:
            return connection.execute(select(people.c.name).where(people.c.id == person)).scalar()

    @retried
    def forget(self, person: str) -> list[str]:
        """Delete all that is known of a person; the games that changed or went with it.

        A game with another player stays, with an empty seat without a name.
        """
        with writing(self.engine) as connection:
            theirs = select(seats.c.game).where(seats.c.person == person)
            touched = [str(game) for game in connection.execute(theirs).scalars()]
            leave_seats(connection, person, touched)
            connection.execute(delete(watchers).where(watchers.c.person == person))
            connection.execute(delete(people).where(people.c.id == person))
            notify(connection, person)
        return touched

    @retried
    def transfer(self, person: str) -> str:
        """A code that makes another device the same person; only its hash is kept."""
        letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
        row = {"code": hashed(letters), "person": person, "ends_at": time.time() + CODE_SECONDS}
        with writing(self.engine) as connection:
            connection.execute(delete(transfers).where(transfers.c.person == person))
            connection.execute(insert(transfers).values(row))
        return "-".join(letters[i : i + 4] for i in range(0, CODE_LETTERS, 4))

    @retried
    def claim(self, code: str, present: str | None, bring: bool | None) -> str:
        """Use a code, once. What the device had before comes along only if that is wished.

        Whoever gives somebody a code would otherwise be given all their games. Where it must be
        asked first, nothing has happened yet and the code is still good.
        """
        with writing(self.engine) as connection:
            good = (transfers.c.code == hashed(code), transfers.c.ends_at > time.time())
            gone = delete(transfers).where(*good).returning(transfers.c.person)
            found = connection.execute(gone).scalar()
            if found is None:
                raise WrongCode(
                    Message("server-wrong-transfer", "this code is wrong, was used or is too old")
                )
            if present is not None and present != found:
                if bring is None and plays(connection, present):
                    raise MustAsk(ASK_FIRST)
                if bring:
                    merge(connection, present, str(found))
        return str(found)


def forget_keys(connection: Connection, person: str) -> None:
    """The keys of requests that this person was made by: each would give a cookie."""
    theirs = update(request_keys).where(request_keys.c.person == person)
    connection.execute(theirs.values(ends_at=0.0))


def hashed(code: str) -> str:
    """People type codes in their own way."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    plain = plain.replace("O", "0").replace("I", "1").replace("L", "1")
    return hashlib.sha256(plain.encode()).hexdigest()


def plays(connection: Connection, person: str) -> bool:
    sits = select(seats.c.game).where(seats.c.person == person)
    return connection.execute(sits.limit(1)).first() is not None


def share_a_game(connection: Connection, one: str, other: str) -> bool:
    theirs = select(seats.c.game).where(seats.c.person == other)
    both = select(seats.c.game).where(seats.c.person == one, seats.c.game.in_(theirs))
    return connection.execute(both.limit(1)).first() is not None


def merge(connection: Connection, old: str, new: str) -> None:
    """Nobody gets the partner's seat of a game this way: each may know other things."""
    if share_a_game(connection, old, new):
        raise MustAsk(SHARED_GAME)
    theirs = select(seats.c.game).where(seats.c.person == old)
    lock_games(connection, connection.execute(theirs).scalars().all())
    moved = update(seats).where(seats.c.person == old).values(person=new).returning(seats.c.game)
    notify(connection, *set(connection.execute(moved).scalars().all()))
    already = select(watchers.c.game).where(watchers.c.person == new)
    both = (watchers.c.person == old, watchers.c.game.not_in(already))
    connection.execute(update(watchers).where(*both).values(person=new))
    connection.execute(delete(people).where(people.c.id == old))
