"""Heuristic for the Towers (section 6): build four neighbours of different colours."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT
from onirim.engine.card_sets import COLOURS, KINDS, bit
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import (
    NO_WORTH,
    ModuleHeuristic,
    verb_named,
    zone_named,
)

TOWERS_NEEDED: Final = 4  # neighbours of different colours
TOWER_BUILT: Final = 80  # for each neighbour more
LACKING: Final = 46  # a Tower in the hand that would extend them
SPARE_TOWER: Final = 0  # any other: discarded for a look at the deck
FEINT: Final = 60  # a Nightmare that returns


class TowersHeuristic(ModuleHeuristic):
    """Builds what extends the better end of the row; discards other Towers for their effect."""

    def __init__(self, rules: Ruleset) -> None:
        self.row: i64 = zone_named(rules, "towers")
        self.left: i64 = verb_named(rules, "build-left")
        self.lose: i64 = verb_named(rules, "lose-tower")
        self.feint: i64 = verb_named(rules, "false-destruction")
        self.colour: list[int] = [-1 for _ in range(KINDS)]
        for kind, code in enumerate(rules.codes):
            if code[0] in COLOURS and code[1].isdigit():
                self.colour[kind] = COLOURS.index(code[0])

    def verbs(self) -> list[str]:
        return ["build-left", "build-right", "lose-tower", "false-destruction"]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        if verb == self.feint:
            return -FEINT
        tower = int(ref) & ARGUMENT
        now = self.standing(ev)
        if verb == self.lose:
            left = [kind for kind in now if kind != tower]
            return -TOWER_BUILT * (self.reach(now) - self.reach(left)) - 1
        after = [tower, *now] if verb == self.left else [*now, tower]
        gain = self.reach(after) - self.reach(now)
        return TOWER_BUILT * gain if gain > 0 else -TOWER_BUILT

    def worth(self, ev: Evaluation, card: i64) -> i64:
        if self.colour[card] < 0:
            return NO_WORTH
        now = self.standing(ev)
        before = self.reach(now)
        either_end = max(self.reach([int(card), *now]), self.reach([*now, int(card)]))
        return LACKING if either_end > before else SPARE_TOWER

    def standing(self, ev: Evaluation) -> list[int]:
        state = ev.state
        return [int(state.at(self.row, i)) for i in range(1, int(state.size(self.row)) + 1)]

    def reach(self, row: list[int]) -> int:
        """Return the longest run of different colours that is complete or can still grow."""
        best = 0
        for start in range(len(row)):
            run = self.different(row[start : start + TOWERS_NEEDED])
            at_an_end = start == 0 or start + run == len(row)
            if run > best and (at_an_end or run == TOWERS_NEEDED):
                best = run
        return best

    def different(self, towers: list[int]) -> int:
        """Count the leading Towers with different colours."""
        seen = 0
        for n, tower in enumerate(towers):
            if (seen >> self.colour[tower]) & 1:
                return n
            seen |= bit(self.colour[tower])
        return len(towers)
