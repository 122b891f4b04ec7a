"""Cards taken from an end of the deck to look at, and put back (rules §1.3.7, §16.2, §16.3)."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import EVERY_SEAT, MARK_BITS
from onirim.engine.deck import EMPTY, UNKNOWN
from onirim.engine.hooks import ASK, GO, WAIT, Step
from onirim.engine.info import Question
from onirim.engine.memory import BOTTOM, SEEN, TOP
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import BOTTOM_CARD, TOP_CARD
from onirim.rules.steps.contents import cards_of

MOST_SEEN: Final = 12  # the room of the zone of cards being looked at


class Look(Step):
    """Take cards from the top of the deck to look at alone (argument: how many more)."""

    def looks_at_deck(self) -> bool:
        return True

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg + state.size(SEEN) <= MOST_SEEN:
            return None
        return Message("missing-room", "room for so many cards")

    def run(self, state: State) -> i64:
        left = state.arg()
        seers = self.seers(state)
        while left > 0:
            card = self.next_card(state)
            if card == UNKNOWN:
                state.set_arg(left)
                return WAIT
            if card == EMPTY:  # §1.3.7 §G3 §K7 §W6
                break
            state.place(card, SEEN, seers)
            left -= 1
        state.pop_step()
        return GO

    def next_card(self, state: State) -> i64:
        return state.draw_to_look()  # §11.4

    def seers(self, state: State) -> i64:
        return state.me  # §16.2


class Show(Look):
    """The same, but everybody sees them."""

    def next_card(self, state: State) -> i64:
        return state.draw()

    def seers(self, state: State) -> i64:
        return EVERY_SEAT if state.rules.seats > 1 else state.me  # §16.3


class LookBelow(Look):
    """Look at cards from the bottom of the deck, alone."""

    def next_card(self, state: State) -> i64:
        return state.draw_below()


class PutBack(Step):
    """All cards looked at go back to one end of the deck (argument: how many lie there).

    Nobody else sees their order. Cards that are all equal have none: everybody who saw them knows
    where they are.
    """

    def pool(self, state: State) -> list[int]:
        return cards_of(state, SEEN)

    def limits(self, state: State) -> tuple[int, int]:
        return int(state.size(SEEN)), int(state.size(SEEN))

    def clears_zone(self) -> i64:
        return SEEN

    def argument_is_hidden(self) -> bool:
        return True  # §T9 §T11

    def run(self, state: State) -> i64:
        n = state.size(SEEN)
        if n > 1 and state.at(SEEN, 1) != state.at(SEEN, n):
            return ASK
        placed = state.arg()
        marks = state.mem[SEEN + 1] & MARK_BITS
        seers = state.me if placed > 0 else marks  # §T9 §T11
        shown = placed > 0 and marks == EVERY_SEAT  # §T11
        while n > 0:
            self.put(state, state.at(SEEN, 1), placed, seers)
            placed += 1
            n -= 1
        if state.watcher is not None:
            state.watcher.cards_put_back(state, self.puts_back_to(), placed, shown)
        state.pop_step()
        return GO

    def put(self, state: State, card: i64, placed: i64, seers: i64) -> None:
        """Move a card looked at to the end of the deck where so many of them lie already."""
        raise NotImplementedError


class Order(PutBack):
    """Put the cards looked at back on top, the next one first."""

    def question(self) -> Question:
        return Question("order", [TOP_CARD], "as-chosen", private=True)

    def puts_back_to(self) -> i64:
        return TOP

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg <= state.size(TOP):
            return None
        return Message("missing-on-top", "so many cards on top of the deck")

    def put(self, state: State, card: i64, placed: i64, seers: i64) -> None:
        state.put_on_top(card, placed, seers)

    def options(self, state: State) -> None:
        state.offer_zone(TOP_CARD, SEEN, state.rules.everything)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.put_on_top(ref, state.arg(), state.me)  # §16.2 §T9
        state.set_arg(state.arg() + 1)


class OrderBelow(PutBack):
    """Put the cards looked at to the bottom, the one drawn first of them first."""

    def question(self) -> Question:
        return Question("order", [BOTTOM_CARD], "as-chosen", private=True)

    def puts_back_to(self) -> i64:
        return BOTTOM

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg <= state.size(BOTTOM):
            return None
        return Message("missing-at-bottom", "so many cards at the bottom of the deck")

    def put(self, state: State, card: i64, placed: i64, seers: i64) -> None:
        state.put_below(card, seers)

    def options(self, state: State) -> None:
        state.offer_zone(BOTTOM_CARD, SEEN, state.rules.everything)  # §15.7

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.put_below(ref, state.me)  # §4.2.3 §K6 §T9
        state.set_arg(state.arg() + 1)
