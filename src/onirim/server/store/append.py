"""Adding to logs: the one thing that a server writes all the time.

SQLAlchemy writes the statements, once; the driver is then given them as they are. Otherwise most of
what a commit costs would be spent on saying the same again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Boolean,
    ClauseElement,
    Dialect,
    Engine,
    bindparam,
    case,
    insert,
    or_,
    select,
    text,
    update,
)

from onirim.hosting.session_log import SessionEntry, changes_seat
from onirim.hosting.stored_game import Standing
from onirim.server.store.database import SENDER, DriverWriting, reading
from onirim.server.store.database_file import DATABASE_SILENT, DatabaseUnavailable
from onirim.server.store.retries import retried
from onirim.server.store.tables import entries, games, seats

__all__ = [
    "CHANNEL",
    "NOTIFY",
    "TOUCH_SECONDS",
    "Appending",
    "Gone",
    "OneOrMore",
    "Taken",
    "messages",
    "row_of",
]

CHANNEL = "onirim"  # PostgreSQL: notifies other servers of what has changed
MOST_IN_MESSAGE = 200  # ids; PostgreSQL takes 8000 bytes
ADD_ENTRY = insert(entries)
TOUCH_SECONDS = 60.0  # after which it is news that a game goes on: the time has an index of its own
MOST_TOUCHED = 20_000  # games of which it is known when that was last written
STANDS = (
    update(games)
    .where(games.c.id == bindparam("game"))
    .values(
        length=bindparam("entries"),
        result=bindparam("outcome"),
        to_move=bindparam("mover"),
        doors=bindparam("gained"),
        doors_needed=bindparam("needed"),
        practice=or_(games.c.practice, bindparam("practised", type_=Boolean)),
    )
)
TOUCHED = STANDS.values(
    touched_at=case(
        (games.c.touched_at > bindparam("at"), games.c.touched_at), else_=bindparam("at")
    )
)
ONE_GAME = select(games.c.id).where(games.c.id == bindparam("game"))
SEAT_COMPUTER = (
    update(seats)
    .where(seats.c.game == bindparam("of"), seats.c.seat == bindparam("at"))
    .values(computer=bindparam("name"), computer_played=bindparam("played"))
)
NOTIFY = text("SELECT pg_notify(:channel, :message)")
OneOrMore = SessionEntry | Sequence[SessionEntry]
Added = tuple[str, Sequence[SessionEntry], Standing]


class Taken(Exception):
    """Somebody else has added this number to the log."""


class Gone(Exception):
    """There is no such game any more."""


class Prepared:
    """A statement in the words of one database."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.words = str(compiled)
        self.order: Sequence[str] | None = compiled.positiontup  # None: values go by name

    def run(self, cursor: Any, rows: Sequence[Mapping[str, object]]) -> None:
        if not rows:
            return
        if self.order is None:
            cursor.executemany(self.words, rows)
        else:
            cursor.executemany(self.words, [[row[name] for name in self.order] for row in rows])


