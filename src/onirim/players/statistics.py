"""Rates of games won, and how far they can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import Final

__all__ = ["Z95", "ratio", "wilson_interval"]

Z95: Final = 1.959964


def ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def wilson_interval(wins: int, games: int) -> tuple[float, float]:
    """95 % interval of a rate after Wilson: sound for no wins at all, too."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = rate + square / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    low, high = (middle - spread) / (1 + square / games), (middle + spread) / (1 + square / games)
    return max(0.0, low) if wins else 0.0, min(1.0, high) if wins < games else 1.0
