"""Happy Dreams and Dark Premonitions: avert the worst, sift Nightmares out."""

from __future__ import annotations

from typing import Final

from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.thumb.advice import DOOR, Advice, kind_named, verb_named
from onirim.engine.thumb.glance import Glance

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


class PremonitionsAdvice(Advice):
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

    def value(self, look: Glance, verb: i64, ref: i64) -> i64:
        if verb == self.avert:
            return self.severity[int(ref)]
        if verb == self.suffer:
            return -self.severity[int(ref)]
        if verb == self.seven:
            return SIFTED
        if verb == self.fetch:
            return self.value_of_fetching(look, ref)
        return -DOOR_TAKEN

    def value_of_fetching(self, look: Glance, card: i64) -> i64:
        """A Door for which a Key is held, or the Key for nothing in particular."""
        rules = look.state.rules
        if (rules.doors >> card) & 1:
            opens = look.hand & rules.unlocked_by[card] != 0
            return DOOR if opens and rules.colours[card] & look.wanted != 0 else -1
        return look.worth(card) if (rules.locations >> card) & 1 else -1
