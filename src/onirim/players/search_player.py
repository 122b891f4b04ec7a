"""Player that ranks actions with the net and search.

It observes the state from its player's seat: hidden cards are chance, so one view always gives one
answer. The seed matters only in rulesets that the heuristic plays because it was measured to be
stronger there. With a heuristic prior its choice may rank first although the net prefers another
one slightly.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.action import Action
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.ruleset import front_of
from onirim.game.view import View
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.network import ONE
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.player import RankedAction, observed_by
from onirim.players.processes import checked_number
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import NO_LIMIT, Expectimax

__all__ = ["MOST_EVALUATIONS", "SearchPlayer"]

MOST_EVALUATIONS: Final = 1 << 30
MOST_MILLISECONDS: Final = 1 << 30


class SearchPlayer:
    """The net, with search if there is a budget."""

    def __init__(self, seed: int, budget: int = 0) -> None:
        self.budget = budget  # evaluations per decision, unless `rank` is given another
        self._rng = Rng(seed)
        self._rules = ""
        self._search: Expectimax | None = None
        self._heuristic: Heuristic | None = None

    def choose(self, view: View) -> Action:
        return self.rank(view)[0].action

    def rank(
        self, view: View, *, budget: int | None = None, milliseconds: int | None = None
    ) -> list[RankedAction]:
        """Rank all legal actions, best first, within a number of evaluations, a time, or both."""
        state = observed_by(view)
        if budget is not None:
            budget = checked_number("budget", budget, 0, MOST_EVALUATIONS)
        if milliseconds is not None:
            milliseconds = checked_number("milliseconds", milliseconds, 0, MOST_MILLISECONDS)
        self._prepare(state)
        if self._heuristic is not None:
            return self._rank_by_heuristic(state, self._heuristic)
        assert self._search is not None
        if milliseconds is None:
            self._search.budget = self.budget if budget is None else budget
            self._search.think(state)
        else:
            limit = NO_LIMIT if budget is None else budget
            self._search.think_for(state, milliseconds / 1000, limit)
        return ranked_actions(self._search, state)

    def stop(self) -> None:
        """End a ranking with a time limit; another thread may call this. Results so far stand."""
        if self._search is not None:
            self._search.stopped = True

    def _prepare(self, state: State) -> None:
        """Make the search or the heuristic for these rules, once."""
        if self._rules == state.rules.text:
            return
        file = SHIPPED_NET.read()
        self._rules = state.rules.text
        self._heuristic = self._search = None
        if file.leaves_to_heuristic(state.rules):
            self._heuristic = Heuristic(state.rules)
        else:
            self._search = Expectimax(Evaluator(state.rules, file), self.budget)

    def _rank_by_heuristic(self, state: State, heuristic: Heuristic) -> list[RankedAction]:
        """Rank the heuristic's choice first; it has no opinion on the others."""
        rules = front_of(state.rules)
        best = int(heuristic.choose(state, self._rng))
        others = [action for action in state.legal() if action != best]
        return [
            RankedAction(rules._action(action), None, 0, "heuristic") for action in (best, *others)
        ]


def ranked_actions(search: Expectimax, state: State) -> list[RankedAction]:
    """Return the result of a search, best first."""
    rules, legal = front_of(state.rules), state.legal()
    return [
        RankedAction(
            rules._action(legal[place]),
            int(search.values[place]) / ONE,
            int(search.draws[place]),
            "net",
        )
        for place in search.order
    ]
