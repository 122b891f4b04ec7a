"""Games: who sits where, and the log of each, one row for every action that was accepted.

A row holds the action and the cards that came because of it, so a game is resumed by replaying
them. `(game, number)` is unique: of two servers that add the same number one is
refused (Taken) and reads again.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, Row, Select, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from onirim.log import PRACTICE, Entry
from onirim.store.database import SENDER, reading
from onirim.store.tables import entries, games, seats, watchers

__all__ = [
    "CHANNEL",
    "Games",
    "Gone",
    "SeatRow",
    "StoredGame",
    "Taken",
    "new_id",
    "notify",
]

CHANNEL = "onirim"  # PostgreSQL: notifies other servers of the game that has changed


class Taken(Exception):
    """Somebody else has added this number to the log."""


class Gone(Exception):
    """There is no such game any more."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who has it, if anybody."""

    seat: int
    person: str | None
    name: str


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game without its log."""

    id: str
    rules: str
    practice: bool
    deck: tuple[str, ...] | None
    seed: int | None
    invite: str
    watch: str
    made_at: float
    result: str
    seats: tuple[SeatRow, ...]
    rules_version: int = 0  # 0: whichever this program plays by
    deal: str = ""  # where the deck comes from: SAME_DEAL, a named deal; nothing in tests

    def seats_of(self, person: str | None) -> list[int]:
        return [row.seat for row in self.seats if person is not None and row.person == person]


class Games:
    """The games of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)

    def make(self, game: StoredGame, rules_version: int, deal: Entry) -> None:
        """A new game with its deal, or nothing at all."""
        now = time.time()
        row = {
            "id": game.id,
            "rules": game.rules,
            "rules_version": rules_version,
            "practice": game.practice,
            "deck": written_deck(game),
            "seed": None if game.seed is None else str(game.seed),
            "invite": game.invite,
            "watch": game.watch,
            "made_at": now,
            "touched_at": now,
            "length": 1,
            "result": "",
        }
        places = [
            {"game": game.id, "seat": s.seat, "person": s.person, "name": s.name}
            for s in game.seats
        ]
        with self.engine.begin() as connection:
            connection.execute(insert(games).values(row))
            connection.execute(insert(seats), places)
            connection.execute(insert(entries).values(row_of(game.id, deal)))

    def append(self, batch: Sequence[tuple[str, Sequence[Entry], str]]) -> list[Exception | None]:
        """Add to logs in one commit (game, entries, result so far); then it is on the disk.

        Where one cannot be added, the others still are: the answer says for each what was wrong.
        """
        try:
            with self.engine.begin() as connection:
                self.add(connection, batch)
        except (Taken, Gone) as wrong:
            if len(batch) == 1:
                return [wrong]
            return [self.append([single])[0] for single in batch]
        return [None] * len(batch)

    def add(
        self, connection: Connection, batch: Sequence[tuple[str, Sequence[Entry], str]]
    ) -> None:
        try:
            rows = [row_of(game, entry) for game, new, _ in batch for entry in new]
            connection.execute(insert(entries).values(rows))
        except IntegrityError as wrong:
            known = select(games.c.id).where(games.c.id.in_([game for game, _, _ in batch]))
            with self.reads.connect() as other:
                there = set(other.execute(known).scalars())
            missing = any(game not in there for game, _, _ in batch)
            raise (Gone() if missing else Taken()) from wrong
        for game, new, result in batch:
            last = new[-1]
            values: dict[str, object] = {"length": last.number + 1, "result": result}
            values["touched_at"] = last.at
            if any(entry.code == PRACTICE and entry.practice for entry in new):
                values["practice"] = True
            connection.execute(update(games).where(games.c.id == game).values(values))
            notify(connection, game)

    def upgrade(self, game: StoredGame, before: int, log: Sequence[Entry]) -> None:
        """Replace a log of so many entries by one of another rules version, or change nothing.

        Taken: another server has been quicker.
        """
        values = {
            "rules_version": game.rules_version,
            "deck": written_deck(game),
            "length": len(log),
        }
        unchanged = (
            games.c.id == game.id,
            games.c.length == before,
            games.c.rules_version != game.rules_version,
        )
        with self.engine.begin() as connection:
            if connection.execute(update(games).where(*unchanged).values(values)).rowcount != 1:
                raise Taken
            connection.execute(delete(entries).where(entries.c.game == game.id))
            connection.execute(insert(entries), [row_of(game.id, entry) for entry in log])

    def find(self, game: str) -> StoredGame | None:
        with self.reads.connect() as connection:
            return one(connection, select(games).where(games.c.id == game))

    def by_code(self, code: str) -> StoredGame | None:
        """The game that this code opens, for a player or a spectator."""
        either = or_(games.c.invite == code, games.c.watch == code)
        with self.reads.connect() as connection:
            return one(connection, select(games).where(either))

    def of(self, person: str, limit: int = 500) -> list[StoredGame]:
        """Every game at which a person sits, the newest first."""
        theirs = select(seats.c.game).where(seats.c.person == person)
        newest = games.c.made_at.desc(), games.c.id
        with self.reads.connect() as connection:
            rows = connection.execute(
                select(games).where(games.c.id.in_(theirs)).order_by(*newest).limit(limit)
            ).all()
            places = seats_in(connection, [row.id for row in rows])
        return [stored(row, places.get(row.id, [])) for row in rows]

    def count_of(self, person: str) -> int:
        theirs = select(seats.c.game).where(seats.c.person == person).distinct()
        with self.reads.connect() as connection:
            return len(connection.execute(theirs).all())

    def log(self, game: str, start: int = 0) -> list[Entry]:
        """The entries from a number on, in order."""
        later = select(entries).where(entries.c.game == game, entries.c.number >= start)
        with self.reads.connect() as connection:
            rows = connection.execute(later.order_by(entries.c.number)).all()
        return [row_entry(row) for row in rows]

    def take_seat(self, game: str, person: str, name: str) -> int | None:
        """The first free seat, or none; two who come at once do not get the same."""
        free = select(seats.c.seat).where(seats.c.game == game, seats.c.person.is_(None))
        with self.engine.begin() as connection:
            for seat in connection.execute(free.order_by(seats.c.seat)).scalars().all():
                still = (seats.c.game == game, seats.c.seat == seat, seats.c.person.is_(None))
                taken = update(seats).where(*still).values(person=person, name=name)
                if connection.execute(taken).rowcount == 1:
                    notify(connection, game)
                    return int(seat)
        return None

    def look_on(self, game: str, person: str) -> None:
        with self.engine.begin() as connection:
            both = (watchers.c.game == game, watchers.c.person == person)
            if connection.execute(select(watchers.c.game).where(*both)).first() is None:
                connection.execute(insert(watchers).values(game=game, person=person))

    def looks_on(self, game: str, person: str) -> bool:
        both = (watchers.c.game == game, watchers.c.person == person)
        with self.reads.connect() as connection:
            return connection.execute(select(watchers.c.game).where(*both)).first() is not None

    def expire(self, unfinished: float, unbegun: float, finished: float) -> list[str]:
        """Delete games untouched since these times; returns their ids."""
        old = or_(
            (games.c.result == "") & (games.c.touched_at < unfinished),
            (games.c.length == 1) & (games.c.touched_at < unbegun),
            (games.c.result != "") & (games.c.touched_at < finished),
        )
        with self.engine.begin() as connection:
            return list(
                connection.execute(delete(games).where(old).returning(games.c.id)).scalars()
            )


