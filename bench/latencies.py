"""What bots have seen: how long answers took, and when; and how late their own loop was."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

__all__ = ["Latencies", "note_lateness"]

SLEEP = 0.005  # seconds between two looks at how late the loop is


@dataclass
class Latencies:
    """Milliseconds, each with its moment."""

    milliseconds: list[float] = field(default_factory=list)
    ended: list[float] = field(default_factory=list)  # when, of each of them
    games: list[float] = field(default_factory=list)  # when each was begun
    errors: list[str] = field(default_factory=list)

    def note(self, begun: float) -> None:
        self.ended.append(time.perf_counter())
        self.milliseconds.append((self.ended[-1] - begun) * 1000)

    def between(self, first: float, last: float) -> Latencies:
        """What was noted in a part of the time."""
        pairs = zip(self.ended, self.milliseconds, strict=True)
        games = [at for at in self.games if first <= at < last]
        return Latencies([took for at, took in pairs if first <= at < last], games=games)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.milliseconds) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def longest(self) -> float:
        return self.percentile(1.0)


async def note_lateness(late: Latencies) -> None:
    """Note again and again how much later than it asked the loop comes to its next turn."""
    while True:
        due = time.perf_counter() + SLEEP
        await asyncio.sleep(SLEEP)
        late.note(due)
