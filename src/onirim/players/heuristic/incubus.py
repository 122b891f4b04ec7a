"""Heuristic for the Little Incubus (section 10): pay for a Nightmare while it is cheap."""

from __future__ import annotations

from typing import Final

from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import ModuleHeuristic, verb_named

SPARED: Final = 90  # cost of the cancelled Nightmare, less a turn
PREPAID: Final = 36  # the same if charging costs a Nightmare: worth about a turn
CANCELLED: Final = 5  # below this cost the pawn is kept


class IncubusHeuristic(ModuleHeuristic):
    """Charges when a Nightmare costs nothing; cancels whenever one costs something."""

    def __init__(self, rules: Ruleset) -> None:
        self.charge: i64 = verb_named(rules, "charge")
        self.for_nothing: bool = rules.has_house_rule("I-charge")

    def verbs(self) -> list[str]:
        return ["charge", "cancel"]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        if verb != self.charge:
            return -CANCELLED
        return SPARED if self.for_nothing else PREPAID - ev.cheapest_nightmare()
