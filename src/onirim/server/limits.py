"""How much one address, person or socket may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from dataclasses import dataclass

__all__ = ["Bucket", "Limiter", "Rate"]

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Bucket:
    """What is left of a rate."""

    def __init__(self, rate: Rate, factor: float = 1.0) -> None:
        self.rate = rate
        self.factor = factor
        self.left = rate.burst * factor
        self.at = time.monotonic()

    def take(self) -> bool:
        """Is one more allowed? It is then counted."""
        if self.factor <= 0:
            return True
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self) -> None:
        now = time.monotonic()
        full = self.rate.burst * self.factor
        self.left = min(full, self.left + (now - self.at) * self.rate.per_second * self.factor)
        self.at = now

    def is_full(self) -> bool:
        self.fill()
        return self.left >= self.rate.burst * self.factor


class Limiter:
    """A bucket for everybody who comes; full ones are forgotten when there are many."""

    def __init__(self, rate: Rate, factor: float) -> None:
        self.rate = rate
        self.factor = factor
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget()
            bucket = self.buckets[who] = Bucket(self.rate, self.factor)
        return bucket.take()

    def forget(self) -> None:
        self.buckets = {who: b for who, b in self.buckets.items() if not b.is_full()}
