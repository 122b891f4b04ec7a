"""The Door to the Oniverse (section 9): facts."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from onirim.engine.actions import ARGUMENT, group_of
from onirim.engine.card_sets import COLOURS, has
from onirim.engine.info import Cost
from onirim.engine.memory import DISCARDED, DRAWN
from onirim.engine.state import State
from onirim.rules.expansions.oniverse.denizens import (
    Architect,
    ChromaticChaos,
    Cyclobot,
    HammerBird,
    HarpoonHunter,
    SquirrelSpies,
    TreasureKeeper,
)
from onirim.rules.expansions.oniverse.module import Oniverse, Rally
from onirim.rules.expansions.oniverse.power import Power
from onirim.rules.facts.answers import HeldPower, Obstacle, Thing
from onirim.rules.facts.base_effects import BLOCKED, DOOR_FACTS
from onirim.rules.facts.effects import ANY_CAUSE, HAND, Effect, Effects
from onirim.rules.facts.module_facts import FactsOfSteps, ModuleFacts, StepFacts
from onirim.rules.facts.things import card_at, card_in, codes_in, hand_card, whole
from onirim.rules.steps.contents import kinds_in_bag

P = TypeVar("P", bound=Power)

USED: Final = ("denizens", "discard")
ONIVERSE_EFFECTS: Final[Effects] = {
    "fill": [
        Effect("meet-denizen", "draw", "revealed", target="drawn", leads="rally", weight="moment",
               begins=True),
    ],
    "rally": [
        Effect("rally", "gain", "price", HAND, "discard", weight="moment"),
        Effect("rally", "gain", source="drawn", target="denizens", weight="moment"),
        Effect("denizen-gone", "discard", "lost", "drawn", "discard"),
    ],
    "architect": [
        Effect("architect", "use", "used", *USED, weight="moment"),
        Effect("architect", "use", source=HAND, target="row", weight="moment"),
    ],
    "hammer-bird": [
        Effect("hammer-bird", "use", "used", *USED, weight="moment"),
        Effect("hammer-bird", "use", "lost", "row", "discard", weight="moment"),
    ],
    "cyclobot": [
        Effect("cyclobot", "use", "used", *USED, weight="moment"),
        Effect("cyclobot", "use", "price", HAND, "drawn", weight="moment"),
    ],
    "retrieve": [
        Effect("cyclobot-exchange", "exchange", "drawn", "discard", HAND),
        Effect("cyclobot-exchange", "exchange", "price", "drawn", "discard"),
    ],
    "chaos": [Effect("chaos", "use", "used", *USED, weight="blow")],
    "chaos-unlock": [
        Effect("door-chaos", "door", "used", *USED, weight="moment", facts=DOOR_FACTS),
        Effect("door-chaos", "door", "price", HAND, "discard", weight="moment", facts=DOOR_FACTS),
        Effect("door-chaos", "door", target="doors", weight="moment", facts=DOOR_FACTS),
        BLOCKED,
    ],
    "spies": [Effect("spies", "use", "used", *USED, weight="moment")],
    "hunter": [Effect("hunter", "use", "used", *USED, weight="moment")],
    "discard-nightmares": [Effect("hunter-kills", "gain", "banished", "seen", "discard")],
    "mirror": [
        Effect("mirror", "pay", "used", *USED, weight="moment"),
        Effect("mirror", "pay", "banished", "drawn", "limbo", weight="moment"),
    ],
    "keeper": [
        Effect("keeper", "use", "used", "denizens", "keepers", weight="moment"),
        Effect("keeper", "use", source=HAND, target="stored", weight="moment"),
    ],
    ANY_CAUSE: [Effect("keeper-gone", "use", "used", "keepers", "discard", joins="*")],
}  # fmt: skip


class OniverseFacts(ModuleFacts[Oniverse]):
    """The powers of rallied Denizens."""

    def effects(self) -> Effects:
        return ONIVERSE_EFFECTS

    def __init__(self, module: Oniverse) -> None:
        super().__init__(module)
        self.powers = [facts_of_power(power) for power in module.powers]

    def steps(self) -> FactsOfSteps:
        return {Rally: RallyFacts}

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        for facts in self.powers:
            if verb in facts.power.verbs:
                if self.module.has_rallied(state, facts.power):
                    return facts.obstacle(state, verb, ref)
                things = (whole(state, self.module.rallied[state.active]),)
                return Obstacle("no-denizen", {"denizen": facts.power.code}, things)
        return None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        return self.powers[self.module.power_of[verb]].costs(state)

    def powers_of(self, state: State, seat: int) -> list[HeldPower]:
        if seat < 0:
            return []
        zone = self.module.rallied[seat]
        held = [facts for facts in self.powers if state.find(zone, facts.power.kind) > 0]
        return [self.held(state, seat, facts) for facts in held]

    def held(self, state: State, seat: int, facts: PowerFacts[Any]) -> HeldPower:
        power, zone = facts.power, self.module.rallied[seat]
        obstacle = facts.obstacle_for(state, seat)
        obstacles = () if obstacle is None else (obstacle,)
        piece, n = card_in(state, zone, power.kind), state.copies_in(zone, power.kind)
        return HeldPower(power.name, piece, n, 1, obstacles=obstacles)


class RallyFacts(StepFacts[Rally]):
    """The hand card that rallies a Denizen."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        card = hand_card(state, ref)
        return Obstacle("not-discardable", {"card": card.card}, (card,))


