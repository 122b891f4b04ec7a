"""Games played on by the net for some turns: what an action leads to when chance has spoken.

Cards are dealt by a generator whose seed is the number of the playout, so every action of one
decision meets the same luck, and the difference between two of them is told by few playouts.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.mind.mind import Mind
from onirim.mind.net import ONE

DECISIONS: Final = 10  # of a playout; then the net says what is left to win


@final
class Playouts:
    """For games of one seat: there nothing is hidden but the order of the deck."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Mind = mind
        self.chance: Rng = Rng(0)
        self.state: State = State(mind.rules, self.chance)

    def value(self, state: State, action: i64, number: i64) -> i64:
        """The value after an action, with the luck of this number."""
        game = self.state
        mind = self.mind
        self.chance.seed(number)
        game.copy_from(state)
        game.apply(action)
        left: i64 = DECISIONS
        while game.mem[RESULT] == GOING_ON:
            if game.option_count() == 1:
                game.apply(game.choices[0])
                continue
            best = mind.value_at_once(game, 0)
            left -= 1
            if left == 0:
                return mind.values[best]
            game.apply(game.choices[best])
        return ONE if game.mem[RESULT] == WON else 0
