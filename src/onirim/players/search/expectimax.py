"""Expectimax search over the next cards, with the net as evaluation.

1. The net evaluates every choice.
2. Each choice, the most promising first, is evaluated by the exact expectation over the next card,
   with the best answer to each.
3. If the budget suffices, the best few are searched two cards deep, with a large budget three.
4. In games for one player, close choices are compared by rollouts.

Rulesets with a heuristic prior go straight to rollouts, from the prior's choice and from those that
may be better.

With a budget of 0, as `mind` has it, only the first step runs, and the prior without rollouts.
`Evaluator.choose` chooses the same without ranking; simulations use it.

The budget is a number of evaluations, so a search gives the same result on every machine. At a
table it may be a time limit. When either runs out, the results so far stand.

Hidden cards are chance (`as_seen_by_mover`): the search knows what its seat knows. Where the
partner has to choose, the net evaluates the state.
"""

from __future__ import annotations

from time import monotonic, sleep
from typing import Final, final

from onirim.engine.hooks import ASK, WAIT
from onirim.engine.kinds import numbers
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT
from onirim.engine.native import i64, vec
from onirim.engine.state import CHOICES, State
from onirim.knowledge.observe import as_seen_by_mover
from onirim.players.net.network import ONE
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.heuristic_prior import HeuristicPrior
from onirim.players.search.rollouts import NET_DECISIONS, Rollouts

MOST_DEPTH: Final = 40  # copies of the state along one path
MOST_CHAINED: Final = 6  # choices in a row without chance
ROOT_WIDTH: Final = 4  # choices that are searched two cards deep
MOST_LEAVES: Final = 3  # of the forced lines behind a choice that are searched
VALUE_MARGIN: Final = ONE // 16  # a choice further behind the best one isn't searched
NARROW_MARGIN: Final = ONE // 32  # the same for two cards; half of it for three
INNER_WIDTH: Final = 1  # answers that are searched at inner nodes
LARGE_BUDGET: Final = 50_000  # from here on:
LARGE_INNER_WIDTH: Final = 4  # answers up to the second card
DRAWS: Final = 2  # depth of the search, in cards drawn
LARGE_DRAWS: Final = 3  # depth with a large budget
PROBABILITY_BITS: Final = 20  # probabilities in fixed point
OUT_OF_BUDGET: Final = -1
NO_LIMIT: Final = 1 << 60
CLOCK_INTERVAL: Final = 64  # evaluations between two looks at the clock
ROLLOUT_CHOICES: Final = 3  # choices that are compared by rollouts
LEAST_ROLLOUTS: Final = 100  # of each choice: fewer are too noisy
LEAST_PRIOR_ROLLOUTS: Final = 16  # the same with a heuristic prior
MOST_ROLLOUTS: Final = 2_000
EVALUATIONS_A_DECISION: Final = 4  # at least, in a rollout
EVALUATIONS_WITH_LINES: Final = 16  # about, in rollouts that follow forced lines


