"""What outlives a server: games as append-only logs, seats, people, signing keys.

SQLAlchemy Core over SQLite or PostgreSQL, one code path for both. Everything here is synchronous
and safe to call from several threads.
"""

from __future__ import annotations

from onirim import _need

_need("server", "onirim.server.store")

from onirim.server.store.append import Gone, Taken
from onirim.server.store.committer import Committer
from onirim.server.store.database import (
    CannotOpen,
    DatabaseNewer,
    DatabaseOlder,
    DatabaseUnreachable,
    FolderNotWritable,
)
from onirim.server.store.database_file import DatabaseUnavailable
from onirim.server.store.games import Games
from onirim.server.store.open_database import open_database
from onirim.server.store.people import MustAsk, People, WrongCode
from onirim.server.store.retention import Retention
from onirim.server.store.signing_keys import Keys, SigningKey
from onirim.server.store.store import Store

__all__ = [
    "CannotOpen",
    "Committer",
    "DatabaseNewer",
    "DatabaseOlder",
    "DatabaseUnavailable",
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
    "WrongCode",
    "open_database",
]
