"""Player and RankingPlayer protocols; RankedAction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, SupportsIndex, runtime_checkable

from onirim.engine.action import Action
from onirim.engine.state import State
from onirim.game.expected import expect
from onirim.game.view import View

__all__ = ["Choice", "Player", "RankedAction", "RankingPlayer", "chosen_code", "observed_by"]


Choice = SupportsIndex | str
"""An Action, its number, or what `Game.push` takes as text."""


class Player(Protocol):
    """Chooses one of the view's actions; called only when its seat is to move.

    Examples:
        >>> from onirim import Game, play
        >>> class Last:
        ...     def choose(self, view): return view.legal_actions()[-1]
        >>> play(Game("solo", seed=7), Last())
        'lost'

    """

    def choose(self, view: View) -> Choice: ...


def chosen_code(player: Player, view: View) -> str:
    """Return what a player chooses as text, which means the same in every process."""
    choice = player.choose(view)
    return choice if isinstance(choice, str) else str(view.rules.action(choice))


def observed_by(view: View) -> State:
    """Return the engine's state as the view's seat observes it; a Game would show everything."""
    expect(view, View, "a View")
    return view._core


@dataclass(frozen=True, slots=True)
class RankedAction:
    """A ranking player's evaluation of one action.

    Examples:
        >>> from onirim import Game, make_player
        >>> best = make_player("mind").rank(Game("solo", seed=7).view())[0]
        >>> best.action, best.source
        (play:Tm, 'net')

    """

    action: Action
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
