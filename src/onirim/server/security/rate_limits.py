"""Rate limits of an address, a person or a socket: token buckets, filled again by a clock."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

__all__ = ["Bucket", "Clock", "Limiter", "Rate"]

MOST_BUCKETS = 20_000
Clock = Callable[[], float]  # in seconds, from any moment on


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Bucket:
    """What is left of a rate."""

    __slots__ = ("at", "clock", "factor", "left", "rate")

    def __init__(self, rate: Rate, factor: float = 1.0, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.factor = factor
        self.clock = clock
        self.left = rate.burst * factor
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Is so much more allowed? It is then counted; what costs more than all needs all."""
        if self.factor <= 0:
            return True
        self.fill()
        cost = min(cost, self.rate.burst * self.factor)
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def spend(self, cost: float) -> None:
        """Count what was done already, even if there is less left."""
        self.fill()
        self.left = max(0.0, self.left - cost)

    def fill(self) -> None:
        now = self.clock()
        full = self.rate.burst * self.factor
        self.left = min(full, self.left + (now - self.at) * self.rate.per_second * self.factor)
        self.at = now


class Limiter:
    """A bucket for everybody who comes; of very many those who came last are remembered."""

    def __init__(self, rate: Rate, factor: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.factor = factor
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        return self.factor <= 0 or self.bucket(who).take(cost)

    def spend(self, who: str, cost: float) -> None:
        if self.factor > 0:
            self.bucket(who).spend(cost)

    def bucket(self, who: str) -> Bucket:
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.factor, self.clock)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket
