"""Looking at the top of the deck: Prophecy, and the steps it is made of (rules §1.3.7)."""

from __future__ import annotations

from typing import Final

from onirim.engine.deck import EMPTY, UNKNOWN
from onirim.engine.hooks import ASK, GO, WAIT, Step
from onirim.engine.memory import DISCARDED, SEEN, TOP
from onirim.engine.native import i64
from onirim.engine.table import Table
from onirim.engine.vocabulary import BURN, BURN_CARD, LOOK, ORDER, TOP_CARD

PROPHECY_DEPTH: Final = 5  # §1.3.7
MOST_SEEN: Final = 12  # the room of the zone of cards being looked at


class Prophecy(Step):
    """Look at the top five cards, discard one, put the others back in any order."""

    def name(self) -> str:
        return "prophecy"

    def run(self, g: Table) -> i64:
        g.turn_into(ORDER)  # §1.3.7
        g.call(BURN)  # §1.3.7
        g.call(LOOK, PROPHECY_DEPTH)  # §1.3.7
        return GO


class Look(Step):
    """Take cards from the top of the deck to look at (argument: how many more)."""

    def name(self) -> str:
        return "look"

    def lacks(self, g: Table, arg: i64) -> str:
        return "" if arg + g.size(SEEN) <= MOST_SEEN else "room for so many cards"

    def run(self, g: Table) -> i64:
        left = g.arg()
        while left > 0:
            card = g.draw()
            if card == UNKNOWN:
                g.set_arg(left)
                return WAIT
            if card == EMPTY:  # §1.3.7
                break
            g.place(card, SEEN, g.me)  # §16.2 | off: g.place(card, SEEN, 3)
            left -= 1
        g.done()
        return GO


class Burn(Step):
    """Discard exactly one of the cards looked at."""

    def name(self) -> str:
        return "burn"

    def rule(self) -> str:
        return "§1.3.7"

    def run(self, g: Table) -> i64:
        if g.size(SEEN) > 0:  # §B12 | off: if True:
            return ASK
        g.done()
        return GO

    def options(self, g: Table) -> None:
        rules = g.rules
        every = rules.everything
        if rules.spares_needed and g.holds(SEEN, every & ~rules.needed):  # §B10
            every &= ~rules.needed
        g.offer_zone(BURN_CARD, SEEN, every)  # §B11

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.move(ref, SEEN, DISCARDED)  # §1.3.7 §B11
        g.done()


class Order(Step):
    """Put the cards looked at back on top, the next one first (argument: how many lie there)."""

    def name(self) -> str:
        return "order"

    def lacks(self, g: Table, arg: i64) -> str:
        return "" if arg <= g.size(TOP) else "so many cards on top of the deck"

    def rule(self) -> str:
        return "§1.3.7"

    def run(self, g: Table) -> i64:
        mem = g.mem
        n = mem[SEEN]
        if n > 1 and mem[SEEN + 1] != mem[SEEN + n]:
            return ASK
        placed = g.arg()
        while n > 0:
            card = mem[SEEN + 1] >> 2
            g.put_on_top(card, placed, g.me)  # §T9 | off: g.put_on_top(card, placed, 3)
            placed += 1
            n -= 1
        g.done()
        return GO

    def options(self, g: Table) -> None:
        g.offer_zone(TOP_CARD, SEEN, g.rules.everything)

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.put_on_top(ref, g.arg(), g.me)  # §1.3.7 §16.2 §T9
        g.set_arg(g.arg() + 1)
