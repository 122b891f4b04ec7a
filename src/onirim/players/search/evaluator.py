"""Value of states and actions for one ruleset, with a transposition table.

An action is worth what the states are worth to which it can lead, where chance, the partner or the
end of the game comes next (`forced_lines.py`). The value therefore already accounts for what a
drawn card triggers. `expectimax.py` searches deeper.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.kinds import numbers
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT, WON
from onirim.engine.native import i64, vec
from onirim.engine.rng import MASK62
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import CHOICES, State
from onirim.knowledge.observe import as_seen_by_mover
from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.features import MOST_FEATURES, FeatureEncoder
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetworkFile, without_skin
from onirim.players.search.forced_lines import HASH_FACTOR, ForcedLines
from onirim.players.search.heuristic_prior import HeuristicPrior

TABLE_BITS: Final = 13  # log2 of the size of the transposition table


@final
class Evaluator:
    """Evaluates states with the net; made once for a ruleset, not thread-safe."""

    def __init__(self, rules: Ruleset, file: NetworkFile) -> None:
        groups = FeatureGroups()
        self.rules: Ruleset = rules
        self.encoder: FeatureEncoder = FeatureEncoder(rules, groups)
        network, row_of = file.network_for(rules, groups)
        self.network = network
        self.row_of: vec[i64] = row_of
        self.active: vec[i64] = numbers(MOST_FEATURES)
        self.table_keys: vec[i64] = numbers(1 << TABLE_BITS)  # transposition table: hash keys
        self.table_values: vec[i64] = numbers(1 << TABLE_BITS)  # values of the same states
        self.evaluations: i64 = 0
        self.child: State = State(rules)
        self.values: vec[i64] = numbers(CHOICES)  # of the choices evaluated last
        self.n: i64 = 0
        self.forced_lines: ForcedLines = ForcedLines(rules)  # of these choices
        factors = file.override_factors(without_skin(rules))
        self.prior: HeuristicPrior | None = HeuristicPrior(rules, factors) if factors else None

    def value(self, state: State, seat: i64) -> i64:
        """Return the chance to win of a state, from 0 to ONE.

        A search reaches every third state by several paths, so values are kept in a transposition
        table. The hash key is 62 bits made of the active features.
        """
        result = state.mem[RESULT]
        if result != GOING_ON:
            return ONE if result == WON else 0
        self.evaluations += 1
        encoder = self.encoder
        encoder.encode(state, seat)
        active = self.active
        row_of = self.row_of
        n: i64 = 0
        key: i64 = 1
        i: i64
        for i in range(encoder.n):
            row = row_of[encoder.features[i]]
            if row >= 0:
                active[n] = row
                n += 1
                key = ((key + row) * HASH_FACTOR) & MASK62
        at = key >> (62 - TABLE_BITS)
        if self.table_keys[at] != key:
            self.table_values[at] = self.network.chance(active, n)
            self.table_keys[at] = key
        return self.table_values[at]

    def value_choices(self, seen: State, seat: i64) -> i64:
        """Evaluate each choice of a state that the seat observes; return the index of the best.

        A choice is worth as much as the best forced line of further choices of this seat. With a
        heuristic prior no lines are followed: the heuristic continues by its own plan.
        """
        if self.prior is not None:
            return self.value_one_ply(seen, seat)
        lines = self.forced_lines
        lines.begin(seen, seat)
        while lines.is_open():
            for line in lines.to_evaluate:
                line.value = self.value(line.state, seat)
            lines.advance()
        self.n = seen.option_count()
        lines.back_up(self.values, self.n)
        return self.best_choice()

    def value_one_ply(self, seen: State, seat: i64) -> i64:
        """Evaluate each choice by the state right after it: faster and weaker."""
        i: i64
        self.n = seen.option_count()
        for i in range(self.n):
            self.child.copy_from(seen)
            self.child.apply(seen.choices[i])
            self.values[i] = self.value(self.child, seat)
        return self.best_choice()

    def best_choice(self) -> i64:
        best: i64 = 0
        i: i64
        for i in range(self.n):
            if self.values[i] > self.values[best]:
                best = i
        return best

    def choose(self, state: State) -> i64:
        """Return the best action of the player to move, without search."""
        n = state.option_count()
        if n == 1:
            return state.choices[0]
        seen = as_seen_by_mover(state)
        best = self.value_choices(seen, seen.mem[ACTIVE])
        prior = self.prior
        if prior is not None:
            best = prior.choice(seen, self.values, best, prior.net_factor)
        return seen.choices[best]
