"""Crossroads and Dead Ends (rules section 8): every colour, and no way on."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import NOTHING
from onirim.engine.card_sets import ALL_COLOURS, KEY, LOCATION, MOON, SUN, USED_MARK, Card, bit, has
from onirim.engine.hooks import Module
from onirim.engine.info import CardInfo, Cost, VerbInfo
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.base.phase1 import queue_later_phases
from onirim.rules.numbers import NAME, NAME_COLOUR, PROPHECY, REDRAW

PRINTED_COPIES: Final = (3, 2, 1, 10)  # §8.1: Suns, Moons, Keys, Dead Ends
MANUAL_COPIES: Final = (3, 3, 2, 8)  # §X-cards
CROSSROADS: Final = CardInfo(rules="§8.2.2 §8.2.3 §8.2.4")
DEAD_END: Final = CardInfo(rules="§8.2.5 §8.2.6")
ESCAPING: Final = VerbInfo(costs=(Cost("hand", 0, "@hand"),), gains="card", windows="turn")


class Crossroads(Module):
    """A Crossroads stands for the missing colour; whoever holds Dead Ends can escape."""

    def __init__(self, option: str = "") -> None:
        self.intersections: bool = option == "hard"  # §8.2.9
        self.any_number: bool = False  # in one trio
        self.crossroads: i64 = 0  # the set of their kinds
        self.escape: i64 = 0

    def key(self) -> str:
        return "crossroads"

    def house_rules(self) -> list[str]:
        return ["X-cards", "X-key", "X-wild"]

    def manual_house_rules(self) -> list[str]:
        return self.house_rules()

    def cards(self, house_rules: list[str]) -> list[Card]:
        suns, moons, keys, dead_ends = (
            MANUAL_COPIES if "X-cards" in house_rules else PRINTED_COPIES
        )  # §8.1 §X-cards
        return [
            Card("Xs", suns, LOCATION, ALL_COLOURS, SUN, CROSSROADS),  # §8.1 §8.2.1 §8.2.2
            Card("Xm", moons, LOCATION, ALL_COLOURS, MOON, CROSSROADS),  # §8.1 §8.2.1 §8.2.2
            Card("Xk", keys, LOCATION, ALL_COLOURS, KEY, CROSSROADS),  # §8.1 §8.2.1 §8.2.2
            Card("De", dead_ends, LOCATION, info=DEAD_END),  # §8.1 §8.2.1 §8.2.5 §X1 §12.2
        ]

    def install(self, rules: Ruleset) -> None:
        self.crossroads = rules.set_of(["Xs", "Xm", "Xk"])
        self.dead_end: i64 = rules.kind("De")
        rules.playable |= self.crossroads  # §8.2.5
        rules.discardable |= self.crossroads  # §8.2.5 §8.2.7
        rules.discarded_by_reveal |= self.crossroads  # §8.2.8 §12.6
        key: i64 = rules.kind("Xk")
        rules.keys |= bit(key)  # §8.2.4 §X-key
        rules.on_discard[key] = PROPHECY  # §8.2.4
        claiming = self.crossroads if rules.has_house_rule("X-key") else bit(key)  # §X-key
        door: i64
        for door in range(rules.n_kinds):
            if has(rules.doors, door):
                rules.unlocked_by[door] |= claiming  # §8.2.4
        self.any_number = rules.has_house_rule("X-wild")  # §X-wild
        if self.any_number and not self.intersections:
            rules.use(NAME)  # §X-wild
            rules.asks_by(NAME_COLOUR, "§X11")
        self.escape = rules.verb("escape", "*escape", NOTHING, 0, self, ESCAPING)

    def turn_options(self, state: State) -> None:
        state.offer(self.escape)  # §8.2.6 §X2 §X8

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        """Escape: the whole hand goes, a new one is drawn as in set-up."""
        queue_later_phases(state)  # §T8
        state.discard_hand()  # §X3
        state.push_step(REDRAW)  # §8.2.6 §X4

    def trio(self, state: State, a: i64, b: i64, c: i64) -> bool:
        """Is there not more than one Crossroads, with Intersections only in the middle?"""
        at_the_ends = self.wild(a) + self.wild(c)
        if self.intersections:
            return at_the_ends == 0  # §X12
        return self.any_number or at_the_ends + self.wild(b) <= 1  # §8.2.3 §X11 §X-wild

    def wild(self, card: i64) -> i64:
        """1 for a Crossroads, else 0."""
        return 1 if has(self.crossroads, card) else 0

    def barred(self, state: State) -> i64:
        """Intersections: a Crossroads is the second card of a series, never the first or third."""
        if not self.intersections or self.one_card_waits(state):  # §8.2.9 §X12
            return 0
        return self.crossroads

    def one_card_waits(self, state: State) -> bool:
        """Is the unused end of the row a series of exactly one ordinary card?"""
        n = state.size(state.row)
        if n == 0 or not self.waits(state, n):  # §X12
            return False
        if n == 1 or not self.waits(state, n - 1):
            return True
        return self.colour(state, n) != self.colour(state, n - 1)  # §X12

    def waits(self, state: State, i: i64) -> bool:
        """Is the i-th card of the row an ordinary one that no trio has used?"""
        unused = not state.marked(state.row, i, USED_MARK)
        return unused and not has(self.crossroads, state.at(state.row, i))  # §X12

    def colour(self, state: State, i: i64) -> i64:
        return state.rules.colours[state.at(state.row, i)]
