"""The rate limits of a server: what one address or person may ask for."""

from __future__ import annotations

from typing import Final

from onirim.server.security.rate_limits import Clock, Limiter, Rate

__all__ = ["GUESSES", "Limits"]

REQUESTS: Final = Rate(burst=120, per_second=20)  # for one address
BEGINNINGS: Final = Rate(burst=30, per_second=0.5)  # new games and people
GUESSES: Final = Rate(burst=10, per_second=0.1)  # codes looked at or typed in
WORK: Final = Rate(burst=200, per_second=25)  # frames, by what they cost, of one person
WORK_OF_ADDRESS: Final = Rate(burst=400, per_second=50)
REFUSALS: Final = Rate(burst=5, per_second=0.2)  # answered before the connection is closed
LONG_WORK: Final = Rate(burst=20, per_second=0.5)  # records and replays


class Limits:
    """The limits that each process counts for itself."""

    def __init__(self, factor: float, clock: Clock) -> None:
        self.requests = Limiter(REQUESTS, factor, clock)
        self.beginnings = Limiter(BEGINNINGS, factor, clock)
        self.work = Limiter(WORK, factor, clock)
        self.work_of_address = Limiter(WORK_OF_ADDRESS, factor, clock)
        self.refusals = Limiter(REFUSALS, factor, clock)
        self.long_work = Limiter(LONG_WORK, factor, clock)

    def take_work(self, address: str, person: str, cost: float) -> bool:
        """Return whether frames of this address and person may cost so much more, and count it.

        A unit is about a millisecond of the server.
        """
        own = not person or self.work.take(person, cost)
        return self.work_of_address.take(address, cost) and own
