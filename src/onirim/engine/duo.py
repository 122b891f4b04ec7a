"""Two players (rules section 2): three Personal cards each, two Shared, own rows and Doors."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import ARGUMENT, CARD, COLOUR, GROUPS, HAND_CARD, NOTHING
from onirim.engine.arguments import Kind
from onirim.engine.base.phase2 import no_card
from onirim.engine.cards import EVERY_COLOUR
from onirim.engine.hooks import ASK, DISCARDED_CARD, GO, NOT_THERE, TURN_START, Module, Step
from onirim.engine.memory import ACTIVE, LIMBO, SIGNALLED, SORTED
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.table import Table
from onirim.engine.vocabulary import ACT, DECLINE, SET_BACK

PERSONAL: Final = 3  # §2.1.5
SHARED: Final = 2  # §2.1.1 §2.1.5
REVEALED: Final = 8  # §2.1.1
SHARED_GROUP: Final = 1
FREE: Final = 5  # the signal that names no colour


class Duo(Module):
    """The mode for two players."""

    def __init__(self, open_hands: bool = False) -> None:
        self.open_hands: bool = open_hands
        self.one_each: bool = False
        self.deal: i64 = 0
        self.draft: i64 = 0
        self.swap: i64 = 0

    def key(self) -> str:
        return "duo"

    def switches(self) -> list[str]:
        return ["T1"]

    def install(self, rules: Ruleset) -> None:
        rules.seats = 2
        rules.hidden_hands = not self.open_hands  # §16.5
        rules.group("hand", PERSONAL, lost=True)  # §2.1.2
        rules.group("shared", SHARED, lost=True, mark="'")  # §2.1.2 §2.1.6
        shared = rules.zone("shared", REVEALED, SORTED)
        rules.group_zones[SHARED_GROUP] = shared
        rules.group_zones[GROUPS + SHARED_GROUP] = shared
        self.one_each = rules.switched("T1")  # §T1
        pick = rules.verb("pick", "@{}", CARD, rules.locations)
        swap = rules.verb("swap", "%{}", HAND_CARD, rules.locations)
        self.deal = rules.step(Deal(), "deal")
        self.draft = rules.step(Draft(pick), "draft", "§2.1.1")
        self.swap = rules.step(Swap(swap), "swap", "§2.1.4", Kind(1))

    def setup(self, g: Table) -> None:
        """Reveal eight Locations, put back the rest, pick in turn, begin."""
        g.call(ACT)
        g.call(self.draft)  # §2.1.1
        g.call(SET_BACK)  # §2.1.1
        g.call(self.deal)  # §2.1.1

    def turn_ended(self, g: Table) -> None:
        g.take_seat(1 - g.mem[ACTIVE])  # §2.1.3

    def rank(self, moment: i64) -> i64:
        return 0 if moment == DISCARDED_CARD else NOT_THERE

    def at_moment(self, g: Table, moment: i64, arg: i64) -> None:
        """Right after the discard and before its effect two cards may be exchanged."""
        if g.size(g.hand) > 0 and g.size(g.group(SHARED_GROUP)) > 0:  # §T5
            g.call(self.swap)  # §2.1.4 §T4

    def may_gain(self, g: Table, door: i64) -> bool:
        """House rule: what could not be part of a win is not gained."""
        if not self.one_each:  # §T1
            return True
        may_hold = g.rules.copies[door] - 1  # §G9
        if may_hold == 0:
            may_hold = 1  # §O11
        return g.copies_in(g.doors, door) < may_hold  # §T1

    def victory(self, g: Table) -> bool:
        """Each player has a Door of each colour, and no Door is missing."""
        first = g.rules.door_zones[0]
        second = g.rules.door_zones[1]
        if g.size(first) + g.size(second) < g.rules.n_doors:  # §G6
            return False
        return all_colours(g, first) and all_colours(g, second)  # §2.1.7 §G6


def all_colours(g: Table, doors: i64) -> bool:
    colours: i64 = 0
    i: i64 = g.size(doors)
    while i > 0:
        colour = g.rules.colours[g.at(doors, i)]
        if colour != EVERY_COLOUR:  # §O11
            colours |= colour
        i -= 1
    return colours == EVERY_COLOUR


class LimitedDuo(Duo):
    """Two players who may give one of five signals a turn (rules §16.5; the list is ours).

    Four signals name a colour: "I am working on this one". The fifth says "I need nothing: take
    what you like". A signal binds nobody and lies open until the same player gives another.
    """

    def __init__(self) -> None:
        super().__init__()
        self.colour: i64 = 0
        self.free: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0

    def install(self, rules: Ruleset) -> None:
        super().install(rules)
        self.colour = rules.verb("signal", "${}", COLOUR, EVERY_COLOUR, self, extra=True)
        self.free = rules.verb("signal-free", "$-", NOTHING, 0, self, extra=True)
        self.first = rules.counter("signal1", FREE)
        self.second = rules.counter("signal2", FREE)

    def interrupts(self, g: Table, window: i64) -> None:
        """Before the action, once a turn: the frame's argument remembers it."""
        if window == TURN_START and g.arg() == 0:  # §16.5
            c: i64
            for c in range(4):
                g.offer(self.colour, c)
            g.offer(self.free)

    def act(self, g: Table, verb: i64, ref: i64) -> None:
        signal = ref + 1 if verb == self.colour else FREE
        g.mem[self.first if g.mem[ACTIVE] == 0 else self.second] = signal  # §16.5
        g.set_arg(1)  # §16.5
        if g.journaling:
            g.note(SIGNALLED, signal, g.mem[ACTIVE], 0)  # §16.5