class PowerFacts(Generic[P]):
    """What front ends may ask about the power of a Denizen."""

    def __init__(self, power: P) -> None:
        self.power = power

    def obstacle_for(self, state: State, seat: int) -> Obstacle | None:
        """What keeps a seat that has rallied the Denizen from using it."""
        return None

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        """What keeps the active player, who has it, from using it in this way now."""
        return self.obstacle_for(state, state.active)

    def costs(self, state: State) -> list[Cost] | None:
        return None


class ArchitectFacts(PowerFacts[Architect]):
    """A Location whose symbol repeats the last one."""

    def obstacle_for(self, state: State, seat: int) -> Obstacle | None:
        return empty_row(state, seat)

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if state.size(state.row) == 0:
            return empty_row(state, state.active)
        card = hand_card(state, ref)
        if not has(state.rules.playable, ref & ARGUMENT):
            return Obstacle("not-playable", {"card": card.card}, (card,))
        end = card_at(state, state.row, state.size(state.row))
        return Obstacle("architect", {"card": card.card, "other": end.card}, (card, end))


class HammerBirdFacts(PowerFacts[HammerBird]):
    """The end of the row, which falls."""

    def obstacle_for(self, state: State, seat: int) -> Obstacle | None:
        return empty_row(state, seat)

    def costs(self, state: State) -> list[Cost] | None:
        """What would fall is tried on a copy."""
        twin = state.copy()
        self.power.use(twin, self.power.verb, 0)
        fallen = codes_in(state, state.row)[twin.size(twin.row) :]
        return [Cost("lost", len(fallen), "row", tuple(fallen)), Cost("spent", 1, "denizens")]


class CyclobotFacts(PowerFacts[Cyclobot]):
    """A hand card for one of the discard pile."""

    def obstacle_for(self, state: State, seat: int) -> Obstacle | None:
        if kinds_in_bag(state, DISCARDED) & state.rules.discardable != 0:
            return None
        return Obstacle("discard-empty", {}, (Thing("discard"),))

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        return self.obstacle_for(state, state.active) or not_free(state, ref)


class ChromaticChaosFacts(PowerFacts[ChromaticChaos]):
    """A Key or a trio that counts as another colour."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        if verb == self.power.verb:
            return Obstacle("same-colour", {"colour": COLOURS[ref]}, (whole(state, state.row),))
        card = hand_card(state, ref)
        if not has(state.rules.keys, ref & ARGUMENT):
            return Obstacle("not-a-key", {"card": card.card}, (card,))
        door = card_at(state, DRAWN, 1)
        return Obstacle("key-fits", {"card": card.card, "door": door.card}, (card, door))


class OnDeckFacts(PowerFacts[Power]):
    """The powers that look into the deck."""

    def obstacle_for(self, state: State, seat: int) -> Obstacle | None:
        return Obstacle("deck-empty", {}, (Thing("deck"),)) if state.deck_size() == 0 else None


class TreasureKeeperFacts(PowerFacts[TreasureKeeper]):
    """The hand card that is stored."""

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        return not_free(state, ref)


FACTS_OF_POWERS: Final[dict[type[Power], type[PowerFacts[Any]]]] = {
    Architect: ArchitectFacts,
    HammerBird: HammerBirdFacts,
    Cyclobot: CyclobotFacts,
    ChromaticChaos: ChromaticChaosFacts,
    SquirrelSpies: OnDeckFacts,
    HarpoonHunter: OnDeckFacts,
    TreasureKeeper: TreasureKeeperFacts,
}


def facts_of_power(power: Power) -> PowerFacts[Any]:
    return FACTS_OF_POWERS.get(type(power), PowerFacts[Any])(power)


def empty_row(state: State, seat: int) -> Obstacle | None:
    row = state.rules.rows[seat]
    return Obstacle("row-empty", {}, (whole(state, row),)) if state.size(row) == 0 else None


def not_free(state: State, ref: int) -> Obstacle:
    """A hand card that cannot be exchanged or stored."""
    card = hand_card(state, ref)
    stored = state.rules.group_lost[group_of(ref)] == 0
    return Obstacle("stored" if stored else "not-discardable", {"card": card.card}, (card,))
