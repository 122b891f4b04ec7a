"""Happy Dreams and Dark Premonitions: avert the worst, sift Nightmares out."""

from __future__ import annotations

from typing import Final

from onirim.bots.heuristic.evaluation import Evaluation
from onirim.bots.heuristic.module_heuristic import (
    DOOR_VALUE,
    ModuleHeuristic,
    kind_named,
    verb_named,
)
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset

SEVERITY: Final = (  # what it costs when they come true
    ("Pr", 90),
    ("Pb", 60),
    ("Pg", 40),
    ("Pt", 160),
    ("P2", 150),
    ("P3", 120),
    ("P5", 70),
    ("Pa", 10),
)
SIFTED: Final = 110  # the top seven, without what nobody wants
DOOR_TAKEN: Final = 100  # by brown or pair, from the partner


class PremonitionsHeuristic(ModuleHeuristic):
    """A Door at hand is fetched; else the top of the deck is cleaned."""

    def __init__(self, rules: Ruleset) -> None:
        self.severity: dict[int, int] = {
            int(kind_named(rules, code)): cost for code, cost in SEVERITY
        }
        self.suffer: i64 = verb_named(rules, "suffer")
        self.avert: i64 = verb_named(rules, "avert")
        self.seven: i64 = verb_named(rules, "seven")
        self.fetch: i64 = verb_named(rules, "fetch")

    def verbs(self) -> list[str]:
        return ["suffer", "avert", "seven", "fetch", "pay-partner-door"]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        if verb == self.avert:
            return self.severity[int(ref)]
        if verb == self.suffer:
            return -self.severity[int(ref)]
        if verb == self.seven:
            return SIFTED
        if verb == self.fetch:
            return self.value_of_fetching(ev, ref)
        return -DOOR_TAKEN

    def value_of_fetching(self, ev: Evaluation, card: i64) -> i64:
        """A Door for which a Key is held, or the Key for nothing in particular."""
        rules = ev.state.rules
        if (rules.doors >> card) & 1:
            opens = ev.hand & rules.unlocked_by[card] != 0
            return DOOR_VALUE if opens and rules.colours[card] & ev.wanted != 0 else -1
        return ev.worth(card) if (rules.locations >> card) & 1 else -1
