"""Which of several servers acts for the computers of a game: the one that holds its lease.

A lease ends by itself, so that another server continues when this one was killed. The clock is the
database's. A SQLite file has one server, which always may.
"""

from __future__ import annotations

from sqlalchemy import Engine, text

from onirim.server.store.database import SENDER, writing
from onirim.server.store.retries import retried

__all__ = ["ComputerLeases"]

NOW = "extract(epoch from clock_timestamp())"
TAKE_LEASE = text(
    f"INSERT INTO computer_leases (game, server, until) VALUES (:game, :server, {NOW} + :seconds)"  # noqa: S608  # a constant
    " ON CONFLICT (game) DO UPDATE SET server = excluded.server, until = excluded.until"
    f" WHERE computer_leases.server = excluded.server OR computer_leases.until < {NOW}"
)


class ComputerLeases:
    """The leases of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"

    @retried
    def take(self, game: str, seconds: float) -> bool:
        """Take or renew the lease of a game; return False if another server holds it."""
        if not self.shared:
            return True
        lease = {"game": game, "server": self.server(), "seconds": seconds}
        with writing(self.engine) as connection:
            return connection.execute(TAKE_LEASE, lease).rowcount == 1

    def server(self) -> str:
        """The name of this server among those of its database."""
        return str(self.engine.get_execution_options().get(SENDER, ""))
