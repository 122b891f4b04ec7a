"""The heuristic's move as a prior that the net may override.

Used for rulesets in which neither plays well alone. With hundreds of choices and few games won, the
best of many choices by the net is usually the one that it overrates most. The heuristic's choice
therefore stands, unless the net gives another choice odds that are better by a factor. Search
considers more candidates and is harder to mislead: it runs rollouts of the heuristic from each
(`rollouts.py`).
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.network import ONE

FACTOR_BITS: Final = 10  # of a factor of odds in fixed point
DROPPED_BITS: Final = 8  # low bits of a chance: the product of two and a factor must fit 64 bits
TIE_SEED: Final = 1
MOST_CANDIDATES: Final = 4  # choices with rollouts, the prior's among them


@final
class HeuristicPrior:
    """The heuristic and the factors of odds that override it, in 1024ths."""

    def __init__(self, rules: Ruleset, factors: list[int]) -> None:
        net_factor, candidate_factor, rollout_factor = factors
        self.heuristic: Heuristic = Heuristic(rules)
        self.rng: Rng = Rng(TIE_SEED)
        self.net_factor: i64 = net_factor  # to override by the net's value alone
        self.candidate_factor: i64 = candidate_factor  # to be a candidate for rollouts
        self.rollout_factor: i64 = rollout_factor  # to override after rollouts

    def action(self, state: State) -> i64:
        """Return the heuristic's choice; ties are broken the same way every time."""
        self.rng.seed(TIE_SEED)
        return self.heuristic.choose(state, self.rng)

    def action_index(self, state: State) -> i64:
        """Return the index of that choice among the legal ones."""
        action = self.action(state)
        i: i64
        for i in range(state.option_count()):
            if state.choices[i] == action:
                return i
        return 0

    def choice(self, state: State, values: vec[i64], best: i64, factor: i64) -> i64:
        """Return the prior's choice, or `best` if its odds are better by the factor; by index."""
        index = self.action_index(state)
        return best if is_better(values[best], values[index], factor) else index

    def candidates(self, state: State, values: vec[i64], order: list[int]) -> list[int]:
        """Return the prior's choice and those that the net prefers, best first; by index."""
        index = self.action_index(state)
        found = [int(index)]
        for other in order:
            better = is_better(values[other], values[index], self.candidate_factor)
            if better and len(found) < MOST_CANDIDATES:
                found.append(other)
        return found


def is_better(chance: i64, other: i64, factor: i64) -> bool:
    """Are the odds of a chance better than those of another, by the factor?"""
    odds = (chance >> DROPPED_BITS) * ((ONE - other) >> DROPPED_BITS)
    other_odds = (other >> DROPPED_BITS) * ((ONE - chance) >> DROPPED_BITS)
    return odds << FACTOR_BITS > other_odds * factor
