"""The Glyphs (section 4): facts."""

from __future__ import annotations

from typing import Final

from onirim.engine.memory import SEEN
from onirim.engine.state import State
from onirim.rules.expansions.glyphs import Glyphs, Incantation
from onirim.rules.facts.answers import Obstacle
from onirim.rules.facts.base_effects import BLOCKED, DOOR_FACTS
from onirim.rules.facts.effects import HAND, NO_MOVE, Effect, Effects
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import card_in, whole

GLYPHS_EFFECTS: Final[Effects] = {
    "discard": [
        Effect("discard-incantation", "discard", source=HAND, target="discard", leads="incantation")
    ],
    "incantation": [Effect("incantation-vain", "look", target=NO_MOVE, weight="moment")],
    "take@incantation": [
        Effect("door-incantation", "door", target="doors", weight="moment", facts=DOOR_FACTS),
        BLOCKED,
    ],
    "waive": [Effect("door-waived", "limbo", source="seen", target="limbo")],
}


class GlyphsFacts(ModuleFacts[Glyphs]):
    """Their Incantation."""

    def effects(self) -> Effects:
        return GLYPHS_EFFECTS

    def steps(self) -> FactsOfSteps:
        return {Incantation: IncantationFacts}


class IncantationFacts(StepFacts[Incantation]):
    """A Door among the revealed cards."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb != self.step.waive or verb == 0 or state.find(SEEN, ref) == 0:
            return None
        things = (card_in(state, SEEN, ref), whole(state, state.doors))
        return Obstacle("not-doubled", {"card": state.rules.codes[ref]}, things)
