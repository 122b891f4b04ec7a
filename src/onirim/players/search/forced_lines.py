"""Forced lines: sequences of own choices without chance in between (a quiescence search).

After a look at the next cards a seat puts them back one by one and then draws cards that it knows;
nothing is left to chance until the last of them has come. The net knows little about a state in
which the seat chooses again. A state is *quiet* if chance, the partner or the end of the game comes
next, and *open* otherwise. Lines lead from each choice of a decision to the quiet states behind it;
lines that reach the same state are merged.

Only a seat that knows cards of the deck follows lines. Without such knowledge the net judges open
states as well as any, and the best of many lines is often just the luckiest guess.

Lines grow in layers, one choice at a time. The caller evaluates the lines `to_evaluate` and then
calls `advance`. Of many open lines only a beam of the best is followed, but at least one for every
choice of the decision.
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

BEAM_WIDTH: Final = 4  # open lines that are followed in a layer, besides one for each other choice
MOST_LINES: Final = 200  # in one decision
MOST_LAYERS: Final = 12  # choices in a row
ANY_KIND: Final = -1  # a set of kinds with every bit set
NO_VALUE: Final = -1
HASH_FACTOR: Final = 0x2545F4914F6CDD1D


@final
class Line:
    """A state to which some choices of the decision can lead."""

    def __init__(self, rules: Ruleset) -> None:
        self.state: State = State(rules)
        self.roots: int = 0  # the choices that lead here, as bits
        self.late_roots: int = 0  # those that need more steps than others to get here
        self.layer: int = 0
        self.value: i64 = NO_VALUE

    def begin(self, roots: int, layer: int) -> None:
        self.roots = roots
        self.late_roots = 0
        self.layer = layer
        self.value = NO_VALUE

    def merge(self, roots: int, layer: int) -> None:
        """Add choices that reach the same state."""
        if layer > self.layer:
            self.late_roots |= roots & ~self.roots
        else:
            self.roots |= roots


@final
class ForcedLines:
    """The lines of one decision; made once, restarted with `begin`."""

    def __init__(self, rules: Ruleset, width: int = BEAM_WIDTH, most: int = MOST_LINES) -> None:
        self.rules: Ruleset = rules
        self.width: int = width
        self.most: int = most
        self.seat: i64 = 0
        self.follows_open: bool = False  # whether open lines are followed at all
        self.layers: int = 0
        self.pool: list[Line] = []
        self.used: int = 0  # lines of the pool in use
        self.quiet: list[Line] = []
        self.open: list[Line] = []  # of the last layer
        self.dropped: list[Line] = []  # open lines that are not followed
        self.to_evaluate: list[Line] = []  # lines whose value is needed now
        self.quiet_by_key: dict[int, Line] = {}  # by hash key
        self.open_by_key: dict[int, Line] = {}  # those of the last layer

    def begin(self, seen: State, seat: i64) -> None:
        """Make the first layer: the states behind each choice of a state that the seat observes."""
        self.seat = seat
        self.follows_open = seen.mem[SEEN] > 0 or seen.knows_on_top(ANY_KIND)
        self.layers = 1
        self.used = 0
        self.quiet = []
        self.open = []
        self.dropped = []
        self.to_evaluate = []
        self.quiet_by_key = {}
        self.open_by_key = {}
        root = 1
        i: i64
        for i in range(seen.option_count()):
            self.add(seen, seen.choices[i], root)
            root <<= 1
        self.queue_crowded()

    def is_open(self) -> bool:
        """Is anything left to evaluate or to follow?"""
        return len(self.open) > 0 or len(self.to_evaluate) > 0

    def advance(self) -> None:
        """Follow the open lines by one choice; lines `to_evaluate` must have their values."""
        layer = self.beam()
        self.open = []
        self.to_evaluate = []
        self.open_by_key = {}
        self.layers += 1
        i: i64
        for line in layer:
            state = line.state
            n = state.option_count()
            too_far = self.layers > MOST_LAYERS or self.used + int(n) > self.most
            if too_far or not self.follows_open:
                self.drop(line)
                continue
            for i in range(n):
                self.add(state, state.choices[i], line.roots)
        self.queue_crowded()

    def back_up(self, values: vec[i64], n: i64) -> None:
        """Write the best value behind each choice; dropped lines count where there is no other.

        A state that is reached later is worth slightly less, so that nothing is delayed for ever.
        """
        i: i64
        for i in range(n):
            values[i] = NO_VALUE
        for line in self.quiet:
            raise_values(values, line.roots, line.value)
            raise_values(values, line.late_roots, max(0, line.value - 1))
        missing = 0
        for i in range(n):
            if values[i] == NO_VALUE:
                missing |= 1 << int(i)
        for line in self.dropped:
            line.roots &= missing
            raise_values(values, line.roots, line.value)

    def best_quiet(self, index: int, most: int) -> list[Line]:
        """Return the most valuable quiet lines behind a choice, best first."""
        root = 1 << index
        behind = [line for line in self.quiet if (line.roots | line.late_roots) & root != 0]
        return sorted_by_value(behind)[:most]

    # --- growing lines -----------------------------------------------------------------------

    def add(self, state: State, action: i64, roots: int) -> None:
        """Add the state behind an action, or merge it with the line that is already there."""
        if self.used == len(self.pool):
            self.pool.append(Line(self.rules))
        line = self.pool[self.used]
        line.state.copy_from(state)
        line.state.apply(action)
        key = hash_key(line.state)
        seat_chooses = chooses_next(line.state, self.seat)
        by_key = self.open_by_key if seat_chooses else self.quiet_by_key
        known = by_key.get(key)
        if known is not None:
            known.merge(roots, self.layers)
            return
        self.used += 1
        line.begin(roots, self.layers)
        by_key[key] = line
        if seat_chooses:
            self.open.append(line)
        else:
            self.quiet.append(line)
            self.to_evaluate.append(line)

    def queue_crowded(self) -> None:
        """Ask for the values of open lines if there are too many to follow."""
        if len(self.open) > self.width:
            self.to_evaluate = self.to_evaluate + self.open

    def beam(self) -> list[Line]:
        """Return the open lines that are followed and drop the others."""
        if len(self.open) <= self.width:
            return self.open
        kept: list[Line] = []
        roots = 0
        for line in sorted_by_value(self.open):
            if len(kept) < self.width or line.roots & ~roots != 0:
                kept.append(line)
                roots |= line.roots
            else:
                self.drop(line)
        return kept

    def drop(self, line: Line) -> None:
        """Stop following a line; its value as it is may still count."""
        self.dropped.append(line)
        if line.value == NO_VALUE:
            self.to_evaluate.append(line)


def chooses_next(state: State, seat: i64) -> bool:
    """Does this seat choose next, with no chance node before it?

    Where hidden cards are revealed the game waits for chance, so it asks nobody.
    """
    if state.mem[RESULT] != GOING_ON or state.status != ASK:
        return False
    return state.mem[ACTIVE] == seat


def sorted_by_value(lines: list[Line]) -> list[Line]:
    """Return lines by value, best first; a stable sort."""
    keys: list[tuple[int, int]] = []
    for index, line in enumerate(lines):
        keys.append((int(-line.value), index))
    keys.sort()
    return [lines[index] for _, index in keys]


def raise_values(values: vec[i64], roots: int, value: i64) -> None:
    """Raise the values of these choices to at least this value."""
    while roots != 0:
        index = (roots & -roots).bit_length() - 1
        values[index] = max(values[index], value)
        roots &= roots - 1


def hash_key(state: State) -> int:
    """Return the hash key of a state: of its memory and of what chance has to decide."""
    kind = state.status + 4 * state.chance_bag
    if state.from_bottom:
        kind += 1 << 20
    if state.in_place:
        kind += 1 << 21
    if state.hidden is not None:
        kind += state.hidden.awaited << 24
        if state.hidden.lifting:
            kind += 1 << 22
    if not COMPILED:
        return hash((int(kind), tuple(state.mem)))
    key = kind
    i: i64
    for i in range(len(state.mem)):
        key = (key * HASH_FACTOR + state.mem[i]) & MASK62
    return int(key)
