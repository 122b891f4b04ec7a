"""One player (rules section 1): a hand of five, and all Doors in front of you."""

from __future__ import annotations

from typing import Final

from onirim.engine.hooks import ACT, Module
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.rules.numbers import REDRAW, SET_BACK

HAND_SIZE: Final = 5  # §1.2.1 §1.3.9


class Solo(Module):
    """The mode for one player."""

    def key(self) -> str:
        return "solo"

    def install(self, rules: Ruleset) -> None:
        rules.seats = 1
        rules.group("hand", HAND_SIZE, lost=True)  # §1.2.1
        rules.victory_condition("doors", 0, "doors")

    def setup(self, state: State) -> None:
        """Deal a hand, put back what was met on the way, begin."""
        state.push_step(ACT)
        state.push_step(SET_BACK)  # §1.2.2
        state.push_step(REDRAW)  # §1.2.1

    def victory(self, state: State) -> bool:
        return state.size(state.doors) == state.rules.n_doors  # §1.3.15 §4.2.4
