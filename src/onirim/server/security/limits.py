"""The rate limits of a server: what one address or person may ask for."""

from __future__ import annotations

from typing import Final

from onirim.server.security.rate_limits import Clock, Limiter, Rate

__all__ = ["GUESSES", "Limits"]

REQUESTS: Final = Rate(burst=120, per_second=20)  # for one address
BEGINNINGS: Final = Rate(burst=30, per_second=0.5)  # new games and people
GUESSES: Final = Rate(burst=10, per_second=0.1)  # codes looked at or typed in
LONG_WORK: Final = Rate(burst=20, per_second=0.5)  # records and replays


class Limits:
    """The limits that each process counts for itself."""

    def __init__(self, factor: float, clock: Clock) -> None:
        self.requests = Limiter(REQUESTS, factor, clock)
        self.beginnings = Limiter(BEGINNINGS, factor, clock)
        self.long_work = Limiter(LONG_WORK, factor, clock)
