"""Two players: take what is worth most, pass on what the partner needs, say nothing."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT
from onirim.engine.cards import bit
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.thumb.advice import NEVER, NO_WORTH, Advice, verb_named
from onirim.engine.thumb.glance import Glance

SHARED_GROUP: Final = 1
KEY_TO_PASS: Final = 40  # a Key that only the partner can use
CARD_TO_PASS: Final = 5


class DuoAdvice(Advice):
    """A draft by worth; what only the partner can use is laid between the players."""

    def __init__(self, rules: Ruleset) -> None:
        self.two: bool = rules.seats > 1
        self.pick: i64 = verb_named(rules, "pick")
        self.swap: i64 = verb_named(rules, "swap")

    def verbs(self) -> list[str]:
        return ["pick", "swap", "signal", "signal-free"]

    def value(self, look: Glance, verb: i64, ref: i64) -> i64:
        card = ref & ARGUMENT
        if verb == self.pick:
            return look.worth(card)
        if verb != self.swap:
            return NEVER
        surplus = self.for_partner(look, card) - self.for_me(look, card)
        if ref >= 64:
            return -surplus
        return surplus + self.best_surplus(look) - 1

    def best_surplus(self, look: Glance) -> i64:
        """Of the Shared cards, what is gained by taking one of them away from the partner."""
        state = look.state
        zone = state.hand_group(SHARED_GROUP)
        best: i64 = -1000
        i: i64
        for i in range(1, state.size(zone) + 1):
            card = state.at(zone, i)
            best = max(best, self.for_me(look, card) - self.for_partner(look, card))
        return best

    def worth(self, look: Glance, card: i64) -> i64:
        """What is of use to the partner alone is not thrown away lightly."""
        if not self.two or look.state.rules.colours[card] & look.wanted != 0:
            return NO_WORTH
        passed_on = self.for_partner(look, card)
        return passed_on if passed_on > 0 else NO_WORTH

    def for_me(self, look: Glance, card: i64) -> i64:
        return look.worth(card) if self.worth(look, card) == NO_WORTH else 0

    def for_partner(self, look: Glance, card: i64) -> i64:
        rules = look.state.rules
        if rules.colours[card] & self.lacked(look) == 0:
            return 0
        return KEY_TO_PASS if (rules.keys >> card) & 1 else CARD_TO_PASS

    def lacked(self, look: Glance) -> i64:
        """The colours of Doors that the partner still needs."""
        rules = look.state.rules
        colours: i64 = 0
        k: i64 = 0
        while bit(k) <= rules.doors:
            if (rules.doors >> k) & 1 and look.partners(k) * rules.seats < rules.copies[k]:
                colours |= rules.colours[k]
            k += 1
        return colours
