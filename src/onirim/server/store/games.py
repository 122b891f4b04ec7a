"""Games: who sits where, and the log of each, one row for every action that was accepted.

A row holds the action and the cards that came because of it, so a game is resumed by replaying
them. `(game, number)` is unique: of two servers that add the same number one is
refused (Taken) and reads again.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    Table,
    func,
    insert,
    or_,
    select,
    update,
)

from onirim.engine.layout import SPECTATOR
from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import SeatRow, Standing, StoredGame
from onirim.server.store.append import NOTIFY, Appending, OneOrMore, messages, row_of
from onirim.server.store.database import SENDER, reading, writing
from onirim.server.store.notices import leave_notices
from onirim.server.store.retries import retried
from onirim.server.store.tables import entries, games, seats, watchers

__all__ = [
    "ID_LETTERS",
    "Games",
    "insert_if_new",
    "lock_games",
    "new_id",
    "notify",
]

MOST_GAMES = 500  # of one person
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 of them, none like another


class Games:
    """The games of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)
        self.appending = Appending(engine)

    @retried
    def make(self, game: StoredGame, rules_version: int, *log: SessionEntry) -> None:
        """A new game with its deal and what was said before it began, or nothing at all."""
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
            "length": len(log),
            "result": "",
            "to_move": game.standing.to_move,
            "doors": game.standing.doors,
            "doors_needed": game.standing.doors_needed,
        }
        places = [{"game": game.id, **asdict(place)} for place in game.seats]
        with writing(self.engine) as connection:
            connection.execute(insert(games).values(row))
            connection.execute(insert(seats), places)
            connection.execute(insert(entries), [row_of(game.id, entry) for entry in log])

    def append(self, adding: Sequence[tuple[str, OneOrMore, Standing]]) -> list[Exception | None]:
        """Add to logs in one commit; the answer says for each what was wrong."""
        return self.appending.append(adding)

    def find(self, game: str) -> StoredGame | None:
        with self.reads.connect() as connection:
            return one(connection, select(games).where(games.c.id == game))

    def by_code(self, code: str) -> StoredGame | None:
        """The game that this code opens, for a player or a spectator."""
        either = or_(games.c.invite == code, games.c.watch == code)
        with self.reads.connect() as connection:
            return one(connection, select(games).where(either))

    def of(self, person: str, limit: int = MOST_GAMES) -> list[StoredGame]:
        """Every game at which a person sits, the newest first."""
        theirs = select(seats.c.game).where(seats.c.person == person)
        newest = games.c.made_at.desc(), games.c.id
        with self.reads.connect() as connection:
            rows = connection.execute(
                select(games).where(games.c.id.in_(theirs)).order_by(*newest).limit(limit)
            ).all()
            places = seats_in(connection, [row.id for row in rows])
        return [stored(row, places.get(row.id, [])) for row in rows]

    def before(self, game: str, person: str) -> tuple[StoredGame | None, int]:
        """Before one is made: the game, if this person has it already, and how many they have."""
        with self.reads.connect() as connection:
            found = one(connection, select(games).where(games.c.id == game))
            number = how_many_games(connection, person)
        return (found if found is not None and found.seats_of(person) else None), number

    def count_of(self, person: str) -> int:
        with self.reads.connect() as connection:
            return how_many_games(connection, person)

    def length(self, game: str) -> int | None:
        """How many entries the log of a game has."""
        with self.reads.connect() as connection:
            found = connection.execute(select(games.c.length).where(games.c.id == game)).scalar()
        return None if found is None else int(found)

    def log(self, game: str, start: int = 0) -> list[SessionEntry]:
        """The entries from a number on, in order."""
        later = select(entries).where(entries.c.game == game, entries.c.number >= start)
        with self.reads.connect() as connection:
            rows = connection.execute(later.order_by(entries.c.number)).all()
        return [row_entry(row) for row in rows]

    @retried
    def take_seat(self, game: str, person: str, name: str) -> int | None:
        """The first free seat, or none; two who come at once do not get the same."""
        free = select(seats.c.seat).where(seats.c.game == game, seats.c.person.is_(None))
        with writing(self.engine) as connection:
            lock_games(connection, [game])
            for seat in connection.execute(free.order_by(seats.c.seat)).scalars().all():
                still = (seats.c.game == game, seats.c.seat == seat, seats.c.person.is_(None))
                taken = update(seats).where(*still).values(person=person, name=name)
                if connection.execute(taken).rowcount == 1:
                    notify(connection, game)
                    return int(seat)
        return None

    @retried
    def look_on(self, game: str, person: str) -> None:
        with writing(self.engine) as connection:
            insert_if_new(connection, watchers, game=game, person=person)

    def looks_on(self, game: str, person: str) -> bool:
        both = (watchers.c.game == game, watchers.c.person == person)
        with self.reads.connect() as connection:
            return connection.execute(select(watchers.c.game).where(*both)).first() is not None

    def place_of(self, game: str, person: str) -> int | None:
        """The first seat of a person, SPECTATOR for who looks on, None for anybody else."""
        own = select(seats.c.seat).where(seats.c.game == game, seats.c.person == person)
        with self.reads.connect() as connection:
            seat = connection.execute(own.order_by(seats.c.seat)).scalars().first()
        if seat is not None:
            return int(seat)
        return SPECTATOR if self.looks_on(game, person) else None

    def watchers_of(self, game: str) -> set[str]:
        watching = select(watchers.c.person).where(watchers.c.game == game)
        with self.reads.connect() as connection:
            return set(connection.execute(watching).scalars())


