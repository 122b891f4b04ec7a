"""Heuristic for Crossroads and Dead Ends (section 8): escape from a blocked hand."""

from __future__ import annotations

from typing import Final

from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import NO_WORTH, ModuleHeuristic, kind_named

DEAD_END_COST: Final = 30  # the cost of holding one, turn by turn
TURN_VALUE: Final = 25  # the value of using the turn otherwise
ALL_COLOURED: Final = 25  # the worth of a Crossroads


class CrossroadsHeuristic(ModuleHeuristic):
    """Values a card of every colour above one of a single colour."""

    def __init__(self, rules: Ruleset) -> None:
        self.dead_end: i64 = kind_named(rules, "De")

    def verbs(self) -> list[str]:
        return ["escape"]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        return DEAD_END_COST * self.dead_ends(ev) - ev.worth_of_hand() - TURN_VALUE

    def worth(self, ev: Evaluation, card: i64) -> i64:
        if card == self.dead_end:
            return 0
        its = ev.state.rules.colours[card]
        return ALL_COLOURED if its & (its - 1) != 0 else NO_WORTH

    def dead_ends(self, ev: Evaluation) -> i64:
        state = ev.state
        n: i64 = 0
        group: i64
        for group in range(state.rules.groups):
            n += state.copies_in(state.hand_group(group), self.dead_end)
        return n
