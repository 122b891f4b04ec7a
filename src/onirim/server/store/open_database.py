"""Which databases are opened for what: new, older and newer ones, and those that are none.

A server makes a new database and brings an older SQLite file up to date, after a copy. An older
PostgreSQL database may have servers of the older version: only `onirim admin migrate` changes it.
Whoever just copies or looks changes nothing at all. An outdated database, from before these
migrations, is always refused; a server moves an outdated SQLite file away first (`set_aside.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from onirim.engine.messages import Message
from onirim.server.store.database import (
    CannotOpen,
    DatabaseNewer,
    DatabaseOlder,
    DatabaseUnreachable,
    check_whole,
    connect,
    file_of,
    make_private_file,
    parse_url,
    reading,
    shown,
    unreachable,
)
from onirim.server.store.notices import OF_COMMAND
from onirim.server.store.tables import HEAD, VERSION_TABLE

__all__ = [
    "Purpose",
    "copy_into",
    "free_name",
    "is_outdated",
    "open_database",
    "put_in_place",
    "rename_database",
]

Purpose = Literal["serve", "migrate", "use", "copy"]
MIGRATIONS = Path(__file__).parent / "migrations"
OUTDATED_TABLE = "alembic_version"  # only in databases that no migration of ours leads on from
UPGRADE_LOCK = 0x0417120  # PostgreSQL: one process at a time brings a database up to date


def open_database(url: str, purpose: Purpose = "serve") -> Engine:
    """An engine over a database that is there, whole, and of a version fit for the purpose."""
    place = parse_url(url)
    looks = purpose in ("use", "copy")
    file = file_of(place)
    if looks and file is not None and not (file.is_file() and file.stat().st_size):
        raise CannotOpen(
            Message("terminal-no-games", "there are no games in {database}", database=shown(place))
        )
    engine = connect(place, write=not looks)
    try:
        check_fit(engine, place, purpose)
    except BaseException:
        engine.dispose()
        raise
    return engine.execution_options(**{OF_COMMAND: True}) if purpose == "use" else engine


def check_fit(engine: Engine, place: URL, purpose: Purpose) -> None:
    try:
        with reading(engine).connect() as connection:
            revision = revision_of(connection)
            if is_outdated(connection):
                raise outdated(place)
        check_whole(engine, place)
        if purpose in ("use", "copy"):
            check_revision(place, revision, purpose)
        elif revision != HEAD:
            bring_up_to_date(engine, place, revision, purpose)
    except OperationalError as wrong:
        raise DatabaseUnreachable(unreachable(place, wrong)) from wrong
    except SQLAlchemyError as wrong:
        raise DatabaseUnreachable(no_database(place)) from wrong


def check_revision(place: URL, revision: str, purpose: Purpose) -> None:
    if not revision:
        raise DatabaseUnreachable(no_database(place))
    if revision == HEAD or purpose == "copy":
        return
    raise older(place) if revision in known_revisions() else newer(place, revision)


def bring_up_to_date(engine: Engine, place: URL, revision: str, purpose: Purpose) -> None:
    if revision and revision not in known_revisions():
        raise newer(place, revision)
    file = file_of(place)
    if revision and file is None and purpose != "migrate":
        raise older(place)
    if revision and file is not None:
        copy_into(engine, free_name(file, f"before-{HEAD}"))
    upgrade(engine, place)


def copy_into(engine: Engine, file: Path) -> None:
    """A SQLite database as it is now, in a new file that only its owner can read."""
    make_private_file(file, new=True)
    try:
        with closing(engine.raw_connection()) as connection:
            connection.cursor().execute("VACUUM INTO ?", (str(file),))
        copy = connect(parse_url(f"sqlite:///{file}"), write=False)
        try:
            check_whole(copy, copy.url)
        finally:
            copy.dispose()
    except BaseException:
        file.unlink(missing_ok=True)
        raise


def free_name(file: Path, why: str) -> Path:
    """Where a copy of the file lies, beside it."""
    names = [f"{file.name}.{why}"]
    names += [f"{names[0]}-{number}" for number in range(2, 100)]
    return next(path for name in names if not (path := file.parent / name).exists())


def put_in_place(backup: Path, url: str) -> Path | None:
    """Put a backup where the database is; returns where what was there before lies now.

    The caller holds the lock of the file, so that no server has it open.
    """
    place = parse_url(url)
    file = file_of(place)
    if file is None:
        raise CannotOpen(
            Message("terminal-pg-restore", "a PostgreSQL database is restored with pg_restore")
        )
    source = open_database(f"sqlite:///{backup}", "copy")
    fresh = file.with_name(f"{file.name}.restoring")
    try:
        fresh.unlink(missing_ok=True)
        copy_into(source, fresh)
    finally:
        source.dispose()
    kept = None
    if file.exists() and file.stat().st_size:
        kept = free_name(file, "replaced")
        rename_database(file, kept)
    fresh.rename(file)
    return kept


def rename_database(file: Path, new: Path) -> None:
    """Rename a SQLite file that nobody has open, with the log and the index beside it.

    The file itself comes last: SQLite deletes a log that it finds beside a new file.
    """
    for end in ("-wal", "-shm", ""):
        beside = Path(f"{file}{end}")
        if beside.exists():
            beside.rename(f"{new}{end}")


def revision_of(connection: Connection) -> str:
    """Which migration the database is at; "" if it is new."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    revision = text(f"SELECT version_num FROM {VERSION_TABLE}")  # noqa: S608  # our own name
    return str(connection.execute(revision).scalar() or "")


def is_outdated(connection: Connection) -> bool:
    """Was the database made before these migrations?"""
    return inspect(connection).has_table(OUTDATED_TABLE)


def known_revisions() -> set[str]:
    return {file.name.partition("_")[0] for file in Path(MIGRATIONS, "versions").glob("0*.py")}


def upgrade(engine: Engine, place: URL) -> None:
    """Bring it up to date, one process at a time."""
    from alembic.command import upgrade as run_migrations
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection, upgrade_lock(connection):
        revision = revision_of(connection)
        if revision and revision not in known_revisions():
            raise newer(place, revision)
        config.attributes["connection"] = connection
        run_migrations(config, "head")


@contextmanager
def upgrade_lock(connection: Connection) -> Iterator[None]:
    if connection.dialect.name == "postgresql":
        from onirim.server.store.postgres_connection import wait_for_ever

        wait_for_ever(connection)
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SET LOCAL lock_timeout = '60s'"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": UPGRADE_LOCK})
    yield


def newer(place: URL, revision: str) -> DatabaseNewer:
    return DatabaseNewer(
        Message(
            "terminal-newer",
            "the database {database} was written by a newer version of onirim"
            " (migration {revision}; this one knows {known})",
            database=shown(place),
            revision=revision,
            known=HEAD,
        )
    )


def older(place: URL) -> DatabaseOlder:
    return DatabaseOlder(
        Message(
            "terminal-older",
            "the database {database} was written by an older version of onirim;"
            " back it up, end its servers, and run onirim admin migrate",
            database=shown(place),
        )
    )


def outdated(place: URL) -> DatabaseOlder:
    return DatabaseOlder(
        Message(
            "terminal-outdated",
            "the database {database} is too old to be migrated;"
            " keep it for an older version of onirim and use a new, empty database",
            database=shown(place),
        )
    )


def no_database(place: URL) -> Message:
    return Message(
        "terminal-no-database", "{database} is no Onirim database", database=shown(place)
    )
