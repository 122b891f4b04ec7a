"""The heuristic proposes, the net corrects: for rulesets where neither plays well alone.

Where a game has hundreds of choices and few games are won, the best of many choices by the net is
most often the one that it errs about most. The heuristic's choice stands there, unless the odds
that the net gives another are better by a factor. Search asks more often and is then harder to
mislead: it lets the heuristic play on from both (`players/search/rollouts.py`).
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.net.network import ONE

FACTOR_BITS: Final = 10  # of a factor of odds, as whole numbers
SPARED_BITS: Final = 8  # of a chance, so that a product of two and a factor fits 64 bits
NO_IDEA_SEED: Final = 1
MOST_ASKED: Final = 4  # choices from which games are played on, the proposal among them


@final
class Proposals:
    """Made once for a ruleset; factors of odds are in 1024ths."""

    def __init__(self, rules: Ruleset, factors: list[int]) -> None:
        alone, asked, checked = factors
        self.heuristic: Heuristic = Heuristic(rules)
        self.rng: Rng = Rng(NO_IDEA_SEED)
        self.alone: i64 = alone  # by the net's word alone another choice is taken
        self.asked: i64 = asked  # games are played on to see whether it is better
        self.checked: i64 = checked  # it is taken when they were

    def proposed(self, state: State) -> i64:
        """The heuristic's choice; where it has no idea, the same every time."""
        self.rng.seed(NO_IDEA_SEED)
        return self.heuristic.choose(state, self.rng)

    def place(self, state: State) -> i64:
        """Where that is among the choices."""
        action = self.proposed(state)
        i: i64
        for i in range(state.option_count()):
            if state.choices[i] == action:
                return i
        return 0

    def corrected(self, state: State, values: vec[i64], best: i64, factor: i64) -> i64:
        """The place of what is proposed, or of the best choice if its value is better by far."""
        place = self.place(state)
        return best if is_better(values[best], values[place], factor) else place

    def doubted(self, state: State, values: vec[i64], order: list[int]) -> list[int]:
        """The place of what is proposed, and of those that the net likes better, the best first."""
        place = self.place(state)
        found = [int(place)]
        for other in order:
            better = is_better(values[other], values[place], self.asked)
            if better and len(found) < MOST_ASKED:
                found.append(other)
        return found


def is_better(chance: i64, proposed: i64, factor: i64) -> bool:
    """Are the odds of a chance better than those of the proposal, by the factor?"""
    odds = (chance >> SPARED_BITS) * ((ONE - proposed) >> SPARED_BITS)
    others = (proposed >> SPARED_BITS) * ((ONE - chance) >> SPARED_BITS)
    return odds << FACTOR_BITS > others * factor
