"""Opening a database: made if it is new, brought up to date if it is old, refused if it is newer.

SQLite runs with a write-ahead log and `synchronous=FULL`: what was committed is on the disk, so an
acknowledged action survives `kill -9` and a power cut. Commits are joined (see `writer.py`), which
is what makes that affordable.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError, SQLAlchemyError

from onirim.engine.messages import Message, OnirimError
from onirim.extras import need
from onirim.store.tables import HEAD

__all__ = [
    "SENDER",
    "CannotOpen",
    "DatabaseNewer",
    "DatabaseUnreachable",
    "FolderNotWritable",
    "open_database",
    "reading",
]

MIGRATIONS = Path(__file__).parent / "migrations"
DATABASE_FORM = Message("terminal-database-form", "a database is sqlite:///FILE or postgresql://…")
READING = "onirim_reading"
SENDER = "onirim_sender"  # the name under which this server notifies others
UPGRADE_LOCK = 0x0417120  # PostgreSQL: one process at a time brings a database up to date
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


class CannotOpen(OnirimError):
    """The database cannot be used; the message is for the operator."""


class DatabaseUnreachable(CannotOpen):
    """Nobody answers, or not with a database."""


class DatabaseNewer(CannotOpen):
    """It was written by a newer version of this program."""


class FolderNotWritable(CannotOpen):
    """The database is in a folder that cannot be written."""


def open_database(url: str) -> Engine:
    """An engine over a database that is there, reachable and up to date."""
    place = parse(url)
    if place.get_backend_name() == "sqlite":
        check_folder(place)
    else:
        need("postgres", "a PostgreSQL database")
    engine = make_engine(place)
    try:
        bring_up_to_date(engine, place)
    except BaseException:
        engine.dispose()
        raise
    return engine


def bring_up_to_date(engine: Engine, place: URL) -> None:
    try:
        with reading(engine).connect() as connection:
            revision = revision_of(connection)
        if revision != HEAD:
            upgrade(engine, place)
    except OperationalError as wrong:
        raise DatabaseUnreachable(unreachable(place, wrong)) from wrong
    except SQLAlchemyError as wrong:
        raise DatabaseUnreachable(
            Message(
                "terminal-no-database", "{database} is no Onirim database", database=shown(place)
            )
        ) from wrong


def parse(url: str) -> URL:
    """`postgresql://` means the driver that we install."""
    try:
        place = make_url(url)
        if place.get_backend_name() not in ("sqlite", "postgresql"):
            raise DatabaseUnreachable(DATABASE_FORM)
        if place.drivername in ("postgresql", "postgres"):
            return place.set(drivername="postgresql+psycopg")
    except (ArgumentError, NoSuchModuleError) as wrong:
        raise DatabaseUnreachable(DATABASE_FORM) from wrong
    return place


def shown(place: URL) -> str:
    """The address without the password."""
    if place.get_backend_name() == "sqlite":
        return place.database or ""
    return place.render_as_string(hide_password=True)


def unreachable(place: URL, wrong: Exception) -> Message:
    return Message(
        "terminal-unreachable",
        "the database {database} cannot be reached: {why}",
        database=shown(place),
        why=str(getattr(wrong, "orig", None) or wrong).strip().splitlines()[0],
    )


def check_folder(place: URL) -> None:
    """SQLite writes beside its file too, so the folder counts."""
    file = Path(place.database or "")
    probe = file.parent / f".{file.name}.probe"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
        if file.exists():
            file.open("r+b").close()
    except OSError as wrong:
        raise FolderNotWritable(
            Message(
                "terminal-folder",
                "the folder {folder} cannot be written: {why}",
                folder=str(file.parent),
                why=wrong.strerror or str(wrong),
            )
        ) from wrong


def make_engine(place: URL) -> Engine:
    if place.get_backend_name() != "sqlite":
        options = {SENDER: secrets.token_hex(4)}
        return create_engine(place, pool_pre_ping=True, pool_size=6, execution_options=options)
    engine = create_engine(place, pool_size=6)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_immediately)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Python's own transactions are switched off: SQLAlchemy says when one begins."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def begin_immediately(connection: Connection) -> None:
    """A reader that turns into a writer half-way is refused; a writer from the start waits."""
    only_reads = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")


def reading(engine: Engine) -> Engine:
    """The same engine for readers, which need not wait for writers."""
    return engine.execution_options(**{READING: True})


def revision_of(connection: Connection) -> str:
    """Which migration the database is at; "" if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade(engine: Engine, place: URL) -> None:
    """Bring it up to date, one process at a time."""
    from alembic.command import upgrade as run_migrations
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection, upgrade_lock(connection):
        revision = revision_of(connection)
        if revision and revision not in known:
            raise DatabaseNewer(
                Message(
                    "terminal-newer",
                    "the database {database} was written by a newer version of onirim"
                    " (migration {revision}; this one knows {known})",
                    database=shown(place),
                    revision=revision,
                    known=HEAD,
                )
            )
        config.attributes["connection"] = connection
        run_migrations(config, "head")


@contextmanager
def upgrade_lock(connection: Connection) -> Iterator[None]:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": UPGRADE_LOCK})
    yield
