"""Phase 3: Limbo is shuffled into the deck (rules §1.3.14); set-up does the same (§1.2.2)."""

from __future__ import annotations

from onirim.engine.hooks import ASK, GO, Step
from onirim.engine.memory import LIMBO
from onirim.engine.native import i64
from onirim.engine.state import State
from onirim.rules.numbers import NEW_TURN


class LimboBack(Step):
    """Phase 3, and the next turn begins."""

    def is_turn(self) -> bool:
        return True

    def run(self, state: State) -> i64:
        phase_3 = state.rules.phase_3
        if phase_3 != 0:
            state.replace_step(NEW_TURN)
            state.push_step(phase_3)
            return GO
        if state.mem[LIMBO] > 0:  # §1.3.14
            state.shuffle_in(LIMBO)  # §1.3.14
        state.begin_turn()
        return ASK


class NewTurn(Step):
    """Another phase 3 is over, and the next turn begins."""

    def is_turn(self) -> bool:
        return True

    def run(self, state: State) -> i64:
        state.begin_turn()
        return ASK


class SetBack(Step):
    """Set-up: what was set aside while dealing goes back into the deck."""

    def allowed_below(self) -> str:
        return "act draft"

    def run(self, state: State) -> i64:
        state.pop_step()
        state.shuffle_in(LIMBO)  # §1.2.2 §B17 §C5
        return GO
