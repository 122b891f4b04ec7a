"""What a player is: it gets what a person at its seat gets, and nothing more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from onirim.game.view import View

__all__ = ["Player", "RankedAction", "RankingPlayer"]


class Player(Protocol):
    """Chooses one of the view's actions; asked only when its seat is to move."""

    def choose(self, view: View) -> str: ...


@dataclass(frozen=True, slots=True)
class RankedAction:
    """What a player that thinks says of one action."""

    action: str
    chance: float | None  # to win after it, 0 to 1; None: the player has no number for it
    draws: int  # how many cards ahead that was looked at
    by: str  # "net" or "heuristic"


@runtime_checkable
class RankingPlayer(Player, Protocol):
    """A player that says what it thinks of everything that can be done, the best first."""

    budget: int  # evaluations, where nothing else is said

    def rank(
        self, view: View, budget: int | None = None, milliseconds: int | None = None
    ) -> list[RankedAction]:
        """Think within a number of evaluations, a time, or both: what ends first ends it.

        Evaluations give the same answer everywhere; milliseconds are for a table, where somebody
        waits.
        """
        ...
