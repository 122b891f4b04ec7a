"""Happy Dreams and Dark Premonitions (section 7): facts."""

from __future__ import annotations

from onirim.engine.state import State
from onirim.rules.expansions.premonitions import (
    BROWN_PREMONITION,
    FIVE,
    PAIR,
    PREMONITIONS,
    THREE,
    DoorPenalty,
    Fetch,
    HappyDream,
    Premonitions,
    Suffer,
)
from onirim.rules.facts.answers import Obstacle, Thing, Threat
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import card_in, whole
from onirim.rules.numbers import PAY_DOOR
from onirim.rules.steps.gained_doors import doors_gained, doors_of_partner, gained_of_colour


class PremonitionsFacts(ModuleFacts[Premonitions]):
    """Premonitions that wait for gained Doors."""

    def steps(self) -> FactsOfSteps:
        return {
            Suffer: SufferFacts,
            DoorPenalty: DoorPenaltyFacts,
            HappyDream: HappyDreamFacts,
            Fetch: FetchFacts,
        }

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        face_up, first = self.module.face_up, self.module.first
        waiting = [p for p in range(len(PREMONITIONS)) if state.find(face_up, first + p) > 0]
        return [self.strike(state, premonition) for premonition in waiting]

    def strike(self, state: State, premonition: int) -> Threat:
        have, need = doors_counted(state, premonition)
        token = card_in(state, self.module.face_up, self.module.first + premonition)
        args: dict[str, str | int] = {"card": token.card, "n": have, "m": need}
        if self.module.holds(state, premonition):
            return Threat("strike", "now", have, need, args, (token,))
        if have == need - 1:
            return Threat("strike", "near", have, need, args, (token,))
        return Threat("strike", "watch", have, need, args, (token,))


def doors_counted(state: State, premonition: int) -> tuple[int, int]:
    """How many of the gained Doors count towards its condition, and how many must."""
    of_colour = [gained_of_colour(state, c) for c in range(4)]
    if premonition <= BROWN_PREMONITION:
        return of_colour[premonition], 2
    if premonition == PAIR:
        return min(max(of_colour), 2), 2
    if premonition in (THREE, FIVE):
        return doors_gained(state), 3 if premonition == THREE else 5
    return sum([min(n, 1) for n in of_colour]), 4


class SufferFacts(StepFacts[Suffer]):
    """The Premonition that comes next."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        module = self.step.module
        have, need = doors_counted(state, ref - module.first)
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
