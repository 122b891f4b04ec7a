"""Crossroads and Dead Ends: a hand that is walled in is left."""

from __future__ import annotations

from typing import Final

from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.thumb.advice import NO_WORTH, Advice, kind_named
from onirim.engine.thumb.glance import Glance

DEAD_END_COST: Final = 30  # what holding one costs, turn by turn
TURN: Final = 25  # what the turn could have been used for
EVERY_COLOUR: Final = 25  # the worth of a Crossroads


class CrossroadsAdvice(Advice):
    """A card of every colour is worth more than one of a single colour."""

    def __init__(self, rules: Ruleset) -> None:
        self.dead_end: i64 = kind_named(rules, "De")

    def verbs(self) -> list[str]:
        return ["escape"]

    def value(self, look: Glance, verb: i64, ref: i64) -> i64:
        return DEAD_END_COST * self.dead_ends(look) - look.worth_of_hand() - TURN

    def worth(self, look: Glance, card: i64) -> i64:
        if card == self.dead_end:
            return 0
        its = look.state.rules.colours[card]
        return EVERY_COLOUR if its & (its - 1) != 0 else NO_WORTH

    def dead_ends(self, look: Glance) -> i64:
        state = look.state
        n: i64 = 0
        group: i64
        for group in range(state.rules.groups):
            n += state.copies_in(state.hand_group(group), self.dead_end)
        return n
