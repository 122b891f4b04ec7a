"""The Doors that lie before all players (rules §R11, §G7), and how one of them is lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from onirim.engine.actions import CARD
from onirim.engine.card_sets import has
from onirim.engine.hooks import Step
from onirim.engine.info import Cost, Question, VerbInfo
from onirim.engine.memory import ACTIVE
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import PAY_DOOR

PARTNER_PAYS: Final = VerbInfo(
    "partner:doors", "limbo", costs=(Cost("door", 1, "partner:doors"),), gains="safety"
)


def doors_gained(state: State) -> i64:
    n: i64 = 0
    seat: i64
    for seat in range(state.rules.seats):
        n += state.size(state.rules.door_zones[seat])  # §R10 §R11
    return n


def gained(state: State, door: i64) -> i64:
    """How many Doors of this kind."""
    n: i64 = 0
    seat: i64
    for seat in range(state.rules.seats):
        n += state.copies_in(state.rules.door_zones[seat], door)  # §R11
    return n


def gained_of_colour(state: State, colour: i64) -> i64:
    """How many of this colour; a Door of all colours is of none."""
    doors = state.rules.of_colour(state.rules.doors, colour)
    n: i64 = 0
    k: i64
    for k in range(state.rules.n_kinds):
        if has(doors, k):  # §R10
            n += gained(state, k)  # §G7
    return n


def pay_partner_door(rules: Ruleset) -> i64:
    """The verb for losing a Door of the other player; 0 where there is none."""
    if rules.seats == 1:
        return 0
    return rules.verb("pay-partner-door", "!p{}", CARD, int(rules.doors), info=PARTNER_PAYS)


@mypyc_attr(allow_interpreted_subclasses=True)
class LoseDoor(Step):
    """A Door of the active player's choice goes to Limbo, from either player."""

    def __init__(self, partners: i64) -> None:
        self.partners: i64 = partners  # the verb for a Door of the partner; 0: there is none

    def question(self) -> Question:
        return Question(picks=[PAY_DOOR, self.partners] if self.partners != 0 else [PAY_DOOR])

    def takes(self, state: State, arg: i64) -> i64:
        """The kinds of Doors that can be chosen."""
        return state.rules.doors

    def missing(self, state: State, arg: i64) -> Message | None:
        doors = self.takes(state, arg)
        seat: i64
        for seat in range(state.rules.seats):
            if state.holds(state.rules.door_zones[seat], doors):
                return None
        return Message("missing-door", "a Door that it could take")

    def options(self, state: State) -> None:
        doors = self.takes(state, state.arg())
        state.offer_zone(PAY_DOOR, state.doors, doors)  # §7.1 §R17
        if self.partners != 0:
            state.offer_zone(self.partners, doors_of_partner(state), doors)  # §R11 §R17

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        state.lose_door(
            ref, state.doors if verb == PAY_DOOR else doors_of_partner(state)
        )  # §7.1 §R8 §R11


def doors_of_partner(state: State) -> i64:
    return state.rules.door_zones[1 - state.get(ACTIVE)]
