"""Phase 2: fill the hand, one card at a time (rules §1.3.9 to §1.3.11), and the redraw (§B17)."""

from __future__ import annotations

from onirim.engine.card_sets import has
from onirim.engine.deck import UNKNOWN
from onirim.engine.hooks import ASK, BEFORE_DRAW, DOOR_DRAWN, DOORS_CHANGED, GO, WAIT, Step
from onirim.engine.info import Question
from onirim.engine.memory import DISCARDED, DRAWN, LIMBO
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import DECLINE, DRAW, UNLOCK


def wait_or_lose(state: State, answer: i64) -> i64:
    """Wait for chance if the next card is unknown; lose if the deck is empty."""
    if answer == UNKNOWN:
        return WAIT
    state.lose()  # §1.3.16 §B7 §2.1.8
    return GO


class Fill(Step):
    """Draw until the hand is full.

    Whoever has a power to use may do so before each draw (argument 1: the next card is drawn now).
    """

    def question(self) -> Question:
        return Question(picks=[DRAW], window="draw")

    def allowed_below(self) -> str:
        return "limbo"

    def fills_hand(self) -> bool:
        return True

    def run(self, state: State) -> i64:  # noqa: C901  # the hottest loop: a branch is no call
        hand = state.hand
        room = state.rules.group_room[0]
        windows = len(state.rules.on_interrupts) > 0
        while True:
            if state.mem[hand] < room:  # §1.3.9 §B8
                group = hand  # §2.1.5
                partner = state.partner  # §T11
            else:
                group = state.next_group_to_fill()  # §2.1.5
                partner = 0
                if group == 0:
                    state.pop_step()
                    return GO
            if windows and self.may_act_first(state):
                return ASK
            card = state.draw() if partner == 0 else state.draw_to_hand()
            if card < 0:
                return wait_or_lose(state, card)
            if windows:
                state.set_arg(0)  # §15.6
            step = state.rules.on_draw[card]
            if step != 0:  # §1.3.11 §T6
                state.place(card, DRAWN)
                state.push_step(step)
                return GO
            if partner == 0:
                state.place(card, group)  # §1.3.9
            else:
                state.place_in_hand(card, group, partner)  # §1.3.9

    def may_act_first(self, state: State) -> bool:
        """Is there a power to use before this draw? Otherwise the card is drawn, argument 1."""
        if state.arg() == 1 or state.deck_size() == 0:  # §15.6
            return False
        state.n_choices = 0
        state.offer_window(BEFORE_DRAW)
        found = state.n_choices > 0
        state.n_choices = 0
        if not found:
            state.set_arg(1)
        return found

    def options(self, state: State) -> None:
        state.offer(DRAW)
        state.offer_window(BEFORE_DRAW)  # §15.3 §K12

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.set_arg(1)


class DrawnDoor(Step):
    """A Door was drawn: a Key of its colour gains it, else it goes to Limbo."""

    def question(self) -> Question:
        return Question(picks=[UNLOCK, DECLINE], window="door")

    def allowed_below(self) -> str:
        return "fill"

    def clears_zone(self) -> i64:
        return DRAWN

    def missing(self, state: State, arg: i64) -> Message | None:
        if state.holds(DRAWN, state.rules.doors) and state.size(DRAWN) == 1:
            return None
        return Message("missing-drawn-door", "a drawn Door")

    def run(self, state: State) -> i64:
        door = state.last(DRAWN)
        keys = state.rules.unlocked_by[door]
        for m in state.rules.on_extra_keys:
            keys |= m.extra_keys(state, door)  # §15.5
        if state.hand_holds(keys):  # §1.3.10
            return ASK
        state.pop_step()
        state.move(door, DRAWN, LIMBO)  # §1.3.10
        return GO

    def options(self, state: State) -> None:
        state.offer_hand(UNLOCK, state.rules.unlocked_by[state.last(DRAWN)])  # §1.3.10 §B13 §K1
        state.offer(DECLINE)  # §1.3.10 §K1
        state.offer_window(DOOR_DRAWN)  # §15.5 §K12

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if verb == UNLOCK:
            unlock_door(state, ref)
            return
        state.pop_step()
        state.move(state.last(DRAWN), DRAWN, LIMBO)  # §1.3.10


def unlock_door(state: State, ref: i64) -> None:
    """Discard this hand card as the Key and gain the drawn Door."""
    door = state.last(DRAWN)
    state.pop_step()
    state.move_hand_card(ref, DISCARDED)  # §1.3.8 §1.3.10
    state.trigger(DOORS_CHANGED, 0)
    state.lift(door, DRAWN)
    state.gain_door(door)  # §1.3.10


class Redraw(Step):
    """Draw a whole hand as in set-up: what is no Location goes to Limbo unresolved."""

    def fills_hand(self) -> bool:
        return True

    def run(self, state: State) -> i64:
        locations = state.rules.locations
        hand = state.hand
        room = state.rules.group_room[0]
        while True:
            if state.mem[hand] < room:
                group = hand
                partner = state.partner  # §T11
            else:
                group = state.next_group_to_fill()  # §2.1.6
                partner = 0
                if group == 0:
                    state.pop_step()
                    return GO
            card = state.draw() if partner == 0 else state.draw_to_hand()
            if card < 0:
                return wait_or_lose(state, card)  # §B7
            if not has(locations, card):
                state.place(card, LIMBO)  # §B17 §1.2.1
            elif partner == 0:
                state.place(card, group)
            else:
                state.place_in_hand(card, group, partner)  # §T9
