"""Keys that sign cookies: the newest signs, all that are kept are believed."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Engine, delete, insert, select, update

from onirim.server.store.database import reading, writing
from onirim.server.store.games import notify
from onirim.server.store.retries import retried
from onirim.server.store.tables import keys, request_keys

__all__ = ["KEYS_CHANGED", "Keys", "SigningKey"]

KEYS_CHANGED = "keys"  # sent to other servers instead of a game


@dataclass(frozen=True, slots=True)
class SigningKey:
    """A secret with the name that a cookie calls it by."""

    id: str
    secret: bytes


class Keys:
    """The keys of a database, shared by every server on it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reads = reading(engine)

    def all(self) -> list[SigningKey]:
        """The newest first; a database without any gets one."""
        found = self.read()
        if not found:
            self.rotate()
            found = self.read()
        return found

    @retried
    def rotate(self, forget_old: bool = False) -> None:
        """A new key. Old cookies stay good and are signed anew, unless old keys are forgotten."""
        with writing(self.engine) as connection:
            notify(connection, KEYS_CHANGED)
            if forget_old:
                connection.execute(delete(keys))
                connection.execute(update(request_keys).values(ends_at=0.0))
            connection.execute(
                insert(keys).values(
                    id=secrets.token_hex(4), secret=secrets.token_hex(32), made_at=time.time()
                )
            )

    def read(self) -> list[SigningKey]:
        newest_first = select(keys.c.id, keys.c.secret).order_by(keys.c.made_at.desc(), keys.c.id)
        with self.reads.connect() as connection:
            rows = connection.execute(newest_first).all()
        return [SigningKey(row.id, bytes.fromhex(row.secret)) for row in rows]
