"""The player that knows nothing: every legal action is as likely as any other."""

from __future__ import annotations

from onirim.engine.rng import Rng
from onirim.game import Decision
from onirim.view import View

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """Repeatable by its seed, on every machine."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, decision: Decision) -> str:
        return decision.actions[self.rng.below(len(decision.actions))]
