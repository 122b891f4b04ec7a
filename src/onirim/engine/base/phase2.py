"""Phase 2: fill the hand, one card at a time (rules §1.3.9 to §1.3.11), and the redraw (§B17)."""

from __future__ import annotations

from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import ASK, BEFORE_DRAW, DOOR_DRAWN, DOORS_CHANGED, GO, WAIT, Step
from onirim.engine.memory import DISCARDED, DRAWN, LIMBO
from onirim.engine.native import i64
from onirim.engine.table import Table
from onirim.engine.vocabulary import DECLINE, DRAW, UNLOCK


def no_card(g: Table, answer: i64) -> i64:
    """A card must be drawn: chance has to tell it, or there is none and the game is lost."""
    if answer == UNKNOWN:
        return WAIT
    g.lose()  # §1.3.16 §B7 §2.1.8
    return GO


class Fill(Step):
    """Draw until the hand is full.

    Whoever has a power to use may do so before each draw (argument 1: the next card is drawn now).
    """

    def lies_on(self) -> str:
        return "limbo"

    def run(self, g: Table) -> i64:
        rules = g.rules
        mem = g.mem
        hand = g.hand
        room = rules.group_room[0]
        windows = len(rules.on_interrupts) > 0
        while True:
            if mem[hand] < room:  # §1.3.9 §B8
                group = hand  # §2.1.5
                partner = g.partner  # §T11
            else:
                group = g.short_group()  # §2.1.5
                partner = 0
                if group == 0:
                    g.done()
                    return GO
            if windows and self.may_act_first(g):
                return ASK
            card = g.draw()
            if card < 0:
                return no_card(g, card)
            if windows:
                g.set_arg(0)  # §15.6
            step = rules.on_draw[card]
            if step != 0:  # §1.3.11 §T6
                g.place(card, DRAWN)
                g.call(step)
                return GO
            g.place(card, group, g.seers & partner)  # §1.3.9

    def may_act_first(self, g: Table) -> bool:
        """Is there a power to use before this draw? Otherwise the card is drawn, argument 1."""
        if g.arg() == 1 or g.deck_size() == 0:  # §15.6
            return False
        g.n_choices = 0
        g.offer_window(BEFORE_DRAW)
        found = g.n_choices > 0
        g.n_choices = 0
        if not found:
            g.set_arg(1)
        return found

    def options(self, g: Table) -> None:
        g.offer(DRAW)
        g.offer_window(BEFORE_DRAW)  # §15.3 §K12

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        g.set_arg(1)


class Door(Step):
    """A Door was drawn: a Key of its colour gains it, else it goes to Limbo."""

    def lies_on(self) -> str:
        return "fill"

    def cares_for(self) -> i64:
        return DRAWN

    def lacks(self, g: Table, arg: i64) -> str:
        return "" if g.holds(DRAWN, g.rules.doors) and g.size(DRAWN) == 1 else "a drawn Door"

    def run(self, g: Table) -> i64:
        door = g.last(DRAWN)
        keys = g.rules.unlocked_by[door]
        for m in g.rules.on_extra_keys:
            keys |= m.extra_keys(g, door)  # §15.5
        if g.hand_holds(keys):  # §1.3.10
            return ASK
        g.done()
        g.move(door, DRAWN, LIMBO)  # §1.3.10
        return GO

    def options(self, g: Table) -> None:
        g.offer_hand(UNLOCK, g.rules.unlocked_by[g.last(DRAWN)])  # §1.3.10 §B13 §K1
        g.offer(DECLINE)  # §1.3.10 §K1
        g.offer_window(DOOR_DRAWN)  # §15.5 §K12

    def choose(self, g: Table, verb: i64, ref: i64) -> None:
        if verb == UNLOCK:
            claim_door(g, ref)
            return
        g.done()
        g.move(g.last(DRAWN), DRAWN, LIMBO)  # §1.3.10


def claim_door(g: Table, ref: i64) -> None:
    """The drawn Door is gained with this hand card."""
    door = g.last(DRAWN)
    g.done()
    g.hand_card(ref, DISCARDED)  # §1.3.8 §1.3.10
    g.moment(DOORS_CHANGED, 0)
    g.lift(door, DRAWN)
    g.gain_door(door)  # §1.3.10


class Redraw(Step):
    """Draw a whole hand as in set-up: what is no Location goes to Limbo unresolved."""

    def run(self, g: Table) -> i64:
        locations = g.rules.locations
        mem = g.mem
        hand = g.hand
        room = g.rules.group_room[0]
        while True:
            if mem[hand] < room:
                group = hand
                partner = g.partner  # §T11
            else:
                group = g.short_group()  # §2.1.6
                partner = 0
                if group == 0:
                    g.done()
                    return GO
            card = g.draw()
            if card < 0:
                return no_card(g, card)
            if (locations >> card) & 1:
                g.place(card, group, g.seers & partner)  # §T9
            else:
                g.place(card, LIMBO)  # §B17 §1.2.1
