"""Players: everything that chooses actions. A player knows what its seat may know."""

from __future__ import annotations

from typing import Final

__all__ = ["NAMES"]

NAMES: Final = ("random", "seeker", "heuristic", "mind", "strong", "strongest")
"""The players that come with Onirim, the weakest first."""


def __dir__() -> list[str]:
    return sorted(__all__)
