"""Search on top of the net: exact expectation over the next cards, as the seat sees them.

First every choice is valued by the net. Then, the most promising first, a choice is valued by what
chance can bring next and the best answer to each, all weighed exactly; then the best few by two
cards, if the budget will do for that. The budget is a number of evaluations, so a search gives the
same answer on every machine; where it ends, what was found before stands.

Hidden cards are chance (`as_seen_by`): the search knows what its seat knows. Where the partner has
to choose, the net says what that is worth.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.cards import KINDS
from onirim.engine.hooks import ASK, WAIT
from onirim.engine.kinds import numbers
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT
from onirim.engine.native import i64, vec
from onirim.engine.observation import as_seen_by
from onirim.engine.state import CHOICES, State
from onirim.mind.mind import Mind

MOST_DEPTH: Final = 40  # copies of the state along one line
CHAIN: Final = 6  # choices in a row without chance that are followed
BEST_AT_ROOT: Final = 4  # choices that are looked at two cards ahead
BEST_INSIDE: Final = 2  # answers that are followed further
MORE_INSIDE: Final = 4  # with a budget of so much:
LARGE_BUDGET: Final = 50_000
SHARE_BITS: Final = 20  # chances of cards as whole numbers
OUT_OF_BUDGET: Final = -1


@final
class Search:
    """Made once for a mind; `values`, `draws` and `order` say what the last search found."""

    def __init__(self, mind: Mind, budget: int) -> None:
        self.mind: Mind = mind
        self.budget: i64 = budget
        self.limit: i64 = 0
        self.spare: list[State] = [State(mind.rules) for _ in range(MOST_DEPTH)]
        self.values: vec[i64] = numbers(CHOICES)
        self.draws: vec[i64] = numbers(CHOICES)  # how many cards ahead each choice was valued
        self.order: list[int] = []  # places of the choices, the best first
        self.seat: i64 = 0
        self.inside: int = BEST_INSIDE
        self.outcomes: i64 = 0  # cards that could come at the last chance node

    def choose(self, state: State) -> i64:
        if state.option_count() == 1:
            return state.choices[0]
        self.think(state)
        return state.choices[self.order[0]]

    def think(self, state: State) -> None:
        """Value every choice of the seat to move, within the budget."""
        mind = self.mind
        self.seat = state.mem[ACTIVE]
        seen = state if mind.rules.seats == 1 else as_seen_by(state, self.seat)
        before = mind.evaluations
        mind.value_choices(seen, self.seat)
        self.limit = before + self.budget
        i: i64
        n = seen.option_count()
        for i in range(n):
            self.values[i] = mind.values[i]
            self.draws[i] = 0
        self.sort(n)
        self.inside = MORE_INSIDE if self.budget >= LARGE_BUDGET else BEST_INSIDE
        before = mind.evaluations
        if self.budget > 0 and self.look_ahead(seen, 1, n):
            self.sort(n)
            first = (mind.evaluations - before) // n + 1  # what one card ahead costs for a choice
            second = first * (1 + self.inside * self.outcomes)
            best = (self.limit - mind.evaluations) // second
            if best >= 2:
                self.look_ahead(seen, 2, min(best, BEST_AT_ROOT))
        self.sort(n)

    def look_ahead(self, seen: State, draws: i64, most: i64) -> bool:
        """Value the best choices so many cards ahead; False where the budget ends."""
        for place in self.order[: int(most)]:
            state = self.spare[0]
            state.copy_from(seen)
            state.apply(seen.choices[place])
            value = self.after(state, draws, 1, 0)
            if value == OUT_OF_BUDGET:
                return False
            self.values[place] = value
            self.draws[place] = draws
        return True

    def sort(self, n: i64) -> None:
        """Those that were looked at furthest first, by value; equal ones as they are offered."""
        keys: list[tuple[int, int, int]] = []
        i: i64
        for i in range(n):
            keys.append((int(-self.draws[i]), int(-self.values[i]), int(i)))
        keys.sort()
        self.order = [place for _, _, place in keys]

    # --- below: how --------------------------------------------------------------------------

    def after(self, state: State, draws: i64, depth: i64, chain: i64) -> i64:
        """The value of a state after the seat's own choice, so many cards ahead."""
        if state.mem[RESULT] != GOING_ON or state.lifting:
            return self.leaf(state)
        if state.status == WAIT:
            return self.expectation(state, draws, depth)
        if state.mem[ACTIVE] != self.seat or chain >= CHAIN or depth >= MOST_DEPTH - 2:
            return self.leaf(state)
        return self.best_of_chain(state, draws, depth, chain)

    def leaf(self, state: State) -> i64:
        if self.mind.evaluations >= self.limit:
            return OUT_OF_BUDGET
        return self.mind.value(state, self.seat)

    def best_of_chain(self, state: State, draws: i64, depth: i64, chain: i64) -> i64:
        """The seat goes on to choose before chance comes: its best choice, followed on."""
        places = self.best_places(state, self.inside, depth)
        best: i64 = OUT_OF_BUDGET
        for place in places:
            child = self.spare[depth]
            child.copy_from(state)
            child.apply(state.choices[place])
            value = self.after(child, draws, depth + 1, chain + 1)
            if value == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            best = max(best, value)
        return best

    def expectation(self, state: State, draws: i64, depth: i64) -> i64:
        """Over every card that can come, each with the best answer to it."""
        weights = chance_weights(state)
        total = sum(weights)
        child = self.spare[depth]
        value: i64 = 0
        outcomes: i64 = 0
        k: i64
        for k in range(self.mind.rules.n_kinds):
            if weights[k] == 0:
                continue
            outcomes += 1
            child.copy_from(state)
            child.apply_chance(k)
            answer = self.answer(child, draws - 1, depth + 1)
            if answer == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            share: i64 = (weights[k] << SHARE_BITS) // total
            value += share * answer
        self.outcomes = outcomes
        return value >> SHARE_BITS

    def answer(self, state: State, draws: i64, depth: i64) -> i64:
        """The value of a state after chance: what the seat makes of it."""
        if state.mem[RESULT] != GOING_ON or state.status != ASK:
            return self.leaf(state)
        if state.mem[ACTIVE] != self.seat or depth >= MOST_DEPTH - 2:
            return self.leaf(state)
        if draws > 0:
            return self.best_of_chain(state, draws, depth, 0)
        best: i64 = OUT_OF_BUDGET
        child = self.spare[depth]
        i: i64
        for i in range(state.option_count()):
            child.copy_from(state)
            child.apply(state.choices[i])
            value = self.leaf(child)
            if value == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            best = max(best, value)
        return best

    def best_places(self, state: State, most: int, depth: i64) -> list[int]:
        """Places of the choices that the net likes best."""
        found: list[tuple[int, int]] = []
        child = self.spare[depth]
        i: i64
        for i in range(state.option_count()):
            child.copy_from(state)
            child.apply(state.choices[i])
            found.append((int(-self.mind.value(child, self.seat)), int(i)))
        found.sort()
        return [place for _, place in found[:most]]


def chance_weights(state: State) -> list[int]:
    """How likely each kind is at a chance node, as whole numbers."""
    if state.veil != 0:
        return state.outcome_weights()
    bag = state.chance_bag
    return [int(state.mem[bag + 1 + k]) for k in range(KINDS)]
