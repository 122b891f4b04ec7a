"""When Python looks for cycles: often at what is new, and at everything when nobody waits.

Nobody is answered meanwhile. A look at all objects of thousands of games takes a fifth of a second;
games, frames and sockets that have ended leave no cycles, so it would find nothing. What has
outlived a look at the young is therefore frozen, and not looked at again until the server is empty
or a day has passed.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

__all__ = ["FullLooks", "freeze_survivors"]

YOUNG: Final = 1  # the oldest generation that is looked at while people play
THRESHOLDS: Final = (5_000, 1, 1_000_000)  # new objects, rounds of the youngest, never by itself
EMPTY_SECONDS: Final = 600.0  # between two looks at everything in an empty server
DAY_SECONDS: Final = 24 * 3600.0


def freeze_survivors() -> None:
    """Freeze what is there, and from now on what survives a look at the young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    if freeze_young not in gc.callbacks:
        gc.callbacks.append(freeze_young)


def freeze_young(phase: str, info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] == YOUNG:
        gc.freeze()


class FullLooks:
    """Decides when everything is looked at again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last = clock()

    def look_if_quiet(self, sockets: int) -> bool:
        """Look at everything if nobody is here, or if that was long ago; whether it was done."""
        passed = self.clock() - self.last
        if passed < (DAY_SECONDS if sockets else EMPTY_SECONDS):
            return False
        self.last = self.clock()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        return True
