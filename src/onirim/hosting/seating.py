"""For which seats of a game a computer acts, and how the game stands for everybody."""

from __future__ import annotations

from dataclasses import replace

from onirim.engine.messages import Message, OnirimError
from onirim.engine.state import State
from onirim.hosting.session_log import SessionLog
from onirim.hosting.stored_game import SeatComputer, Standing, StoredGame
from onirim.rules.facts.collect import doors_together

__all__ = [
    "MOST_SEATINGS",
    "CannotSeat",
    "check_seating",
    "computers_at",
    "standing_of",
    "with_computers",
]

MOST_SEATINGS = 60  # computers that come and go in one game
SEAT_OVER = Message("server-over", "the game is over")
SEAT_ENOUGH = Message("server-seat-enough", "seats have changed often enough in this game")


class CannotSeat(OnirimError):
    """No computer was put at a seat or taken from it; a word and the message say why."""

    def __init__(self, reason: str, message: Message) -> None:
        super().__init__(message)
        self.reason = reason


def check_seating(log: SessionLog, name: str, result: str) -> None:
    """May a computer come, or ("") go? Whoever comes back always gets the seat."""
    if result:
        raise CannotSeat("over", SEAT_OVER)
    if name and log.seatings() >= MOST_SEATINGS:
        raise CannotSeat("too-many", SEAT_ENOUGH)


def computers_at(log: SessionLog, seats: int) -> tuple[SeatComputer, ...]:
    """Of each seat who acts for it now; one that sits there may act at any moment."""
    return tuple(
        SeatComputer(seat, name, bool(name) or seat in log.computers_acted)
        for seat in range(seats)
        for name in [log.computers.get(seat, "")]
    )


def with_computers(stored: StoredGame, computers: tuple[SeatComputer, ...]) -> StoredGame:
    """What the store says of a game, but who acts for its seats as the log says it."""
    known = {one.seat: one for one in computers}
    seats = tuple(
        replace(row, computer=known[row.seat].name, computer_played=known[row.seat].played)
        if row.seat in known
        else row
        for row in stored.seats
    )
    return stored if seats == stored.seats else replace(stored, seats=seats)


def standing_of(state: State, result: str, computers: tuple[SeatComputer, ...]) -> Standing:
    """How a game stands; the state is the one that spectators know, who know least."""
    doors = doors_together(state)
    return Standing(
        result=result,
        to_move=state.to_move if state.to_move >= 0 and not result else None,
        doors=doors.have if doors else 0,
        doors_needed=doors.need if doors else 0,
        computers=computers,
    )
