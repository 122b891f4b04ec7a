"""Heuristic for the Dreamcatchers (section 5): keep one empty, free Doors first."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import has
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import (
    ModuleHeuristic,
    counter_named,
    kind_named,
    verb_named,
    zone_named,
)

CATCHER_ZONES: Final = ("catcher1", "catcher2", "catcher3", "catcher4")
CAUGHT: Final = 180  # a Lost Dream that would have to be caught again
FREED_DOOR: Final = 30  # a Door that returns to the deck
FREED_CARD: Final = 15  # a Nightmare that returns to the deck
EMPTY_CATCHER: Final = 200  # an empty Dreamcatcher when there are too few
BOOK: Final = 20  # a Failsafe Book that isn't needed


class DreamcatchersHeuristic(ModuleHeuristic):
    """Keeps caught Lost Dreams; everything else may go."""

    def __init__(self, rules: Ruleset) -> None:
        self.zones: list[int] = [int(zone_named(rules, name)) for name in CATCHER_ZONES]
        self.there: i64 = counter_named(rules, "catchers")
        self.lost_dream: i64 = kind_named(rules, "Ld")
        self.book: i64 = verb_named(rules, "failsafe")
        self.free: i64 = verb_named(rules, "free")
        self.give_up: i64 = verb_named(rules, "give-up")

    def verbs(self) -> list[str]:
        return ["failsafe", "free", "give-up", *[f"take-from-{i}" for i in range(1, 5)]]

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        if verb in (self.book, self.free):
            gain = self.returned(ev, self.zones[ref - 1])
            crowded = self.empty(ev) < (1 if verb == self.book else 2)
            return gain + EMPTY_CATCHER if crowded else gain - BOOK
        if verb == self.give_up:
            return -CAUGHT * ev.state.copies_in(self.zones[ref - 1], self.lost_dream)
        return ev.value_of_taking(ref) + 50

    def returned(self, ev: Evaluation, catcher: i64) -> i64:
        """Value what returns to the deck: Doors are good, Nightmares and Lost Dreams bad."""
        state = ev.state
        value: i64 = -CAUGHT * state.copies_in(catcher, self.lost_dream)
        i: i64
        for i in range(1, state.size(catcher) + 1):
            card = state.at(catcher, i)
            if has(state.rules.doors, card):
                value += FREED_DOOR
            elif card != self.lost_dream:
                value -= FREED_CARD
        return value

    def empty(self, ev: Evaluation) -> i64:
        """Count the empty Dreamcatchers."""
        state = ev.state
        n: i64 = 0
        for i, zone in enumerate(self.zones):
            if has(state.get(self.there), i) and state.size(zone) == 0:
                n += 1
        return n
