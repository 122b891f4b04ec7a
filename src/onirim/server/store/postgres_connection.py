"""A connection to PostgreSQL that no thread waits for without an end.

PostgreSQL ends statements that take long, and the kernel notices hosts that are gone. Neither helps
if something between accepts what is sent and answers nothing: a proxy, or a server that hangs.
"""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg.abc import RV, PQGen
from sqlalchemy import Connection

__all__ = ["PatientConnection", "wait_for_ever"]

ANSWER_SECONDS = 12.0  # a little more than PostgreSQL itself lets a statement take
SIGNAL_SECONDS = 0.1  # between two looks for an interruption: what psycopg takes


class PatientConnection(psycopg.Connection[tuple[Any, ...]]):
    """Ends itself when there is no answer in time; whoever waits gets an OperationalError."""

    answer_seconds: float | None = ANSWER_SECONDS

    def wait(
        self, gen: PQGen[RV], interval: float = SIGNAL_SECONDS, timeout: float | None = None
    ) -> RV:
        """Wait with our limit, unless the caller has one, as for notifications."""
        if timeout is not None:
            return super().wait(gen, interval, timeout)
        try:
            return super().wait(gen, interval, self.answer_seconds)
        except psycopg.OperationalError as wrong:
            if wrong.sqlstate is None:  # PostgreSQL has said nothing: an answer may still come
                self.pgconn.finish()
            raise


def wait_for_ever(connection: Connection) -> None:
    """A migration may take as long as it likes."""
    driver = connection.connection.driver_connection
    if isinstance(driver, PatientConnection):
        driver.answer_seconds = None
