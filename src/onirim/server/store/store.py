"""One open database with everything in it."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import Engine, text, update
from sqlalchemy.exc import DatabaseError

from onirim.engine.messages import Message
from onirim.server.store.admin import Admin
from onirim.server.store.computer_leases import ComputerLeases
from onirim.server.store.database import CannotOpen, FileExists, file_of, reading, writing
from onirim.server.store.database_file import DatabaseUnavailable
from onirim.server.store.games import Games, insert_if_new
from onirim.server.store.open_database import Purpose, copy_into, open_database
from onirim.server.store.people import People
from onirim.server.store.retention import Upkeep
from onirim.server.store.seats import Seating
from onirim.server.store.shared_rates import SharedRates
from onirim.server.store.signing_keys import Keys
from onirim.server.store.tables import upkeep

__all__ = ["Store"]

PROBE = "probe"  # a row that is written to see whether writing works


class Store:
    """Games, people and keys of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)
        self.games = Games(engine)
        self.seats = Seating(engine)
        self.people = People(engine)
        self.keys = Keys(engine)
        self.rates = SharedRates(engine, self.keys)
        self.leases = ComputerLeases(engine)
        self.upkeep = Upkeep(engine)
        self.admin = Admin(engine)
        self.file = file_of(engine.url)

    @classmethod
    def open(cls, url: str, purpose: Purpose = "serve") -> Store:
        return cls(open_database(url, purpose))

    def trouble(self) -> str:
        """Why a game could not be stored now; "" if it could. Writes, because reading may work."""
        try:
            with writing(self.engine) as connection:
                row = update(upkeep).where(upkeep.c.name == PROBE).values(at=time.time())
                if connection.execute(row).rowcount == 0:
                    insert_if_new(connection, upkeep, name=PROBE, at=time.time())
                connection.execute(text("SELECT count(*) FROM keys")).scalar()
        except DatabaseUnavailable as wrong:
            return str(wrong)
        except DatabaseError as wrong:
            return kind_of(wrong)
        return ""

    def bytes(self) -> int:
        """How big it is: of SQLite the file and what is beside it."""
        if self.file is not None:
            beside = (Path(f"{self.file}{end}") for end in ("", "-wal"))
            return sum(path.stat().st_size for path in beside if path.exists())
        with self.reads.connect() as connection:
            size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar()
        return int(size or 0)

    def backup(self, file: Path) -> None:
        """A copy of the database as it is now, while games go on; SQLite only."""
        if self.file is None:
            raise CannotOpen(
                Message("terminal-pg-dump", "a PostgreSQL database is backed up with pg_dump")
            )
        if file.exists():
            raise FileExists(
                Message("terminal-file-there", "{path} is there already", path=str(file))
            )
        copy_into(self.engine, file)

    def close(self) -> None:
        self.games.appending.writing.close()
        self.engine.dispose()


def kind_of(wrong: DatabaseError) -> str:
    """The driver's name for it, without a word of what was to be stored."""
    name = getattr(wrong.orig, "sqlite_errorname", None) or getattr(wrong.orig, "sqlstate", None)
    return str(name or type(wrong).__name__)
