"""The engine's heuristic player at the table of everybody: it gets a view like any other player."""

from __future__ import annotations

from onirim.bots.heuristic.player import Heuristic
from onirim.determinize import determinize
from onirim.engine.rng import Rng
from onirim.game import Decision
from onirim.view import View

__all__ = ["HeuristicPlayer"]


class HeuristicPlayer:
    """Rules of thumb for every module; the seed matters only where it has no idea."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.dealer = Rng(seed)
        self.rules = ""
        self.heuristic: Heuristic | None = None

    def choose(self, view: View, decision: Decision) -> str:
        state = determinize(view, self.dealer)
        if self.heuristic is None or self.rules != view.rules:
            self.rules, self.heuristic = view.rules, Heuristic(state.rules)
        return state.rules.code_of[int(self.heuristic.choose(state, self.rng))]
