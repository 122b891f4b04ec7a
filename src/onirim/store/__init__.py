"""What outlives a server: games as append-only logs, seats, people, signing keys.

SQLAlchemy Core over SQLite or PostgreSQL, one code path for both. Everything here is synchronous
and safe to call from several threads.
"""

from __future__ import annotations

from onirim.extras import need

need("server", "onirim.store")

from onirim.store.database import (
    CannotOpen,
    DatabaseNewer,
    DatabaseUnreachable,
    FolderNotWritable,
    open_database,
)
from onirim.store.games import Games, Gone, SeatRow, StoredGame, Taken
from onirim.store.keys import Keys, SigningKey
from onirim.store.people import People, WrongCode
from onirim.store.store import Store
from onirim.store.writer import Writer

__all__ = [
    "CannotOpen",
    "DatabaseNewer",
    "DatabaseUnreachable",
    "FolderNotWritable",
    "Games",
    "Gone",
    "Keys",
    "People",
    "SeatRow",
    "SigningKey",
    "Store",
    "StoredGame",
    "Taken",
    "Writer",
    "WrongCode",
    "open_database",
]
