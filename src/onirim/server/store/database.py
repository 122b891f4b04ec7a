"""Opening a database: how we talk to SQLite and PostgreSQL, and what each is told first.

SQLite runs with a write-ahead log and `synchronous=FULL`: what was committed is on the disk, so an
acknowledged action survives `kill -9` and a power cut. Commits are joined (`committer.py`),
which is what makes that affordable. Neither database is waited for without an end.
"""

from __future__ import annotations

import os
import secrets
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, SQLAlchemyError

from onirim import _need
from onirim.engine.messages import Message, OnirimError
from onirim.exit_codes import ExitCode
from onirim.server.store.database_file import DatabaseFile

__all__ = [
    "FILE",
    "POSTGRES",
    "SENDER",
    "WRITERS",
    "CannotOpen",
    "DatabaseNewer",
    "DatabaseOlder",
    "DatabaseUnreachable",
    "DriverWriting",
    "FolderNotWritable",
    "check_folder",
    "check_whole",
    "connect",
    "detached",
    "file_of",
    "make_private_file",
    "parse_url",
    "reading",
    "shown",
    "unreachable",
    "writing",
]

DATABASE_FORM = Message("terminal-database-form", "a database is sqlite:///FILE or postgresql://…")
BEGIN_WRITING = "BEGIN IMMEDIATE"
READING = "onirim_reading"
FILE = "onirim_file"  # of SQLite: what must lie where the database was opened
WRITERS = "onirim_writers"  # the lock of those who write
SENDER = "onirim_sender"  # the name under which this server notifies others
PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
POOL = 6  # connections that are kept
DATABASE_PATIENCE = 10  # seconds for one statement, and for a connection from the pool
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA wal_autocheckpoint=0",  # a commit is not made to wait for it: see wal_checkpoints.py
    f"PRAGMA busy_timeout={DATABASE_PATIENCE * 1000}",
)
POSTGRES: dict[str, Any] = {
    "client_encoding": "utf8",  # whatever the database was made with: names are UTF-8
    "connect_timeout": 5,
    "tcp_user_timeout": DATABASE_PATIENCE * 1000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
}
POSTGRES_SETTINGS = {
    "statement_timeout": f"{DATABASE_PATIENCE}s",
    "lock_timeout": f"{DATABASE_PATIENCE // 2}s",
    "idle_in_transaction_session_timeout": "60s",
}


class CannotOpen(OnirimError):
    """The database cannot be used; the message and the exit code are for the operator."""

    exit_code = ExitCode.USAGE


class DatabaseUnreachable(CannotOpen):
    """Nobody answers, or not with a database."""

    exit_code = ExitCode.UNREACHABLE


class DatabaseNewer(CannotOpen):
    """It was written by a newer version of this program."""

    exit_code = ExitCode.NEWER


class DatabaseOlder(CannotOpen):
    """It must be migrated first, and whoever opens it now does not do that."""

    exit_code = ExitCode.OLDER


class FolderNotWritable(CannotOpen):
    """The database is in a folder that cannot be written."""

    exit_code = ExitCode.UNWRITABLE


class FileExists(CannotOpen):
    """A copy would overwrite a file."""

    exit_code = ExitCode.UNWRITABLE


def parse_url(url: str) -> URL:
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


def file_of(place: URL) -> Path | None:
    """The file of a SQLite database."""
    return Path(place.database or "") if place.get_backend_name() == "sqlite" else None


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


def connect(place: URL, write: bool = True) -> Engine:
    """An engine over a database that need not be there yet; nothing is read."""
    if (file := file_of(place)) is None:
        _need("postgres", "a PostgreSQL database")
        return postgres_engine(place)
    if write:
        check_folder(file)
    return sqlite_engine(place)


def sqlite_engine(place: URL) -> Engine:
    """Its writers take turns by a lock of ours: SQLite's own would let them sleep and try again."""
    engine = create_engine(
        place,
        execution_options={
            WRITERS: threading.Lock(),
            FILE: DatabaseFile(Path(place.database or "")),
        },
        hide_parameters=True,
        pool_size=POOL,
        pool_timeout=DATABASE_PATIENCE,
        pool_use_lifo=True,  # one that knows its pages is used again, not each in turn
    )
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_immediately)
    return engine