class Deal(Step):
    """Reveal cards until eight Locations lie between the players."""

    def lies_on(self) -> str:
        return "set-back"

    def run(self, g: Table) -> i64:
        shared = g.group(SHARED_GROUP)
        while g.size(shared) < REVEALED:
            card = g.draw()
            if card < 0:
                return no_card(g, card)
            if (g.rules.locations >> card) & 1:
                g.place(card, shared)  # §2.1.1
            else:
                g.place(card, LIMBO)  # §2.1.1
        g.done()
        return GO


class Draft(Step):
    """The players take one card in turn; the last two stay between them."""

    def __init__(self, pick: i64) -> None:
        self.pick: i64 = pick

    def lies_on(self) -> str:
        return "act"

    def run(self, g: Table) -> i64:
        if g.size(g.group(SHARED_GROUP)) > SHARED:  # §2.1.1
            return ASK
        g.done()
        return GO

    def options(self, g: Table) -> None:
        g.offer_zone(self.pick, g.group(SHARED_GROUP), g.rules.locations)

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.lift(ref, g.group(SHARED_GROUP))
        g.place(ref, g.hand, g.partner)  # §T11
        g.take_seat(1 - g.mem[ACTIVE])  # §2.1.1


class Swap(Step):
    """First a Personal card is named, then a Shared one (argument: the first one's kind + 1)."""

    def __init__(self, swap: i64) -> None:
        self.swap: i64 = swap

    def lies_on(self) -> str:
        return "moment"

    def lacks(self, g: Table, arg: i64) -> str:
        if g.size(g.hand) == 0 or g.size(g.group(SHARED_GROUP)) == 0:
            return "a Personal and a Shared card"
        return "" if arg == 0 or g.find(g.hand, arg - 1) > 0 else "that card in the hand"

    def secret(self) -> bool:
        """A card that was only named has not been shown."""
        return True

    def options(self, g: Table) -> None:
        if g.arg() == 0:
            g.offer_zone(self.swap, g.hand, g.rules.locations)  # §T8 §X4
            g.offer(DECLINE)  # §2.1.4
        else:
            shared = g.group(SHARED_GROUP)
            g.offer_zone(self.swap, shared, g.rules.locations, SHARED_GROUP << 6)  # §2.1.4 §T5

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        if verb == DECLINE:
            g.done()
        elif g.arg() == 0:
            g.set_arg(ref + 1)
        else:
            self.exchange(g, g.arg() - 1, ref & ARGUMENT)
            g.done()

    def exchange(self, g: Table, personal: i64, common: i64) -> None:
        shared = g.group(SHARED_GROUP)
        g.move(personal, g.hand, shared)  # §2.1.4
        g.lift(common, shared)
        g.place(common, g.hand, g.partner)  # §2.1.4 §T11
