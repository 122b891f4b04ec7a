"""Cards taken from an end of the deck to look at, and put back (rules §1.3.7, §16.2, §16.3)."""

from __future__ import annotations

from typing import Final

from onirim.engine.cards import MARKS
from onirim.engine.deck import EMPTY, UNKNOWN
from onirim.engine.hooks import ASK, GO, WAIT, Step
from onirim.engine.memory import SEEN, TOP
from onirim.engine.native import i64
from onirim.engine.table import Table
from onirim.engine.vocabulary import BOTTOM_CARD, TOP_CARD

MOST_SEEN: Final = 12  # the room of the zone of cards being looked at
EVERY_SEAT: Final = 3


class Look(Step):
    """Take cards from the top of the deck to look at alone (argument: how many more)."""

    def lacks(self, g: Table, arg: i64) -> str:
        return "" if arg + g.size(SEEN) <= MOST_SEEN else "room for so many cards"

    def run(self, g: Table) -> i64:
        left = g.arg()
        while left > 0:
            card = self.next_card(g)
            if card == UNKNOWN:
                g.set_arg(left)
                return WAIT
            if card == EMPTY:  # §1.3.7 §G3 §K7 §W6
                break
            g.place(card, SEEN, self.seers(g))
            left -= 1
        g.done()
        return GO

    def next_card(self, g: Table) -> i64:
        return g.draw()  # §11.4

    def seers(self, g: Table) -> i64:
        return g.me  # §16.2


class Show(Look):
    """The same, but everybody sees them."""

    def seers(self, g: Table) -> i64:
        return EVERY_SEAT if g.rules.seats > 1 else g.me  # §16.3


class LookBelow(Look):
    """Look at cards from the bottom of the deck, alone."""

    def next_card(self, g: Table) -> i64:
        return g.draw_below()


class Order(Step):
    """Put the cards looked at back on top, the next one first (argument: how many lie there).

    Cards that are all equal have no order: everybody who saw them knows where they are.
    """

    def cares_for(self) -> i64:
        return SEEN

    def lacks(self, g: Table, arg: i64) -> str:
        return "" if arg <= g.size(TOP) else "so many cards on top of the deck"

    def run(self, g: Table) -> i64:
        mem = g.mem
        n = mem[SEEN]
        if n > 1 and mem[SEEN + 1] >> 2 != mem[SEEN + n] >> 2:
            return ASK
        placed = g.arg()
        seers = g.me if placed > 0 else mem[SEEN + 1] & MARKS  # §T9 §T11
        while n > 0:
            g.put_on_top(mem[SEEN + 1] >> 2, placed, seers)
            placed += 1
            n -= 1
        g.done()
        return GO

    def options(self, g: Table) -> None:
        g.offer_zone(TOP_CARD, SEEN, g.rules.everything)

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.put_on_top(ref, g.arg(), g.me)  # §16.2 §T9
        g.set_arg(g.arg() + 1)


class OrderBelow(Step):
    """Put the cards looked at to the bottom, the one drawn first of them first (argument: n)."""

    def cares_for(self) -> i64:
        return SEEN

    def run(self, g: Table) -> i64:
        mem = g.mem
        n = mem[SEEN]
        if n > 1 and mem[SEEN + 1] >> 2 != mem[SEEN + n] >> 2:
            return ASK
        seers = g.me if g.arg() > 0 else mem[SEEN + 1] & MARKS  # §T9 §T11
        while n > 0:
            g.put_below(mem[SEEN + 1] >> 2, seers)
            n -= 1
        g.done()
        return GO

    def options(self, g: Table) -> None:
        g.offer_zone(BOTTOM_CARD, SEEN, g.rules.everything)  # §15.7

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.put_below(ref, g.me)  # §4.2.3 §K6 §T9
        g.set_arg(g.arg() + 1)
