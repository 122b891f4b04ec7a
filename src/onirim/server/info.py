"""A stored game as its participants may know it."""

from __future__ import annotations

from onirim.store import StoredGame
from onirim.wire import GameInfo, SeatInfo

__all__ = ["game_info", "seats_for"]


def game_info(stored: StoredGame, person: str | None, result: str | None = None) -> GameInfo:
    """Codes are for those who play; the invitation only as long as a seat is free."""
    plays = bool(stored.seats_of(person))
    free = any(row.person is None for row in stored.seats)
    return GameInfo(
        id=stored.id,
        rules=stored.rules,
        practice=stored.practice,
        made=int(stored.made_at),
        result=stored.result if result is None else result,
        seats=seats_for(stored, person),
        invite=stored.invite if plays and free else None,
        watch=stored.watch if plays else None,
    )


def seats_for(stored: StoredGame, person: str | None) -> tuple[SeatInfo, ...]:
    yours = stored.seats_of(person)
    return tuple(
        SeatInfo(row.seat, row.name, row.person is not None, row.seat in yours)
        for row in stored.seats
    )