@final
class Expectimax:
    """Searches one ruleset; `values`, `draws` and `order` hold the result of the last search."""

    def __init__(self, evaluator: Evaluator, budget: int) -> None:
        self.evaluator: Evaluator = evaluator
        self.budget: i64 = budget
        self.limit: i64 = 0
        self.deadline: float = 0.0  # on the monotonic clock; 0: evaluations are the only limit
        self.next_clock_check: i64 = 0  # in evaluations
        self.stopped: bool = False  # set by another thread to end the search
        self.states: list[State] = [State(evaluator.rules) for _ in range(MOST_DEPTH)]
        self.values: vec[i64] = numbers(CHOICES)
        self.draws: vec[i64] = numbers(CHOICES)  # depth at which each choice was evaluated
        self.order: list[int] = []  # indices of choices, best first
        self.seat: i64 = 0
        self.inner_width: int = INNER_WIDTH
        self.most_draws: i64 = DRAWS
        self.outcomes: i64 = 0  # of the last chance node: how wide the next card makes the tree
        self.rollouts: Rollouts = Rollouts(evaluator)

    def choose(self, state: State) -> i64:
        if state.option_count() == 1:
            return state.choices[0]
        self.think(state)
        return state.choices[self.order[0]]

    def think(self, state: State) -> None:
        """Evaluate every choice of the player to move, within the budget."""
        self.deadline = 0.0
        self.run(state, self.budget)

    def think_for(self, state: State, seconds: float, budget: i64 = NO_LIMIT) -> None:
        """Evaluate every choice within a time limit as well; `stopped` ends the search at once."""
        self.stopped = False
        self.deadline = monotonic() + seconds
        self.next_clock_check = self.evaluator.evaluations
        self.run(state, budget)

    def one_card_ahead(self, waiting: State, seat: i64) -> i64:
        """Return the value of a chance node one card deep: a search target for training."""
        self.lift_limit(seat)
        return self.value_after_choice(waiting, 1, 1, 0)

    def choice_one_card_ahead(self, seen: State, index: int, seat: i64) -> i64:
        """Return the value of a choice one card deep; the evaluator must just have evaluated it."""
        self.lift_limit(seat)
        return self.search_choice(seen, index, 1)

    def lift_limit(self, seat: i64) -> None:
        """Prepare a search without a budget."""
        self.seat = seat
        self.deadline = 0.0
        self.limit = NO_LIMIT
        self.inner_width = INNER_WIDTH

    def run(self, state: State, budget: i64) -> None:
        """Search within the budget, and within the deadline if there is one."""
        evaluator = self.evaluator
        self.seat = state.mem[ACTIVE]
        seen = as_seen_by_mover(state)
        self.limit = evaluator.evaluations + budget
        evaluator.value_choices(seen, self.seat)
        i: i64
        n = seen.option_count()
        for i in range(n):
            self.values[i] = evaluator.values[i]
            self.draws[i] = 0
        self.sort(n)
        is_large = budget >= LARGE_BUDGET
        self.inner_width = LARGE_INNER_WIDTH if is_large else INNER_WIDTH
        self.most_draws = LARGE_DRAWS if is_large else DRAWS
        self.rollouts.follows_lines = is_large
        prior = evaluator.prior
        if prior is not None:
            self.apply_prior(prior, seen, n)
            return
        if n > 1 and budget > 0 and self.deepen(seen, n):
            self.roll_out(seen)
        self.sort(n)

    def deepen(self, seen: State, n: i64) -> bool:
        """Search one card deep, then deeper if affordable; False if the budget runs out."""
        evaluator = self.evaluator
        before = evaluator.evaluations
        if not self.search_choices(seen, 1, n, VALUE_MARGIN):
            return False
        self.sort(n)
        spent = evaluator.evaluations - before
        first = spent // max(1, self.count_searched(n)) + 1  # cost of a choice
        cost = first * (1 + self.inner_width * self.outcomes)
        margin: i64 = NARROW_MARGIN
        draws: i64
        for draws in range(2, self.most_draws + 1):
            best = (self.limit - evaluator.evaluations) // cost
            if best < 2 or self.is_clear(margin):
                return True
            outcomes = self.outcomes
            whole = self.search_choices(seen, draws, min(best, ROOT_WIDTH), margin)
            self.sort(n)
            if not whole:
                return False
            self.inner_width = INNER_WIDTH
            cost = first * (1 + outcomes) * (1 + outcomes)
            margin = margin // 2
        return True

    def is_clear(self, margin: i64 = NARROW_MARGIN) -> bool:
        """Is no other choice within the margin of the best one?"""
        if len(self.order) < 2:
            return True
        best, next_best = self.order[0], self.order[1]
        far = self.values[next_best] + margin < self.values[best]
        return far or self.draws[next_best] < self.draws[best]

    def count_searched(self, n: i64) -> i64:
        """Count the choices that were searched, not just evaluated by the net."""
        searched: i64 = 0
        i: i64
        for i in range(n):
            if self.draws[i] > 0:
                searched += 1
        return searched

    def search_choices(self, seen: State, draws: i64, most: i64, margin: i64) -> bool:
        """Search the best choices to this depth; False if the budget runs out."""
        best: i64 = 0
        for index in self.order[: int(most)]:
            if self.values[index] + margin < best:
                continue
            value = self.search_choice(seen, index, draws)
            if value == OUT_OF_BUDGET:
                return False
            self.values[index] = value
            self.draws[index] = draws
            best = max(best, value)
        return True

    def search_choice(self, seen: State, index: int, draws: i64) -> i64:
        """Return the value of a choice at this depth, by its best forced lines if there are any.

        The evaluator must have evaluated the choices of `seen` last: its forced lines are used.
        """
        lines = self.evaluator.forced_lines
        leaves = lines.best_quiet(index, MOST_LEAVES) if lines.follows_open else []
        if len(leaves) == 0:
            state = self.states[0]
            state.copy_from(seen)
            state.apply(seen.choices[index])
            return self.value_after_choice(state, draws, 1, 0)
        best: i64 = OUT_OF_BUDGET
        for line in leaves:
            value = self.value_after_choice(line.state, draws, 1, 0)
            if value == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            best = max(best, value)
        return best

    def roll_out(self, seen: State) -> None:
        """Run rollouts from close choices and average them with the search value."""
        best = self.order[0]
        close: list[int] = []
        for index in self.order[:ROLLOUT_CHOICES]:
            is_near = self.values[index] + NARROW_MARGIN >= self.values[best]
            if is_near and self.draws[index] == self.draws[best]:
                close.append(index)
        cost = EVALUATIONS_WITH_LINES if self.rollouts.follows_lines else EVALUATIONS_A_DECISION
        least = LEAST_ROLLOUTS * len(close) * NET_DECISIONS * cost
        too_little = self.limit - self.evaluator.evaluations < least
        if self.evaluator.rules.seats > 1 or len(close) < 2 or too_little:
            return
        means = self.mean_rollouts(seen, close, LEAST_ROLLOUTS)
        for index, mean in zip(close, means, strict=False):
            self.values[index] = (self.values[index] + mean) // 2

    def mean_rollouts(self, seen: State, indices: list[int], least: int) -> list[int]:
        """Return the mean rollout value of each choice; an empty list if there were too few."""
        sums: list[int] = [0] * len(indices)
        rounds: int = 0
        while rounds < MOST_ROLLOUTS and not self.is_exhausted():
            for i, index in enumerate(indices):
                sums[i] += int(self.rollouts.value(seen, seen.choices[index], rounds))
            rounds += 1
        if rounds < least:
            return []
        return [total // rounds for total in sums]

    def apply_prior(self, prior: HeuristicPrior, seen: State, n: i64) -> None:
        """Rank the prior's choice first, unless another choice overrides it."""
        factor = prior.net_factor
        indices = prior.candidates(seen, self.values, self.order)
        if len(indices) > 1 and self.evaluator.rules.seats == 1:
            means = self.mean_rollouts(seen, indices, LEAST_PRIOR_ROLLOUTS)
            for index, mean in zip(indices, means, strict=False):
                self.values[index] = mean
                self.draws[index] = 1
                factor = prior.rollout_factor
        self.sort(n)
        first = int(prior.choice(seen, self.values, self.order[0], factor))
        self.order = [first, *[other for other in self.order if other != first]]

    def sort(self, n: i64) -> None:
        """Order choices by depth, then by value; ties stay in legal order."""
        keys: list[tuple[int, int, int]] = []
        i: i64
        for i in range(n):
            keys.append((int(-self.draws[i]), int(-self.values[i]), int(i)))
        keys.sort()
        self.order = [index for _, _, index in keys]

    # --- nodes of the tree -------------------------------------------------------------------

    def value_after_choice(self, state: State, draws: i64, depth: i64, chained: i64) -> i64:
        """Return the value of a state after one of the seat's own choices."""
        if state.mem[RESULT] != GOING_ON or state.is_lifting():
            return self.leaf(state)
        if state.status == WAIT:
            return self.chance_node(state, draws, depth)
        if state.mem[ACTIVE] != self.seat or chained >= MOST_CHAINED or depth >= MOST_DEPTH - 2:
            return self.leaf(state)
        return self.max_node(state, draws, depth, chained)

    def leaf(self, state: State) -> i64:
        """Return the net's value, or OUT_OF_BUDGET."""
        if self.is_exhausted():
            return OUT_OF_BUDGET
        return self.evaluator.value(state, self.seat)

    def is_exhausted(self) -> bool:
        """Is the budget or the time used up?"""
        done = self.evaluator.evaluations
        if done >= self.limit:
            return True
        if self.deadline > 0.0 and done >= self.next_clock_check:
            self.next_clock_check = done + CLOCK_INTERVAL
            sleep(0.0)  # yields to other threads
            if self.stopped or monotonic() >= self.deadline:
                self.limit = done
                return True
        return False

    def max_node(self, state: State, draws: i64, depth: i64, chained: i64) -> i64:
        """Return the value of a state in which the seat chooses: that of its best choice."""
        indices = self.best_choices(state, self.inner_width, depth)
        best: i64 = OUT_OF_BUDGET
        for index in indices:
            child = self.states[depth]
            child.copy_from(state)
            child.apply(state.choices[index])
            value = self.value_after_choice(child, draws, depth + 1, chained + 1)
            if value == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            best = max(best, value)
        return best

    def chance_node(self, state: State, draws: i64, depth: i64) -> i64:
        """Return the expectation over every possible card, each with the best answer to it."""
        weights = state.outcome_weights()
        total = sum(weights)
        if self.is_draw_sequence(state, weights, total, depth):
            return self.leaf(state)
        child = self.states[depth]
        value: i64 = 0
        outcomes: i64 = 0
        k: i64
        for k in range(self.evaluator.rules.n_kinds):
            if weights[k] == 0:
                continue
            outcomes += 1
            child.copy_from(state)
            child.apply_outcome(k)
            answer = self.value_after_chance(child, draws - 1, depth + 1)
            if answer == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            probability: i64 = (weights[k] << PROBABILITY_BITS) // total
            value += probability * answer
        self.outcomes = outcomes
        return value >> PROBABILITY_BITS

    def is_draw_sequence(self, state: State, weights: list[int], total: int, depth: i64) -> bool:
        """Do most cards lead to another draw rather than a choice, as when a whole hand is drawn?

        The net was trained on states before such a sequence, not on states within it.
        """
        child = self.states[depth]
        continuing = 0
        left = total
        k: i64
        for k in range(self.evaluator.rules.n_kinds):
            if 2 * continuing > total or 2 * (continuing + left) <= total:
                break  # the other cards can't change the answer
            if weights[k] == 0:
                continue
            child.copy_from(state)
            child.apply_outcome(k)
            left -= weights[k]
            is_waiting = child.status == WAIT and not child.is_lifting()
            if child.mem[RESULT] == GOING_ON and is_waiting:
                continuing += weights[k]
        return 2 * continuing > total

    def value_after_chance(self, state: State, draws: i64, depth: i64) -> i64:
        """Return the value of a state after a card was drawn, with the seat's best answer."""
        if state.mem[RESULT] != GOING_ON or state.status != ASK:
            return self.leaf(state)
        if state.mem[ACTIVE] != self.seat or depth >= MOST_DEPTH - 2:
            return self.leaf(state)
        if draws > 0:
            return self.max_node(state, draws, depth, 0)
        best: i64 = OUT_OF_BUDGET
        child = self.states[depth]
        i: i64
        for i in range(state.option_count()):
            child.copy_from(state)
            child.apply(state.choices[i])
            value = self.leaf(child)
            if value == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            best = max(best, value)
        return best

    def best_choices(self, state: State, most: int, depth: i64) -> list[int]:
        """Return the indices of the choices with the highest net values."""
        found: list[tuple[int, int]] = []
        child = self.states[depth]
        i: i64
        for i in range(state.option_count()):
            child.copy_from(state)
            child.apply(state.choices[i])
            found.append((int(-self.evaluator.value(child, self.seat)), int(i)))
        found.sort()
        return [index for _, index in found[:most]]
