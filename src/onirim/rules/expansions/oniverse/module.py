"""The module: its cards and zones, how a Denizen is rallied, and how its power is used."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import COLOUR, HAND_CARD, MOST_GROUPS
from onirim.engine.card_sets import ALL_COLOURS, DOOR_CARD, DREAM, KINDS, Card, bit
from onirim.engine.hooks import ASK, GO, Module
from onirim.engine.info import CardInfo, Cost, Question, VerbInfo, ZoneInfo
from onirim.engine.kinds import numbers
from onirim.engine.layout import HIDDEN_FROM_ALL, MOST_SEATS
from onirim.engine.memory import BAG_SHAPE, DISCARDED, DRAWN
from onirim.engine.messages import Message
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import VERBS, Ruleset
from onirim.engine.state import State
from onirim.rules.expansions.oniverse.denizens import (
    Architect,
    ChromaticChaos,
    Cyclobot,
    HammerBird,
    HarpoonHunter,
    Mirror,
    SquirrelSpies,
    TreasureKeeper,
)
from onirim.rules.expansions.oniverse.power import Power
from onirim.rules.numbers import DECLINE, DOOR, DRAW
from onirim.rules.steps.drawn_card import Drawn

THE_DOOR: Final = 1  # §9.1 §9.2.3
DENIZENS: Final = ("Ar", "Hb", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke")
RULES_OF: Final = (  # what card help shows of each of them
    "§O14 §9.2.4 §9.2.6",
    "§O13 §O5 §9.2.4 §9.2.6",
    "§O12 §9.2.4 §9.2.6",
    "§O15 §O6 §9.2.4 §9.2.6",
    "§O1 §O7 §9.2.4 §9.2.6",
    "§9.2.4 §9.2.6",
    "§O7 §O12 §9.2.4 §9.2.6",
    "§O3 §O4 §O16 §9.2.4",
)
OF_EACH: Final = 2  # §9.1
DENIZENS_IN_DECK: Final = 8  # §9.2.1

NEVER_SHOWN: Final = ZoneInfo("internal", "never")
RALLYING: Final = VerbInfo(target="discard", on="drawn", costs=(Cost("card"),), gains="card")


class Oniverse(Module):
    """Rallied Denizens lie open before their player, each with one power to use."""

    def __init__(self, option: str = "") -> None:
        self.chaos: ChromaticChaos = ChromaticChaos("Cc", "chaos", COLOUR)
        self.keeper: TreasureKeeper = TreasureKeeper("Ke", "keeper", HAND_CARD)
        self.powers: list[Power] = [
            Architect("Ar", "architect", HAND_CARD),
            HammerBird("Hb", "hammer-bird"),
            Cyclobot("Cy", "cyclobot", HAND_CARD),
            self.chaos,
            SquirrelSpies("Sp", "spies"),
            Mirror("Mi", "mirror"),
            HarpoonHunter("Hu", "hunter"),
            self.keeper,
        ]
        self.power_of: vec[i64] = numbers(VERBS)  # verb -> place in the list
        self.rallied: vec[i64] = numbers(MOST_SEATS)  # zones by seat

    def key(self) -> str:
        return "oniverse"

    def house_rules(self) -> list[str]:
        return ["O-spies", "O2"]

    def manual_house_rules(self) -> list[str]:
        return ["O-spies"]

    def cards(self, house_rules: list[str]) -> list[Card]:
        identities = [
            Card(code, OF_EACH, DREAM, info=CardInfo(rules=RULES_OF[i]))
            for i, code in enumerate(DENIZENS)
        ]
        door = Card("Od", THE_DOOR, DOOR_CARD, info=CardInfo(rules="§9.2.2 §9.2.3 §O10"))
        denizen = Card("Dz", DENIZENS_IN_DECK, DREAM, info=CardInfo(rules="§9.2.1 §9.2.4"))
        return [door, denizen, *identities]

    def install(self, rules: Ruleset) -> None:
        self.install_door(rules)
        self.install_denizens(rules)
        self.install_zones(rules)
        for i, power in enumerate(self.powers):
            power.kind = rules.kind(power.code)
            power.install(rules, self)
            for verb in power.verbs:
                self.power_of[verb] = i
        rules.use(DRAW)

    def install_door(self, rules: Ruleset) -> None:
        door: i64 = rules.kind("Od")
        rules.colours[door] = ALL_COLOURS  # §9.2.2 §O10
        rules.on_draw[door] = DOOR  # §9.2.2
        rules.unlocked_by[door] |= rules.keys  # §9.2.2
        rules.required |= bit(door)  # §9.2.3 §B21

    def install_denizens(self, rules: Ruleset) -> None:
        """Their identities are a bag of their own; those that are never met stay there."""
        rules.unidentified = rules.kind("Dz")
        rules.identity_bag = rules.zone("identities", KINDS, BAG_SHAPE, sight=HIDDEN_FROM_ALL)
        rules.identified = rules.zone(
            "identified", KINDS, BAG_SHAPE, sight=HIDDEN_FROM_ALL, info=NEVER_SHOWN
        )
        price = rules.verb("rally", "r{}", HAND_CARD, rules.discardable, info=RALLYING)
        rally = rules.step(Rally(self, rules.set_of(list(DENIZENS)), price), "rally", "§9.2.4")
        for code in DENIZENS:
            rules.homes[rules.kind(code)] = rules.identity_bag  # §9.2.1
            rules.on_draw[rules.kind(code)] = rally  # §9.2.4

    def install_zones(self, rules: Ruleset) -> None:
        keeper = self.keeper
        keeper.group = rules.group("stored", 0, lost=False, mark="@")  # §O16
        for seat in range(int(rules.seats)):
            self.rallied[seat] = rules.seat_zone("denizens", seat, len(DENIZENS) * OF_EACH)
            keeper.keepers[seat] = rules.seat_zone("keepers", seat, OF_EACH)
            stored = rules.seat_zone("stored", seat, OF_EACH)
            rules.group_zones[seat * MOST_GROUPS + keeper.group] = stored

    def missing(self, state: State) -> Message | None:
        return self.keeper.missing(state)

    # --- powers (§O12, section 15) -----------------------------------------------------------

    def interrupts(self, state: State, window: i64) -> None:
        if state.size(self.rallied[state.active]) == 0:
            return
        for power in self.powers:
            if power.may_be_used(window) and self.has_rallied(state, power):
                power.offer(state, window)

    def has_rallied(self, state: State, power: Power) -> bool:
        """Is the Denizen of this power before the active player?"""
        return state.find(self.rallied[state.active], power.kind) > 0  # §O17

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        power = self.powers[self.power_of[verb]]
        state.move(power.kind, self.rallied[state.active], power.spent_to(state))  # §9.2.6
        power.use(state, verb, ref)

    def extra_keys(self, state: State, door: i64) -> i64:
        return self.chaos.keys_for(state, door) if self.has_rallied(state, self.chaos) else 0

    def hand_card_used(self, state: State, group: i64) -> None:
        if group == self.keeper.group:
            self.keeper.leave(state)


class Rally(Drawn):
    """A Denizen was drawn: discard a hand card, without its effect, to rally it."""

    def __init__(self, module: Oniverse, denizens: i64, rally: i64) -> None:
        super().__init__(denizens, Message("missing-drawn-denizen", "a drawn Denizen"))
        self.module: Oniverse = module
        self.rally: i64 = rally

    def question(self) -> Question:
        return Question(picks=[self.rally, DECLINE])

    def run(self, state: State) -> i64:
        if state.hand_holds(state.rules.discardable):  # §O17
            return ASK
        state.pop_step()
        state.move(state.last(DRAWN), DRAWN, DISCARDED)  # §O17
        return GO

    def options(self, state: State) -> None:
        state.offer_hand(self.rally, state.rules.discardable)  # §9.2.4 §O17 §X9
        state.offer(DECLINE)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        denizen = state.last(DRAWN)
        state.pop_step()
        if verb == DECLINE:
            state.move(denizen, DRAWN, DISCARDED)  # §9.2.4
            return
        state.move_hand_card(ref, DISCARDED)  # §9.2.4
        state.move(denizen, DRAWN, self.module.rallied[state.active])  # §9.2.4 §9.2.5 §O11
