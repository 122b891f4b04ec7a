"""Lines of choices that one seat makes in a row, followed as far as everything is certain.

After looking at the next cards a seat orders them one by one and then draws what it knows; nothing
is left to chance until the last of them has come. Of a state in which the seat chooses again the
net knows little. A state is settled where chance, the partner or the end comes next; lines lead
from each choice of a decision to the settled states behind it. Where lines meet, they are one.

Only a seat that knows cards of the deck follows lines: without such knowledge the net's word about
a pending state is as good as any, and the best of many lines is often but the luckiest guess.

Lines grow in layers, one choice further each time. Whoever follows them values the lines that are
`wanted` and then lets all go on: of many pending lines only the most promising are followed, but at
least one for every choice of the decision.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.build_kind import COMPILED
from onirim.engine.hooks import ASK
from onirim.engine.memory import ACTIVE, GOING_ON, RESULT, SEEN
from onirim.engine.native import i64, vec
from onirim.engine.rng import MASK62
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

MOST_FOLLOWED: Final = 4  # pending lines of a layer, and one for each other choice
MOST_LINES: Final = 200  # of one decision
MOST_LAYERS: Final = 12  # choices in a row
ANY_KIND: Final = -1  # a set of kinds that has every bit
NO_VALUE: Final = -1
FACTOR: Final = 0x2545F4914F6CDD1D


@final
class Line:
    """A state to which some choices of the decision can lead."""

    def __init__(self, rules: Ruleset) -> None:
        self.state: State = State(rules)
        self.roots: int = 0  # a bit for each of these choices
        self.late_roots: int = 0  # for each that needs more steps than others to come here
        self.layer: int = 0
        self.value: i64 = NO_VALUE

    def begin(self, roots: int, layer: int) -> None:
        self.roots = roots
        self.late_roots = 0
        self.layer = layer
        self.value = NO_VALUE

    def meet(self, roots: int, layer: int) -> None:
        """Other choices lead here, too."""
        if layer > self.layer:
            self.late_roots |= roots & ~self.roots
        else:
            self.roots |= roots


@final
class CertainLines:
    """Made once, begun anew for every decision."""

    def __init__(self, rules: Ruleset, width: int = MOST_FOLLOWED, most: int = MOST_LINES) -> None:
        self.rules: Ruleset = rules
        self.width: int = width
        self.most: int = most
        self.seat: i64 = 0
        self.follows: bool = False  # are pending lines followed at all?
        self.layers: int = 0
        self.store: list[Line] = []
        self.used: int = 0  # of the store
        self.settled: list[Line] = []
        self.pending: list[Line] = []  # the last layer
        self.dropped: list[Line] = []  # pending ones that are not followed
        self.wanted: list[Line] = []  # the net's value of these is needed now
        self.met: dict[int, Line] = {}  # settled ones by what they look like
        self.met_pending: dict[int, Line] = {}  # and those of the last layer

    def begin(self, seen: State, seat: i64) -> None:
        """The first layer: where each choice of a state leads, which is as the seat sees it."""
        self.seat = seat
        self.follows = seen.mem[SEEN] > 0 or seen.knows_on_top(ANY_KIND)
        self.layers = 1
        self.used = 0
        self.settled = []
        self.pending = []
        self.dropped = []
        self.wanted = []
        self.met = {}
        self.met_pending = {}
        root = 1
        i: i64
        for i in range(seen.option_count()):
            self.add(seen, seen.choices[i], root)
            root <<= 1
        self.want_crowd()

    def is_open(self) -> bool:
        """Is there anything left to value or to follow?"""
        return len(self.pending) > 0 or len(self.wanted) > 0

    def go_on(self) -> None:
        """What is wanted has its value: follow the pending lines by one choice."""
        layer = self.promising()
        self.pending = []
        self.wanted = []
        self.met_pending = {}
        self.layers += 1
        i: i64
        for line in layer:
            state = line.state
            n = state.option_count()
            too_far = self.layers > MOST_LAYERS or self.used + int(n) > self.most
            if too_far or not self.follows:
                self.drop(line)
                continue
            for i in range(n):
                self.add(state, state.choices[i], line.roots)
        self.want_crowd()

    def spread(self, values: vec[i64], n: i64) -> None:
        """The best value behind each choice; a dropped line counts where there is no other.

        What is reached later is worth the least bit less, so that nothing is put off for ever.
        """
        i: i64
        for i in range(n):
            values[i] = NO_VALUE
        for line in self.settled:
            raise_values(values, line.roots, line.value)
            raise_values(values, line.late_roots, max(0, line.value - 1))
        missing = 0
        for i in range(n):
            if values[i] == NO_VALUE:
                missing |= 1 << int(i)
        for line in self.dropped:
            line.roots &= missing
            raise_values(values, line.roots, line.value)

    def best_ends(self, place: int, most: int) -> list[Line]:
        """The settled lines behind a choice that are worth most, the best first."""
        root = 1 << place
        behind = [line for line in self.settled if (line.roots | line.late_roots) & root != 0]
        return sorted_by_value(behind)[:most]

    # --- below: how --------------------------------------------------------------------------

    def add(self, state: State, action: i64, roots: int) -> None:
        """Where an action leads: a line, or one that is there."""
        if self.used == len(self.store):
            self.store.append(Line(self.rules))
        line = self.store[self.used]
        line.state.copy_from(state)
        line.state.apply(action)
        look = fingerprint(line.state)
        is_pending = chooses_next(line.state, self.seat)
        met = self.met_pending if is_pending else self.met
        same = met.get(look)
        if same is not None:
            same.meet(roots, self.layers)
            return
        self.used += 1
        line.begin(roots, self.layers)
        met[look] = line
        if is_pending:
            self.pending.append(line)
        else:
            self.settled.append(line)
            self.wanted.append(line)

    def want_crowd(self) -> None:
        if len(self.pending) > self.width:
            self.wanted = self.wanted + self.pending

    def promising(self) -> list[Line]:
        """The pending lines that are followed; the others are dropped."""
        if len(self.pending) <= self.width:
            return self.pending
        kept: list[Line] = []
        roots = 0
        for line in sorted_by_value(self.pending):
            if len(kept) < self.width or line.roots & ~roots != 0:
                kept.append(line)
                roots |= line.roots
            else:
                self.drop(line)
        return kept

    def drop(self, line: Line) -> None:
        self.dropped.append(line)
        if line.value == NO_VALUE:
            self.wanted.append(line)


def chooses_next(state: State, seat: i64) -> bool:
    """Does this seat choose next, and is nothing uncertain before that?

    Where chance names hidden cards, the game waits for them and asks nobody.
    """
    if state.mem[RESULT] != GOING_ON or state.status != ASK:
        return False
    return state.mem[ACTIVE] == seat


def sorted_by_value(lines: list[Line]) -> list[Line]:
    """The best first, equal ones as they are."""
    keys: list[tuple[int, int]] = []
    for place, line in enumerate(lines):
        keys.append((int(-line.value), place))
    keys.sort()
    return [lines[place] for _, place in keys]


def raise_values(values: vec[i64], roots: int, value: i64) -> None:
    """These choices are worth no less than this."""
    while roots != 0:
        place = (roots & -roots).bit_length() - 1
        values[place] = max(values[place], value)
        roots &= roots - 1


def fingerprint(state: State) -> int:
    """A number that equal states share: of the memory, and of what chance is asked for."""
    kind = state.status + 4 * state.chance_bag
    if state.from_bottom:
        kind += 1 << 20
    if state.in_place:
        kind += 1 << 21
    if state.veil != 0:
        kind += state.awaited << 24
        if state.lifting:
            kind += 1 << 22
    if not COMPILED:
        return hash((int(kind), tuple(state.mem)))
    look = kind
    i: i64
    for i in range(len(state.mem)):
        look = (look * FACTOR + state.mem[i]) & MASK62
    return int(look)
