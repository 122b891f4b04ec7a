"""Transactions that the database gave up for the sake of another one are done again.

PostgreSQL ends one of two that wait for each other, or that cannot be put in order. Locks are
taken in one order (`games.lock_games`), so this is rare.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

__all__ = ["retried"]

GIVEN_UP_STATES = {"40001", "40P01"}  # SQLSTATE: a serialization failure, a deadlock
RETRIES = 4
RETRY_PAUSE = 0.05  # seconds, on average, before the first retry; then twice as long each time

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def retried(write: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Decorate a function that is one transaction: nothing of an attempt that failed is left."""

    @wraps(write)
    def attempt(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Result:
        for number in range(RETRIES):
            try:
                return write(*args, **kwargs)
            except Exception as wrong:
                if sqlstate(wrong) not in GIVEN_UP_STATES:
                    raise
            time.sleep(random.uniform(0.0, 2 * RETRY_PAUSE * 2**number))  # no secret
        return write(*args, **kwargs)

    return attempt


def sqlstate(wrong: Exception) -> str:
    """As the driver says it, whether SQLAlchemy has wrapped the error or not."""
    return str(getattr(getattr(wrong, "orig", None) or wrong, "sqlstate", None) or "")
