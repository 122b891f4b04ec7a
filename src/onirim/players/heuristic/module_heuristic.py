"""What a rule of thumb says: how good an action is, what a card in the hand is worth.

Advice knows a module by the names of its verbs and zones alone, as anybody at the table does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from onirim.players.heuristic.evaluation import Evaluation

NO_IDEA: Final = -1_000_000  # the value of a choice that nobody has a rule for
NO_WORTH: Final = -1  # of a card that an adviser says nothing about
DOOR_VALUE: Final = 1_000  # a Door that can be had at once
AT_ONCE: Final = 2_000  # better than anything that a turn could be used for
NEVER: Final = NO_IDEA + 1  # only if nothing else is possible


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleHeuristic:
    """Rules of thumb for some verbs."""

    def verbs(self) -> list[str]:
        return []

    def value(self, ev: Evaluation, verb: i64, ref: i64) -> i64:
        """How good this action is; 0 is as good as doing nothing."""
        return NO_IDEA

    def wanted(self, ev: Evaluation, colours: i64) -> i64:
        """The colours to go for, if these are the colours of Doors that may be gained now."""
        return colours

    def gain(self, ev: Evaluation, card: i64) -> i64:
        """What the discard of a card brings, its worth not counted, or NO_WORTH."""
        return NO_WORTH

    def worth(self, ev: Evaluation, card: i64) -> i64:
        """What a card is worth in the hand, or NO_WORTH."""
        return NO_WORTH

    def welcome(self, ev: Evaluation, card: i64) -> i64:
        """What it is worth to draw a card that does not go into the hand, or NO_WORTH."""
        return NO_WORTH


def verb_named(rules: Ruleset, name: str) -> i64:
    """The number of a verb, -1 if these games have none of that name."""
    for number, verb in enumerate(rules.verbs):
        if verb.name == name:
            return number
    return -1


def declared_price(rules: Ruleset, name: str) -> i64:
    """How many cards a verb costs, as it is declared; 0 if these games have none of that name."""
    number = verb_named(rules, name)
    return sum([cost.n for cost in rules.verbs[number].info.costs]) if number >= 0 else 0


def zone_named(rules: Ruleset, name: str) -> i64:
    """The address of a zone, 0 if there is none."""
    for zone in rules.zones:
        if zone.name == name:
            return zone.at
    return 0


def counter_named(rules: Ruleset, name: str) -> i64:
    """The address of a counter, 0 if there is none."""
    for counter, at in rules.counters:
        if counter == name:
            return at
    return 0


def kind_named(rules: Ruleset, code: str) -> i64:
    """The kind of a card, -1 if there is none."""
    return rules.codes.index(code) if code in rules.codes else -1
