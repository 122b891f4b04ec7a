"""Happy Dreams and Dark Premonitions (rules section 7).

A face-up Premonition waits for gained Doors. When its condition holds it is taken aside, its
penalty is carried out, and it is gone. A Happy Dream is a good draw.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, NOTHING
from onirim.engine.base.gained import doors_gained, gained_of_colour
from onirim.engine.base.searching import (
    deck_holds,
    discard_from_deck,
    end_search,
    forget_places,
    from_kind,
)
from onirim.engine.base.several import Several, to_choose
from onirim.engine.cards import DREAM, TOKEN, Card, bit
from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import ASK, DOORS_CHANGED, GO, NOT_THERE, WAIT, Module, Step
from onirim.engine.memory import ACTIVE, DISCARDED, DRAWN, LIMBO, SEEN, SORTED
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.table import Table
from onirim.engine.vocabulary import BURN_CARD, BURY, DECLINE, ORDER, PAY_DOOR, REDRAW, SHOW

HAPPY_DREAM: Final = "Hd"
HAPPY_DREAMS: Final = 4  # §7.1
FACE_UP: Final = 4  # §7.2.1

OMENS: Final = ("Pr", "Pb", "Pg", "Pt", "P2", "P3", "P5", "Pa")  # §7.1
RED: Final = 0  # places in OMENS; the first four are those of a colour
BLUE: Final = 1
GREEN: Final = 2
BROWN: Final = 3
PAIR: Final = 4
THREE: Final = 5
FIVE: Final = 6
ALL: Final = 7
KEYS_LOST: Final = 2  # §7.1
SEVEN: Final = 7  # §7.2.5
RED_ONLY: Final = 1  # as a set of colours


class Premonitions(Module):
    """The module; its option is how many Premonitions lie face up at the start."""

    def __init__(self, option: str = "") -> None:
        self.at_start: i64 = int(option) if option else FACE_UP  # §7.2.7
        self.happy_dream: i64 = 0
        self.nightmare: i64 = 0
        self.first: i64 = 0  # kind of the first Premonition
        self.tokens: i64 = 0  # all of them as a set
        self.reserve: i64 = 0
        self.face_up: i64 = 0
        self.past: i64 = 0
        self.reveal: i64 = 0
        self.omens: i64 = 0
        self.two_keys: i64 = 0
        self.door_penalty: i64 = 0
        self.wash: i64 = 0

    def key(self) -> str:
        return "premonitions"

    def cards(self, house: list[str]) -> list[Card]:
        return [
            Card(HAPPY_DREAM, HAPPY_DREAMS, DREAM),  # §7.1 §7.2.1 §7.2.6 §12.2
            *[Card(code, 0, TOKEN) for code in OMENS],
        ]

    def install(self, rules: Ruleset) -> None:
        self.happy_dream = rules.kind(HAPPY_DREAM)
        self.nightmare = rules.kind("Nm")
        self.first = rules.kind(OMENS[0])
        self.tokens = rules.set_of(list(OMENS))
        bag = rules.token_bag("reserve", [(code, 1) for code in OMENS])
        self.reserve = bag
        self.face_up = rules.tokens("premonitions", len(OMENS), bag, SORTED)
        self.past = rules.tokens("past", len(OMENS), bag, SORTED)
        self.reveal = rules.step(Reveal(self), "foresee")
        self.omens = rules.step(
            Omens(self, rules.verb("suffer", "!{}", CARD, int(self.tokens))), "omens", "§7.2.3"
        )
        self.two_keys = rules.step(TwoKeys(BURN_CARD, "Keys in the deck"), "two-keys", "§R6")
        self.door_penalty = rules.step(DoorPenalty(pay_partner_door(rules)), "door-penalty", "§R17")
        self.wash = rules.step(Wash(), "wash", "§7.2.5")
        avert = rules.verb("avert", "!-{}", CARD, int(self.tokens))
        seven = rules.verb("seven", "!7", NOTHING)
        fetch = rules.verb("fetch", "!+{}", CARD, int(rules.everything))
        happy = rules.step(HappyDream(self, avert, seven, fetch), "happy-dream", "§7.2.5")
        rules.on_draw[self.happy_dream] = happy  # §7.2.5

    def setup(self, g: Table) -> None:
        g.call(self.reveal, self.at_start)  # §7.2.1 §7.2.7

    def rank(self, moment: i64) -> i64:
        return 0 if moment == DOORS_CHANGED else NOT_THERE

    def at_moment(self, g: Table, moment: i64, arg: i64) -> None:
        g.call(self.omens)  # §7.2.2 §R2 §R9

    def holds(self, g: Table, omen: i64) -> bool:
        """Is its condition met by the Doors that lie there?"""
        if omen <= BROWN:
            return gained_of_colour(g, omen) >= 2  # §7.1 §R14
        if omen == PAIR:
            return paired_doors(g) != 0  # §7.1
        if omen == THREE:
            return doors_gained(g) >= 3  # §7.1
        if omen == FIVE:
            return doors_gained(g) >= 5  # §7.1
        return all_colours_gained(g)  # §7.1

    def suffer(self, g: Table, omen: i64) -> None:
        """Take a Premonition aside for good and carry its penalty out."""
        g.move(self.first + omen, self.face_up, self.past)  # §7.2.2 §R1 §R15
        if omen == RED:
            discard_from_deck(g, red_chambers(g.rules))  # §7.1 §R4
            end_search(g)  # §R5 §C11
        elif omen == BLUE:
            keys = min(KEYS_LOST, deck_holds(g, g.rules.keys))  # §R6 | off: keys = KEYS_LOST
            g.call(self.two_keys, to_choose(keys))  # §7.1
        elif omen == GREEN:
            if g.count(DISCARDED, self.nightmare) > 0:  # §R6
                g.move(self.nightmare, DISCARDED, LIMBO)  # §7.1
        elif omen in (BROWN, PAIR):
            g.call(self.door_penalty, omen)  # §7.1
        elif omen == THREE:
            g.call(self.reveal, 1)  # §7.1
            g.call(REDRAW)  # §7.1 §R7 §B17
            g.discard_hand()  # §7.1 §R7 §R18
        elif omen == FIVE:
            g.call(self.reveal, 2)  # §7.1
        else:
            discard_from_deck(g, bit(self.happy_dream))  # §7.1
            end_search(g)  # §R5 §C11

    def write_omens(self, omens: i64) -> str:
        return ",".join([OMENS[i] for i in range(len(OMENS)) if omens >> i & 1])

    def read_omens(self, text: str) -> i64:
        omens: i64 = 0
        for code in text.split(","):
            if code not in OMENS:
                raise ValueError(f"{code!r} is no Premonition")
            omens |= bit(OMENS.index(code))
        return omens


class Reveal(Step):
    """Turn up Premonitions of the reserve (argument: those already turned up << 4 | how many)."""

    def __init__(self, dark: Premonitions) -> None:
        self.dark: Premonitions = dark

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        """As `2`, or `1:Pr` when the first of two has been turned up."""
        fresh = self.dark.write_omens(arg >> 4)
        return f"{arg & 15}:{fresh}" if fresh else str(arg)

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        number, colon, fresh = text.partition(":")
        left = int(number) if number.isdecimal() and len(number) == 1 else 0
        if not 0 < left <= len(OMENS):
            raise ValueError("how many Premonitions are turned up, 1 to 8")
        return (self.dark.read_omens(fresh) << 4 if colon else 0) | left

    def run(self, g: Table) -> i64:
        dark = self.dark
        left = g.arg() & 15
        fresh = g.arg() >> 4
        while left > 0 and g.size(dark.reserve) > 0:  # §R6
            card = g.by_chance(dark.reserve)
            if card == UNKNOWN:
                g.set_arg(fresh << 4 | left)
                return WAIT
            g.origin = dark.reserve
            g.place(card, dark.face_up)  # §7.2.1
            fresh |= bit(card - dark.first)
            left -= 1
        g.done()
        if fresh != 0:
            g.call(dark.omens, fresh)  # §7.2.4 §R15
        return GO


class Omens(Step):
    """Premonitions that hold are suffered, one after the other, until none holds.

    Argument: those that were turned up last, which come before older ones; 0: all.
    """

    def __init__(self, dark: Premonitions, suffer: i64) -> None:
        self.dark: Premonitions = dark
        self.verb: i64 = suffer

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        return self.dark.write_omens(arg)

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        return self.dark.read_omens(text)

    def run(self, g: Table) -> i64:
        omens = self.holding(g)
        if omens == 0:
            g.done()
            return GO
        if omens & (omens - 1) != 0:  # §7.2.3 | off: if False:
            return ASK
        omen: i64 = 0
        while bit(omen) != omens:
            omen += 1
        self.dark.suffer(g, omen)  # §7.2.2 §7.2.3
        return GO

    def holding(self, g: Table) -> i64:
        """Those whose turn it is, looked at anew each time."""
        dark = self.dark
        among = g.arg() if g.arg() != 0 else bit(len(OMENS)) - 1  # §R15
        found: i64 = 0
        omen: i64
        for omen in range(len(OMENS)):
            lies_there = among & bit(omen) != 0 and g.find(dark.face_up, dark.first + omen) > 0
            if lies_there and dark.holds(g, omen):  # §7.2.2 §7.2.3
                found |= bit(omen)
        return found

    def options(self, g: Table) -> None:
        omens = self.holding(g)
        omen: i64
        for omen in range(len(OMENS)):
            if omens & bit(omen) != 0:
                g.offer(self.verb, self.dark.first + omen)  # §7.2.3

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        self.dark.suffer(g, ref - self.dark.first)  # §7.2.3


class TwoKeys(Several):
    """Blue: Keys of the deck are discarded, and it is shuffled."""

    def stock(self, g: Table, kind: i64) -> i64:
        return deck_holds(g, g.rules.keys & bit(kind))  # §7.1 §R6

    def take(self, g: Table, kind: i64) -> None:
        g.search_out(kind)
        g.place(kind, DISCARDED)  # §7.1 §T9

    def over(self, g: Table) -> None:
        end_search(g)  # §R5 §C11


class DoorPenalty(Step):
    """A Door goes to Limbo (argument: which Premonition takes it, brown or pair)."""

    def __init__(self, partners: i64) -> None:
        self.partners: i64 = partners  # the verb for a Door of the partner; 0: there is none

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        return OMENS[arg]

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        if text not in (OMENS[BROWN], OMENS[PAIR]):
            raise ValueError("the Premonition that takes a Door is Pt or P2")
        return OMENS.index(text)

    def lacks(self, g: Table, arg: i64) -> str:
        there = paired_doors(g) != 0 if arg == PAIR else doors_gained(g) > 0
        return "" if there else "a Door that it could take"

    def options(self, g: Table) -> None:
        doors = g.rules.doors
        if g.arg() == PAIR:  # §R17 | off: if False:
            doors = paired_doors(g)  # §7.1 §R17
        g.offer_zone(PAY_DOOR, g.doors, doors)  # §7.1 §R17
        if self.partners != 0:
            g.offer_zone(self.partners, doors_of_partner(g), doors)  # §R11 §R17

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.done()
        g.lose_door(ref, g.doors if verb == PAY_DOOR else doors_of_partner(g))  # §7.1 §R8 §R11


class HappyDream(Step):
    """Remove a Premonition, sift the top seven, or fetch a card; then it is discarded."""

    def __init__(self, dark: Premonitions, avert: i64, seven: i64, fetch: i64) -> None:
        self.dark: Premonitions = dark
        self.avert: i64 = avert
        self.seven: i64 = seven
        self.fetch: i64 = fetch

    def lies_on(self) -> str:
        return "fill"

    def cares_for(self) -> i64:
        return DRAWN

    def lacks(self, g: Table, arg: i64) -> str:
        return "" if g.find(DRAWN, self.dark.happy_dream) == 1 else "a drawn Happy Dream"

    def searches(self) -> str:
        return "fetch"

    def options(self, g: Table) -> None:
        g.offer_zone(self.avert, self.dark.face_up, self.dark.tokens)  # §7.2.5 §R12
        g.offer(self.seven)  # §7.2.5 §R16
        k: i64
        for k in range(g.rules.n_kinds):
            if g.in_deck(k):  # §R16
                g.offer(self.fetch, k)  # §7.2.5

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.turn_into(BURY)  # §7.2.5
        if verb == self.avert:
            g.move(ref, self.dark.face_up, self.dark.past)  # §7.2.5 §R1
            return
        g.call(ORDER)  # §7.2.5 §R16
        if verb == self.seven:
            g.call(self.dark.wash)  # §7.2.5
            g.call(SHOW, SEVEN)  # §7.2.5 §16.3
        else:
            end_search(g)  # §7.2.5 §R16 §5.2.9
            forget_places(g)
            g.search_out(ref)
            g.place(ref, SEEN, g.me)  # §T9 | off: g.place(ref, SEEN, 3)


class Wash(Step):
    """Discard any number of the cards shown, in ascending order (argument: the lowest kind)."""

    def write_arg(self, rules: Ruleset, arg: i64) -> str:
        return rules.codes[arg]

    def read_arg(self, rules: Ruleset, text: str) -> i64:
        return rules.known_kind(text)

    def run(self, g: Table) -> i64:
        if g.holds(SEEN, self.burnable(g)):
            return ASK
        g.done()
        return GO

    def burnable(self, g: Table) -> i64:
        kinds = g.rules.everything
        if g.rules.spares_needed:  # §R13
            kinds &= ~g.rules.needed
        return from_kind(kinds, g.arg())

    def options(self, g: Table) -> None:
        g.offer_zone(BURN_CARD, SEEN, self.burnable(g))  # §7.2.5
        g.offer(DECLINE)  # §7.2.5 §R16

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        if verb == DECLINE:
            g.done()
            return
        g.move(ref, SEEN, DISCARDED)  # §7.2.5
        g.set_arg(ref)


# --- below: verbs, Doors, red cards --------------------------------------------------------------


def pay_partner_door(rules: Ruleset) -> i64:
    if rules.seats == 1:
        return 0
    return rules.verb("pay-partner-door", "!p{}", CARD, int(rules.doors))


def all_colours_gained(g: Table) -> bool:
    c: i64
    for c in range(4):
        if gained_of_colour(g, c) == 0:
            return False
    return True


def paired_doors(g: Table) -> i64:
    """Kinds of Doors of a colour of which at least two lie there."""
    rules = g.rules
    found: i64 = 0
    k: i64
    c: i64
    for c in range(4):
        if gained_of_colour(g, c) < 2:  # §R14 §R17
            continue
        for k in range(rules.n_kinds):
            if (rules.doors >> k) & 1 and rules.colours[k] == bit(c):
                found |= bit(k)
    return found


def doors_of_partner(g: Table) -> i64:
    return g.rules.door_zones[1 - g.mem[ACTIVE]]


def red_chambers(rules: Ruleset) -> i64:
    """What can lie in a labyrinth row and is red alone."""
    found: i64 = 0
    k: i64
    for k in range(rules.n_kinds):
        if (rules.playable >> k) & 1 and rules.colours[k] == RED_ONLY:  # §R4
            found |= bit(k)
    return found
