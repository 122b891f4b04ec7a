"""PostgreSQL notifies this server of games that other servers have changed (LISTEN/NOTIFY).

A message is the sender and the ids of what has changed in one commit, nothing else; the receiver
reads the log. What is not open here wakes nobody. After a broken connection notifications may have
been missed, so everything is checked again. Servers also tell each other who is connected
(`onirim.server.rooms.presence`), which no table keeps.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence

from sqlalchemy import Engine

from onirim.server.store.append import CHANNEL
from onirim.server.store.database import POSTGRES, SENDER, writing
from onirim.server.store.games import notify
from onirim.server.store.guarded_thread import Failed, GuardedThread, ignore
from onirim.server.store.retries import retried

__all__ = ["EVERYTHING_CHANGED", "Feed", "tell_servers"]

EVERYTHING_CHANGED = ""  # told instead of an id
WORDS_IN_MESSAGE = 100  # in one message: they are longer than ids
PAUSE = 1.0  # seconds before a lost connection is tried again
POLL = 0.5  # seconds after which the end is looked for
ASK_SECONDS = 10.0  # after which a silent connection is asked for an answer


@retried
def tell_servers(engine: Engine, words: Sequence[str]) -> None:
    """Something that other servers should know and no table keeps."""
    with writing(engine) as connection:
        for start in range(0, len(words), WORDS_IN_MESSAGE):
            notify(connection, *words[start : start + WORDS_IN_MESSAGE])


class Feed:
    """Listens in a thread of its own until it is closed."""

    def __init__(
        self, engine: Engine, notify: Callable[[str], None], failed: Failed = ignore
    ) -> None:
        self.engine = engine
        self.notify = notify
        self.own = engine.get_execution_options()[SENDER]
        self.ended = threading.Event()
        self.listening = threading.Event()
        self.thread = GuardedThread("onirim-feed", self.run, failed)
        self.thread.start()

    @staticmethod
    def is_for(engine: Engine) -> bool:
        """SQLite has one server, which needs no notification of its own changes."""
        return engine.dialect.name == "postgresql"

    def close(self, seconds: float | None = None) -> None:
        """A database that hangs is not waited for."""
        self.ended.set()
        self.thread.join(seconds)

    def run(self) -> None:
        import psycopg

        while not self.ended.is_set():
            try:
                self.listen()
            except psycopg.Error:
                self.listening.clear()
                self.ended.wait(PAUSE)

    def listen(self) -> None:
        """Ask now and then whether anybody is there: a silent connection may be a dead one."""
        from psycopg import sql

        from onirim.server.store.postgres_connection import PatientConnection

        url = self.engine.url.set(drivername="postgresql")
        text = url.render_as_string(hide_password=False)
        with PatientConnection.connect(text, autocommit=True, **POSTGRES) as connection:
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            self.listening.set()
            self.notify(EVERYTHING_CHANGED)
            asked_at = time.monotonic()
            while not self.ended.is_set():
                if time.monotonic() - asked_at > ASK_SECONDS:
                    connection.execute("SELECT 1")
                    asked_at = time.monotonic()
                for message in connection.notifies(timeout=POLL):
                    sender, *changed = message.payload.split(" ")
                    for one in changed if sender != self.own else ():
                        self.notify(one)