def postgres_engine(place: URL) -> Engine:
    """Whoever writes options into the address knows better than we do."""
    arguments: dict[str, object] = {k: v for k, v in POSTGRES.items() if k not in place.query}
    if "options" not in place.query:
        settings = POSTGRES_SETTINGS.items()
        arguments["options"] = " ".join(f"-c {name}={value}" for name, value in settings)
    engine = create_engine(
        place,
        connect_args=arguments,
        execution_options={SENDER: secrets.token_hex(4)},
        hide_parameters=True,  # they are cards, names and codes, and errors are logged
        pool_pre_ping=True,
        pool_size=POOL,
        pool_timeout=DATABASE_PATIENCE,
        pool_use_lifo=True,  # one that knows its pages is used again, not each in turn
    )
    if "options" not in place.query:
        event.listen(engine, "do_connect", connect_patiently)
    return engine


def connect_patiently(_dialect: Any, _record: Any, words: list[Any], named: dict[str, Any]) -> Any:
    from onirim.server.store.postgres_connection import PatientConnection

    return PatientConnection.connect(*words, **named)


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Python's own transactions are switched off: SQLAlchemy says when one begins."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def begin_immediately(connection: Connection) -> None:
    """A reader that turns into a writer half-way is refused; a writer from the start waits."""
    only_reads = connection.get_execution_options().get(READING, False)
    connection.exec_driver_sql("BEGIN" if only_reads else BEGIN_WRITING)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes; one at a time in a SQLite file, and whoever waits is woken."""
    options = engine.get_execution_options()
    lock: threading.Lock | None = options.get(WRITERS)
    if lock is None:
        with engine.begin() as connection:
            yield connection
        return
    file: DatabaseFile = options[FILE]
    with lock, file.kept(), engine.begin() as connection:
        yield connection


class DriverWriting:
    """The same with a cursor of the driver, for what is written all the time.

    SQLite's connection is kept: to fetch it from the pool and give it back took half as long as
    writing does.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        options = engine.get_execution_options()
        self.lock: threading.Lock | None = options.get(WRITERS)
        self.file: DatabaseFile | None = options.get(FILE)
        self.kept: Any = None

    @contextmanager
    def cursor(self) -> Iterator[Any]:
        """What is written is committed at the end; after an error nothing was."""
        if self.lock is None or self.file is None:
            with closing(self.engine.raw_connection()) as connection:
                yield connection.cursor()
                connection.commit()  # what is given back without it is rolled back
            return
        with self.lock, self.file.kept():
            connection = self.kept = self.kept or detached(self.engine)
            try:
                cursor = connection.cursor()
                cursor.execute(BEGIN_WRITING)
                yield cursor
                connection.commit()
            except BaseException:
                self.roll_back()
                raise

    def roll_back(self) -> None:
        """One that cannot even do that is not used again."""
        try:
            self.kept.rollback()
        except Exception:
            self.close()
            raise

    def close(self) -> None:
        if self.kept is not None:
            self.kept.close()
            self.kept = None


def detached(engine: Engine) -> Any:
    """A connection of the driver that no pool wants back."""
    pooled = engine.raw_connection()
    connection: Any = pooled.dbapi_connection
    pooled.detach()
    return connection


def reading(engine: Engine) -> Engine:
    """The same engine for readers, which need not wait for writers."""
    return engine.execution_options(**{READING: True})


def check_folder(file: Path) -> None:
    """SQLite writes beside its file too, so the folder counts."""
    probe = file.parent / f".{file.name}.probe"
    try:
        file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
        make_private_file(file)
        file.chmod(PRIVATE_FILE)
    except OSError as wrong:
        raise FolderNotWritable(
            Message(
                "terminal-folder",
                "the folder {folder} cannot be written: {why}",
                folder=str(file.parent),
                why=wrong.strerror or str(wrong),
            )
        ) from wrong


def make_private_file(file: Path, new: bool = False) -> None:
    """An empty file is an empty database; made by us, nobody else can read it for a moment."""
    flags = os.O_RDWR | os.O_CREAT | (os.O_EXCL if new else 0)
    os.close(os.open(file, flags, PRIVATE_FILE))


def check_whole(engine: Engine, place: URL) -> None:
    """Is every page of a SQLite file what it should be? A damaged one would fail some day."""
    if engine.dialect.name != "sqlite":
        return
    try:
        with reading(engine).connect() as connection:
            said = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except (DatabaseError, SQLAlchemyError):
        said = "no answer"
    if said != "ok":
        raise DatabaseUnreachable(
            Message(
                "terminal-damaged",
                "the database {database} is damaged; put a backup in its place:"
                " onirim admin restore",
                database=shown(place),
            )
        )
