"""A rate that all servers on a database share: for what must not be tried N times as often.

Few requests count here, codes that somebody types; each is one short transaction. Who asks is
kept for a day as an HMAC, since every IPv4 address can be hashed in minutes. Its key is derived
from the newest signing key, which all servers share; a new one begins all rates again.
"""

from __future__ import annotations

import hmac

from sqlalchemy import Engine, select, update

from onirim.server.store.database import writing
from onirim.server.store.games import insert_if_new
from onirim.server.store.retries import retried
from onirim.server.store.signing_keys import Keys
from onirim.server.store.tables import rates

__all__ = ["SharedRates"]

RATES_PURPOSE = b"onirim.rates"  # nothing else is derived from a key with this


class SharedRates:
    """Buckets in the database, for as many servers as there are."""

    def __init__(self, engine: Engine, keys: Keys) -> None:
        self.engine = engine
        self.keys = keys

    @retried
    def take(self, who: str, burst: float, per_second: float, now: float) -> bool:
        """Is one more allowed? It is then counted; the servers' clocks should agree on `now`."""
        secret = hmac.digest(self.keys.all()[0].secret, RATES_PURPOSE, "sha256")
        key = hmac.digest(secret, who.encode(), "sha256").hex()
        row = rates.c.who == key
        with writing(self.engine) as connection:
            insert_if_new(connection, rates, who=key, left=burst, at=now)
            found = connection.execute(select(rates).where(row).with_for_update()).one()
            left = min(burst, found.left + max(0.0, now - found.at) * per_second)
            allowed = bool(left >= 1)
            values = {"left": left - allowed, "at": max(now, found.at)}
            connection.execute(update(rates).where(row).values(values))
        return allowed
