"""Phase 1: play or discard one card; a trio; the search for a Door (rules §1.3.1 to §1.3.6)."""

from __future__ import annotations

from onirim.engine.actions import GROUP_SHIFT
from onirim.engine.card_sets import USED_MARK, bit, has, single
from onirim.engine.hooks import (
    DISCARDED_CARD,
    DOORS_CHANGED,
    GO,
    SEARCHED,
    TRIO_COMPLETE,
    TURN_START,
    Step,
)
from onirim.engine.info import Question
from onirim.engine.memory import DISCARDED
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import (
    DECLINE,
    DISCARD,
    FILL,
    LIMBO_BACK,
    NAME,
    NAME_COLOUR,
    PLAY,
    SEARCH,
    SHUFFLE,
    TAKE,
    TRIO,
)


def queue_later_phases(state: State) -> None:
    """Put phases 2 and 3 on the stack; the effect of the action comes above them."""
    state.replace_with_two(LIMBO_BACK, FILL)


class PlayOrDiscard(Step):
    """The turn's action."""

    def is_turn(self) -> bool:
        return True

    def question(self) -> Question:
        return Question(picks=[PLAY, DISCARD], window="turn")

    def options(self, state: State) -> None:
        playable = state.rules.playable
        if state.size(state.row) > 0:
            end = state.last(state.row)
            playable &= ~state.rules.clashes[end]  # §1.3.2 §B15 §8.2.2
        for m in state.rules.on_barred:
            playable &= ~m.barred(state)  # §X12
        offer_play_or_discard(state, state.hand, playable, 0)
        i: i64 = 1
        while i < state.rules.groups:
            offer_play_or_discard(state, state.hand_group(i), playable, i << GROUP_SHIFT)
            i += 1
        for m in state.rules.on_turn_options:
            m.turn_options(state)
        state.offer_window(TURN_START)  # §15.1 §K12

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        queue_later_phases(state)
        if verb == PLAY:
            state.move_hand_card(ref, state.row)  # §1.3.1
            complete_trio(state)
            return
        card = state.move_hand_card(ref, DISCARDED)  # §1.3.6
        rules = state.rules
        effect = rules.on_discard[card]
        if effect != 0:  # §1.3.6
            state.push_step(effect, rules.discard_arg[card])  # §1.3.7 §B19
        state.trigger(DISCARDED_CARD, card)  # §T4 §T8


def complete_trio(state: State) -> None:
    """If the last three cards of the row are a trio, mark them used and ask for the Door."""
    rules = state.rules
    row = state.row
    n = state.size(row)
    if n < 3:
        return
    if state.marked(row, n - 2, USED_MARK) or state.marked(row, n - 1, USED_MARK):  # §1.3.4 §X11
        return
    a = state.at(row, n - 2)
    b = state.at(row, n - 1)
    c = state.at(row, n)
    common = rules.colours[a] & rules.colours[b] & rules.colours[c]  # §X6
    if common == 0:  # §1.3.5 §X11
        return
    for m in rules.on_trio:
        if not m.trio(state, a, b, c):  # §X11
            return
    state.mark(row, n - 2, USED_MARK)  # §X11
    state.mark(row, n - 1, USED_MARK)  # §X11
    state.mark(row, n, USED_MARK)  # §B2 §X11 §X13
    state.push_step(TRIO if single(common) else NAME_COLOUR, common)  # §1.3.3 §B2


def offer_play_or_discard(state: State, zone: i64, playable: i64, group: i64) -> None:
    """Both verbs in one pass: this question is asked more often than all others together.

    What is not offered is written, too, and then written over: no branch depends on the cards.
    """
    mem = state.mem
    choices = state.choices
    discardable = state.rules.discardable
    play = PLAY << 8 | group
    discard = DISCARD << 8 | group
    n = state.n_choices
    previous: i64 = -1
    i = zone + 1
    end = zone + mem[zone]
    while i <= end:
        card = mem[i] >> 2
        fresh: i64 = 0 if card == previous else 1
        previous = card
        choices[n] = play + card
        n += (playable >> card) & fresh
        choices[n] = discard + card
        n += (discardable >> card) & fresh  # §1.3.6 §B15
        i += 1
    state.n_choices = n


class Trio(Step):
    """A trio is complete: you may look for a Door of its colour (argument: colours)."""

    def question(self) -> Question:
        return Question(picks=[TAKE, SEARCH, DECLINE], window="trio", source="deck")

    def allowed_below(self) -> str:
        return "fill"

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg != 0 and state.size(state.row) >= 3:
            return None
        return Message("missing-trio", "a trio in the active row and its colour")

    def options(self, state: State) -> None:
        rules = state.rules
        colours = state.arg()
        doors = rules.doors
        k: i64 = 0
        while bit(k) <= doors:
            if has(doors, k) and rules.colours[k] & colours != 0 and state.in_deck(k):  # §B4
                state.offer(TAKE, k)  # §1.3.3 §K2
            k += 1
        state.offer(SEARCH)  # §B18
        state.offer(DECLINE)  # §B1 §K1
        for m in rules.on_search_options:
            m.search_options(state, colours)
        state.offer_window(TRIO_COMPLETE)  # §15.5 §K12

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if verb == DECLINE:  # §B18
            state.pop_step()
            return
        state.replace_step(SHUFFLE, 1 if verb == TAKE else 0)
        state.trigger(SEARCHED, 0)
        if verb == TAKE:
            state.search_out(ref)
            state.gain_door(ref)  # §1.3.3


class NameColour(Step):
    """A trio that has several colours: the player names the one it counts as."""

    def question(self) -> Question:
        return Question(picks=[NAME])

    def allowed_below(self) -> str:
        return "fill"

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg != 0 and state.size(state.row) >= 3:
            return None
        return Message("missing-trio-colours", "a trio in the active row and its colours")

    def options(self, state: State) -> None:
        c: i64
        for c in range(4):
            if has(state.arg(), c):
                state.offer(NAME, c)  # §X-wild

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.replace_step(TRIO, bit(ref))  # §X-wild


class Shuffle(Step):
    """The deck was looked through: shuffle it (argument 1: then see what the new Door changes)."""

    def run(self, state: State) -> i64:
        gained = state.arg()
        state.pop_step()
        if gained == 1:
            state.trigger(DOORS_CHANGED, 0)  # §R2 §R18 §12.3
        state.shuffle()  # §1.3.3 §B3
        return GO
