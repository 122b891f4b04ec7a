"""The Little Incubus (rules section 10): a pawn that takes a Nightmare upon itself."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import NOTHING
from onirim.engine.card_sets import has
from onirim.engine.hooks import GO, NIGHTMARE_DRAWN, Module, Step
from onirim.engine.info import Cost, CounterInfo, VerbInfo, ZoneInfo
from onirim.engine.memory import DISCARDED, DRAWN, LIMBO, SORTED
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.base.phase1 import queue_later_phases
from onirim.rules.base.phase2 import wait_or_lose
from onirim.rules.numbers import NIGHTMARE

WITHOUT_A_CARD: Final = 1  # argument of the Nightmare that a charge anticipates
ONCE: Final = VerbInfo(
    on="drawn",
    costs=(Cost("spent", 1, "incubus"),),
    gains="safety",
    extra=True,
    windows="nightmare",
    face="incubus",
)
WITH_PAWN: Final = VerbInfo(
    on="drawn pawn",
    costs=(Cost("spent", 0, "pawn"),),
    gains="safety",
    extra=True,
    windows="nightmare",
    face="incubus",
)


class Incubus(Module):
    """The pawn: New Dreamwalkers have it once, the others charge it with cards."""

    def __init__(self, option: str = "") -> None:
        self.new: bool = option == "new"  # §10.1 §10.2
        self.room: i64 = 2 if option == "true" else 1  # §10.5 §I7
        self.costs_an_option: bool = True
        self.pawn: i64 = 0  # the zone under it, or the counter of the New Dreamwalker
        self.cancel: i64 = 0
        self.charge: i64 = 0
        self.charging: i64 = 0

    def key(self) -> str:
        return "incubus"

    def house_rules(self) -> list[str]:
        return ["I-charge", "I-one", "I1"]

    def manual_house_rules(self) -> list[str]:
        return ["I-charge", "I-one"]

    def obstacle_with(self, others: list[Module], house_rules: list[str]) -> Message | None:
        if "I1" not in house_rules or len(others) == 0:  # §I1
            return None
        return Message(
            "error-incubus-alone",
            "by the house rule I1 the Little Incubus does not go together with {modules}",
            modules=", ".join([other.key() for other in others]),
        )

    def install(self, rules: Ruleset) -> None:
        if self.new:
            self.cancel = rules.verb("cancel", "*cancel", NOTHING, 0, self, ONCE)
            self.pawn = rules.counter("incubus", 1, CounterInfo("flag", face="incubus"))
            return
        if rules.has_house_rule("I-one"):  # §I-one
            self.room = 1
        self.cancel = rules.verb("cancel", "*cancel", NOTHING, 0, self, WITH_PAWN)
        self.pawn = rules.zone(
            "pawn", int(self.room), SORTED, info=ZoneInfo("store", "always", empty_face="incubus")
        )  # §I6 §T9
        self.costs_an_option = not rules.has_house_rule("I-charge")  # §I-charge
        price = (Cost("nightmare"),) if self.costs_an_option else ()
        info = VerbInfo(on="pawn", costs=price, gains="safety", windows="turn", face="incubus")
        self.charge = rules.verb("charge", "*charge", NOTHING, 0, self, info)
        self.charging = rules.step(Charge(self.pawn, self.room), "charge")

    def setup(self, state: State) -> None:
        if self.new:
            state.set(self.pawn, 1)  # §10.2

    def missing(self, state: State) -> Message | None:
        """All cards of a charge are laid under the pawn, and all of them leave it at once.

        A game that is lost during a charge ends with one of two there.
        """
        if self.new or state.result != "":
            return None
        if state.size(self.pawn) in (0, self.room) or state.is_on_stack(self.charging):
            return None
        return Message("missing-pawn", "{room} cards in 'pawn', or none", room=self.room)

    def turn_options(self, state: State) -> None:
        """A pawn with nothing under it may be charged."""
        if not self.new and state.size(self.pawn) == 0:  # §10.3 §10.4 §I7
            state.offer(self.charge)

    def interrupts(self, state: State, window: i64) -> None:
        """Whether there are cards under the pawn or the New Dreamwalker still has it: one cell."""
        if window == NIGHTMARE_DRAWN and state.get(self.pawn) > 0:  # §10.2 §10.4 §15.4
            state.offer(self.cancel)

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        if verb == self.charge:
            self.begin_charge(state)
            return
        state.pop_step()  # §W3
        state.move(state.last(DRAWN), DRAWN, DISCARDED)  # §10.2 §10.4
        if self.new:
            state.change(self.pawn, 0)  # §10.2
        else:
            state.move_all(self.pawn, DISCARDED)  # §10.4 §I7 §I8

    def begin_charge(self, state: State) -> None:
        """Reveal and store first, then suffer one Nightmare option."""
        queue_later_phases(state)  # §T8 §I8
        if self.costs_an_option:  # §I-charge
            state.push_step(NIGHTMARE, WITHOUT_A_CARD)  # §10.3
        state.push_step(self.charging)  # §10.3 §I8


class Charge(Step):
    """Reveal cards until Locations lie under the pawn; the others go to Limbo."""

    def __init__(self, pawn: i64, room: i64) -> None:
        self.pawn: i64 = pawn
        self.room: i64 = room

    def run(self, state: State) -> i64:
        while state.size(self.pawn) < self.room:
            card = state.draw()
            if card < 0:
                return wait_or_lose(state, card)  # §I2
            if has(state.rules.locations, card):  # §10.3 §I5 §12.6
                state.place(card, self.pawn)
            else:
                state.place(card, LIMBO)  # §10.3
        state.pop_step()
        return GO
