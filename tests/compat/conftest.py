"""The frozen database as a copy that may be written, and servers over it."""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import fork_server, make_server, quick_folder

# Fixtures of the server's tests, which pytest looks for here.
__all__ = ["fork_server", "make_server", "quick_folder"]

V1 = Path(__file__).parent / "v1"
FILE = "onirim.sqlite3"  # as a server calls it in its folder


@pytest.fixture(scope="session")
def frozen() -> dict[str, Any]:
    """What is known of the database: the person, the cookie, and the facts of each game."""
    known: dict[str, Any] = json.loads((V1 / "games.json").read_text(encoding="utf-8"))
    return known


@pytest.fixture
def old_database(quick_folder: Path) -> Path:
    """A copy, in a folder for a server; everybody in it was here a moment ago.

    A server deletes what nobody has touched for long, and the frozen file only grows older.
    """
    file = quick_folder / "data" / FILE
    file.parent.mkdir()
    shutil.copyfile(V1 / "games.sqlite3", file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE games SET touched_at = ?", [time.time()])
        connection.execute("UPDATE people SET seen_at = ?", [time.time()])
    return file
