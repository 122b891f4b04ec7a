"""Random, seeker and heuristic players.

Each gets a view, like a person at its seat. The compiled players read the state that the seat
observes: it can't contain what the view doesn't show. One seed gives one behaviour on every
machine.
"""

from __future__ import annotations

from onirim.engine.action import Action
from onirim.engine.rng import Rng
from onirim.game.view import View
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.heuristic.seeker import choose
from onirim.players.player import observed_by

__all__ = ["HeuristicPlayer", "RandomPlayer", "SeekerPlayer"]


class RandomPlayer:
    """Chooses any legal action with equal probability."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> Action:
        actions = view.legal_actions()
        return actions[self._rng.below(len(actions))]


class SeekerPlayer:
    """Goes for Doors; the seed matters only for actions that it can't value."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View) -> Action:
        state = observed_by(view)
        return view.rules._action(int(choose(state, self._rng)))


class HeuristicPlayer:
    """Heuristics for every module; the seed matters only for actions that they can't value."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._rules = ""
        self._heuristic: Heuristic | None = None

    def choose(self, view: View) -> Action:
        state = observed_by(view)
        if self._heuristic is None or self._rules != state.rules.text:
            self._rules, self._heuristic = state.rules.text, Heuristic(state.rules)
        return view.rules._action(int(self._heuristic.choose(state, self._rng)))
