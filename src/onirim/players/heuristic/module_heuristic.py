"""ModuleHeuristic, the base class: values of a module's actions and of cards in the hand.

A module heuristic refers to its module by the names of verbs and zones only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from onirim.players.heuristic.evaluation import Evaluation

NO_IDEA: Final = -1_000_000  # value of an action without a rule
NO_WORTH: Final = -1  # of a card without a rule
DOOR_VALUE: Final = 1_000  # a Door that can be gained at once
AT_ONCE: Final = 2_000  # better than anything else the turn could be used for
NEVER: Final = NO_IDEA + 1  # only if there is no alternative


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleHeuristic:
    """Heuristics for some verbs."""

    def verbs(self) -> list[str]:
        return []

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        """Return the value of an action; 0 is worth as much as doing nothing."""
        return NO_IDEA

    def wanted(self, ev: Evaluation, colours: i64) -> i64:
        """Return the colours to collect, given those of the Doors that may be gained now."""
        return colours

    def gain(self, ev: Evaluation, card: i64) -> i64:
        """Return the gain of discarding a card, apart from its worth, or NO_WORTH."""
        return NO_WORTH

    def worth(self, ev: Evaluation, card: i64) -> i64:
        """Return the worth of a card in the hand, or NO_WORTH."""
        return NO_WORTH

    def welcome(self, ev: Evaluation, card: i64) -> i64:
        """Return the worth of drawing a card that doesn't go into the hand, or NO_WORTH."""
        return NO_WORTH


def verb_named(rules: Ruleset, name: str) -> i64:
    """Return the number of a verb, -1 if the ruleset has none of that name."""
    for number, verb in enumerate(rules.verbs):
        if verb.name == name:
            return number
    return -1


def declared_price(rules: Ruleset, name: str) -> i64:
    """Return the declared cost of a verb in cards, 0 if the ruleset has none of that name."""
    number = verb_named(rules, name)
    return sum([cost.n for cost in rules.verbs[number].info.costs]) if number >= 0 else 0


def zone_named(rules: Ruleset, name: str) -> i64:
    """Return the address of a zone, 0 if there is none."""
    for zone in rules.zones:
        if zone.name == name:
            return zone.at
    return 0


def counter_named(rules: Ruleset, name: str) -> i64:
    """Return the address of a counter, 0 if there is none."""
    for counter, at in rules.counters:
        if counter == name:
            return at
    return 0


def kind_named(rules: Ruleset, code: str) -> i64:
    """Return the kind of a card, -1 if there is none."""
    return rules.codes.index(code) if code in rules.codes else -1