def new_id() -> str:
    """Sixteen letters, hard to guess and easy to type."""
    return "".join(ID_LETTERS[byte & 31] for byte in secrets.token_bytes(16))


def notify(connection: Connection, *changed: str) -> None:
    """Notify other servers, on commit, of what has changed: one message however much it is."""
    if connection.dialect.name != "postgresql":
        leave_notices(connection, changed, time.time())
        return
    sender = connection.get_execution_options()[SENDER]
    for message in messages(sender, changed):
        connection.execute(NOTIFY, message)


def lock_games(connection: Connection, ids: Iterable[str]) -> None:
    """Lock games before anything that hangs on them is written, so that no two wait in a circle.

    Whoever changes seats, watchers, codes or logs comes here first, and takes several games in the
    order of their ids; people come after games. SQLite has one writer at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        found = select(games.c.id).where(games.c.id.in_(list(ids))).order_by(games.c.id)
        connection.execute(found.with_for_update())


def insert_if_new(connection: Connection, table: Table, **row: object) -> bool:
    """Add a row unless its key is there already, also if somebody adds it just now."""
    statement = dialect_insert(connection.dialect.name)(table).values(row)
    options = {"preserve_rowcount": True}  # else it may not be known of an INSERT
    statement = statement.on_conflict_do_nothing()
    return connection.execute(statement, execution_options=options).rowcount == 1


def dialect_insert(name: str) -> Callable[[Table], Any]:
    from sqlalchemy.dialects import postgresql, sqlite

    return sqlite.insert if name == "sqlite" else postgresql.insert


def how_many_games(connection: Connection, person: str) -> int:
    """How many games a person has a seat in."""
    theirs = select(func.count(seats.c.game.distinct())).where(seats.c.person == person)
    return int(connection.execute(theirs).scalar_one())


def row_entry(row: Row[tuple[object, ...]]) -> SessionEntry:
    cards = tuple(row.cards.split())
    practice = bool(row.practice)
    return SessionEntry(row.number, row.seat, row.kind, row.code, cards, practice, row.at)


def one(connection: Connection, query: Select[tuple[object, ...]]) -> StoredGame | None:
    row = connection.execute(query).first()
    return None if row is None else stored(row, seats_in(connection, [row.id]).get(row.id, []))


def seats_in(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    places: dict[str, list[SeatRow]] = {}
    query = select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.seat)
    for row in connection.execute(query):
        place = SeatRow(row.seat, row.person, row.name, row.computer, bool(row.computer_played))
        places.setdefault(row.game, []).append(place)
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
        deal=deck["deal"],
        standing=Standing(row.result, row.to_move, row.doors, row.doors_needed),
    )
