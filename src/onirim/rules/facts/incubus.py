"""The Little Incubus (section 10): facts."""

from __future__ import annotations

from typing import Final

from onirim.engine.info import Cost
from onirim.engine.state import State
from onirim.rules.expansions.incubus import Incubus
from onirim.rules.facts.answers import HeldPower, Obstacle, Thing
from onirim.rules.facts.effects import Effect, Effects, counter_change
from onirim.rules.facts.module_facts import ModuleFacts
from onirim.rules.facts.things import codes_in, whole

INCUBUS_EFFECTS: Final[Effects] = {
    "charge": [
        Effect("charge", "use", source="deck", target="pawn"),
        Effect("charge", "use", "revealed", "deck", "limbo"),
    ],
    "cancel": [
        Effect("cancel", "pay", "banished", "drawn", "discard", weight="moment"),
        Effect("cancel", "pay", "price", "pawn", "discard", weight="moment"),
        Effect("cancel", "pay", target=counter_change("incubus"), weight="moment"),
    ],
}


class IncubusFacts(ModuleFacts[Incubus]):
    """The pawn, and what lies under it."""

    def effects(self) -> Effects:
        return INCUBUS_EFFECTS

    def __init__(self, module: Incubus) -> None:
        super().__init__(module)
        self.verbs = [module.cancel] if module.new else [module.charge, module.cancel]

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        return self.obstacle_to(state, verb) if verb in self.verbs else None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        if self.module.new or verb != self.module.cancel:
            return None
        cards = codes_in(state, self.module.pawn)
        return [Cost("spent", len(cards), "pawn", tuple(cards))]

    def powers_of(self, state: State, seat: int) -> list[HeldPower]:
        return [self.power(state, verb) for verb in self.verbs]

    def power(self, state: State, verb: int) -> HeldPower:
        name = state.rules.verbs[verb].name
        obstacle = self.obstacle_to(state, verb)
        obstacles = () if obstacle is None else (obstacle,)
        have, need = self.charged(state), int(self.module.room)
        if verb == self.module.charge and not self.module.new:
            have, need = int(have == 0), 1  # a place that is free
        return HeldPower(name, self.piece(state), have, need, obstacles=obstacles)

    def obstacle_to(self, state: State, verb: int) -> Obstacle | None:
        """A pawn that is to help must be charged, one that is to be charged must not."""
        ready = self.charged(state) > 0
        if verb == self.module.cancel:
            key = "pawn-gone" if self.module.new else "not-charged"
            return None if ready else Obstacle(key, {}, (self.piece(state),))
        return Obstacle("charged", {}, (self.piece(state),)) if ready else None

    def charged(self, state: State) -> int:
        """How many cards lie under the pawn, or whether the New Dreamwalker still has it."""
        return state.counter("incubus") if self.module.new else state.size(self.module.pawn)

    def piece(self, state: State) -> Thing:
        return Thing("incubus") if self.module.new else whole(state, self.module.pawn)
