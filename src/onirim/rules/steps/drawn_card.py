"""A card was drawn that does not go into the hand (rules §1.3.11)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from onirim.engine.hooks import GO, Step
from onirim.engine.memory import DRAWN, LIMBO
from onirim.engine.messages import Message
from onirim.engine.native import i64
from onirim.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawn(Step):
    """What happens to it; before it is over, the card must have gone where it belongs."""

    def __init__(self, kinds: i64, not_drawn: Message) -> None:
        self.kinds: i64 = kinds
        self.not_drawn: Message = not_drawn  # what is missing where no such card was drawn

    def allowed_below(self) -> str:
        return "fill"

    def clears_zone(self) -> i64:
        return DRAWN

    def missing(self, state: State, arg: i64) -> Message | None:
        found = state.size(DRAWN) == 1 and state.holds(DRAWN, self.kinds)
        return None if found else self.not_drawn


class DrawnToLimbo(Drawn):
    """It goes to Limbo unresolved, and filling goes on."""

    def run(self, state: State) -> i64:
        state.pop_step()
        if state.size(DRAWN) > 0:
            state.move(state.last(DRAWN), DRAWN, LIMBO)  # §5.2.3 §12.6
        return GO
