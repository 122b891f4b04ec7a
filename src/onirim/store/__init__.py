"""What outlives a server: games as append-only logs, seats, people, signing keys.

SQLAlchemy Core over SQLite or PostgreSQL, one code path for both. Everything here is synchronous
and safe to call from several threads.
"""

from __future__ import annotations

from onirim.extras import need

need("server", "onirim.store")

from onirim.store.appending import Gone, Taken
from onirim.store.database import (
    CannotOpen,
    DatabaseNewer,
    DatabaseOlder,
    DatabaseUnreachable,
    FolderNotWritable,
)
from onirim.store.games import Games
from onirim.store.keys import Keys, SigningKey
from onirim.store.opening import open_database
from onirim.store.people import MustAsk, People, WrongCode
from onirim.store.store import Store
from onirim.store.upkeep import Retention
from onirim.store.writer import Writer

__all__ = [
    "CannotOpen",
    "DatabaseNewer",
    "DatabaseOlder",
    "DatabaseUnreachable",
    "FolderNotWritable",
    "Games",
    "Gone",
    "Keys",
    "MustAsk",
    "People",
    "Retention",
    "SigningKey",
    "Store",
    "Taken",
    "Writer",
    "WrongCode",
    "open_database",
]
