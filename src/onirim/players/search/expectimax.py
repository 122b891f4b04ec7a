"""Search on top of the net: exact expectation over the next cards, as the seat sees them.

First every choice is valued by the net. Then, the most promising first, a choice is valued by what
chance can bring next and the best answer to each, all weighed exactly; then the best few by two
cards, if the budget will do for that, with a large one by three; then, alone, games are played on
from those that are close.
The budget is a number of evaluations, so a search gives the same answer on every machine; at a
table it may be a time. Where it ends, what was found before stands. With rulesets where the
heuristic proposes, games are played on at once, from its choice and those that might be better.

Hidden cards are chance (`as_seen_by`): the search knows what its seat knows. Where the partner has
to choose, the net says what that is worth.
"""

from __future__ import annotations

from time import monotonic, sleep
from typing import Final, final

from onirim.engine.card_sets import KINDS
from onirim.engine.hooks import ASK, WAIT
from onirim.engine.kinds import numbers
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT
from onirim.engine.native import i64, vec
from onirim.engine.state import CHOICES, State
from onirim.knowledge.observe import as_seen_by
from onirim.players.net.network import ONE
from onirim.players.search.evaluator import Mind
from onirim.players.search.heuristic_prior import Proposals
from onirim.players.search.rollouts import DECISIONS, Playouts

MOST_DEPTH: Final = 40  # copies of the state along one line
CHAIN: Final = 6  # choices in a row without chance that are followed
BEST_AT_ROOT: Final = 4  # choices that are looked at two cards ahead
MOST_ENDS: Final = 3  # of the lines behind a choice that are looked at further
NEAR: Final = ONE // 16  # choices so far behind the best are not looked at one card ahead
NEARER: Final = ONE // 32  # nor two cards ahead; for a third card half of it
BEST_INSIDE: Final = 1  # answers that are followed further
LARGE_BUDGET: Final = 50_000  # from here on it is:
MORE_INSIDE: Final = 4  # so many, up to the second card
CARDS: Final = 2  # that are looked ahead
MORE_CARDS: Final = 3  # with a large budget
SHARE_BITS: Final = 20  # chances of cards as whole numbers
OUT_OF_BUDGET: Final = -1
NO_LIMIT: Final = 1 << 60
EVALUATIONS_A_LOOK: Final = 64  # between two looks at the clock
PLAYED_OUT: Final = 3  # choices from which games are played on
LEAST_ROUNDS: Final = 100  # fewer playouts say nothing
LEAST_CHECKED: Final = 16  # the same where the heuristic plays on
MOST_ROUNDS: Final = 2_000
CHOICES_A_DECISION: Final = 4  # at least, of those that are choices at all
STATES_A_DECISION: Final = 16  # about so many where playouts follow lines


