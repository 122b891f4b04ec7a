"""The Towers (rules section 6): a row of their own beside the labyrinth, and what it suffers."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, HAND_CARD, NOTHING
from onirim.engine.card_sets import ALL_COLOURS, COLOURS, KINDS, LOCATION, MOON, SUN, Card, bit, has
from onirim.engine.hooks import GO, NIGHTMARE_RESOLVED, NOT_THERE, Module, Step
from onirim.engine.info import CardInfo, Cost, Question, VerbInfo, ZoneInfo
from onirim.engine.kinds import numbers
from onirim.engine.memory import DISCARDED, DRAWN, LIMBO, PILE
from onirim.engine.messages import Message
from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.base.phase1 import queue_later_phases
from onirim.rules.numbers import LOOK, ORDER

BLANK_SIDE: Final = 0  # what a side of a Tower shows
SUN_SIDE: Final = 1
MOON_SIDE: Final = 2
BOTH: Final = 3

TOWERS: Final = [  # colour and value, left side, right side
    ("R3", BOTH, MOON_SIDE),  # §6.1
    ("R4", SUN_SIDE, MOON_SIDE),  # §6.1
    ("R5", BLANK_SIDE, MOON_SIDE),  # §6.1
    ("B3", MOON_SIDE, BOTH),  # §6.1
    ("B4", MOON_SIDE, MOON_SIDE),  # §6.1
    ("B5", MOON_SIDE, BLANK_SIDE),  # §6.1
    ("G3", SUN_SIDE, BOTH),  # §6.1
    ("G4", SUN_SIDE, SUN_SIDE),  # §6.1
    ("G5", SUN_SIDE, BLANK_SIDE),  # §6.1
    ("T3", BOTH, SUN_SIDE),  # §6.1
    ("T4", MOON_SIDE, SUN_SIDE),  # §6.1
    ("T5", BLANK_SIDE, SUN_SIDE),  # §6.1
]
NEIGHBOURS_NEEDED: Final = 4  # §6.2.6: so many neighbours, each of another colour
SIDE_SYMBOLS: Final = ("", SUN, MOON, f"{SUN} {MOON}")  # as descriptions name them

TO_LEFT: Final = VerbInfo(target="towers", end="first", gains="progress", windows="turn")
TO_RIGHT: Final = VerbInfo(target="towers", end="last", gains="progress", windows="turn")
LOSING: Final = VerbInfo("towers", "discard", costs=(Cost("lost", 1, "towers"),), gains="safety")
DECEIVING: Final = VerbInfo("drawn", "limbo", on="drawn", gains="safety")


class Towers(Module):
    """Towers are built at either end of one row; Nightmares tear them down."""

    def __init__(self, option: str = "") -> None:
        self.hard: bool = option == "hard"  # §6.2.10
        self.four_apart_are_safe: bool = False
        self.towers: i64 = 0  # the set of their kinds
        self.row: i64 = 0
        self.colour: vec[i64] = numbers(KINDS)
        self.before: vec[i64] = numbers(KINDS)  # Tower -> those that may stand to its left
        self.behind: vec[i64] = numbers(KINDS)  # Tower -> those that may stand to its right
        self.build_left: i64 = 0
        self.build_right: i64 = 0
        self.loss: i64 = 0

    def key(self) -> str:
        return "towers"

    def house_rules(self) -> list[str]:
        return ["W-immune"]

    def manual_house_rules(self) -> list[str]:
        return ["W-immune"]

    def cards(self, house_rules: list[str]) -> list[Card]:
        """In the labyrinth they are nothing: there they have neither colour nor symbol."""
        return [
            Card(code, 1, LOCATION, info=tower_info(code, left, right))
            for code, left, right in TOWERS
        ]  # §6.1 §6.2.1 §12.2

    def install(self, rules: Ruleset) -> None:
        self.learn_cards(rules)
        self.four_apart_are_safe = rules.has_house_rule("W-immune")  # §W-immune
        rules.discardable |= self.towers  # §6.2.5 §12.6
        rules.discarded_by_reveal |= self.towers  # §12.6
        self.row = rules.zone("towers", len(TOWERS), PILE, info=ZoneInfo("line", "always"))
        towers = int(self.towers)
        self.build_left = rules.verb("build-left", "<{}", HAND_CARD, towers, self, TO_LEFT)
        self.build_right = rules.verb("build-right", ">{}", HAND_CARD, towers, self, TO_RIGHT)
        lose = rules.verb("lose-tower", "!t{}", CARD, towers, info=LOSING)
        deceive = rules.verb("false-destruction", "!f", NOTHING, info=DECEIVING)
        self.loss = rules.step(TowerLoss(self, lose, deceive), "tower-loss", "§6.2.7")
        look = rules.step(TowerLook(), "tower-look")
        rules.victory_condition("towers", NEIGHBOURS_NEEDED, "towers")
        for code, _, _ in TOWERS:
            tower: i64 = rules.kind(code)
            rules.on_discard[tower] = look  # §6.2.5
            rules.discard_arg[tower] = int(code[1])  # §6.2.5

    def learn_cards(self, rules: Ruleset) -> None:
        """What stands on the cards: their colours, and which sides may touch."""
        for code, _, _ in TOWERS:
            tower: i64 = rules.kind(code)
            self.towers |= bit(tower)
            self.colour[tower] = bit(COLOURS.index(code[0]))
        for colour in COLOURS:
            its_towers = rules.set_of([code for code, _, _ in TOWERS if code[0] == colour])
            rules.required_any.append(int(its_towers))  # §B21
        for left, _, inner in TOWERS:
            for right, outer, _ in TOWERS:
                if left != right and inner & outer == 0:  # §6.2.3 §W7
                    self.let_touch(rules.kind(left), rules.kind(right))

    def let_touch(self, left: i64, right: i64) -> None:
        """Their inner sides share no symbol."""
        self.behind[left] |= bit(right)
        self.before[right] |= bit(left)

    def missing(self, state: State) -> Message | None:
        i: i64
        for i in range(1, state.size(self.row)):
            if not self.may_touch(state, i, i + 1):
                return Message(
                    "missing-tower-row", "a row in which sides that touch share no symbol"
                )
        return None

    def turn_options(self, state: State) -> None:
        """A Tower of the hand may go to either end where the touching sides allow it."""
        if state.size(self.row) == 0:
            state.offer_hand(self.build_right, self.towers)  # §6.2.2
            return
        left = self.before[state.at(self.row, 1)]  # §6.2.3
        state.offer_hand(self.build_left, left)  # §6.2.2
        right = self.behind[state.last(self.row)]  # §6.2.3 §6.2.11
        state.offer_hand(self.build_right, right)  # §6.2.2

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        queue_later_phases(state)
        if verb == self.build_left:
            state.move_hand_card_at(ref, self.row, 1)  # §6.2.2
        else:
            state.move_hand_card(ref, self.row)  # §6.2.2 §6.2.4
        state.test_victory()  # §W8 §B20

    def victory(self, state: State) -> bool:
        """Four neighbours show four colours."""
        i: i64 = NEIGHBOURS_NEEDED
        while i <= state.size(self.row):
            if self.four_colours(state, i):
                return True
            i += 1
        return False  # §6.2.6 §12.1

    def four_colours(self, state: State, end: i64) -> bool:
        """Do the four Towers up to this place show all four colours?"""
        return self.colours(state, end - NEIGHBOURS_NEEDED + 1, end) == ALL_COLOURS  # §6.2.6

    def colours(self, state: State, first: i64, last: i64) -> i64:
        """Of the Towers from one place to another."""
        found: i64 = 0
        i: i64
        for i in range(first, last + 1):
            found |= self.colour[state.at(self.row, i)]
        return found

    def rank(self, trigger: i64) -> i64:
        return 0 if trigger == NIGHTMARE_RESOLVED else NOT_THERE

    def at_trigger(self, state: State, trigger: i64, arg: i64) -> None:
        if self.in_danger(state):
            state.push_step(self.loss)  # §6.2.7 §12.4

    def in_danger(self, state: State) -> bool:
        """Does a Nightmare tear a Tower down?"""
        if state.size(self.row) == 0:  # §W1
            return False
        return self.hard or not self.is_safe(state)  # §6.2.9 §6.2.10 §W2 §W9

    def is_safe(self, state: State) -> bool:
        """Four colours side by side; by a house rule, four colours anywhere in the row."""
        if self.four_apart_are_safe:  # §W-immune
            return self.colours(state, 1, state.size(self.row)) == ALL_COLOURS  # §W-immune
        return self.victory(state)

    def may_go(self, state: State, i: i64) -> bool:
        """Does the row close up if the i-th Tower is gone?"""
        if i == 1 or i == state.size(self.row):  # §6.2.7
            return True
        return self.may_touch(state, i - 1, i + 1)  # §6.2.7

    def may_touch(self, state: State, left: i64, right: i64) -> bool:
        """Could the Towers at these places stand side by side?"""
        return has(self.behind[state.at(self.row, left)], state.at(self.row, right))


def tower_info(code: str, left: int, right: int) -> CardInfo:
    """What is printed on a Tower."""
    rules = "§6.2.2 §6.2.3 §6.2.4 §6.2.5 §6.2.6"
    return CardInfo(int(code[1]), code[0], (SIDE_SYMBOLS[left], SIDE_SYMBOLS[right]), rules)


class TowerLook(Step):
    """A Tower was discarded: look at cards and put them back (argument: the Tower's value)."""

    def run(self, state: State) -> i64:
        value = state.arg()
        state.replace_step(ORDER)  # §6.2.5
        state.push_step(LOOK, value)  # §6.2.5 §16.2
        return GO


class TowerLoss(Step):
    """After a Nightmare: lose a Tower, or deceive it, and it comes back from Limbo."""

    def __init__(self, module: Towers, lose: i64, deceive: i64) -> None:
        self.module: Towers = module
        self.lose: i64 = lose
        self.deceive: i64 = deceive

    def question(self) -> Question:
        return Question(picks=[self.lose, self.deceive])

    def missing(self, state: State, arg: i64) -> Message | None:
        if self.module.in_danger(state):
            return None
        return Message("missing-tower", "a Tower that can be lost")

    def options(self, state: State) -> None:
        row = self.module.row
        i: i64
        for i in range(1, state.size(row) + 1):
            if self.module.may_go(state, i):
                state.offer(self.lose, state.at(row, i))
        if state.size(DRAWN) > 0:  # §W10 §I8
            state.offer(self.deceive)  # §6.2.8

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()  # §W5
        if verb == self.deceive:
            state.move(state.last(DRAWN), DRAWN, LIMBO)  # §6.2.8 §12.4
            return
        state.move(ref, self.module.row, DISCARDED)  # §6.2.7
        state.test_victory()  # §W11 §B20 §12.4
