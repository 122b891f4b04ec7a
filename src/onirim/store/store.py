"""One open database with everything in it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, text

from onirim.engine.messages import Message
from onirim.store.database import CannotOpen, open_database, reading
from onirim.store.games import Games
from onirim.store.keys import Keys
from onirim.store.people import People

__all__ = ["Store"]


class Store:
    """Games, people and keys of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)
        self.games = Games(engine)
        self.people = People(engine)
        self.keys = Keys(engine)

    @classmethod
    def open(cls, url: str) -> Store:
        return cls(open_database(url))

    def answers(self) -> bool:
        """Is the database there?"""
        with self.reads.connect() as connection:
            return bool(connection.execute(text("SELECT 1")).scalar() == 1)

    def backup(self, file: Path) -> None:
        """A copy of the database as it is now, while games go on; SQLite only."""
        if self.engine.dialect.name != "sqlite":
            raise CannotOpen(
                Message("terminal-pg-dump", "a PostgreSQL database is backed up with pg_dump")
            )
        if file.exists():
            raise CannotOpen(
                Message(
                    "terminal-backup-there",
                    "{file} is there already; a backup writes a new file",
                    file=str(file),
                )
            )
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute("VACUUM INTO ?", (str(file),))
        finally:
            connection.close()

    def close(self) -> None:
        self.engine.dispose()
