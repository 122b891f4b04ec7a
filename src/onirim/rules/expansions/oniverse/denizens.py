"""The eight kinds of Denizens, one power each (rules §9.1)."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, HAND_CARD, MOST_GROUPS, group_of
from onirim.engine.arguments import HandGroup
from onirim.engine.card_sets import ALL_COLOURS, bit, single
from onirim.engine.hooks import DOOR_DRAWN, NIGHTMARE_DRAWN, TRIO_COMPLETE, TURN_START, Module
from onirim.engine.info import Cost, VerbInfo
from onirim.engine.kinds import numbers
from onirim.engine.layout import MOST_SEATS
from onirim.engine.memory import DISCARDED, DRAWN, LIMBO
from onirim.engine.messages import Message
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.base.nightmare import DiscardNightmares
from onirim.rules.base.phase1 import complete_trio, queue_later_phases
from onirim.rules.base.phase2 import unlock_door
from onirim.rules.expansions.oniverse.power import FreePower, Power
from onirim.rules.numbers import BOTTOM_CARD, LOOK, ORDER, ORDER_BELOW, PROPHECY, SHOW
from onirim.rules.steps.contents import kinds_in_bag, offer_each, offer_whole_hand
from onirim.rules.steps.retrieve import Retrieve

SEEN_BY_SPIES: Final = 5  # §9.1
SHOWN_TO_HUNTER: Final = 5  # §9.1
ONE_CARD: Final = Cost("card")
RETRIEVING: Final = VerbInfo("discard", "@hand", on="drawn", gains="card")


class Architect(Power):
    """Play one Location although its symbol repeats the last one."""

    def members(self, rules: Ruleset) -> i64:
        return rules.playable

    def may_be_used(self, window: i64) -> bool:
        return window == TURN_START  # §15.1 §15.2 §O12

    def offer(self, state: State, window: i64) -> None:
        if state.size(state.row) > 0:
            kinds = state.rules.playable & state.rules.clashes[state.last(state.row)]  # §O14
            for m in state.rules.on_barred:
                kinds &= ~m.barred(state)  # §X12
            state.offer_hand(self.verb, kinds)  # §9.1 §15.2

    def use(self, state: State, verb: i64, ref: i64) -> None:
        queue_later_phases(state)  # §9.2.7
        state.move_hand_card(ref, state.row)
        complete_trio(state)  # §O14

    def info(self) -> VerbInfo:
        return VerbInfo(target="row", end="last", gains="progress")


class HammerBird(FreePower):
    """Discard the last card of the own row together with all of its colour directly before it."""

    def offer(self, state: State, window: i64) -> None:
        if state.size(state.row) > 0:  # §O13
            state.offer(self.verb)  # §9.1

    def use(self, state: State, verb: i64, ref: i64) -> None:
        colour: i64 = 0
        while state.size(state.row) > 0:
            its = state.rules.colours[state.last(state.row)]
            if single(its):  # a Crossroads goes with any colour
                if colour == 0:
                    colour = its  # §O13
                if its != colour:  # §O13
                    return
            state.place(state.lift_at(state.row, state.size(state.row)), DISCARDED)  # §O13 §O5

    def info(self) -> VerbInfo:
        falling = Cost("lost", 0, "row")
        return VerbInfo("row", "discard", on="row", costs=(falling,), costly=False)


class Cyclobot(FreePower):
    """Exchange a Location in hand with a Location from the discard pile."""

    retrieve: i64 = 0  # step

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        retrieve = rules.verb("retrieve", "*+{}", CARD, rules.discardable, info=RETRIEVING)
        self.retrieve = rules.step(Retrieve(retrieve), "cyclobot", "§X10", HandGroup())
        rules.retrievable |= rules.discardable

    def offer(self, state: State, window: i64) -> None:
        locations = state.rules.discardable  # §X9 §X10
        if kinds_in_bag(state, DISCARDED) & locations != 0:  # §X10
            offer_whole_hand(state, self.verb, locations)

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.move_hand_card(ref, DRAWN)
        state.push_step(self.retrieve, group_of(ref))

    def info(self) -> VerbInfo:
        return VerbInfo(target="drawn", gains="card")


class ChromaticChaos(Power):
    """When a Door is gained, the Key or the trio counts as another colour."""

    unlock: i64 = 0  # the verb for a Key; the other one names the colour of a trio

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        to_claim = VerbInfo(
            target="discard", on="drawn", costs=(ONE_CARD,), gains="door", windows="door"
        )
        self.unlock = self.declare(rules, owner, "chaos-unlock", HAND_CARD, rules.keys, to_claim)

    def members(self, rules: Ruleset) -> i64:
        return ALL_COLOURS

    def may_be_used(self, window: i64) -> bool:
        return window in (DOOR_DRAWN, TRIO_COMPLETE)  # §15.5 §O12

    def offer(self, state: State, window: i64) -> None:
        if window == DOOR_DRAWN:
            state.offer_hand(self.unlock, self.keys_for(state, state.last(DRAWN)))  # §O15
        else:
            offer_each(state, self.verb, ALL_COLOURS & ~state.arg())  # §O15

    def keys_for(self, state: State, door: i64) -> i64:
        """Keys that could claim the Door only with this power."""
        return state.rules.keys & ~state.rules.unlocked_by[door]  # §O15

    def use(self, state: State, verb: i64, ref: i64) -> None:
        if verb == self.unlock:
            unlock_door(state, ref)  # §O15
        else:
            state.set_arg(bit(ref))  # §O15

    def info(self) -> VerbInfo:
        return VerbInfo(on="row", gains="progress", windows="trio")


class SquirrelSpies(FreePower):
    """Look at the top cards and put them back on top in any order."""

    prophesy: bool = False

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        self.prophesy = rules.has_house_rule("O-spies")  # §O-spies

    def offer(self, state: State, window: i64) -> None:
        if state.deck_size() > 0:  # §O7
            state.offer(self.verb)

    def use(self, state: State, verb: i64, ref: i64) -> None:
        if self.prophesy:  # §O1 §O-spies
            state.push_step(PROPHECY)
            return
        state.push_step(ORDER)  # §9.1
        state.push_step(LOOK, SEEN_BY_SPIES)

    def info(self) -> VerbInfo:
        return VerbInfo(on="deck", gains="order")


class Mirror(Power):
    """Put a Nightmare that was just drawn into Limbo unresolved."""

    def may_be_used(self, window: i64) -> bool:
        return window == NIGHTMARE_DRAWN  # §15.4 §O12

    def offer(self, state: State, window: i64) -> None:
        state.offer(self.verb)  # §9.1

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        state.move(state.last(DRAWN), DRAWN, LIMBO)  # §9.1

    def info(self) -> VerbInfo:
        return VerbInfo("drawn", "limbo", on="drawn", gains="safety")


class HarpoonHunter(FreePower):
    """Reveal the top cards, discard the Nightmares, the rest goes to the bottom in any order."""

    discard_nightmares: i64 = 0  # step

    def install(self, rules: Ruleset, owner: Module) -> None:
        super().install(rules, owner)
        self.discard_nightmares = rules.step(DiscardNightmares(), "discard-nightmares")
        rules.use(BOTTOM_CARD)
        rules.asks_by(ORDER_BELOW, "§9.1")

    def offer(self, state: State, window: i64) -> None:
        if state.deck_size() > 0:  # §O7
            state.offer(self.verb)

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.push_step(ORDER_BELOW)  # §9.1
        state.push_step(self.discard_nightmares)
        state.push_step(SHOW, SHOWN_TO_HUNTER)

    def info(self) -> VerbInfo:
        return VerbInfo(on="deck", gains="safety")


class TreasureKeeper(FreePower):
    """Lay a hand card under it, to be used later as if in hand; then the Keeper is discarded."""

    def __init__(self, code: str, name: str, argument: int) -> None:
        super().__init__(code, name, argument)
        self.group: i64 = 0  # of the hand: the stored cards
        self.keepers: vec[i64] = numbers(MOST_SEATS)  # zones by seat

    def offer(self, state: State, window: i64) -> None:
        offer_whole_hand(state, self.verb, state.rules.discardable)  # §X9

    def spent_to(self, state: State) -> i64:
        return self.keepers[state.active]  # §O16

    def use(self, state: State, verb: i64, ref: i64) -> None:
        state.move_hand_card(ref, state.hand_group(self.group))  # §O3 §O16

    def leave(self, state: State) -> None:
        """A stored card was used, and its Keeper goes."""
        state.move(self.kind, self.keepers[state.active], DISCARDED)  # §O16

    def info(self) -> VerbInfo:
        return VerbInfo(target="stored", gains="safety")

    def missing(self, state: State) -> Message | None:
        for seat in range(int(state.rules.seats)):
            stored = state.rules.group_zones[seat * MOST_GROUPS + self.group]
            if state.size(self.keepers[seat]) != state.size(stored):
                return Message(
                    "missing-keeper",
                    "a Keeper for each card stored, and a card for each such Keeper",
                )
        return None