def new_id() -> str:
    """Sixteen letters, hard to guess and easy to type."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(16))


def notify(connection: Connection, game: str) -> None:
    """Notify other servers, on commit, that a game has changed."""
    if connection.dialect.name == "postgresql":
        message = f"{game} {connection.get_execution_options()[SENDER]}"
        connection.execute(text("SELECT pg_notify(:c, :m)"), {"c": CHANNEL, "m": message})


def row_of(game: str, entry: Entry) -> dict[str, object]:
    return {
        "game": game,
        "number": entry.number,
        "seat": entry.seat,
        "code": entry.code,
        "cards": " ".join(entry.cards),
        "practice": entry.practice,
        "at": entry.at,
    }


def row_entry(row: Row[tuple[object, ...]]) -> Entry:
    cards = tuple(row.cards.split())
    return Entry(row.number, row.seat, row.code, cards, bool(row.practice), row.at)


def one(connection: Connection, query: Select[tuple[object, ...]]) -> StoredGame | None:
    row = connection.execute(query).first()
    return None if row is None else stored(row, seats_in(connection, [row.id]).get(row.id, []))


def seats_in(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    places: dict[str, list[SeatRow]] = {}
    query = select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.seat)
    for row in connection.execute(query):
        places.setdefault(row.game, []).append(SeatRow(row.seat, row.person, row.name))
    return places


def written_deck(game: StoredGame) -> str | None:
    """The cards alone, or with the name of their deal."""
    if game.deck is None:
        return None
    return json.dumps({"deal": game.deal, "cards": game.deck} if game.deal else game.deck)


def stored(row: Row[tuple[object, ...]], places: Sequence[SeatRow]) -> StoredGame:
    deck = json.loads(row.deck or "[]")
    deck = deck if isinstance(deck, dict) else {"deal": "", "cards": deck}
    return StoredGame(
        id=row.id,
        rules=row.rules,
        practice=bool(row.practice),
        deck=None if row.deck is None else tuple(deck["cards"]),
        seed=None if row.seed is None else int(row.seed),
        invite=row.invite,
        watch=row.watch,
        made_at=row.made_at,
        result=row.result,
        seats=tuple(places),
        rules_version=row.rules_version,
        deal=deck["deal"],
    )
