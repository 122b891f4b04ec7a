"""The seeker: a player by rule of thumb that goes for Doors and wins about every other game alone.

It gives every choice a value and takes the best. It looks only at what its seat may know. It knows
the verbs of the base game and nothing of any module: what it does not know it leaves alone, and
where it knows nothing at all it picks at random.
"""

from __future__ import annotations

from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.heuristic.evaluation import Evaluation, best_of


def choose(state: State, rng: Rng) -> i64:
    """The action that the seeker takes; chance is asked only where it has no idea."""
    return best_of(Evaluation(state, [], []), rng)
