"""Which of several servers acts for the computers of a game: whoever has it on loan.

A loan ends by itself, so that another server goes on when this one was killed. The clock is the
database's. A SQLite file has one server, which always may.
"""

from __future__ import annotations

from sqlalchemy import Engine, text

from onirim.server.store.database import SENDER, writing

__all__ = ["Drivers"]

NOW = "extract(epoch from clock_timestamp())"
TAKE_LOAN = text(
    f"INSERT INTO drivers (game, server, until) VALUES (:game, :server, {NOW} + :seconds)"  # noqa: S608  # a constant
    " ON CONFLICT (game) DO UPDATE SET server = excluded.server, until = excluded.until"
    f" WHERE drivers.server = excluded.server OR drivers.until < {NOW}"
)


class Drivers:
    """The loans of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"

    def take(self, game: str, seconds: float) -> bool:
        """Have it for so long, again or for the first time; False: another server has it."""
        if not self.shared:
            return True
        loan = {"game": game, "server": self.server(), "seconds": seconds}
        with writing(self.engine) as connection:
            return connection.execute(TAKE_LOAN, loan).rowcount == 1

    def server(self) -> str:
        """The name of this server among those of its database."""
        return str(self.engine.get_execution_options().get(SENDER, ""))
