"""The Door to the Oniverse (rules section 9): one more Door, and Denizens who help once.

Eight of the sixteen Denizens are in the deck, and nobody knows which. In the deck they lie
without a face (`Dz`); the deck asks chance for the face when such a card is drawn or seen.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, COLOUR, GROUPS, HAND_CARD, NOTHING
from onirim.engine.base.phase1 import count_series, end_phase_1
from onirim.engine.base.phase2 import claim_door
from onirim.engine.cards import DOOR_CARD, DREAM, EVERY_COLOUR, KINDS, Card, bit
from onirim.engine.hooks import (
    ASK,
    BEFORE_DRAW,
    DOOR_DRAWN,
    GO,
    NIGHTMARE_DRAWN,
    TRIO_COMPLETE,
    TURN_START,
    Module,
    Step,
)
from onirim.engine.kinds import numbers
from onirim.engine.layout import NOBODY, SEATS
from onirim.engine.memory import ACTIVE, BAG_SHAPE, DISCARDED, DRAWN, LIMBO, SEEN, SORTED
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import VERBS, Ruleset
from onirim.engine.table import Table
from onirim.engine.vocabulary import (
    BOTTOM_CARD,
    DECLINE,
    DOOR,
    DRAW,
    LOOK,
    NIGHTMARE,
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
HUNTED: Final = 5  # §9.1


class Oniverse(Module):
    """Rallied Denizens lie open before their player, each with one power to use."""

    def __init__(self, option: str = "") -> None:
        self.build: i64 = 0  # verbs, in the order of the rulebook
        self.hammer: i64 = 0
        self.exchange: i64 = 0
        self.recolour: i64 = 0
        self.recolour_key: i64 = 0
        self.spy: i64 = 0
        self.reflect: i64 = 0
        self.hunt: i64 = 0
        self.store: i64 = 0
        self.denizen: vec[i64] = numbers(VERBS)  # verb -> whose power it is
        self.give: i64 = 0  # steps
        self.hunted: i64 = 0
        self.stored_group: i64 = 0
        self.rallied: vec[i64] = numbers(SEATS)  # zones by seat
        self.keepers: vec[i64] = numbers(SEATS)
        self.at_start_only: bool = False
        self.full_prophecy: bool = False

    def key(self) -> str:
        return "oniverse"

    def switches(self) -> list[str]:
        return ["O-spies", "O2"]

    def cards(self, house: list[str]) -> list[Card]:
        faces = [Card(code, OF_EACH, DREAM) for code in DENIZENS]
        return [Card("Od", THE_DOOR, DOOR_CARD), Card("Dz", IN_THE_DECK, DREAM), *faces]

    def install(self, rules: Ruleset) -> None:
        self.at_start_only = rules.switched("O2")  # §O2
        self.full_prophecy = rules.switched("O-spies")  # §O-spies
        self.install_door(rules)
        self.install_denizens(rules)
        self.install_zones(rules)
        self.install_powers(rules)

    def install_door(self, rules: Ruleset) -> None:
        door: i64 = rules.kind("Od")
        rules.colours[door] = EVERY_COLOUR  # §9.2.2 §O10
        rules.on_draw[door] = DOOR  # §9.2.2
        rules.unlocked_by[door] |= rules.keys  # §9.2.2
        rules.needed |= bit(door)  # §9.2.3 §B21

    def install_denizens(self, rules: Ruleset) -> None:
        """Their faces lie in a bag of their own; those that are never met stay there."""
        rules.faceless = rules.kind("Dz")
        rules.faces = rules.zone("faces", KINDS, BAG_SHAPE, sight=NOBODY)
        rules.faced = rules.zone("faced", KINDS, BAG_SHAPE, sight=NOBODY)
        rally = rules.step(
            Rally(rules.verb("rally", "r{}", HAND_CARD, rules.discardable), self), "rally", "§9.2.4"
        )
        for code in DENIZENS:
            rules.homes[rules.kind(code)] = rules.faces  # §9.2.1
            rules.on_draw[rules.kind(code)] = rally  # §9.2.4

    def install_zones(self, rules: Ruleset) -> None:
        self.stored_group = rules.group("stored", 0, lost=False, mark="@")  # §O16
        for seat in range(int(rules.seats)):
            name = "" if rules.seats == 1 else str(seat + 1)
            room = len(DENIZENS) * OF_EACH
            self.rallied[seat] = rules.zone("denizens" + name, room, SORTED, seat)
            self.keepers[seat] = rules.zone("keepers" + name, OF_EACH, SORTED, seat)
            stored = rules.zone("stored" + name, OF_EACH, SORTED, seat)
            rules.group_zones[seat * GROUPS + self.stored_group] = stored

    def install_powers(self, rules: Ruleset) -> None:
        cards = rules.discardable
        self.build = self.power(rules, "Ar", "architect", "*Ar{}", HAND_CARD, rules.playable)
        self.hammer = self.power(rules, "Hb", "hammer-bird", "*Hb", NOTHING, 0)
        self.exchange = self.power(rules, "Cy", "cyclobot", "*Cy{}", HAND_CARD, cards)
        self.recolour = self.power(rules, "Cc", "chaos", "*Cc{}", COLOUR, EVERY_COLOUR)
        self.recolour_key = self.power(rules, "Cc", "chaos-unlock", "*Cc&{}", HAND_CARD, rules.keys)
        self.spy = self.power(rules, "Sp", "spies", "*Sp", NOTHING, 0)
        self.reflect = self.power(rules, "Mi", "mirror", "*Mi", NOTHING, 0)
        self.hunt = self.power(rules, "Hu", "hunter", "*Hu", NOTHING, 0)
        self.store = self.power(rules, "Ke", "keeper", "*Ke{}", HAND_CARD, cards)
        self.give = rules.step(
            Exchange(rules.verb("retrieve", "*+{}", CARD, cards)), "cyclobot", "§X10"
        )
        self.hunted = rules.step(Hunted(), "hunted")
        rules.retrievable |= cards
        rules.use(DRAW)
        rules.use(BOTTOM_CARD)

    def power(
        self, rules: Ruleset, denizen: str, name: str, token: str, argument: int, members: int
    ) -> int:
        verb = rules.verb(name, token, argument, members, self, extra=True)
        self.denizen[verb] = rules.kind(denizen)
        return verb

    def lacks(self, g: Table) -> str:
        for seat in range(int(g.rules.seats)):
            stored = g.rules.group_zones[seat * GROUPS + self.stored_group]
            if g.size(self.keepers[seat]) != g.size(stored):
                return "a Keeper for each card stored, and a card for each such Keeper"
        return ""

    # --- when a power may be used (§O12, section 15) -----------------------------------------

    def interrupts(self, g: Table, window: i64) -> None:
        if g.size(self.rallied[g.mem[ACTIVE]]) == 0:
            return
        if window == TURN_START:  # §15.1 §O12
            self.offer_at_start(g)
            self.offer_free(g)
        elif window == BEFORE_DRAW:  # §15.3 §O12
            if not self.at_start_only:  # §O2
                self.offer_free(g)
        elif window == NIGHTMARE_DRAWN:  # §15.4 §O12
            if self.has(g, self.reflect):
                g.offer(self.reflect)  # §9.1
        elif self.has(g, self.recolour):
            self.offer_chaos(g, window)  # §15.5 §O12

    def offer_at_start(self, g: Table) -> None:
        if g.size(g.row) == 0:  # §O13
            return
        if self.has(g, self.hammer):
            g.offer(self.hammer)  # §9.1
        if self.has(g, self.build):
            kinds = g.rules.playable & g.rules.clashes[g.last(g.row)]  # §O14
            for m in g.rules.on_barred:
                kinds &= ~m.barred(g)  # §X12
            g.offer_hand(self.build, kinds)  # §9.1 §15.2

    def offer_free(self, g: Table) -> None:
        usable = g.rules.discardable  # §X9 §X10 | off: usable = g.rules.locations
        if self.has(g, self.exchange) and holds_in_bag(g, DISCARDED, usable):  # §X10
            self.offer_whole_hand(g, self.exchange, usable)
        if self.has(g, self.store):
            self.offer_whole_hand(g, self.store, usable)
        if g.deck_size() > 0:  # §O7
            if self.has(g, self.spy):
                g.offer(self.spy)
            if self.has(g, self.hunt):
                g.offer(self.hunt)

    def offer_whole_hand(self, g: Table, verb: i64, kinds: i64) -> None:
        """Cards of the five, and no stored one."""
        i: i64 = 0
        while i < g.rules.groups:
            if g.rules.group_lost[i] == 1:  # §O16
                g.offer_zone(verb, g.group(i), kinds, i << 6)
            i += 1

    def offer_chaos(self, g: Table, window: i64) -> None:
        if window == DOOR_DRAWN:
            g.offer_hand(self.recolour_key, self.extra_keys(g, g.last(DRAWN)))  # §O15
        if window == TRIO_COMPLETE:
            c: i64
            for c in range(4):
                if (g.arg() >> c) & 1 == 0:  # §O15
                    g.offer(self.recolour, c)

    def extra_keys(self, g: Table, door: i64) -> i64:
        """With Chromatic Chaos any Key could claim the Door."""
        if not self.has(g, self.recolour_key):
            return 0
        return g.rules.keys & ~g.rules.unlocked_by[door]  # §O15

    def has(self, g: Table, verb: i64) -> bool:
        """Has the active player rallied the Denizen of this power?"""
        return g.find(self.rallied[g.mem[ACTIVE]], self.denizen[verb]) > 0  # §O17

    # --- what it does ------------------------------------------------------------------------

    def act(self, g: Table, verb: i64, ref: i64) -> None:
        seat = g.mem[ACTIVE]
        spent = DISCARDED if verb != self.store else self.keepers[seat]
        g.move(self.denizen[verb], self.rallied[seat], spent)  # §9.2.6
        if verb == self.build:
            end_phase_1(g)  # §9.2.7
            g.hand_card(ref, g.row)
            count_series(g)  # §O14
        elif verb == self.hammer:
            tear_down(g)
        elif verb == self.exchange:
            g.hand_card(ref, DRAWN)
            g.call(self.give, ref >> 6)
        elif verb == self.recolour:
            g.set_arg(bit(ref))  # §O15
        elif verb == self.recolour_key:
            claim_door(g, ref)  # §O15
        elif verb == self.reflect:
            g.done()
            g.move(g.last(DRAWN), DRAWN, LIMBO)  # §9.1
        elif verb == self.store:
            g.hand_card(ref, g.group(self.stored_group))  # §O3 §O16
        else:
            self.look_ahead(g, verb)

    def look_ahead(self, g: Table, verb: i64) -> None:
        """Harpoon Hunter and Squirrel Spies; on a short deck they find what is there."""
        if verb == self.hunt:
            g.call(ORDER_BELOW)  # §9.1
            g.call(self.hunted)
            g.call(SHOW, HUNTED)
        elif self.full_prophecy:  # §O1 §O-spies
            g.call(PROPHECY)
        else:
            g.call(ORDER)  # §9.1
            g.call(LOOK, SEEN_BY_SPIES)

    def hand_card_used(self, g: Table, group: i64) -> None:
        if group == self.stored_group:
            keeper = self.denizen[self.store]
            g.move(keeper, self.keepers[g.mem[ACTIVE]], DISCARDED)  # §O16


class Rally(Step):
    """A Denizen was drawn: a hand card without effect is its price."""

    def __init__(self, rally: i64, module: Oniverse) -> None:
        self.rally: i64 = rally
        self.module: Oniverse = module

    def lies_on(self) -> str:
        return "fill"

    def cares_for(self) -> i64:
        return DRAWN

    def lacks(self, g: Table, arg: i64) -> str:
        found = g.size(DRAWN) == 1 and g.rules.homes[g.last(DRAWN)] == g.rules.faces
        return "" if found else "a drawn Denizen"

    def run(self, g: Table) -> i64:
        if g.hand_holds(g.rules.discardable):  # §O17
            return ASK
        g.done()
        g.move(g.last(DRAWN), DRAWN, DISCARDED)  # §O17
        return GO

    def options(self, g: Table) -> None:
        price = g.rules.discardable  # §X9 | off: price = g.rules.locations
        g.offer_hand(self.rally, price)  # §9.2.4 §O17
        g.offer(DECLINE)

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        denizen = g.last(DRAWN)
        g.done()
        if verb == DECLINE:
            g.move(denizen, DRAWN, DISCARDED)  # §9.2.4
            return
        g.hand_card(ref, DISCARDED)  # §9.2.4
        g.move(denizen, DRAWN, self.module.rallied[g.mem[ACTIVE]])  # §9.2.4 §9.2.5 §O11


class Exchange(Step):
    """Cyclobot: which card of the discard pile comes for it (argument: the group of the hand)."""

    def __init__(self, retrieve: i64) -> None:
        self.retrieve: i64 = retrieve

    def lies_on(self) -> str:
        return "act fill"

    def cares_for(self) -> i64:
        return DRAWN

    def lacks(self, g: Table, arg: i64) -> str:
        if g.size(DRAWN) != 1 or not g.holds(DRAWN, g.rules.discardable):
            return "a hand card laid down for it"
        if g.size(g.group(arg)) >= g.rules.group_room[arg]:
            return "a gap in that part of the hand"
        held = holds_in_bag(g, DISCARDED, g.rules.discardable)
        return "" if held else "a Location in the discard pile"

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        return rules.group_names[arg]

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        if text not in rules.group_names:
            raise ValueError(f"one of {', '.join(rules.group_names)} is expected")
        return rules.group_names.index(text)

    def options(self, g: Table) -> None:
        kinds = g.rules.discardable  # §X10 | off: kinds = g.rules.locations
        k: i64 = 0
        while bit(k) <= kinds:
            if (kinds >> k) & 1 and g.count(DISCARDED, k) > 0:
                g.offer(self.retrieve, k)
            k += 1

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        group = g.arg()
        g.done()
        g.lift(ref, DISCARDED)
        g.place(ref, g.group(group), g.partner if group == 0 else 0)  # §X10 §T11
        g.move(g.last(DRAWN), DRAWN, DISCARDED)  # §X10


class Hunted(Step):
    """Nightmares among the revealed cards are discarded."""

    def run(self, g: Table) -> i64:
        g.done()
        i = g.size(SEEN)
        while i > 0:
            card = g.at(SEEN, i)
            if g.rules.on_draw[card] == NIGHTMARE:  # §9.1
                g.move(card, SEEN, DISCARDED)
            i -= 1
        return GO


def tear_down(g: Table) -> None:
    """Hammer Bird: the last card of the row and all of its colour directly before it."""
    colour: i64 = 0
    while g.size(g.row) > 0:
        its = g.rules.colours[g.last(g.row)]
        if its & (its - 1) == 0:  # a card of many colours goes with any
            if colour == 0:
                colour = its  # §O13
            if its != colour:  # §O13
                return
        g.place(g.lift_at(g.row, g.size(g.row)), DISCARDED)  # §O13 §O5 | off: g.lift_at(g.row, 1)


def holds_in_bag(g: Table, bag: i64, kinds: i64) -> bool:
    k: i64 = 0
    while bit(k) <= kinds:
        if (kinds >> k) & 1 and g.count(bag, k) > 0:
            return True
        k += 1
    return False
