"""Zones as somebody at the table calls them: whose they are, and which of several."""

from __future__ import annotations

import re

__all__ = ["bare_place", "number_of", "owner_of"]

NUMBERED = re.compile(r"(\D+?)(\d*)")
OWNED = frozenset({"hand", "doors", "row", "denizens", "stored", "keepers", "signal"})


def bare_place(zone: str) -> str:
    """What kind of place it is: `hand` for `hand2`, `catcher` for `catcher3`."""
    return split(zone)[0]


def number_of(zone: str) -> int:
    """Which of several it is; 0 if there is only one."""
    return split(zone)[1]


def owner_of(zone: str) -> int | None:
    """The seat that it belongs to, if it belongs to one of two."""
    name, number = split(zone)
    return number - 1 if name in OWNED and number else None


def split(zone: str) -> tuple[str, int]:
    match = NUMBERED.fullmatch(zone)
    return (match[1], int(match[2] or 0)) if match else (zone, 0)
