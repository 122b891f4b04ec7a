"""Two players (rules section 2): three Personal cards each, two Shared, own rows and Doors."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import (
    ARGUMENT,
    CARD,
    COLOUR,
    GROUP_SHIFT,
    HAND_CARD,
    MOST_GROUPS,
    NOTHING,
)
from onirim.engine.arguments import CardKind
from onirim.engine.card_sets import ALL_COLOURS, COLOURS, has
from onirim.engine.hooks import ACT, ASK, DISCARDED_CARD, GO, NOT_THERE, TURN_START, Module, Step
from onirim.engine.info import CounterInfo, Question, VerbInfo
from onirim.engine.journal import SIGNALLED
from onirim.engine.memory import ACTIVE, LIMBO, SORTED
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.shown_sets import ShownSets
from onirim.rules.base.phase2 import wait_or_lose
from onirim.rules.numbers import DECLINE, SET_BACK
from onirim.rules.steps.contents import cards_of

PERSONAL: Final = 3  # §2.1.5
SHARED_SIZE: Final = 2  # §2.1.1 §2.1.5
REVEALED_TO_DRAFT: Final = 8  # §2.1.1
SHARED_GROUP: Final = 1
PICKING: Final = VerbInfo("shared", "hand", gains="card")
SWAPPING: Final = VerbInfo("hand shared", "shared hand", gains="card")
SIGNALLING: Final = VerbInfo(windows="turn", extra=True)
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

    def house_rules(self) -> list[str]:
        return ["T1"]

    def manual_house_rules(self) -> list[str]:
        return ["T1"]

    def install(self, rules: Ruleset) -> None:
        rules.seats = 2
        rules.hidden_hands = not self.open_hands  # §16.5
        rules.watcher = ShownSets(rules)  # §T11
        rules.group("hand", PERSONAL, lost=True)  # §2.1.2
        rules.group("shared", SHARED_SIZE, lost=True, mark="'")  # §2.1.2 §2.1.6
        shared = rules.zone("shared", REVEALED_TO_DRAFT, SORTED)
        rules.group_zones[SHARED_GROUP] = shared
        rules.group_zones[MOST_GROUPS + SHARED_GROUP] = shared
        self.one_each = rules.has_house_rule("T1")  # §T1
        pick = rules.verb("pick", "@{}", CARD, rules.locations, info=PICKING)
        swap = rules.verb("swap", "%{}", HAND_CARD, rules.locations, info=SWAPPING)
        self.deal = rules.step(Deal(), "deal")
        self.draft = rules.step(Draft(pick), "draft", "§2.1.1")
        self.swap = rules.step(Swap(swap), "swap", "§2.1.4", CardKind(1))
        rules.victory_condition("doors", 0, "doors partner:doors")
        rules.victory_condition("door-colours", 4, "doors", each=True)

    def setup(self, state: State) -> None:
        """Reveal eight Locations, put back the rest, pick in turn, begin."""
        state.push_step(ACT)
        state.push_step(self.draft)  # §2.1.1
        state.push_step(SET_BACK)  # §2.1.1
        state.push_step(self.deal)  # §2.1.1

    def turn_ended(self, state: State) -> None:
        state.take_seat(1 - state.get(ACTIVE))  # §2.1.3

    def rank(self, trigger: i64) -> i64:
        return 0 if trigger == DISCARDED_CARD else NOT_THERE

    def at_trigger(self, state: State, trigger: i64, arg: i64) -> None:
        """Right after the discard and before its effect two cards may be exchanged."""
        if state.size(state.hand) > 0 and state.size(state.hand_group(SHARED_GROUP)) > 0:  # §T5
            state.push_step(self.swap)  # §2.1.4 §T4

    def may_gain(self, state: State, door: i64) -> bool:
        """House rule: what could not be part of a win is not gained."""
        if not self.one_each:  # §T1
            return True
        may_hold = state.rules.copies[door] - 1  # §G9
        if may_hold == 0:
            may_hold = 1  # §O11
        return state.copies_in(state.doors, door) < may_hold  # §T1

    def victory(self, state: State) -> bool:
        """Each player has a Door of each colour, and no Door is missing."""
        first = state.rules.door_zones[0]
        second = state.rules.door_zones[1]
        if state.size(first) + state.size(second) < state.rules.n_doors:  # §G6
            return False
        return all_colours(state, first) and all_colours(state, second)  # §2.1.7 §G6


def all_colours(state: State, doors: i64) -> bool:
    return colours_of(state, doors) == ALL_COLOURS


def colours_of(state: State, doors: i64) -> i64:
    """The colours of which Doors lie there."""
    colours: i64 = 0
    i: i64 = state.size(doors)
    while i > 0:
        colour = state.rules.colours[state.at(doors, i)]
        if colour != ALL_COLOURS:  # §O11
            colours |= colour
        i -= 1
    return colours


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
        self.colour = rules.verb("signal", "${}", COLOUR, ALL_COLOURS, self, SIGNALLING)
        self.free = rules.verb("signal-free", "$-", NOTHING, 0, self, SIGNALLING)
        words = (*COLOURS, "free")
        self.first = rules.counter("signal1", FREE, CounterInfo("choice", words, "signal", 0))
        self.second = rules.counter("signal2", FREE, CounterInfo("choice", words, "signal", 1))

    def interrupts(self, state: State, window: i64) -> None:
        """Before the action, once a turn: the frame's argument remembers it."""
        if window == TURN_START and state.arg() == 0:  # §16.5
            c: i64
            for c in range(4):
                state.offer(self.colour, c)
            state.offer(self.free)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        signal = ref + 1 if verb == self.colour else FREE
        state.set(self.first if state.get(ACTIVE) == 0 else self.second, signal)  # §16.5
        state.set_arg(1)  # §16.5
        if state.journaling:
            state.note(SIGNALLED, signal, state.get(ACTIVE), 0)  # §16.5


