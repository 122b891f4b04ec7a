"""The Book of Steps Lost and Found (rules section 3): Goals in a row, and three spells.

Goals are tokens that show a Door. One that is turned down carries a mark, like a used card.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, NOTHING, PLACE
from onirim.engine.cards import bit
from onirim.engine.hooks import ASK, GO, NIGHTMARE_DRAWN, Module, Step
from onirim.engine.memory import DISCARDED, OUT, PILE, SEEN, USED_MARK
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.engine.steps.choosing import ChooseMultiset, to_choose
from onirim.engine.steps.doors import gained
from onirim.engine.steps.tokens import DealTokens
from onirim.engine.vocabulary import BOTTOM_CARD, BURY, DRAW, LOOK_BELOW, ORDER_BELOW, TOP_CARD

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

    def key(self) -> str:
        return "book"

    def install(self, rules: Ruleset) -> None:
        tokens = one_for_each_door(rules)
        total = sum([n for _, n in tokens])
        bag = rules.token_bag("goal-bag", tokens)
        self.face_down: i64 = bag
        self.goals: i64 = rules.tokens("goals", total, bag, PILE, starred=True)
        self.install_spells(rules)
        places = sum([int(bit(i)) for i in range(1, total + 1)])
        remove = rules.verb("remove", "*x{}", CARD, rules.everything)
        goal = rules.verb("goal", "*goal{}", PLACE, places)
        self.lay_goals: i64 = rules.step(DealTokens(bag, self.goals), "lay-goals")
        too_few = Message("missing-payment", "so many discarded cards to pay with")
        self.pay: i64 = rules.step(Pay(remove, too_few), "pay", "§3.2.5")
        self.paradox: i64 = rules.step(Paradox(), "paradox", "§3.1")
        self.plan: i64 = rules.step(Planning(goal, self.goals), "planning", "§K5")

    def install_spells(self, rules: Ruleset) -> None:
        rules.use(DRAW)
        rules.use(BOTTOM_CARD)
        rules.asks_by(ORDER_BELOW, "§K6")
        self.prophecy: i64 = rules.verb("spell-prophecy", "*paradox", NOTHING, 0, self, extra=True)
        self.planning: i64 = rules.verb("spell-planning", "*planning", NOTHING, 0, self, extra=True)
        self.punishment: i64 = rules.verb(
            "spell-punishment", "*punish", NOTHING, 0, self, extra=True
        )

    def setup(self, state: State) -> None:
        state.push_step(self.lay_goals)  # §3.2.1

    def missing(self, state: State) -> Message | None:
        if state.size(self.face_down) > 0:
            if state.is_on_stack(self.lay_goals):
                return None
            return Message("missing-goals", "all its Goals, in a row")
        k: i64
        for k in range(state.rules.n_kinds):
            if (state.rules.doors >> k) & 1 and turned_down(state, self.goals, k) != gained(
                state, k
            ):
                return Message(
                    "missing-goal-down",
                    "a Goal turned down for each Door that was gained: {door}",
                    door=state.rules.codes[k],
                )
        return None

    # --- the Goals ---------------------------------------------------------------------------

    def may_gain(self, state: State, door: i64) -> bool:
        """Is it the Door of the next Goal?"""
        place = next_goal(state, self.goals)
        return place > 0 and state.at(self.goals, place) == door  # §3.2.2 §3.2.3 §K11 §G2 §O8

    def door_gained(self, state: State, door: i64) -> None:
        state.mem[self.goals + next_goal(state, self.goals)] |= USED_MARK  # §3.2.2 §K11

    def door_lost(self, state: State, door: i64) -> None:
        """The right-most Goal of this Door that is turned down is turned up again."""
        turned = door << 2 | USED_MARK
        i: i64 = state.size(self.goals)
        while i > 0:
            if state.mem[self.goals + i] == turned:  # §3.2.4 §K3
                state.mem[self.goals + i] = door << 2  # §3.2.4 §K11
                return
            i -= 1

    # --- the spells --------------------------------------------------------------------------

    def interrupts(self, state: State, window: i64) -> None:
        """Whatever can be paid from the discard pile, in every window."""
        paying = state.size(DISCARDED)  # §K13
        if paying >= self.prophecy_cost and state.deck_size() > 0:  # §3.1 §3.2.5 §K7
            state.offer(self.prophecy)  # §3.2.6 §K12
        if paying >= self.planning_cost and may_plan(state, self.goals):  # §3.1 §3.2.5
            state.offer(self.planning)  # §3.2.6 §K12
        if window == NIGHTMARE_DRAWN and paying >= self.punishment_cost:  # §3.1 §3.2.5 §K12
            state.offer(self.punishment)  # §3.2.6 §K12

    def act(self, state: State, verb: i64, ref: i64) -> None:
        """The cost lies above the effect; below it what was going on waits to ask again."""
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
        if (rules.doors >> k) & 1:
            goals.append((rules.codes[k], int(rules.copies[k])))  # §3.1 §3.2.9
    return goals


def turned_down(state: State, goals: i64, door: i64) -> i64:
    n: i64 = 0
    i: i64
    for i in range(1, state.size(goals) + 1):
        if state.mem[goals + i] == door << 2 | USED_MARK:
            n += 1
    return n


def next_goal(state: State, goals: i64) -> i64:
    """The place of the left-most Goal that is face up, 0 if there is none."""
    i: i64 = 1
    while i <= state.size(goals):
        if state.mem[goals + i] & USED_MARK == 0:  # §3.2.2 §3.2.4 §K4
            return i
        i += 1
    return 0


def may_plan(state: State, goals: i64) -> bool:
    """Is there a pair of Goals with one face up?"""
    return next_goal(state, goals) > 0  # §K5


class Pay(ChooseMultiset):
    """Remove cards of the discard pile from the game."""

    def stock(self, state: State, kind: i64) -> i64:
        return state.count(DISCARDED, kind)  # §K9

    def take(self, state: State, kind: i64) -> None:
        state.move(kind, DISCARDED, OUT)  # §3.2.5


class Paradox(Step):
    """Paradoxical Prophecy: one of the last five cards comes on top, the others stay below."""

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

    def __init__(self, goal: i64, goals: i64) -> None:
        self.goal: i64 = goal
        self.goals: i64 = goals

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg == 0:
            if may_plan(state, self.goals):
                return None
            return Message("missing-goal-up", "a Goal that is face up")
        fits = arg < state.size(self.goals) and rightmost_goal(state, self.goals) >= arg
        return None if fits else Message("missing-two-goals", "two Goals to exchange")

    def options(self, state: State) -> None:
        left = state.arg()
        last_up = rightmost_goal(state, self.goals)
        i: i64
        for i in range(left + 1, state.size(self.goals) + 1):
            up = state.mem[self.goals + i] & USED_MARK == 0
            if left > 0:
                fits = up or state.mem[self.goals + left] & USED_MARK == 0  # §K5
            else:
                fits = i < state.size(self.goals) and last_up >= i  # §K5
            if fits:
                state.offer(self.goal, i)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if state.arg() == 0:
            state.set_arg(ref)
            return
        left = self.goals + state.arg()
        right = self.goals + ref
        goal = state.mem[left]
        state.mem[left] = state.mem[right]  # §3.1 §K5
        state.mem[right] = goal  # §3.1 §K5
        state.pop_step()


def rightmost_goal(state: State, goals: i64) -> i64:
    """The place of the right-most Goal that is face up, 0 if there is none."""
    i: i64 = state.size(goals)
    while i > 0 and state.mem[goals + i] & USED_MARK != 0:
        i -= 1
    return i
