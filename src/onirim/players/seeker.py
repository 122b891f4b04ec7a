"""The engine's seeker at the table of everybody: it gets a view like any other player.

The engine's own function looks at a table, so one that agrees with the view is dealt. What the
view does not tell cannot be on it.
"""

from __future__ import annotations

from onirim.bots.seeker import choose
from onirim.determinize import determinize
from onirim.engine.rng import Rng
from onirim.game import Decision
from onirim.view import View

__all__ = ["SeekerPlayer"]


class SeekerPlayer:
    """Goes for Doors; the seed matters only where it has no idea."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.dealer = Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        state = determinize(view, self.dealer)
        return state.rules.code_of[int(choose(state, self.rng))]