class Deal(Step):
    """Reveal cards until eight Locations lie between the players."""

    def allowed_below(self) -> str:
        return "set-back"

    def fills_hand(self) -> bool:
        return True

    def run(self, state: State) -> i64:
        shared = state.hand_group(SHARED_GROUP)
        while state.size(shared) < REVEALED_TO_DRAFT:
            card = state.draw()
            if card < 0:
                return wait_or_lose(state, card)
            if has(state.rules.locations, card):
                state.place(card, shared)  # §2.1.1
            else:
                state.place(card, LIMBO)  # §2.1.1
        state.pop_step()
        return GO


class Draft(Step):
    """The players take one card in turn; the last two stay between them."""

    def __init__(self, pick: i64) -> None:
        self.pick: i64 = pick

    def question(self) -> Question:
        return Question(picks=[self.pick], setup=True)

    def allowed_below(self) -> str:
        return "act"

    def fills_hand(self) -> bool:
        return True

    def run(self, state: State) -> i64:
        if state.size(state.hand_group(SHARED_GROUP)) > SHARED_SIZE:  # §2.1.1
            return ASK
        state.pop_step()
        return GO

    def options(self, state: State) -> None:
        state.offer_zone(self.pick, state.hand_group(SHARED_GROUP), state.rules.locations)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.lift(ref, state.hand_group(SHARED_GROUP))
        state.place(ref, state.hand, state.partner)  # §T11
        state.take_seat(1 - state.get(ACTIVE))  # §2.1.1


class Swap(Step):
    """First a Personal card is named, then a Shared one (argument: the first one's kind + 1)."""

    def __init__(self, swap: i64) -> None:
        self.swap: i64 = swap

    def question(self) -> Question:
        return Question("pair", [self.swap], "as-chosen", DECLINE, private=True)

    def pool(self, state: State) -> list[int]:
        if state.arg() == 0:
            return cards_of(state, state.hand)
        return [
            SHARED_GROUP << GROUP_SHIFT | k for k in cards_of(state, state.hand_group(SHARED_GROUP))
        ]

    def limits(self, state: State) -> tuple[int, int]:
        return (2, 2) if state.arg() == 0 else (1, 1)

    def allowed_below(self) -> str:
        return "trigger"

    def missing(self, state: State, arg: i64) -> Message | None:
        if state.size(state.hand) == 0 or state.size(state.hand_group(SHARED_GROUP)) == 0:
            return Message("missing-swap", "a Personal and a Shared card")
        if arg == 0 or state.find(state.hand, arg - 1) > 0:
            return None
        return Message("missing-hand-card", "that card in the hand")

    def argument_is_hidden(self) -> bool:
        """A card that was only named has not been shown."""
        return True

    def options(self, state: State) -> None:
        if state.arg() == 0:
            state.offer_zone(self.swap, state.hand, state.rules.locations)  # §T8 §X4
            state.offer(DECLINE)  # §2.1.4
        else:
            shared = state.hand_group(SHARED_GROUP)
            state.offer_zone(
                self.swap, shared, state.rules.locations, SHARED_GROUP << GROUP_SHIFT
            )  # §2.1.4 §T5

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if verb == DECLINE:
            state.pop_step()
        elif state.arg() == 0:
            state.set_arg(ref + 1)
        else:
            self.exchange(state, state.arg() - 1, ref & ARGUMENT)
            state.pop_step()

    def exchange(self, state: State, personal: i64, common: i64) -> None:
        shared = state.hand_group(SHARED_GROUP)
        state.move(personal, state.hand, shared)  # §2.1.4
        if state.watcher is not None:
            state.watcher.hand_card_left(state)  # §T11
        state.lift(common, shared)
        state.place(common, state.hand, state.partner)  # §2.1.4 §T11