@final
class Search:
    """Made once for a mind; `values`, `draws` and `order` say what the last search found."""

    def __init__(self, mind: Mind, budget: int) -> None:
        self.mind: Mind = mind
        self.budget: i64 = budget
        self.limit: i64 = 0
        self.deadline: float = 0.0  # of the clock, 0: a number of evaluations is the limit
        self.next_look: i64 = 0  # at the clock, by evaluations
        self.stopped: bool = False  # somebody else has no time to wait
        self.spare: list[State] = [State(mind.rules) for _ in range(MOST_DEPTH)]
        self.values: vec[i64] = numbers(CHOICES)
        self.draws: vec[i64] = numbers(CHOICES)  # how many cards ahead each choice was valued
        self.order: list[int] = []  # places of the choices, the best first
        self.seat: i64 = 0
        self.inside: int = BEST_INSIDE
        self.cards: i64 = CARDS
        self.outcomes: i64 = 0  # cards that could come at the last chance node
        self.playouts: Playouts = Playouts(mind)

    def choose(self, state: State) -> i64:
        if state.option_count() == 1:
            return state.choices[0]
        self.think(state)
        return state.choices[self.order[0]]

    def think(self, state: State) -> None:
        """Value every choice of the seat to move, within the budget."""
        self.deadline = 0.0
        self.look(state, self.budget)

    def think_for(self, state: State, seconds: float, budget: i64 = NO_LIMIT) -> None:
        """The same within a time, too; `stopped`, set by another thread, ends it at once."""
        self.stopped = False
        self.deadline = monotonic() + seconds
        self.next_look = self.mind.evaluations
        self.look(state, budget)

    def one_card_ahead(self, waiting: State, seat: i64) -> i64:
        """What a state before chance is worth by every card that can come: a lesson for the net."""
        self.look_without_limit(seat)
        return self.after(waiting, 1, 1, 0)

    def choice_one_card_ahead(self, seen: State, place: int, seat: i64) -> i64:
        """The same of a choice, from the best ends of its lines: the mind has just valued it."""
        self.look_without_limit(seat)
        return self.choice_ahead(seen, place, 1)

    def look_without_limit(self, seat: i64) -> None:
        self.seat = seat
        self.deadline = 0.0
        self.limit = NO_LIMIT
        self.inside = BEST_INSIDE

    def look(self, state: State, budget: i64) -> None:
        mind = self.mind
        self.seat = state.mem[ACTIVE]
        seen = state if state.rules.seats == 1 else as_seen_by(state, self.seat)
        self.limit = mind.evaluations + budget
        mind.value_choices(seen, self.seat)
        i: i64
        n = seen.option_count()
        for i in range(n):
            self.values[i] = mind.values[i]
            self.draws[i] = 0
        self.sort(n)
        is_large = budget >= LARGE_BUDGET
        self.inside = MORE_INSIDE if is_large else BEST_INSIDE
        self.cards = MORE_CARDS if is_large else CARDS
        self.playouts.follows = is_large
        proposals = mind.proposals
        if proposals is not None:
            self.heed(proposals, seen, n)
            return
        if n > 1 and budget > 0 and self.look_further(seen, n):
            self.play_out(seen)
        self.sort(n)

    def look_further(self, seen: State, n: i64) -> bool:
        """One card ahead, then more where that can be paid; False where the budget ends."""
        mind = self.mind
        before = mind.evaluations
        if not self.look_ahead(seen, 1, n, NEAR):
            return False
        self.sort(n)
        first = (mind.evaluations - before) // max(1, self.looked_at(n)) + 1  # cost of a choice
        cost = first * (1 + self.inside * self.outcomes)
        near: i64 = NEARER
        draws: i64
        for draws in range(2, self.cards + 1):
            best = (self.limit - mind.evaluations) // cost
            if best < 2 or self.is_clear(near):
                return True
            outcomes = self.outcomes
            whole = self.look_ahead(seen, draws, min(best, BEST_AT_ROOT), near)
            self.sort(n)
            if not whole:
                return False
            self.inside = BEST_INSIDE
            cost = first * (1 + outcomes) * (1 + outcomes)
            near = near // 2
        return True

    def is_clear(self, near: i64 = NEARER) -> bool:
        """Is no other choice near the best one?"""
        if len(self.order) < 2:
            return True
        best, next_best = self.order[0], self.order[1]
        far = self.values[next_best] + near < self.values[best]
        return far or self.draws[next_best] < self.draws[best]

    def looked_at(self, n: i64) -> i64:
        """How many choices were looked at beyond what the net says."""
        found: i64 = 0
        i: i64
        for i in range(n):
            if self.draws[i] > 0:
                found += 1
        return found

    def look_ahead(self, seen: State, draws: i64, most: i64, near: i64) -> bool:
        """Value the best choices so many cards ahead; False where the budget ends."""
        best: i64 = 0
        for place in self.order[: int(most)]:
            if self.values[place] + near < best:
                continue
            value = self.choice_ahead(seen, place, draws)
            if value == OUT_OF_BUDGET:
                return False
            self.values[place] = value
            self.draws[place] = draws
            best = max(best, value)
        return True

    def choice_ahead(self, seen: State, place: int, draws: i64) -> i64:
        """A choice so many cards ahead: from the best ends of its lines, if they were followed."""
        lines = self.mind.lines
        ends = lines.best_ends(place, MOST_ENDS) if lines.follows else []
        if len(ends) == 0:
            state = self.spare[0]
            state.copy_from(seen)
            state.apply(seen.choices[place])
            return self.after(state, draws, 1, 0)
        best: i64 = OUT_OF_BUDGET
        for line in ends:
            value = self.after(line.state, draws, 1, 0)
            if value == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            best = max(best, value)
        return best

    def play_out(self, seen: State) -> None:
        """Let the net play on from the choices that are close: half of what counts is theirs."""
        best = self.order[0]
        close: list[int] = []
        for place in self.order[:PLAYED_OUT]:
            near = self.values[place] + NEARER >= self.values[best]
            if near and self.draws[place] == self.draws[best]:
                close.append(place)
        states = STATES_A_DECISION if self.playouts.follows else CHOICES_A_DECISION
        least = LEAST_ROUNDS * len(close) * DECISIONS * states
        too_little = self.limit - self.mind.evaluations < least
        if self.mind.rules.seats > 1 or len(close) < 2 or too_little:
            return
        found = self.mean_playouts(seen, close, LEAST_ROUNDS)
        for place, mean in zip(close, found, strict=False):
            self.values[place] = (self.values[place] + mean) // 2

    def mean_playouts(self, seen: State, places: list[int], least: int) -> list[int]:
        """What games that are played on from these choices bring; nothing if they are too few."""
        sums: list[int] = [0] * len(places)
        rounds: int = 0
        while rounds < MOST_ROUNDS and not self.is_out():
            for i, place in enumerate(places):
                sums[i] += int(self.playouts.value(seen, seen.choices[place], rounds))
            rounds += 1
        if rounds < least:
            return []
        return [total // rounds for total in sums]

    def heed(self, proposals: Proposals, seen: State, n: i64) -> None:
        """Put what the heuristic proposes first, unless another choice is better by far."""
        factor = proposals.alone
        places = proposals.doubted(seen, self.values, self.order)
        if len(places) > 1 and self.mind.rules.seats == 1:
            found = self.mean_playouts(seen, places, LEAST_CHECKED)
            for place, mean in zip(places, found, strict=False):
                self.values[place] = mean
                self.draws[place] = 1
                factor = proposals.checked
        self.sort(n)
        first = int(proposals.corrected(seen, self.values, self.order[0], factor))
        self.order = [first, *[other for other in self.order if other != first]]

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
        if self.is_out():
            return OUT_OF_BUDGET
        return self.mind.value(state, self.seat)

    def is_out(self) -> bool:
        """Is the budget spent, or the time?"""
        done = self.mind.evaluations
        if done >= self.limit:
            return True
        if self.deadline > 0.0 and done >= self.next_look:
            self.next_look = done + EVALUATIONS_A_LOOK
            sleep(0.0)  # other threads have their turn
            if self.stopped or monotonic() >= self.deadline:
                self.limit = done
                return True
        return False

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
        if self.mostly_goes_on(state, weights, total, depth):
            return self.leaf(state)
        child = self.spare[depth]
        value: i64 = 0
        outcomes: i64 = 0
        k: i64
        for k in range(self.mind.rules.n_kinds):
            if weights[k] == 0:
                continue
            outcomes += 1
            child.copy_from(state)
            child.apply_outcome(k)
            answer = self.answer(child, draws - 1, depth + 1)
            if answer == OUT_OF_BUDGET:
                return OUT_OF_BUDGET
            share: i64 = (weights[k] << SHARE_BITS) // total
            value += share * answer
        self.outcomes = outcomes
        return value >> SHARE_BITS

    def mostly_goes_on(self, state: State, weights: list[int], total: int, depth: i64) -> bool:
        """Do most cards bring no choice, but the next card, as where a whole hand is drawn?

        The net has learned what is before such a row of draws, and nothing from the midst of one.
        """
        child = self.spare[depth]
        going_on = 0
        left = total
        k: i64
        for k in range(self.mind.rules.n_kinds):
            if 2 * going_on > total or 2 * (going_on + left) <= total:
                break  # whatever the other cards bring
            if weights[k] == 0:
                continue
            child.copy_from(state)
            child.apply_outcome(k)
            left -= weights[k]
            waits = child.status == WAIT and not child.lifting
            if child.mem[RESULT] == GOING_ON and waits:
                going_on += weights[k]
        return 2 * going_on > total

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
