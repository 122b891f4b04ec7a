"""A rate that all servers on a database share: for what must not be tried N times as often.

Few requests count here, codes that somebody types; each is one short transaction. Who asks is
kept as a hash, for a day.
"""

from __future__ import annotations

import hashlib

from sqlalchemy import Engine, select, update

from onirim.server.store.database import writing
from onirim.server.store.games import insert_if_new
from onirim.server.store.retries import retried
from onirim.server.store.tables import rates

__all__ = ["SharedRates"]


class SharedRates:
    """Buckets in the database, for as many servers as there are."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @retried
    def take(self, who: str, burst: float, per_second: float, now: float) -> bool:
        """Is one more allowed? It is then counted; the servers' clocks should agree on `now`."""
        key = hashlib.sha256(who.encode()).hexdigest()
        row = rates.c.who == key
        with writing(self.engine) as connection:
            insert_if_new(connection, rates, who=key, left=burst, at=now)
            found = connection.execute(select(rates).where(row).with_for_update()).one()
            left = min(burst, found.left + max(0.0, now - found.at) * per_second)
            allowed = bool(left >= 1)
            values = {"left": left - allowed, "at": max(now, found.at)}
            connection.execute(update(rates).where(row).values(values))
        return allowed
