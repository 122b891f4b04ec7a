"""Heuristic for two players: take the most valuable cards, pass on what the partner needs."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT
from onirim.engine.card_sets import bit, has
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import NEVER, NO_WORTH, ModuleHeuristic, verb_named

SHARED_CARDS: Final = 1
KEY_TO_PASS: Final = 40  # a Key that only the partner can use
CARD_TO_PASS: Final = 5


class DuoHeuristic(ModuleHeuristic):
    """Drafts by worth; shares the cards that only the partner can use."""

    def __init__(self, rules: Ruleset) -> None:
        self.pick: i64 = verb_named(rules, "pick")
        self.swap: i64 = verb_named(rules, "swap")

    def verbs(self) -> list[str]:
        return ["pick", "swap", "signal", "signal-free"]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        card = ref & ARGUMENT
        if verb == self.pick:
            return ev.worth(card)
        if verb != self.swap:
            return NEVER
        surplus = self.for_partner(ev, card) - self.for_me(ev, card)
        if ref >= 64:
            return -surplus
        return surplus + self.best_surplus(ev) - 1

    def best_surplus(self, ev: Evaluation) -> i64:
        """Return the largest gain from taking a Shared card away from the partner."""
        state = ev.state
        zone = state.hand_group(SHARED_CARDS)
        best: i64 = -1000
        i: i64
        for i in range(1, state.size(zone) + 1):
            card = state.at(zone, i)
            best = max(best, self.for_me(ev, card) - self.for_partner(ev, card))
        return best

    def worth(self, ev: Evaluation, card: i64) -> i64:
        """Value cards that only the partner needs, so that they aren't discarded early."""
        if ev.state.rules.colours[card] & ev.wanted != 0:
            return NO_WORTH
        passed_on = self.for_partner(ev, card)
        return passed_on if passed_on > 0 else NO_WORTH

    def for_me(self, ev: Evaluation, card: i64) -> i64:
        return ev.worth(card) if self.worth(ev, card) == NO_WORTH else 0

    def for_partner(self, ev: Evaluation, card: i64) -> i64:
        rules = ev.state.rules
        if rules.colours[card] & self.partner_needs(ev) == 0:
            return 0
        return KEY_TO_PASS if has(rules.keys, card) else CARD_TO_PASS

    def partner_needs(self, ev: Evaluation) -> i64:
        """Return the colours of the Doors that the partner still needs."""
        rules = ev.state.rules
        colours: i64 = 0
        k: i64 = 0
        while bit(k) <= rules.doors:
            if has(rules.doors, k) and ev.partner_doors(k) * rules.seats < rules.copies[k]:
                colours |= rules.colours[k]
            k += 1
        return colours
