"""What commands of operators have changed in a SQLite file, for the server that has it open.

PostgreSQL notifies servers by itself (`notifications.py`). In a file a command leaves a row for
each game and person that it has changed, and the server looks for new ones every few seconds.
"""

from __future__ import annotations

from sqlalchemy import Connection, Engine, func, insert, select

from onirim.server.store.database import reading
from onirim.server.store.tables import notices

__all__ = ["OF_COMMAND", "Notices", "leave_notices"]

OF_COMMAND = "onirim_command"  # option of an engine: its changes are news for a server


def leave_notices(connection: Connection, changed: tuple[str, ...], now: float) -> None:
    """With what has changed, in the same transaction; a server needs none of its own."""
    if changed and connection.get_execution_options().get(OF_COMMAND):
        rows = [{"what": what, "at": now} for what in dict.fromkeys(changed)]
        connection.execute(insert(notices), rows)


class Notices:
    """The notices of one database, from when it was opened on."""

    def __init__(self, engine: Engine) -> None:
        self.reads = reading(engine)
        with self.reads.connect() as connection:
            self.last = int(connection.execute(select(func.max(notices.c.number))).scalar() or 0)

    def new(self) -> list[str]:
        """What has changed since this was asked before."""
        later = select(notices.c.number, notices.c.what).where(notices.c.number > self.last)
        with self.reads.connect() as connection:
            rows = connection.execute(later.order_by(notices.c.number)).all()
        if rows:
            self.last = rows[-1].number
        return [row.what for row in rows]
