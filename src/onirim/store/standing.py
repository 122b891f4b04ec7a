"""How a game stands, kept beside its log: a list of games is made without playing any of them."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["UNKNOWN_STANDING", "SeatComputer", "Standing"]


@dataclass(frozen=True, slots=True)
class SeatComputer:
    """Which computer acts for a seat now, and whether one ever did."""

    seat: int
    name: str  # "": a person acts
    played: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """What everybody at the table knows, spectators too."""

    result: str = ""
    to_move: int | None = None  # a seat; None when it is over
    doors: int = 0  # gained by all players together
    doors_needed: int = 0
    computers: tuple[SeatComputer, ...] = ()


UNKNOWN_STANDING = Standing()
