"""The mind as a player: it gets a view and ranks all that can be done.

A state that agrees with the view is sampled, then looked at as the seat sees it: what was dealt
beyond the view is chance again, so one view always gives one answer. The seed matters only where
the heuristic plays: with the rulesets that it was measured to play better. Where it proposes, what
it proposes may come first though the net likes another action a little better.
"""

from __future__ import annotations

from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.determinize import determinize
from onirim.game.view import View
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.player import RankedAction
from onirim.players.search.evaluator import Mind
from onirim.players.search.expectimax import NO_LIMIT, Search

__all__ = ["MindPlayer"]


class MindPlayer:
    """The net, with search if the budget is more than nothing."""

    def __init__(self, seed: int, budget: int = 0) -> None:
        self.budget = budget  # evaluations, where nothing else is said
        self.dealer = Rng(seed)
        self.rng = Rng(seed)
        self.rules = ""
        self.search: Search | None = None
        self.heuristic: Heuristic | None = None

    def choose(self, view: View) -> str:
        return self.rank(view)[0].action

    def rank(
        self, view: View, budget: int | None = None, milliseconds: int | None = None
    ) -> list[RankedAction]:
        """All legal actions, the best first; within a number of evaluations, a time, or both."""
        state = determinize(view, self.dealer)
        self.prepare(state)
        if self.heuristic is not None:
            return self.by_heuristic(state, self.heuristic)
        assert self.search is not None
        if milliseconds is None:
            self.search.budget = self.budget if budget is None else budget
            self.search.think(state)
        else:
            limit = NO_LIMIT if budget is None else budget
            self.search.think_for(state, milliseconds / 1000, limit)
        return found_by(self.search, state)

    def stop(self) -> None:
        """Called by another thread: a ranking within a time ends with what was found."""
        if self.search is not None:
            self.search.stopped = True

    def prepare(self, state: State) -> None:
        """Whoever plays with these rules is made once."""
        if self.rules == state.rules.text:
            return
        file = SHIPPED_NET.read()
        self.rules = state.rules.text
        self.heuristic = self.search = None
        if file.leaves_to_heuristic(state.rules):
            self.heuristic = Heuristic(state.rules)
        else:
            self.search = Search(Mind(state.rules, file), self.budget)

    def by_heuristic(self, state: State, heuristic: Heuristic) -> list[RankedAction]:
        """Its choice first; of the others it says nothing."""
        codes = state.rules.code_of
        best = int(heuristic.choose(state, self.rng))
        others = [action for action in state.legal() if action != best]
        return [RankedAction(codes[action], None, 0, "heuristic") for action in (best, *others)]


def found_by(search: Search, state: State) -> list[RankedAction]:
    codes, legal = state.rules.code_of, state.legal()
    return [
        RankedAction(
            codes[legal[place]], int(search.values[place]) / ONE, int(search.draws[place]), "net"
        )
        for place in search.order
    ]
