"""The Nightmare and its four answers (rules §1.3.12, §B5, §B6; the order is §12.4)."""

from __future__ import annotations

from typing import Final

from onirim.engine.deck import EMPTY, UNKNOWN
from onirim.engine.hooks import GO, NIGHTMARE_DRAWN, NIGHTMARE_RESOLVED, WAIT, Step
from onirim.engine.memory import DISCARDED, DRAWN, LIMBO, SEEN
from onirim.engine.native import i64
from onirim.engine.table import Table
from onirim.engine.vocabulary import (
    BURY,
    NIGHTMARE,
    PAY_DOOR,
    PAY_FIVE,
    PAY_HAND,
    PAY_KEY,
    REDRAW,
    REVEAL_FIVE,
)

REVEALED: Final = 5  # §1.3.12


class Nightmare(Step):
    """Choose one of the four answers (argument 1: it is suffered without a card)."""

    def lies_on(self) -> str:
        return "fill"

    def cares_for(self) -> i64:
        return DRAWN

    def lacks(self, g: Table, arg: i64) -> str:
        if arg == 1:
            return "" if g.size(DRAWN) == 0 else "that nothing is drawn"
        found = g.size(DRAWN) == 1 and g.rules.on_draw[g.last(DRAWN)] == NIGHTMARE
        return "" if found else "a drawn Nightmare"

    def options(self, g: Table) -> None:
        rules = g.rules
        g.offer_hand(PAY_KEY, rules.keys)  # §1.3.12 §B6
        g.offer_zone(PAY_DOOR, g.doors, rules.doors)  # §1.3.12 §B6 §B14 §T3 §O9
        if g.arg() == 0 or g.deck_size() >= REVEALED:  # §B5 §B6 §I3
            g.offer(PAY_FIVE)  # §1.3.12 §B5 §B6
        g.offer(PAY_HAND)  # §1.3.12 §B6
        if g.arg() == 0:  # §I4 §I8
            for m in rules.on_interrupts:
                m.interrupts(g, NIGHTMARE_DRAWN)  # §15.4 §K12

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.turn_into(BURY)  # §1.3.13
        g.moment(NIGHTMARE_RESOLVED, 0)
        if verb == PAY_KEY:
            g.hand_card(ref, DISCARDED)  # §1.3.8 §1.3.12
        elif verb == PAY_DOOR:
            g.lose_door(ref, g.doors)  # §1.3.12
        elif verb == PAY_FIVE:
            g.call(REVEAL_FIVE, REVEALED)  # §1.3.12
        else:
            g.discard_hand()  # §1.3.8 §1.3.12
            g.call(REDRAW)  # §1.3.12 §1.3.13 §B17 §W4


class RevealFive(Step):
    """Reveal cards of the deck: Locations are discarded, the rest goes to Limbo."""

    def lies_on(self) -> str:
        return "bury moment"

    def run(self, g: Table) -> i64:
        washed = g.rules.washed
        left = g.arg()
        while left > 0:
            card = g.draw()
            if card == UNKNOWN:
                g.set_arg(left)
                return WAIT
            if card == EMPTY:  # §B5
                break
            left -= 1
            if (washed >> card) & 1:  # §1.3.12 §12.6
                g.place(card, DISCARDED)
            else:
                g.place(card, LIMBO)  # §8.2.8 §W3
        g.done()
        return GO


class Bury(Step):
    """The Nightmare is resolved and goes to the discard pile."""

    def lies_on(self) -> str:
        return "fill"

    def cares_for(self) -> i64:
        return DRAWN

    def run(self, g: Table) -> i64:
        g.done()
        if g.size(DRAWN) > 0:
            g.move(g.last(DRAWN), DRAWN, DISCARDED)  # §1.3.12
        return GO


class DiscardNightmares(Step):
    """Those among the cards looked at are discarded unresolved."""

    def run(self, g: Table) -> i64:
        g.done()
        i = g.size(SEEN)
        while i > 0:
            card = g.at(SEEN, i)
            if g.rules.on_draw[card] == NIGHTMARE:  # §9.1
                g.move(card, SEEN, DISCARDED)
            i -= 1
        return GO
