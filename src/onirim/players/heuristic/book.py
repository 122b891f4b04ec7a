"""Heuristic for the Book of Steps Lost and Found (section 3): spend old cards on Goals."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import bit, has
from onirim.engine.memory import DISCARDED, DRAWN, STACK
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.players.heuristic.evaluation import Evaluation
from onirim.players.heuristic.module_heuristic import (
    DOOR_VALUE,
    NEVER,
    NO_WORTH,
    ModuleHeuristic,
    declared_price,
    verb_named,
    zone_named,
)
from onirim.rules.expansions.book import Goals
from onirim.rules.numbers import BASE_STEPS, DOOR, TRIO

PUNISHED: Final = 60  # cost above which a Nightmare is worth the cards of a Punishment
SOON: Final = 4  # Goals that are considered
CARD_FOR_LATER: Final = 12
KEY_FOR_LATER: Final = 65


class BookHeuristic(ModuleHeuristic):
    """Exchanges Goals when a Door of a later one can be gained; saves cards for that."""

    def __init__(self, rules: Ruleset) -> None:
        self.price: i64 = declared_price(rules, "spell-planning")
        row = zone_named(rules, "goals")
        self.goals: Goals = Goals(row, rules.has_house_rule("K-first"))
        self.planning: i64 = verb_named(rules, "spell-planning")
        self.punish: i64 = verb_named(rules, "spell-punishment")
        self.remove: i64 = verb_named(rules, "remove")
        self.goal: i64 = verb_named(rules, "goal")

    def verbs(self) -> list[str]:
        return ["spell-prophecy", "spell-planning", "spell-punishment", "remove", "goal"]

    def wanted(self, ev: Evaluation, colours: i64) -> i64:
        """Want every missing Door as long as Goals can still be exchanged."""
        if ev.state.size(DISCARDED) < self.price:
            return colours
        rules = ev.state.rules
        k: i64 = 0
        while bit(k) <= ev.missing_doors:
            if has(ev.missing_doors, k):
                colours |= rules.colours[k]
            k += 1
        return colours

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        if verb == self.punish:
            return -PUNISHED
        if verb == self.remove:
            return -DOOR_VALUE if has(ev.state.rules.required, ref) else -ev.worth(ref)
        if verb == self.planning:
            return DOOR_VALUE // 2 if self.within_reach(ev) >= 0 else NEVER
        return self.value_of_goal(ev, ref) if verb == self.goal else NEVER

    def value_of_goal(self, ev: Evaluation, place: i64) -> i64:
        """Exchange the next Goal for that of the Door within reach."""
        state = ev.state
        if state.arg() == 0:
            return DOOR_VALUE if place == self.goals.next(state) else 0
        fits = self.goals.door(state, place) == self.within_reach(ev)
        return DOOR_VALUE if fits and self.goals.is_up(state, place) else 0

    def worth(self, ev: Evaluation, card: i64) -> i64:
        """Keep cards for later Goals if there is nothing better."""
        rules = ev.state.rules
        if rules.colours[card] & ev.wanted != 0:
            return NO_WORTH
        if rules.colours[card] & self.colours_soon(ev) == 0:
            return NO_WORTH
        return KEY_FOR_LATER if has(rules.keys, card) else CARD_FOR_LATER

    def colours_soon(self, ev: Evaluation) -> i64:
        state = ev.state
        start = self.goals.next(state)
        if start == 0:
            return 0
        colours: i64 = 0
        i: i64
        for i in range(start, min(start + SOON, self.goals.size(state) + 1)):
            colours |= state.rules.colours[self.goals.door(state, i)]
        return colours

    def within_reach(self, ev: Evaluation) -> i64:
        """Return a Door that could be gained now if it were the next Goal, or -1."""
        state = ev.state
        at = state.mem[STACK]
        if state.mem[at] >= BASE_STEPS:  # the spell itself
            at -= 2
        later = ev.missing_doors & ~ev.gainable
        if state.mem[at] == DOOR:
            door = state.last(DRAWN)
            opens = state.rules.unlocked_by[door] & ev.hand != 0
            return door if has(later, door) and opens else -1
        if state.mem[at] == TRIO:
            later = ev.of_colours(state.mem[at + 1], later)
            k: i64 = 0
            while bit(k) <= later:
                if has(later, k) and state.in_deck(k):
                    return k
                k += 1
        return -1
