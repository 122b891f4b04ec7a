"""The Book of Steps Lost and Found (rules section 3): Goals in a row, and three spells."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, NOTHING, PLACE
from onirim.engine.card_sets import LAST_MARK, USED_MARK, bit, has
from onirim.engine.hooks import ASK, GO, NIGHTMARE_DRAWN, Module, Step
from onirim.engine.info import Cost, Question, VerbInfo, ZoneInfo
from onirim.engine.journal import NO_MOVE_DONE
from onirim.engine.memory import DISCARDED, OUT, PILE, SEEN
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import BOTTOM_CARD, BURY, DRAW, LOOK_BELOW, ORDER_BELOW, TOP_CARD
from onirim.rules.steps.choose_cards import ChooseMultiset, to_choose
from onirim.rules.steps.gained_doors import gained
from onirim.rules.steps.reveal_tokens import DealTokens

ALWAYS: Final = "turn draw nightmare door trio"
GOALS_INFO: Final = ZoneInfo(mark="down", face="goal")
REMOVING: Final = VerbInfo("discard", "out")
MOVING_GOALS: Final = VerbInfo("goals", counts="cell", gains="order")
PARADOX_SPELL: Final = 0  # the spells, by their places in the lists of costs
PLANNING_SPELL: Final = 1
PUNISHMENT_SPELL: Final = 2
CHEAP_SIDE: Final = (
    5,  # §3.1
    7,  # §3.1
    10,  # §3.1
)
DEAR_SIDE: Final = (
    6,  # §3.1
    9,  # §3.1
    12,  # §3.1
)
PROPHECY_CARDS: Final = 5  # §3.1


class Book(Module):
    """Doors are gained in the order of the Goals; discarded cards pay for spells."""

    def __init__(self, option: str = "") -> None:
        side = DEAR_SIDE if option == "hard" else CHEAP_SIDE  # §3.2.8
        self.prophecy_cost: i64 = side[PARADOX_SPELL]
        self.planning_cost: i64 = side[PLANNING_SPELL]
        self.punishment_cost: i64 = side[PUNISHMENT_SPELL]
        self.dear: bool = option == "hard"

    def key(self) -> str:
        return "book"

    def house_rules(self) -> list[str]:
        return ["K-first"]

    def install(self, rules: Ruleset) -> None:
        tokens = one_for_each_door(rules)
        total = sum([n for _, n in tokens])
        reopened_first = rules.has_house_rule("K-first")  # §K-first
        bag = rules.token_bag("goal-bag", tokens, ZoneInfo(face="goal"))
        signs = "*!" if reopened_first else "*"
        row = rules.tokens("goals", total, bag, PILE, signs, GOALS_INFO)
        self.face_down: i64 = bag
        self.goals: Goals = Goals(row, reopened_first)
        self.install_spells(rules)
        places = sum([int(bit(i)) for i in range(1, total + 1)])
        remove = rules.verb("remove", "*x{}", CARD, rules.everything, info=REMOVING)
        goal = rules.verb("goal", "*goal{}", PLACE, places, info=MOVING_GOALS)
        self.lay_goals: i64 = rules.step(DealTokens(bag, row), "lay-goals")
        too_few = Message("missing-payment", "so many discarded cards to pay with")
        self.pay: i64 = rules.step(Pay(remove, too_few), "pay", "§3.2.5")
        self.paradox: i64 = rules.step(Paradox(), "paradox", "§3.1")
        self.plan: i64 = rules.step(Planning(goal, self.goals), "planning", "§K5")

    def install_spells(self, rules: Ruleset) -> None:
        rules.use(DRAW)
        rules.use(BOTTOM_CARD)
        rules.asks_by(ORDER_BELOW, "§K6")
        paradox = self.spell_info("spell-prophecy", "bottom", self.prophecy_cost, "order", ALWAYS)
        planning = self.spell_info("spell-planning", "goals", self.planning_cost, "order", ALWAYS)
        punish = self.spell_info(
            "spell-punishment", "drawn", self.punishment_cost, "safety", "nightmare"
        )
        self.prophecy: i64 = rules.verb("spell-prophecy", "*paradox", NOTHING, 0, self, paradox)
        self.planning: i64 = rules.verb("spell-planning", "*planning", NOTHING, 0, self, planning)
        self.punishment: i64 = rules.verb("spell-punishment", "*punish", NOTHING, 0, self, punish)

    def spell_info(self, name: str, on: str, cards: i64, gains: str, windows: str) -> VerbInfo:
        """A spell as its card shows it; the dear side of the card is its back."""
        price = Cost("removed", int(cards), "discard")
        face = f"{name}-back" if self.dear else name
        return VerbInfo(on=on, costs=(price,), gains=gains, extra=True, windows=windows, face=face)

    def setup(self, state: State) -> None:
        state.push_step(self.lay_goals)  # §3.2.1

    def missing(self, state: State) -> Message | None:
        if state.size(self.face_down) > 0:
            if state.is_on_stack(self.lay_goals):
                return None
            return Message("missing-goals", "all its Goals, in a row")
        k: i64
        for k in range(state.rules.n_kinds):
            if has(state.rules.doors, k) and self.goals.turned_down(state, k) != gained(state, k):
                return Message(
                    "missing-goal-down",
                    "a Goal turned down for each Door that was gained: {door}",
                    door=state.rules.codes[k],
                )
        return self.goals.missing(state)

    # --- the Goals ---------------------------------------------------------------------------

    def may_gain(self, state: State, door: i64) -> bool:
        """Is it the Door of the next Goal?"""
        place = self.goals.next(state)
        return (
            place > 0 and self.goals.door(state, place) == door  # §3.2.2 §3.2.3 §K11 §G2 §O8
        )

    def door_gained(self, state: State, door: i64) -> None:
        self.goals.turn_down(state, self.goals.next(state))  # §3.2.2 §K11

    def door_lost(self, state: State, door: i64) -> None:
        self.goals.reopen(state, door)  # §3.2.4 §K11

    # --- the spells --------------------------------------------------------------------------

    def interrupts(self, state: State, window: i64) -> None:
        """Offer the spells that can be paid for; Powerful Punishment only at a Nightmare."""
        paying = state.size(DISCARDED)  # §K13
        if paying >= self.prophecy_cost and state.deck_size() > 0:  # §3.1 §3.2.5 §K7
            state.offer(self.prophecy)  # §3.2.6 §K12
        if paying >= self.planning_cost and self.goals.next(state) > 0:  # §3.1 §3.2.5 §K5
            state.offer(self.planning)  # §3.2.6 §K12
        if window == NIGHTMARE_DRAWN and paying >= self.punishment_cost:  # §3.1 §3.2.5 §K12
            state.offer(self.punishment)  # §3.2.6 §K12

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        """The cost is paid above the effect; what was in progress below asks again."""
        if state.journaling:
            state.note(NO_MOVE_DONE, 0, 0, 0)
        if verb == self.prophecy:
            state.push_step(self.paradox)  # §3.1
            state.push_step(LOOK_BELOW, PROPHECY_CARDS)  # §3.1
            state.push_step(self.pay, to_choose(self.prophecy_cost))  # §3.2.5 §K13
        elif verb == self.planning:
            state.push_step(self.plan)  # §3.1
            state.push_step(self.pay, to_choose(self.planning_cost))  # §3.2.5 §K13
        else:
            state.replace_step(BURY)  # §3.1 §K10 §12.4
            state.push_step(self.pay, to_choose(self.punishment_cost))  # §3.2.5 §K13


def one_for_each_door(rules: Ruleset) -> list[tuple[str, int]]:
    """The Goals: codes of Doors with the number of their copies, whichever modules bring them."""
    goals: list[tuple[str, int]] = []
    k: i64
    for k in range(rules.n_kinds):
        if has(rules.doors, k):
            goals.append((rules.codes[k], int(rules.copies[k])))  # §3.1 §3.2.9
    return goals


class Goals:
    """The row of Goals from left to right: tokens that show a Door, face up or turned down.

    A Goal that is turned down carries the mark of a used card. By a house rule the Goal reopened
    last carries another mark, and is the next one.
    """

    def __init__(self, row: i64, reopened_first: bool) -> None:
        self.row: i64 = row
        self.reopened_first: bool = reopened_first

    def size(self, state: State) -> i64:
        return state.size(self.row)

    def door(self, state: State, place: i64) -> i64:
        return state.at(self.row, place)

    def is_up(self, state: State, place: i64) -> bool:
        return not state.marked(self.row, place, USED_MARK)

    def next(self, state: State) -> i64:
        """The place of the Goal that the next Door must fulfil, 0 if there is none."""
        place = self.reopened(state)
        return place if place > 0 else self.first_up(state)  # §3.2.2 §3.2.4 §K4 §K-first

    def reopened(self, state: State) -> i64:
        """The place of the Goal that was reopened last, 0 if no Goal carries the mark."""
        i: i64 = self.size(state) if self.reopened_first else 0
        while i > 0 and not state.marked(self.row, i, LAST_MARK):
            i -= 1
        return i

    def first_up(self, state: State) -> i64:
        """The place of the left-most Goal that is face up, 0 if there is none."""
        i: i64
        for i in range(1, self.size(state) + 1):
            if self.is_up(state, i):
                return i
        return 0

    def last_up(self, state: State) -> i64:
        """The place of the right-most Goal that is face up, 0 if there is none."""
        i: i64 = self.size(state)
        while i > 0 and not self.is_up(state, i):
            i -= 1
        return i

    def turned_down(self, state: State, door: i64) -> i64:
        """How many Goals of this Door are turned down."""
        n: i64 = 0
        i: i64
        for i in range(1, self.size(state) + 1):
            if self.door(state, i) == door and not self.is_up(state, i):
                n += 1
        return n

    def turn_down(self, state: State, place: i64) -> None:
        state.mark(self.row, place, USED_MARK)
        state.unmark(self.row, place, LAST_MARK)  # §K-first

    def reopen(self, state: State, door: i64) -> None:
        """The right-most Goal of this Door that is turned down is turned up again."""
        i: i64 = self.size(state)
        while i > 0 and (self.is_up(state, i) or self.door(state, i) != door):  # §3.2.4 §K3
            i -= 1
        state.unmark(self.row, i, USED_MARK)  # §3.2.4
        if self.reopened_first:
            self.mark_reopened(state, i)  # §K-first

    def mark_reopened(self, state: State, place: i64) -> None:
        before = self.reopened(state)
        if before > 0:
            state.unmark(self.row, before, LAST_MARK)  # §K-first
        state.mark(self.row, place, LAST_MARK)  # §K-first

    def missing(self, state: State) -> Message | None:
        """What a typed position may not say: several Goals reopened last, or one turned down."""
        marked: i64 = 0
        i: i64
        for i in range(1, self.size(state) + 1):
            if state.marked(self.row, i, LAST_MARK):
                marked += 1 if self.is_up(state, i) else 2
        if marked <= 1:
            return None
        return Message("missing-reopened", "at most one Goal that was reopened last, face up")


class Pay(ChooseMultiset):
    """Remove cards of the discard pile from the game."""

    def stock(self, state: State, kind: i64) -> i64:
        return state.count(DISCARDED, kind)  # §K9

    def take(self, state: State, kind: i64) -> None:
        state.move(kind, DISCARDED, OUT)  # §3.2.5


class Paradox(Step):
    """Paradoxical Prophecy: one of the last five cards comes on top, the others stay below."""

    def question(self) -> Question:
        return Question(picks=[TOP_CARD], private=True)

    def clears_zone(self) -> i64:
        return SEEN

    def run(self, state: State) -> i64:
        if state.size(SEEN) > 0:
            return ASK
        state.pop_step()
        return GO

    def options(self, state: State) -> None:
        state.offer_zone(TOP_CARD, SEEN, state.rules.everything)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.put_on_top(ref, 0, state.me)  # §3.1
        state.replace_step(ORDER_BELOW)  # §3.1 §K6


class Planning(Step):
    """Parallel Planning: two Goals exchange their places (argument: the left one's place)."""

    def __init__(self, goal: i64, goals: Goals) -> None:
        self.goal: i64 = goal
        self.goals: Goals = goals

    def question(self) -> Question:
        return Question("pair", [self.goal], "ascending")

    def pool(self, state: State) -> list[int]:
        return list(range(int(state.arg()) + 1, int(self.goals.size(state)) + 1))

    def limits(self, state: State) -> tuple[int, int]:
        return (2, 2) if state.arg() == 0 else (1, 1)

    def missing(self, state: State, arg: i64) -> Message | None:
        goals = self.goals
        if arg == 0:
            if goals.next(state) > 0:
                return None
            return Message("missing-goal-up", "a Goal that is face up")
        fits = arg < goals.size(state) and goals.last_up(state) >= arg
        return None if fits else Message("missing-two-goals", "two Goals to exchange")

    def options(self, state: State) -> None:
        left = state.arg()
        i: i64
        for i in range(left + 1, self.goals.size(state) + 1):
            if self.may_be_left(state, i) if left == 0 else self.may_be_right(state, left, i):
                state.offer(self.goal, i)

    def may_be_left(self, state: State, place: i64) -> bool:
        """Is there a partner to its right, one of the two face up?"""
        return place < self.goals.size(state) and self.goals.last_up(state) >= place  # §K5

    def may_be_right(self, state: State, left: i64, place: i64) -> bool:
        return self.goals.is_up(state, place) or self.goals.is_up(state, left)  # §K5

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if state.arg() == 0:
            state.set_arg(ref)
            return
        state.exchange(self.goals.row, state.arg(), ref)  # §3.1 §K5 §K-first
        if state.journaling:
            state.note(NO_MOVE_DONE, self.goals.door(state, state.arg()), 0, state.arg())
            state.note(NO_MOVE_DONE, self.goals.door(state, ref), 0, ref)
        state.pop_step()
