"""Who of a game is here: by its connections, and by what other servers say of theirs.

Here or away, and nothing finer. A page that is loaded again is not away: a short absence is none.
Servers tell each other in one word (`@server:game:seat:seat:spectators`, a seat being `+` or the
seconds since it was left), again every half minute: what a killed server said is soon forgotten.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from onirim.engine.layout import SPECTATOR
from onirim.hosting.listing import Presence
from onirim.server.rooms.connection import Connection

__all__ = ["ASK", "GRACE_SECONDS", "SAY", "Attendance", "read_word"]

GRACE_SECONDS = 5.0  # an absence that nobody is told
STALE_SECONDS = 75.0  # for which another server's word is good
SAY, ASK = "@", "?"  # how such words begin
CONNECTED = "+"


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What another server has said: of each seat how long it has been away there, None: here."""

    away: tuple[int | None, ...]
    spectators: int
    heard_at: float


class Attendance:
    """The connections of one game over time."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.opened_at = time.monotonic()
        self.left_at: dict[int, float] = {}
        self.elsewhere: dict[str, Elsewhere] = {}

    def left(self, seat: int) -> None:
        """A connection of this seat has ended."""
        self.left_at[seat] = time.monotonic()

    def presence(self, connections: Iterable[Connection], players: Sequence[str]) -> Presence:
        """Who is here; a player who looks on at his own game is no spectator."""
        connected = list(connections)
        here = {seat for seat in range(self.seats) if self.is_here(seat, connected)}
        people = {one.person for one in connected if one.seat == SPECTATOR}
        others = sum(one.spectators for one in self.fresh())
        return Presence(frozenset(here), len(people.difference(players)) + others)

    def is_here(self, seat: int, connections: Iterable[Connection]) -> bool:
        """Is somebody of this seat connected anywhere, or was a moment ago?"""
        if any(one.seat == seat for one in connections):
            return True
        if any(one.away[seat] is None for one in self.fresh()):
            return True
        return seat in self.left_at and time.monotonic() - self.left_at[seat] < GRACE_SECONDS

    def away_for(self, seat: int) -> float:
        """Seconds that nobody of this seat has been here, as far as any server knows."""
        own = time.monotonic() - self.left_at.get(seat, self.opened_at)
        told = (one.away[seat] for one in self.fresh())
        return max([own, *(seconds for seconds in told if seconds is not None)])

    def heard(self, server: str, said: Elsewhere) -> None:
        """Another server has told of its connections; a seat that was there may have left."""
        before = self.elsewhere.get(server)
        for seat in range(self.seats):
            if before is not None and before.away[seat] is None and said.away[seat] is not None:
                self.left(seat)
        self.elsewhere[server] = said

    def fresh(self) -> list[Elsewhere]:
        since = time.monotonic() - STALE_SECONDS
        return [said for said in self.elsewhere.values() if said.heard_at > since]

    def word(self, server: str, game: str, connections: Iterable[Connection]) -> str:
        """What other servers are told: our own connections alone."""
        connected = list(connections)
        away = [self.own_word(seat, connected) for seat in range(self.seats)]
        spectators = len({one.person for one in connected if one.seat == SPECTATOR})
        return SAY + ":".join([server, game, *away, str(spectators)])

    def own_word(self, seat: int, connected: Sequence[Connection]) -> str:
        if any(one.seat == seat for one in connected):
            return CONNECTED
        return str(int(time.monotonic() - self.left_at.get(seat, self.opened_at)))


def read_word(word: str) -> tuple[str, str, Elsewhere] | None:
    """The server, the game, and what is said; None if a newer version says something else."""
    try:
        server, game, *away, spectators = word.removeprefix(SAY).split(":")
        seconds = tuple(None if one == CONNECTED else int(one) for one in away)
        return server, game, Elsewhere(seconds, int(spectators), time.monotonic())
    except ValueError:
        return None
