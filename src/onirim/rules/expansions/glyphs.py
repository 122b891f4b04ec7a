"""The Glyphs (rules section 4): a fourth symbol, four more Doors, and the Incantation."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD
from onirim.engine.card_sets import COLOURS, DOOR_CARD, LOCATION, Card, bit, has
from onirim.engine.hooks import ASK, DOORS_CHANGED, GO, Module, Step
from onirim.engine.info import CardInfo, Question, VerbInfo
from onirim.engine.journal import NO_MOVE_DONE
from onirim.engine.memory import LIMBO, SEEN
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import BOTTOM_CARD, ORDER_BELOW, SHOW, TAKE
from onirim.rules.steps.contents import kinds_in_zone

GLYPH: Final = "glyph"  # the symbol
GLYPHS: Final = 2  # §4.1: of each colour
MORE_DOORS: Final = 1  # §4.1: of each colour, like the others but for the picture
REVEALED_BY_INCANTATION: Final = 5  # §4.2.3


class Glyphs(Module):
    """Eight Locations that look for a Door when they are discarded."""

    def __init__(self, option: str = "") -> None:
        self.incantation: i64 = 0

    def key(self) -> str:
        return "glyphs"

    def cards(self, house_rules: list[str]) -> list[Card]:
        info = CardInfo(rules="§4.2.2 §4.2.3 §4.2.4 §1.3.2")
        glyphs = [
            Card(c + "g", GLYPHS, LOCATION, bit(i), GLYPH, info) for i, c in enumerate(COLOURS)
        ]
        doors = [Card(c + "d", MORE_DOORS, DOOR_CARD, bit(i)) for i, c in enumerate(COLOURS)]
        return [*glyphs, *doors]  # §4.2.1

    def install(self, rules: Ruleset) -> None:
        glyphs = rules.set_of([colour + "g" for colour in COLOURS])
        rules.playable |= glyphs  # §4.2.2
        rules.discardable |= glyphs  # §4.2.3
        rules.discarded_by_reveal |= glyphs  # §12.6
        rules.use(BOTTOM_CARD)
        rules.asks_by(ORDER_BELOW, "§4.2.3")
        waive = 0
        if rules.seats > 1:
            waive = rules.verb("waive", "~{}", CARD, rules.doors, info=VerbInfo("seen", "limbo"))
        self.incantation = rules.step(Incantation(waive), "incantation", "§4.2.3")
        k: i64
        for k in range(rules.n_kinds):
            if has(glyphs, k):
                rules.on_discard[k] = self.incantation  # §4.2.3
                rules.discard_arg[k] = REVEALED_BY_INCANTATION  # §4.2.3


class Incantation(Step):
    """Reveal five cards and take a Door that is among them; the others go to the bottom.

    Argument: how many cards are still to be revealed.
    """

    def __init__(self, waive: i64) -> None:
        self.waive: i64 = waive

    def question(self) -> Question:
        picks = [TAKE, self.waive] if self.waive > 0 else [TAKE]
        return Question(picks=picks, source="seen")

    def allowed_below(self) -> str:
        return "fill"

    def clears_zone(self) -> i64:
        return SEEN

    def missing(self, state: State, arg: i64) -> Message | None:
        if arg <= REVEALED_BY_INCANTATION:
            return None
        return Message(
            "missing-revealed", "no more than {most} cards to reveal", most=REVEALED_BY_INCANTATION
        )

    def run(self, state: State) -> i64:
        left = state.arg()
        if left > 0:
            state.set_arg(0)
            state.push_step(SHOW, left)  # §4.2.3
            return GO
        if state.holds(SEEN, state.rules.doors):  # §4.2.3
            return ASK
        if state.journaling:
            state.note(NO_MOVE_DONE, 0, 0, 0)
        state.replace_step(ORDER_BELOW)  # §4.2.3 §G5
        return GO

    def options(self, state: State) -> None:
        doors = state.rules.doors
        state.offer_zone(TAKE, SEEN, doors)  # §4.2.3 §G1
        if self.waive > 0:
            state.offer_zone(self.waive, SEEN, doors & kinds_in_zone(state, state.doors))  # §G9

    def choose(self, state: State, verb: i64, ref: i64) -> None:
        state.pop_step()
        state.trigger(DOORS_CHANGED, 0)  # §G8 §12.3
        state.push_step(ORDER_BELOW)  # §4.2.3 §G5 §G8
        state.lift(ref, SEEN)
        if verb == TAKE:
            state.gain_door(ref)  # §G4
        else:
            state.place(ref, LIMBO)  # §G9
