"""The seeker: a player by rule of thumb that goes for Doors and wins about every other game alone.

It gives every choice a value and takes the best. It looks only at what its seat may know: its
own hand, what lies open, and the known cards on top of the deck. It knows the verbs of the base
game and nothing of any module: what it does not know it leaves alone, and where it knows nothing
at all it picks at random.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.actions import ARGUMENT
from onirim.engine.base.series import joined
from onirim.engine.cards import bit
from onirim.engine.memory import SEEN
from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.table import Table
from onirim.engine.vocabulary import (
    BURN_CARD,
    DECLINE,
    DISCARD,
    NIGHTMARE,
    PAY_DOOR,
    PAY_FIVE,
    PAY_HAND,
    PAY_KEY,
    PLAY,
    SEARCH,
    TAKE,
    TOP_CARD,
    UNLOCK,
)

NO_IDEA: Final = -1_000_000  # the value of a choice that it knows nothing about
DOOR: Final = 1_000  # of a Door that can be had at once

LAID: Final = 40  # playing: for each card of the series that then lies in the row
FOLLOWS: Final = 7  # for each card of the hand that can follow
TRIO_IN_SIGHT: Final = 20  # if these make three
BROKEN: Final = 20  # less for each card of a series that is given up
EXCHANGE: Final = 35  # discarding: for the card that comes instead
PROPHECY: Final = 65  # the same after a look at the deck

WANTED: Final = 17  # a card in the hand: its colour is wanted
KEY: Final = 60  # it is a Key
SPARE: Final = 10  # less if there is another one

DOOR_PAID: Final = 100  # a Nightmare's cost in Doors
FIVE_PAID: Final = 140  # in cards of the deck, which are time


def choose(g: Table, rng: Rng) -> i64:
    """The action that the seeker takes; chance is asked only where it has no idea."""
    n = g.option_count()
    glance = Glance(g)
    best: i64 = -1
    best_value: i64 = NO_IDEA
    i: i64
    for i in range(n):
        value = glance.value(g.choices[i])
        if value > best_value:
            best_value = value
            best = g.choices[i]
    return g.choices[rng.below(n)] if best < 0 else best


@final
class Glance:
    """What one look at the table tells: colours of Doors to go for, kinds held once and more."""

    def __init__(self, g: Table) -> None:
        self.g: Table = g
        self.wanted: i64 = 0
        self.hand: i64 = 0
        self.twice: i64 = 0
        self.see_doors()
        self.see_hand()

    def see_doors(self) -> None:
        """Each seat goes for its share of every kind of Door."""
        rules = self.g.rules
        k: i64 = 0
        while bit(k) <= rules.doors:
            if (rules.doors >> k) & 1 and self.gained(k) * rules.seats < rules.copies[k]:
                self.wanted |= rules.colours[k]
            k += 1

    def gained(self, door: i64) -> i64:
        mem = self.g.mem
        zone = self.g.doors
        n: i64 = 0
        i: i64
        for i in range(zone + 1, zone + mem[zone] + 1):
            if mem[i] >> 2 == door:
                n += 1
        return n

    def see_hand(self) -> None:
        mem = self.g.mem
        group: i64
        i: i64
        for group in range(self.g.rules.groups):
            zone = self.g.group(group)
            for i in range(zone + 1, zone + mem[zone] + 1):
                card = bit(mem[i] >> 2)
                self.twice |= self.hand & card
                self.hand |= card

    def value(self, action: i64) -> i64:
        verb = action >> 8
        card = action & ARGUMENT
        if verb == PLAY:
            return self.value_of_playing(card)
        if verb == DISCARD:
            return self.value_of_discarding(card)
        if verb == BURN_CARD:
            return -self.worth_drawing(card)
        if verb == TOP_CARD:
            return self.worth_drawing_now(card)
        if verb in (TAKE, UNLOCK, SEARCH, DECLINE):
            return self.value_of_door(verb, card)
        return -self.cost_of_nightmare(verb, card)

    # --- phase 1 -----------------------------------------------------------------------------

    def value_of_playing(self, card: i64) -> i64:
        """Go on with a series, or begin one that the hand can go on with."""
        colours = self.g.rules.colours[card] & self.wanted
        laid = self.series(colours) + 1
        if laid == 3:
            return DOOR - self.worth(card)
        value: i64 = 0
        if laid == 1:
            value -= BROKEN * self.series(self.wanted)
        if colours == 0:
            return value
        follow = self.followers(card)
        value += LAID * laid + FOLLOWS * follow - self.worth(card) // 4
        return value + TRIO_IN_SIGHT if laid + follow >= 3 else value

    def value_of_discarding(self, card: i64) -> i64:
        """Exchange a card for the next one, which a Prophecy makes a good one."""
        gain = EXCHANGE if self.g.rules.on_discard[card] == 0 else PROPHECY
        return gain - self.worth(card)

    def series(self, colours: i64) -> i64:
        return joined(self.g, self.g.row, colours)

    def followers(self, card: i64) -> i64:
        """How many hand cards, at most 2, could follow this one in its colour."""
        rules = self.g.rules
        left = self.of_colours(rules.colours[card], self.hand & ~(bit(card) & ~self.twice))
        first = left & ~rules.clashes[card]
        k: i64 = 0
        while bit(k) <= first:
            if (first >> k) & 1 and left & ~rules.clashes[k] & ~bit(k) != 0:
                return 2
            k += 1
        return 1 if first != 0 else 0

    def of_colours(self, colours: i64, kinds: i64) -> i64:
        found: i64 = 0
        k: i64 = 0
        while bit(k) <= kinds:
            if (kinds >> k) & 1 and self.g.rules.colours[k] & colours != 0:
                found |= bit(k)
            k += 1
        return found

    def worth(self, card: i64) -> i64:
        """What a card is worth in the hand."""
        rules = self.g.rules
        if rules.colours[card] & self.wanted == 0:
            return 0
        value: i64 = WANTED
        if (rules.keys >> card) & 1:
            value += KEY
        if (self.twice >> card) & 1:
            value -= SPARE
        return value

    # --- Doors, Prophecy, Nightmares ---------------------------------------------------------

    def value_of_door(self, verb: i64, card: i64) -> i64:
        """A wanted Door is never declined; a Nightmare known on top is shuffled away."""
        g = self.g
        if verb in (TAKE, UNLOCK):
            return DOOR if g.rules.colours[card] & self.wanted != 0 else -DOOR
        known = g.known_next()
        bad_next = known >= 0 and g.rules.on_draw[known] == NIGHTMARE
        return 1 if (verb == SEARCH) == bad_next else 0

    def worth_drawing(self, card: i64) -> i64:
        rules = self.g.rules
        if rules.on_draw[card] == NIGHTMARE:
            return -DOOR
        return DOOR if (rules.needed >> card) & 1 else self.worth(card)

    def worth_drawing_now(self, card: i64) -> i64:
        """On top: a Key before its Door, useful Locations, other Doors, Nightmares last."""
        g = self.g
        if (g.rules.doors >> card) & 1:
            keys = g.rules.unlocked_by[card]
            return DOOR if self.hand & keys != 0 or g.knows_on_top(keys) else -1
        if (g.rules.keys >> card) & 1 and self.opens_seen_door(card):
            return DOOR - 1
        return self.worth_drawing(card)

    def opens_seen_door(self, key: i64) -> bool:
        mem = self.g.mem
        i: i64
        for i in range(SEEN + 1, SEEN + mem[SEEN] + 1):
            if (self.g.rules.unlocked_by[mem[i] >> 2] >> key) & 1:
                return True
        return False

    def cost_of_nightmare(self, verb: i64, card: i64) -> i64:
        if verb == PAY_KEY:
            return self.worth(card)
        if verb == PAY_DOOR:
            return DOOR_PAID
        if verb == PAY_FIVE:
            return FIVE_PAID
        return self.worth_of_hand() if verb == PAY_HAND else -NO_IDEA

    def worth_of_hand(self) -> i64:
        mem = self.g.mem
        value: i64 = 0
        group: i64
        i: i64
        for group in range(self.g.rules.groups):
            zone = self.g.group(group)
            for i in range(zone + 1, zone + mem[zone] + 1):
                value += self.worth(mem[i] >> 2)
        return value
