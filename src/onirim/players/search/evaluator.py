"""The mind of one ruleset: what a state is worth to a seat, and which action is best.

It values the states that an action can lead to, where chance, the partner or the end comes next
(`forced_lines.py`): what can be done about a drawn card is in the value of the state before it.
Search looks further.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.kinds import numbers
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT, WON
from onirim.engine.native import i64, vec
from onirim.engine.rng import MASK62
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import CHOICES, State
from onirim.knowledge.observe import as_seen_by
from onirim.players.net.feature_groups import Blocks
from onirim.players.net.features import MOST_ROWS, Encoder
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetFile, without_skin
from onirim.players.search.forced_lines import FACTOR, CertainLines
from onirim.players.search.heuristic_prior import Proposals

REMEMBERED_BITS: Final = 13  # of the number of states whose value is remembered


@final
class Mind:
    """Made once for a ruleset; not to be shared by threads."""

    def __init__(self, rules: Ruleset, file: NetFile) -> None:
        blocks = Blocks()
        self.rules: Ruleset = rules
        self.encoder: Encoder = Encoder(rules, blocks)
        net, place = file.net_for(rules, blocks)
        self.net = net
        self.place: vec[i64] = place
        self.known: vec[i64] = numbers(MOST_ROWS)
        self.looks: vec[i64] = numbers(1 << REMEMBERED_BITS)  # of states that were valued lately
        self.chances: vec[i64] = numbers(1 << REMEMBERED_BITS)  # and what the net said of them
        self.evaluations: i64 = 0
        self.twin: State = State(rules)
        self.values: vec[i64] = numbers(CHOICES)  # of the choices valued last
        self.n: i64 = 0
        self.lines: CertainLines = CertainLines(rules)  # of the choices valued last
        factors = file.corrections(without_skin(rules))
        self.proposals: Proposals | None = Proposals(rules, factors) if factors else None

    def value(self, state: State, seat: i64) -> i64:
        """The chance to win of a state that has advanced, up to ONE.

        A search comes to every third state by more than one way: 62 bits made of its rows tell
        whether it was valued lately.
        """
        result = state.mem[RESULT]
        if result != GOING_ON:
            return ONE if result == WON else 0
        self.evaluations += 1
        encoder = self.encoder
        encoder.encode(state, seat)
        known = self.known
        place = self.place
        n: i64 = 0
        look: i64 = 1
        i: i64
        for i in range(encoder.n):
            row = place[encoder.rows[i]]
            if row >= 0:
                known[n] = row
                n += 1
                look = ((look + row) * FACTOR) & MASK62
        at = look >> (62 - REMEMBERED_BITS)
        if self.looks[at] != look:
            self.chances[at] = self.net.chance(known, n)
            self.looks[at] = look
        return self.chances[at]

    def value_choices(self, seen: State, seat: i64) -> i64:
        """Value each choice of a state as the seat sees it; the place of the best one.

        A choice is worth what the best line of further choices of this seat is worth. Where the
        heuristic proposes, it has its own idea of what to do next, and no lines are followed.
        """
        if self.proposals is not None:
            return self.value_at_once(seen, seat)
        lines = self.lines
        lines.begin(seen, seat)
        while lines.is_open():
            for line in lines.wanted:
                line.value = self.value(line.state, seat)
            lines.go_on()
        self.n = seen.option_count()
        lines.spread(self.values, self.n)
        return self.place_of_best()

    def value_at_once(self, seen: State, seat: i64) -> i64:
        """The same by what each choice itself leads to: quicker, and not as good."""
        i: i64
        self.n = seen.option_count()
        for i in range(self.n):
            self.twin.copy_from(seen)
            self.twin.apply(seen.choices[i])
            self.values[i] = self.value(self.twin, seat)
        return self.place_of_best()

    def place_of_best(self) -> i64:
        best: i64 = 0
        i: i64
        for i in range(self.n):
            if self.values[i] > self.values[best]:
                best = i
        return best

    def choose(self, state: State) -> i64:
        """The best action of the seat to move, without search."""
        n = state.option_count()
        if n == 1:
            return state.choices[0]
        seat = state.mem[ACTIVE]
        seen = state if self.rules.seats == 1 else as_seen_by(state, seat)
        best = self.value_choices(seen, seat)
        proposals = self.proposals
        if proposals is not None:
            best = proposals.corrected(seen, self.values, best, proposals.alone)
        return seen.choices[best]
