"""Crossroads and Dead Ends (section 8): facts."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT, MOST_GROUPS
from onirim.engine.card_sets import has
from onirim.engine.info import Cost
from onirim.engine.state import State
from onirim.rules.expansions.crossroads import Crossroads
from onirim.rules.facts.answers import HeldPower, Obstacle, Threat
from onirim.rules.facts.effects import HAND, Effect, Effects
from onirim.rules.facts.module_facts import ModuleFacts
from onirim.rules.facts.things import card_in, hand_card, whole, whole_hand
from onirim.rules.numbers import DISCARD, PLAY

MANY_USABLE: Final = 2  # other cards of the hand that are enough not to worry

CROSSROADS_EFFECTS: Final[Effects] = {
    "escape": [Effect("escape", "discard", "price", HAND, "discard", weight="blow")],
}


class CrossroadsFacts(ModuleFacts[Crossroads]):
    """Dead Ends in the hand, and the escape from them."""

    def effects(self) -> Effects:
        return CROSSROADS_EFFECTS

    def obstacle(self, state: State, verb: int, ref: int) -> Obstacle | None:
        card = ref & ARGUMENT
        code = state.rules.codes[card]
        if verb in (PLAY, DISCARD) and card == self.module.dead_end:
            return Obstacle("dead-end", {"card": code}, (hand_card(state, ref),))
        if verb == PLAY and has(self.module.barred(state), card):
            things = (hand_card(state, ref), whole(state, state.row))
            return Obstacle("intersection", {"card": code}, things)
        return None

    def costs(self, state: State, verb: int, ref: int) -> list[Cost] | None:
        return [whole_hand(state)]

    def powers_of(self, state: State, seat: int) -> list[HeldPower]:
        n = self.dead_ends(state, seat)
        if n == 0:
            return []
        hand = state.rules.group_zones[seat * MOST_GROUPS]
        return [HeldPower("escape", card_in(state, hand, self.module.dead_end), n)]

    def threats_to(self, state: State, seat: int) -> list[Threat]:
        """Dead Ends take the place of cards that could be used."""
        if seat < 0:
            return []
        n = self.dead_ends(state, seat)
        room = sum([state.rules.group_room[i] for i in range(state.rules.groups)])
        usable = room - n
        if usable > MANY_USABLE:
            return []
        hand = state.rules.group_zones[seat * MOST_GROUPS]
        things = (card_in(state, hand, self.module.dead_end),)
        args: dict[str, str | int] = {"n": n, "m": room}
        return [Threat("clogged", "near" if usable > 0 else "now", n, room, args, things)]

    def dead_ends(self, state: State, seat: int) -> int:
        """How many a seat holds; a spectator holds none."""
        if seat < 0:
            return 0
        zones = [state.rules.group_zones[seat * MOST_GROUPS + i] for i in range(state.rules.groups)]
        return sum([state.copies_in(zone, self.module.dead_end) for zone in zones])
