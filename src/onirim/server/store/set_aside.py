"""Moving an outdated SQLite database out of the way of a new one; nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from onirim.server.store.database import connect, file_of, parse_url, reading
from onirim.server.store.open_database import free_name, is_outdated, rename_database

__all__ = ["set_aside"]

REASON = "before-0001"  # like the copies that migrations leave: what was there before that one


def set_aside(url: str) -> Path | None:
    """Rename an outdated SQLite file and return its new path; None if there is nothing to do.

    The caller holds the lock of the file, and must lock the new file that takes its place.
    """
    place = parse_url(url)
    file = file_of(place)
    if file is None or not holds_outdated_tables(place):
        return None
    file = file.resolve()  # SQLite keeps its log beside the file itself, not beside a link
    aside = free_name(file, REASON)
    rename_database(file, aside)
    return aside


def holds_outdated_tables(place: URL) -> bool:
    """False for a file that cannot be read, too: opening it says why."""
    engine = connect(place, write=False)
    try:
        with reading(engine).connect() as connection:
            return is_outdated(connection)
    except SQLAlchemyError:
        return False
    finally:
        engine.dispose()
