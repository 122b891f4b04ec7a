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
LOADS: Final = Rate(burst=20_000, per_second=500)  # entries of games that one address has loaded


PERSON_SHARE, ADDRESS_SHARE = 0.02, 0.05  # of the database's ceiling
SHARE_SECONDS: Final = 30 * 24 * 3600.0  # in which a share that is used up comes back
ENTRY_BYTES: Final = 200  # of an entry of a log in the database, about
MEGABYTE: Final = 1 << 20


class Limits:
    """The limits that each process counts for itself."""

    def __init__(self, factor: float, clock: Clock, max_megabytes: float = 0.0) -> None:
        self.requests = Limiter(REQUESTS, factor, clock)
        self.beginnings = Limiter(BEGINNINGS, factor, clock)
        self.work = Limiter(WORK, factor, clock)
        self.work_of_address = Limiter(WORK_OF_ADDRESS, factor, clock)
        self.refusals = Limiter(REFUSALS, factor, clock)
        self.stored = Limiter(share(PERSON_SHARE, max_megabytes), factor, clock)
        self.stored_of_address = Limiter(share(ADDRESS_SHARE, max_megabytes), factor, clock)
        self.keeps_shares = max_megabytes > 0
        self.long_work = Limiter(LONG_WORK, factor, clock)
        self.loads = Limiter(LOADS, factor, clock)

    def take_work(self, address: str, person: str, cost: float) -> bool:
        """Return whether frames of this address and person may cost so much more, and count it.

        A unit is about a millisecond of the server.
        """
        own = not person or self.work.take(person, cost)
        return self.work_of_address.take(address, cost) and own

    def store(self, address: str, person: str, entries: int) -> None:
        """Count entries of logs that were stored for this address and person."""
        if self.keeps_shares:
            self.stored.spend(person, entries * ENTRY_BYTES)
            self.stored_of_address.spend(address, entries * ENTRY_BYTES)

    def may_store(self, address: str, person: str | None) -> bool:
        """Return whether they may begin a game: games that were begun always go on."""
        if not self.keeps_shares:
            return True
        own = person is None or self.stored.take(person, ENTRY_BYTES)
        return own and self.stored_of_address.take(address, ENTRY_BYTES)


def share(part: float, max_megabytes: float) -> Rate:
    size = part * max_megabytes * MEGABYTE
    return Rate(size, size / SHARE_SECONDS)
