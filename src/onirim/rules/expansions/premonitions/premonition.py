"""The eight Premonitions: what each waits for, and its penalty (rules §7.1)."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import bit
from onirim.engine.info import Question
from onirim.engine.memory import DISCARDED, LIMBO
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import REDRAW
from onirim.rules.steps.choose_cards import ChooseMultiset, to_choose
from onirim.rules.steps.gained_doors import LoseDoor, doors_gained, gained_of_colour
from onirim.rules.steps.reveal_tokens import to_reveal
from onirim.rules.steps.search_deck import deck_holds, discard_from_deck, end_search

KEYS_LOST: Final = 2  # §7.1


class Premonition:
    """A condition on the gained Doors, and a penalty; the subclasses are the list of §7.1."""

    def __init__(self, code: str) -> None:
        self.code: str = code  # of its token
        self.kind: i64 = 0
        self.place: i64 = 0  # among the eight: sets of them are bit sets of places

    def install(self, rules: Ruleset, place: i64) -> None:
        self.kind = rules.kind(self.code)
        self.place = place

    def counted(self, state: State) -> i64:
        """How many of the gained Doors count towards its condition."""
        raise NotImplementedError

    def needed(self) -> i64:
        """How many must."""
        raise NotImplementedError

    def holds(self, state: State) -> bool:
        """Do the gained Doors meet its condition?"""
        return self.counted(state) >= self.needed()  # §7.1 §R14

    def strike(self, state: State) -> None:
        """Carry out its penalty."""
        raise NotImplementedError

    def searches_deck(self) -> bool:
        """Does the penalty depend on which cards the deck holds and a hand does not?"""
        return False

    def takes(self, state: State) -> i64:
        """The kinds of Doors of which its penalty can take one."""
        return state.rules.doors


class OfColour(Premonition):
    """Two Doors of its colour."""

    def __init__(self, code: str, colour: i64) -> None:
        super().__init__(code)
        self.colour: i64 = colour

    def counted(self, state: State) -> i64:
        return gained_of_colour(state, self.colour)  # §7.1

    def needed(self) -> i64:
        return 2  # §7.1


class Red(OfColour):
    """All red chambers of the deck are discarded."""

    def searches_deck(self) -> bool:
        return True

    def strike(self, state: State) -> None:
        chambers = state.rules.of_colour(state.rules.playable, self.colour)  # §7.1 §R4
        discard_from_deck(state, chambers)  # §7.1
        end_search(state)  # §R5 §C11


class Blue(OfColour):
    """Two Keys of the deck are discarded."""

    two_keys: i64 = 0  # step

    def searches_deck(self) -> bool:
        return True

    def strike(self, state: State) -> None:
        keys = min(KEYS_LOST, deck_holds(state, state.rules.keys))  # §R6
        state.push_step(self.two_keys, to_choose(keys))  # §7.1


class Green(OfColour):
    """A discarded Nightmare goes to Limbo."""

    nightmare: i64 = 0  # kind

    def install(self, rules: Ruleset, place: i64) -> None:
        super().install(rules, place)
        self.nightmare = rules.kind("Nm")

    def strike(self, state: State) -> None:
        if state.count(DISCARDED, self.nightmare) > 0:  # §R6
            state.move(self.nightmare, DISCARDED, LIMBO)  # §7.1


class Brown(OfColour):
    """Any gained Door goes to Limbo."""

    door_penalty: i64 = 0  # step

    def strike(self, state: State) -> None:
        state.push_step(self.door_penalty, self.place)  # §7.1


class Pair(Premonition):
    """Two Doors of one colour: one of such a colour goes to Limbo."""

    door_penalty: i64 = 0  # step

    def counted(self, state: State) -> i64:
        """Of the colour with most Doors, but never more than the pair."""
        most: i64 = 0
        c: i64
        for c in range(4):
            most = max(most, gained_of_colour(state, c))  # §7.1
        return min(most, self.needed())

    def needed(self) -> i64:
        return 2  # §7.1

    def strike(self, state: State) -> None:
        state.push_step(self.door_penalty, self.place)  # §7.1

    def takes(self, state: State) -> i64:
        found: i64 = 0
        c: i64
        for c in range(4):
            if gained_of_colour(state, c) >= self.needed():  # §7.1 §R14 §R17
                found |= state.rules.of_colour(state.rules.doors, c)
        return found


class Three(Premonition):
    """Three Doors: the hand is lost, and one more Premonition comes."""

    reveal: i64 = 0  # step

    def counted(self, state: State) -> i64:
        return doors_gained(state)  # §7.1

    def needed(self) -> i64:
        return 3  # §7.1

    def strike(self, state: State) -> None:
        state.push_step(self.reveal, to_reveal(1))  # §7.1
        state.push_step(REDRAW)  # §7.1 §R7 §B17
        state.discard_hand()  # §7.1 §R7 §R18


class Five(Premonition):
    """Five Doors: two more Premonitions come."""

    reveal: i64 = 0  # step

    def counted(self, state: State) -> i64:
        return doors_gained(state)  # §7.1

    def needed(self) -> i64:
        return 5  # §7.1

    def strike(self, state: State) -> None:
        state.push_step(self.reveal, to_reveal(2))  # §7.1


class EveryColour(Premonition):
    """A Door of each colour: all Happy Dreams of the deck are discarded."""

    happy_dream: i64 = 0  # kind

    def counted(self, state: State) -> i64:
        """The colours that have a Door."""
        colours: i64 = 0
        c: i64
        for c in range(4):
            if gained_of_colour(state, c) > 0:  # §7.1
                colours += 1
        return colours

    def needed(self) -> i64:
        return 4  # §7.1

    def strike(self, state: State) -> None:
        discard_from_deck(state, bit(self.happy_dream))  # §7.1
        end_search(state)  # §R5 §C11


class TwoKeys(ChooseMultiset):
    """Blue: Keys of the deck are discarded, and it is shuffled."""

    def question(self) -> Question:
        return Question("exactly-n", [self.verb], "ascending", source="deck")

    def looks_through_deck(self, state: State) -> bool:
        return True  # §T10

    def stock(self, state: State, kind: i64) -> i64:
        return deck_holds(state, state.rules.keys & bit(kind))  # §7.1 §R6

    def take(self, state: State, kind: i64) -> None:
        state.search_out(kind)
        state.place(kind, DISCARDED)  # §7.1 §T9

    def over(self, state: State) -> None:
        end_search(state)  # §R5 §C11


class DoorPenalty(LoseDoor):
    """Brown or the pair takes a Door (argument: which of them)."""

    def __init__(self, partners: i64, premonitions: list[Premonition]) -> None:
        super().__init__(partners)
        self.premonitions: list[Premonition] = premonitions

    def takes(self, state: State, arg: i64) -> i64:
        return self.premonitions[arg].takes(state)  # §7.1 §R17
