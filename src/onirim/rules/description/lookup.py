"""Looking things up in a description: zones by reference, the parts of an action, own zones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from onirim.engine.ruleset import Ruleset
from onirim.rules.catalogue import MOST_RULESETS
from onirim.rules.description.build import describe, describe_rules
from onirim.rules.description.ruleset_description import (
    RulesetDescription,
    VerbDescription,
    ZoneDescription,
)

__all__ = ["ActionParts", "Described", "described"]

PARTNER = "partner:"
OF_ROLE = "@"


@dataclass(frozen=True, slots=True)
class ActionParts:
    """An action's code taken apart; what its verb does not name is empty."""

    verb: VerbDescription
    card: str = ""
    group: str = ""  # of the hand card, "" for the first group
    number: int = 0  # of a zone of a family, or of a cell
    colour: str = ""


class Described:
    """A description with its things by name."""

    def __init__(self, description: RulesetDescription) -> None:
        self.description = description
        self.zones = {zone.name: zone for zone in description.zones}
        self.cards = {card.code: card for card in description.cards}
        self.verbs = {verb.name: verb for verb in description.verbs}
        self.counters = {counter.name: counter for counter in description.counters}
        self.questions = {question.step: question for question in description.questions}
        self.order = {card.code: i for i, card in enumerate(description.cards)}

    def own(self, seat: int, role: str) -> list[ZoneDescription]:
        """The zones of this role that a seat has or all share; a spectator has the first seat's."""
        return [z for z in self.zones.values() if z.role == role and z.seat in (-1, max(seat, 0))]

    def resolve(self, ref: str, seat: int) -> list[str]:
        """The names of the zones that a reference means to a seat."""
        me = max(seat, 0)
        if ref.startswith(OF_ROLE):
            return [zone.name for zone in self.own(me, ref.removeprefix(OF_ROLE))]
        if ref.startswith(PARTNER):
            me, ref = 1 - me, ref.removeprefix(PARTNER)
        family = [z.name for z in self.zones.values() if z.family == ref and z.seat in (-1, me)]
        return family or [ref]

    def resolve_all(self, refs: Sequence[str], seat: int) -> list[str]:
        return [name for ref in refs for name in self.resolve(ref, seat)]

    def parse_action(self, code: str) -> ActionParts:
        """The parts of an action's code: `discard:Rk/shared`."""
        name, _, argument = code.partition(":")
        verb = self.verbs[name]
        text, _, group = argument.partition("/")
        match verb.argument:
            case "card" | "hand-card":
                return ActionParts(verb, card=text, group=group)
            case "zone" | "cell":
                return ActionParts(verb, number=int(text))
            case "colour":
                return ActionParts(verb, colour=text)
        return ActionParts(verb)

    def sources(self, parts: ActionParts, seat: int) -> list[str]:
        """The zones in which what an action names can lie; a hand card's group says which."""
        names = self.resolve_all(parts.verb.source, seat)
        if parts.verb.argument == "hand-card":
            return [name for name in names if self.zones[name].group == parts.group]
        if parts.verb.argument == "zone":
            return [name for name in names if self.zones[name].number in (0, parts.number)]
        return names


@lru_cache(maxsize=MOST_RULESETS)
def described(rules: Ruleset | str) -> Described:
    """The lookups of a ruleset, compiled or named."""
    return Described(describe(rules) if isinstance(rules, str) else describe_rules(rules))
