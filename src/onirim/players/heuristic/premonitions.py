"""Heuristic for Happy Dreams and Dark Premonitions (section 7)."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import has
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import (
    DOOR_VALUE,
    ModuleHeuristic,
    kind_named,
    verb_named,
    zone_named,
)

SEVERITY: Final = (  # the cost of each when it is suffered
    ("Pr", 90),
    ("Pb", 60),
    ("Pg", 40),
    ("Pt", 160),
    ("P2", 150),
    ("P3", 120),
    ("P5", 70),
    ("Pa", 10),
)
SIFTED: Final = 110  # sifting the top seven cards
DOOR_TAKEN: Final = 100  # a Door of the partner's, as payment


class PremonitionsHeuristic(ModuleHeuristic):
    """Fetches a Door within reach, otherwise averts Premonitions or sifts the deck."""

    def __init__(self, rules: Ruleset) -> None:
        self.severity: dict[int, int] = {
            int(kind_named(rules, code)): cost for code, cost in SEVERITY
        }
        self.face_up: i64 = zone_named(rules, "premonitions")
        self.suffer: i64 = verb_named(rules, "suffer")
        self.avert_option: i64 = verb_named(rules, "dream-avert")
        self.avert: i64 = verb_named(rules, "avert")
        self.seven: i64 = verb_named(rules, "seven")
        self.fetch_option: i64 = verb_named(rules, "dream-fetch")
        self.fetch: i64 = verb_named(rules, "fetch")

    def verbs(self) -> list[str]:
        dream = ["dream-avert", "avert", "seven", "dream-fetch", "fetch"]
        return ["suffer", "pay-partner-door", *dream]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        if verb == self.suffer:
            return -self.severity[int(ref)]
        if verb in (self.avert_option, self.avert):
            return self.severity[int(ref)] if verb == self.avert else self.worst_face_up(ev)
        if verb in (self.fetch_option, self.fetch):
            return self.value_of_fetching(ev, ref) if verb == self.fetch else self.best_to_fetch(ev)
        return SIFTED if verb == self.seven else -DOOR_TAKEN

    def worst_face_up(self, ev: Evaluation) -> i64:
        worst: i64 = 0
        i: i64
        for i in range(1, ev.state.size(self.face_up) + 1):
            worst = max(worst, self.severity[int(ev.state.at(self.face_up, i))])
        return worst

    def best_to_fetch(self, ev: Evaluation) -> i64:
        """Value the best card that may be in the deck: its contents show only on choosing."""
        best: i64 = -1
        k: i64
        for k in range(ev.state.rules.n_kinds):
            if has(ev.state.rules.everything, k) and ev.may_be_in_deck(k):
                best = max(best, self.value_of_fetching(ev, k))
        return best

    def value_of_fetching(self, ev: Evaluation, card: i64) -> i64:
        """Value a Door whose Key is held, a Location, or a card that a module welcomes."""
        rules = ev.state.rules
        if has(rules.doors, card):
            opens = ev.hand & rules.unlocked_by[card] != 0
            return DOOR_VALUE if opens and rules.colours[card] & ev.wanted != 0 else -1
        return ev.worth(card) if has(rules.locations, card) else ev.welcome(card)
