"""Seeker: base-game evaluation only. Goes for Doors and wins about every other solo game.

It takes the choice with the highest value by what its seat may know. It ignores the verbs of all
modules, and chooses at random if it can value no choice.
"""

from __future__ import annotations

from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.heuristic.evaluation import Evaluation, best_of


def choose(state: State, rng: Rng) -> i64:
    """Return the seeker's action; random numbers are used only if no action has a value."""
    return best_of(Evaluation(state, [], []), rng)
