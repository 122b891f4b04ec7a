"""The tables. A change here is a new migration; the log of a game is only ever added to."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
)

__all__ = [
    "HEAD",
    "VERSION_TABLE",
    "computer_leases",
    "entries",
    "games",
    "keys",
    "metadata",
    "notices",
    "people",
    "rates",
    "request_keys",
    "seats",
    "transfers",
    "upkeep",
    "watchers",
]

HEAD: Final = "0002"  # the newest migration, so that a current database needs no alembic
VERSION_TABLE: Final = "schema_version"  # where alembic keeps the migration of a database

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made_at", Double, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("marked_at", Double),  # as a game's
    Column("cookies", Integer, nullable=False, server_default=text("0")),  # older ones are recalled
    Index("people_seen_at", "seen_at"),
)

request_keys = Table(
    "request_keys",
    metadata,
    Column("key", String(64), primary_key=True),  # a hash: whoever has the key gets a cookie
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("ends_at", Double, nullable=False),  # kept for a day more, so that it is refused
    Index("request_keys_person", "person"),
)

transfers = Table(
    "transfers",
    metadata,
    Column("code", String(64), primary_key=True),  # a hash: the code itself is nowhere
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("ends_at", Double, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("rules", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("deck", Text),  # cards to come: of a deal met before, or for tests
    Column("seed", Text),  # what comes after them; text, because not every number fits
    Column("invite", String(32), nullable=False, unique=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("made_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("length", Integer, nullable=False),  # entries of the log
    Column("result", String(8), nullable=False),
    Column("marked_at", Double),  # when it was found to be old; it is deleted a week later
    Column("to_move", Integer),  # a seat, as everybody knows; nothing when it is over
    Column("doors", Integer, nullable=False, server_default=text("0")),
    Column("doors_needed", Integer, nullable=False, server_default=text("0")),
    Index("games_touched_at", "touched_at"),
)

upkeep = Table(
    "upkeep",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Double, nullable=False),
)

notices = Table(  # SQLite: what a command has changed, for the server
    "notices",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("what", String(32), nullable=False),
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,
)

rates = Table(
    "rates",
    metadata,
    Column("who", String(64), primary_key=True),  # an HMAC: addresses are nowhere
    Column("left", Double, nullable=False),
    Column("at", Double, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("computer", String(16), nullable=False, server_default=text("''")),  # as in the log
    Column("computer_played", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("game", "seat"),
    Index("seats_person", "person"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("game", "person"),
    Index("watchers_person", "person"),
)

computer_leases = Table(  # the server that acts for the computers of a game, and for how long
    "computer_leases",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("server", String(16), nullable=False),
    Column("until", Double, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # SessionKind
    Column("code", String(80), nullable=False),  # of an action; the name of a computer
    Column("cards", Text, nullable=False),  # that came because of it, in order
    Column("practice", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("game", "number"),
)
