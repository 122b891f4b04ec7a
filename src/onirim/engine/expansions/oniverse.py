"""The Door to the Oniverse (rules section 9): one more Door, and Denizens who help once.

Eight of the sixteen Denizens are in the deck, and nobody knows which. In the deck they lie
without a face (`Dz`); the deck asks chance for the face when such a card is drawn or seen.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT_SLOT, CARD, COLOUR, HAND_CARD, MOST_GROUPS, NOTHING
from onirim.engine.arguments import HandGroup
from onirim.engine.base.nightmare import DiscardNightmares
from onirim.engine.base.phase1 import count_series, end_phase_1
from onirim.engine.base.phase2 import claim_door
from onirim.engine.cards import ALL_COLOURS, DOOR_CARD, DREAM, KINDS, Card, bit
from onirim.engine.hooks import (
    ASK,
    BEFORE_DRAW,
    DOOR_DRAWN,
    GO,
    NIGHTMARE_DRAWN,
    TRIO_COMPLETE,
    TURN_START,
    Module,
)
from onirim.engine.kinds import numbers
from onirim.engine.layout import HIDDEN_FROM_ALL, MOST_SEATS
from onirim.engine.memory import ACTIVE, BAG_SHAPE, DISCARDED, DRAWN, LIMBO, SORTED
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import VERBS, Ruleset
from onirim.engine.state import State
from onirim.engine.steps.contents import kinds_in_bag
from onirim.engine.steps.drawn import Drawn
from onirim.engine.steps.offering import offer_each, offer_whole_hand
from onirim.engine.steps.retrieving import Retrieve
from onirim.engine.vocabulary import (
    BOTTOM_CARD,
    DECLINE,
    DOOR,
    DRAW,
    LOOK,
    ORDER,
    ORDER_BELOW,
    PROPHECY,
    SHOW,
)

THE_DOOR: Final = 1  # §9.1 §9.2.3
DENIZENS: Final = ("Ar", "Hb", "Cy", "Cc", "Sp", "Mi", "Hu", "Ke")
OF_EACH: Final = 2  # §9.1
IN_THE_DECK: Final = 8  # §9.2.1
SEEN_BY_SPIES: Final = 5  # §9.1
SHOWN_TO_HUNTER: Final = 5  # §9.1


class Oniverse(Module):
    """Rallied Denizens lie open before their player, each with one power to use."""

    def __init__(self, option: str = "") -> None:
        self.denizen: vec[i64] = numbers(VERBS)  # verb -> whose power it is
        self.rallied: vec[i64] = numbers(MOST_SEATS)  # zones by seat
        self.keepers: vec[i64] = numbers(MOST_SEATS)
        self.stored_group: i64 = 0
        self.at_start_only: bool = False
        self.full_prophecy: bool = False

    def key(self) -> str:
        return "oniverse"

    def house_rules(self) -> list[str]:
        return ["O-spies", "O2"]

    def cards(self, house: list[str]) -> list[Card]:
        faces = [Card(code, OF_EACH, DREAM) for code in DENIZENS]
        return [Card("Od", THE_DOOR, DOOR_CARD), Card("Dz", IN_THE_DECK, DREAM), *faces]

    def install(self, rules: Ruleset) -> None:
        self.at_start_only = rules.has_house_rule("O2")  # §O2
        self.full_prophecy = rules.has_house_rule("O-spies")  # §O-spies
        self.install_door(rules)
        self.install_denizens(rules)
        self.install_zones(rules)
        self.install_powers(rules)

    def install_door(self, rules: Ruleset) -> None:
        door: i64 = rules.kind("Od")
        rules.colours[door] = ALL_COLOURS  # §9.2.2 §O10
        rules.on_draw[door] = DOOR  # §9.2.2
        rules.unlocked_by[door] |= rules.keys  # §9.2.2
        rules.required |= bit(door)  # §9.2.3 §B21

    def install_denizens(self, rules: Ruleset) -> None:
        """Their faces lie in a bag of their own; those that are never met stay there."""
        rules.unidentified = rules.kind("Dz")
        rules.identity_bag = rules.zone("faces", KINDS, BAG_SHAPE, sight=HIDDEN_FROM_ALL)
        rules.identified = rules.zone("faced", KINDS, BAG_SHAPE, sight=HIDDEN_FROM_ALL)
        price = rules.verb("rally", "r{}", HAND_CARD, rules.discardable)
        rally = rules.step(Rally(self, rules.set_of(list(DENIZENS)), price), "rally", "§9.2.4")
        for code in DENIZENS:
            rules.homes[rules.kind(code)] = rules.identity_bag  # §9.2.1
            rules.on_draw[rules.kind(code)] = rally  # §9.2.4

    def install_zones(self, rules: Ruleset) -> None:
        self.stored_group = rules.group("stored", 0, lost=False, mark="@")  # §O16
        for seat in range(int(rules.seats)):
            name = "" if rules.seats == 1 else str(seat + 1)
            room = len(DENIZENS) * OF_EACH
            self.rallied[seat] = rules.zone("denizens" + name, room, SORTED, seat)
            self.keepers[seat] = rules.zone("keepers" + name, OF_EACH, SORTED, seat)
            stored = rules.zone("stored" + name, OF_EACH, SORTED, seat)
            rules.group_zones[seat * MOST_GROUPS + self.stored_group] = stored

    def install_powers(self, rules: Ruleset) -> None:
        cards = rules.discardable
        keys = rules.keys
        self.build: i64 = self.power(rules, "Ar", "architect", HAND_CARD, rules.playable)
        self.hammer: i64 = self.power(rules, "Hb", "hammer-bird")
        self.exchange: i64 = self.power(rules, "Cy", "cyclobot", HAND_CARD, cards)
        self.recolour: i64 = self.power(rules, "Cc", "chaos", COLOUR, ALL_COLOURS)
        self.recolour_key: i64 = self.power(rules, "Cc", "chaos-unlock", HAND_CARD, keys, "&")
        rules.gains(self.recolour_key)
        self.spy: i64 = self.power(rules, "Sp", "spies")
        self.reflect: i64 = self.power(rules, "Mi", "mirror")
        self.hunt: i64 = self.power(rules, "Hu", "hunter")
        self.store: i64 = self.power(rules, "Ke", "keeper", HAND_CARD, cards)
        retrieve = rules.verb("retrieve", "*+{}", CARD, cards)
        self.give: i64 = rules.step(Retrieve(retrieve), "cyclobot", "§X10", HandGroup())
        self.hunted: i64 = rules.step(DiscardNightmares(), "hunted")
        rules.retrievable |= cards
        rules.use(DRAW)
        rules.use(BOTTOM_CARD)
        rules.asks_by(ORDER_BELOW, "§9.1")

    def power(
        self,
        rules: Ruleset,
        denizen: str,
        name: str,
        argument: int = NOTHING,
        members: int = 0,
        sign: str = "",
    ) -> i64:
        """A verb written with the Denizen's code, as `*CyRs`."""
        token = "*" + denizen + sign + (ARGUMENT_SLOT if argument != NOTHING else "")
        verb = rules.verb(name, token, argument, members, self, extra=True)
        self.denizen[verb] = rules.kind(denizen)
        return verb

    def missing(self, state: State) -> str:
        for seat in range(int(state.rules.seats)):
            stored = state.rules.group_zones[seat * MOST_GROUPS + self.stored_group]
            if state.size(self.keepers[seat]) != state.size(stored):
                return "a Keeper for each card stored, and a card for each such Keeper"
        return ""

    # --- when a power may be used (§O12, section 15) -----------------------------------------

    def interrupts(self, state: State, window: i64) -> None:
        if state.size(self.rallied[state.mem[ACTIVE]]) == 0:
            return
        if window == TURN_START:  # §15.1 §O12
            self.offer_architect(state)
            self.offer_free(state)
        elif window == BEFORE_DRAW:  # §15.3 §O12
            if not self.at_start_only:  # §O2
                self.offer_free(state)
        elif window == NIGHTMARE_DRAWN:  # §15.4 §O12
            self.offer_power(state, self.reflect)  # §9.1
        elif self.has(state, self.recolour):
            self.offer_chaos(state, window)  # §15.5 §O12

    def offer_architect(self, state: State) -> None:
        if state.size(state.row) > 0 and self.has(state, self.build):
            kinds = state.rules.playable & state.rules.clashes[state.last(state.row)]  # §O14
            for m in state.rules.on_barred:
                kinds &= ~m.barred(state)  # §X12
            state.offer_hand(self.build, kinds)  # §9.1 §15.2

    def offer_free(self, state: State) -> None:
        usable = state.rules.discardable  # §X9 §X10
        if state.size(state.row) > 0:  # §O13
            self.offer_power(state, self.hammer)  # §9.1
        if self.has(state, self.exchange) and kinds_in_bag(state, DISCARDED) & usable != 0:  # §X10
            offer_whole_hand(state, self.exchange, usable)
        if self.has(state, self.store):
            offer_whole_hand(state, self.store, usable)
        if state.deck_size() > 0:  # §O7
            self.offer_power(state, self.spy)
            self.offer_power(state, self.hunt)

    def offer_chaos(self, state: State, window: i64) -> None:
        if window == DOOR_DRAWN:
            state.offer_hand(self.recolour_key, self.extra_keys(state, state.last(DRAWN)))  # §O15
        if window == TRIO_COMPLETE:
            offer_each(state, self.recolour, ALL_COLOURS & ~state.arg())  # §O15

    def extra_keys(self, state: State, door: i64) -> i64:
        """With Chromatic Chaos any Key could claim the Door."""
        if not self.has(state, self.recolour_key):
            return 0
        return state.rules.keys & ~state.rules.unlocked_by[door]  # §O15

    def offer_power(self, state: State, verb: i64) -> None:
        if self.has(state, verb):
            state.offer(verb)

    def has(self, state: State, verb: i64) -> bool:
        """Has the active player rallied the Denizen of this power?"""
        return state.find(self.rallied[state.mem[ACTIVE]], self.denizen[verb]) > 0  # §O17

    # --- what it does ------------------------------------------------------------------------

    def act(self, state: State, verb: i64, ref: i64) -> None:
        seat = state.mem[ACTIVE]
        spent = DISCARDED if verb != self.store else self.keepers[seat]
        state.move(self.denizen[verb], self.rallied[seat], spent)  # §9.2.6
        if verb == self.build:
            end_phase_1(state)  # §9.2.7
            state.hand_card(ref, state.row)
            count_series(state)  # §O14
        elif verb == self.hammer:
            tear_down(state)
        elif verb == self.exchange:
            state.hand_card(ref, DRAWN)
            state.push_step(self.give, ref >> 6)
        elif verb == self.recolour:
            state.set_arg(bit(ref))  # §O15
        elif verb == self.recolour_key:
            claim_door(state, ref)  # §O15
        elif verb == self.reflect:
            state.pop_step()
            state.move(state.last(DRAWN), DRAWN, LIMBO)  # §9.1
        elif verb == self.store:
            state.hand_card(ref, state.hand_group(self.stored_group))  # §O3 §O16
        else:
            self.look_ahead(state, verb)

    def look_ahead(self, state: State, verb: i64) -> None:
        """Harpoon Hunter and Squirrel Spies; on a short deck they find what is there."""
        if verb == self.hunt:
            state.push_step(ORDER_BELOW)  # §9.1
            state.push_step(self.hunted)
            state.push_step(SHOW, SHOWN_TO_HUNTER)
        elif self.full_prophecy:  # §O1 §O-spies
            state.push_step(PROPHECY)
        else:
            state.push_step(ORDER)  # §9.1
            state.push_step(LOOK, SEEN_BY_SPIES)

    def hand_card_used(self, state: State, group: i64) -> None:
        if group == self.stored_group:
            keeper = self.denizen[self.store]
            state.move(keeper, self.keepers[state.mem[ACTIVE]], DISCARDED)  # §O16


class Rally(Drawn):
    """A Denizen was drawn: a hand card without effect is its price."""

    def __init__(self, module: Oniverse, denizens: i64, rally: i64) -> None:
        super().__init__(denizens, "Denizen")
        self.module: Oniverse = module
        self.rally: i64 = rally

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
        state.hand_card(ref, DISCARDED)  # §9.2.4
        state.move(denizen, DRAWN, self.module.rallied[state.mem[ACTIVE]])  # §9.2.4 §9.2.5 §O11


def tear_down(state: State) -> None:
    """Hammer Bird: the last card of the row and all of its colour directly before it."""
    colour: i64 = 0
    while state.size(state.row) > 0:
        its = state.rules.colours[state.last(state.row)]
        if its & (its - 1) == 0:  # a card of many colours goes with any
            if colour == 0:
                colour = its  # §O13
            if its != colour:  # §O13
                return
        state.place(state.lift_at(state.row, state.size(state.row)), DISCARDED)  # §O13 §O5
