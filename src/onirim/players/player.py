"""Player and RankingPlayer protocols; RankedAction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, runtime_checkable

from onirim.game.view import View

__all__ = ["Player", "RankedAction", "RankingPlayer"]


class Player(Protocol):
    """Chooses one of the view's actions; called only when its seat is to move."""

    def choose(self, view: View) -> str: ...


@dataclass(frozen=True, slots=True)
class RankedAction:
    """A ranking player's evaluation of one action."""

    action: str
    value: float | None
    """Expected return after it, which is the chance to win; None: not evaluated."""
    depth: int
    """How many cards the search has drawn ahead."""
    source: Literal["net", "heuristic"]


@runtime_checkable
class RankingPlayer(Player, Protocol):
    """A player that ranks all legal actions, best first."""

    budget: int  # evaluations per decision by default

    def rank(
        self, view: View, *, budget: int | None = None, milliseconds: int | None = None
    ) -> list[RankedAction]:
        """Rank within a number of evaluations, a time, or both, whichever ends first.

        A number of evaluations gives the same answer on every machine. Milliseconds are for games
        in which people wait.
        """
        ...
