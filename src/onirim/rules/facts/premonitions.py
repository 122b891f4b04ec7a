"""Happy Dreams and Dark Premonitions (section 7): facts."""

from __future__ import annotations

from typing import Final

from onirim.engine.state import State
from onirim.rules.expansions.premonitions.happy_dream import Fetch, HappyDream
from onirim.rules.expansions.premonitions.module import Premonitions, Suffer
from onirim.rules.expansions.premonitions.premonition import DoorPenalty, Premonition
from onirim.rules.facts.answers import Obstacle, Thing, Threat
from onirim.rules.facts.effects import SETUP, Effect, Effects
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import card_in, whole
from onirim.rules.numbers import PAY_DOOR
from onirim.rules.steps.gained_doors import doors_of_partner

STRUCK: Final = [
    Effect(
        "premonition", "lose", source="premonitions", target="removed", weight="blow", begins=True
    ),
    Effect("premonition", "lose", "returned", "discard", "limbo", weight="blow"),
    Effect("premonition", "lose", "lost", weight="blow"),
]
PREMONITIONS_EFFECTS: Final[Effects] = {
    "fill": [
        Effect("meet-happy-dream", "draw", "revealed", target="drawn", leads="happy-dream",
               weight="moment", begins=True),
    ],
    "bury": [
        Effect("happy-dream-gone", "use", "used", "drawn", "discard", leads="happy-dream",
               weight="quiet"),
    ],
    "reveal-premonitions" + SETUP: [Effect("premonitions-dealt", "deal", "revealed")],
    "reveal-premonitions": [Effect("premonitions-revealed", "look", "revealed", weight="moment")],
    "premonitions": STRUCK,
    "door-penalty": [
        Effect("premonition-door", "lose", "lost", "doors", "limbo", weight="moment",
               facts=("doors",)),
    ],
    "pay-door@door-penalty": [
        Effect("premonition-door", "lose", "lost", "doors", "limbo", weight="moment",
               facts=("doors",)),
    ],
    "two-keys": [Effect("premonition-keys", "lose", "lost", "deck", "discard", weight="moment")],
    "discard-seen@two-keys": [
        Effect("premonition-keys", "lose", "lost", "deck", "discard", weight="moment")
    ],
    "avert": [Effect("premonition-averted", "gain", "banished", "premonitions", weight="moment")],
    "fetch": [Effect("fetch", "gain", "drawn", "deck", "seen", weight="moment")],
}  # fmt: skip


class PremonitionsFacts(ModuleFacts[Premonitions]):
    """Premonitions that wait for gained Doors."""

    def effects(self) -> Effects:
        return PREMONITIONS_EFFECTS

    def steps(self) -> FactsOfSteps:
        return {
            Suffer: SufferFacts,
            DoorPenalty: DoorPenaltyFacts,
            HappyDream: HappyDreamFacts,
            Fetch: FetchFacts,
        }

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        face_up = self.module.face_up
        waiting = [one for one in self.module.all if state.find(face_up, one.kind) > 0]
        return [self.strike(state, premonition) for premonition in waiting]

    def strike(self, state: State, premonition: Premonition) -> Threat:
        have, need = premonition.counted(state), premonition.needed()
        token = card_in(state, self.module.face_up, premonition.kind)
        args: dict[str, str | int] = {"card": token.card, "n": have, "m": need}
        if have >= need:
            return Threat("strike", "now", have, need, args, (token,))
        if have == need - 1:
            return Threat("strike", "near", have, need, args, (token,))
        return Threat("strike", "watch", have, need, args, (token,))


class SufferFacts(StepFacts[Suffer]):
    """The Premonition that comes next."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        module = self.step.module
        premonition = module.all[ref - module.first]
        have, need = premonition.counted(state), premonition.needed()
        token = card_in(state, module.face_up, ref)
        if have >= need:
            return Obstacle("premonition-later", {"card": token.card}, (token,))
        args: dict[str, str | int] = {"card": token.card, "n": have, "m": need}
        return Obstacle("premonition-sleeps", args, (token,))


class DoorPenaltyFacts(StepFacts[DoorPenalty]):
    """The Door that is lost."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        zone = state.doors if verb == PAY_DOOR else doors_of_partner(state)
        return Obstacle("not-paired", {"card": state.rules.codes[ref]}, (whole(state, zone),))


class HappyDreamFacts(StepFacts[HappyDream]):
    """The ways to use it."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb == self.step.avert_option:
            return Obstacle("no-premonition", {}, (whole(state, self.step.face_up),))
        return Obstacle("deck-empty", {}, (Thing("deck"),))


class FetchFacts(StepFacts[Fetch]):
    """The card that is taken from the deck."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        return Obstacle("not-in-deck", {"card": state.rules.codes[ref]}, (Thing("deck"),))