class Appending:
    """Appends to the logs of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writing = DriverWriting(engine)
        dialect = engine.dialect
        self.driver: Any = dialect.loaded_dbapi
        self.add_entry = Prepared(ADD_ENTRY, dialect)
        self.stands = Prepared(STANDS, dialect)
        self.touched = Prepared(TOUCHED, dialect)
        self.touched_at: dict[str, float] = {}  # as we have written it, by game
        self.seat_computer = Prepared(SEAT_COMPUTER, dialect)
        shared = dialect.name == "postgresql"
        self.lock = Prepared(ONE_GAME.with_for_update(key_share=True), dialect) if shared else None
        self.notify = Prepared(NOTIFY, dialect) if shared else None

    def append(self, adding: Sequence[tuple[str, OneOrMore, Standing]]) -> list[Exception | None]:
        """Add to logs in one commit (game, entries, how it stands); then it is on the disk.

        Where one cannot be added, the others still are: the answer says for each what was wrong.
        """
        batch = [
            (game, [new] if isinstance(new, SessionEntry) else new, stands)
            for game, new, stands in adding
        ]
        try:
            self.remember(self.write(batch))
        except (Taken, Gone, self.driver.DataError) as wrong:
            if len(batch) == 1:
                return [wrong]
            return [self.append([single])[0] for single in batch]
        except self.driver.OperationalError as wrong:
            raise DatabaseUnavailable(DATABASE_SILENT) from wrong
        return [None] * len(batch)

    @retried
    def write(self, batch: Sequence[Added]) -> dict[str, float]:
        with self.writing.cursor() as cursor:
            return self.add(cursor, batch)

    def add(self, cursor: Any, batch: Sequence[Added]) -> dict[str, float]:
        """Append in the order of ids, to avoid deadlocks; return the games with a new time."""
        batch = sorted(batch, key=lambda one: (one[0], one[1][0].number))
        ids = list(dict.fromkeys(game for game, _, _ in batch))
        if self.lock is not None and len(ids) > 1:  # one alone is locked first by its entries
            self.lock.run(cursor, [{"game": game} for game in ids])
        try:
            rows = [row_of(game, entry) for game, new, _ in batch for entry in new]
            self.add_entry.run(cursor, rows)
        except self.driver.IntegrityError as wrong:
            raise (Gone() if self.is_one_gone(batch) else Taken()) from wrong
        rows = [standing_row(game, new, stands) for game, new, stands in batch]
        news = {game: new[-1].at for game, new, _ in batch if self.is_news(game, new[-1].at)}
        self.touched.run(cursor, [row for row in rows if row["game"] in news])
        self.stands.run(cursor, [row for row in rows if row["game"] not in news])
        self.seat_computer.run(cursor, [row for one in batch for row in seated(*one)])
        if self.notify is not None:
            sender = self.engine.get_execution_options()[SENDER]
            self.notify.run(cursor, messages(sender, [game for game, _, _ in batch]))
        return news

    def is_news(self, game: str, at: float) -> bool:
        """Must the time of a game be written again? Nothing looks at it but what deletes games."""
        return not 0 <= at - self.touched_at.get(game, -TOUCH_SECONDS) < TOUCH_SECONDS

    def remember(self, written: Mapping[str, float]) -> None:
        if len(self.touched_at) > MOST_TOUCHED:
            self.touched_at.clear()
        self.touched_at.update(written)

    def is_one_gone(self, batch: Sequence[Added]) -> bool:
        ids = {game for game, _, _ in batch}
        with reading(self.engine).connect() as connection:
            found = connection.execute(select(games.c.id).where(games.c.id.in_(ids)))
            return len(found.all()) < len(ids)


def messages(sender: str, changed: Sequence[str]) -> list[dict[str, object]]:
    """What other servers are told of so much that has changed, each thing once."""
    names = list(dict.fromkeys(changed))
    return [
        {"channel": CHANNEL, "message": " ".join((sender, *names[i : i + MOST_IN_MESSAGE]))}
        for i in range(0, len(names), MOST_IN_MESSAGE)
    ]


def standing_row(game: str, new: Sequence[SessionEntry], stands: Standing) -> dict[str, object]:
    """What entries change of a game's row."""
    last = new[-1]
    practised = any(entry.kind == "practice" and entry.practice for entry in new)
    return {
        "game": game,
        "at": last.at,
        "entries": last.number + 1,
        "outcome": stands.result,
        "mover": stands.to_move,
        "gained": stands.doors,
        "needed": stands.doors_needed,
        "practised": practised,
    }


def seated(game: str, new: Sequence[SessionEntry], stands: Standing) -> list[dict[str, object]]:
    """What they change of its seats."""
    if not any(changes_seat(entry) for entry in new):
        return []
    return [
        {"of": game, "at": one.seat, "name": one.name, "played": one.played}
        for one in stands.computers
    ]


def row_of(game: str, entry: SessionEntry) -> dict[str, object]:
    return {
        "game": game,
        "number": entry.number,
        "seat": entry.seat,
        "kind": entry.kind,
        "code": entry.code,
        "cards": " ".join(entry.cards),
        "practice": entry.practice,
        "at": entry.at,
    }
