"""Games played on for some turns: what an action leads to when chance has spoken.

The net plays, or the heuristic where it proposes; what is left to win then says the net. Cards are
dealt by a generator whose seed is the number of the playout, so every action of one decision meets
the same luck, and the difference between two of them is told by few playouts.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.net.network import ONE
from onirim.players.search.evaluator import Mind
from onirim.players.search.heuristic_prior import Proposals

DECISIONS: Final = 10  # of a playout; then the net says what is left to win
PROPOSED: Final = 25  # the same where the heuristic plays; each counts as an evaluation


@final
class Playouts:
    """For games of one seat: there nothing is hidden but the order of the deck."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Mind = mind
        self.chance: Rng = Rng(0)
        self.state: State = State(mind.rules, self.chance)
        self.twin: State = State(mind.rules)
        self.follows: bool = False  # does the net follow lines here, as where it plays in earnest?

    def value(self, state: State, action: i64, number: i64) -> i64:
        """The value after an action, with the luck of this number."""
        game = self.state
        self.chance.seed(number)
        game.copy_from(state)
        game.apply(action)
        proposals = self.mind.proposals
        return self.by_net(game) if proposals is None else self.by_heuristic(game, proposals)

    def by_net(self, game: State) -> i64:
        mind = self.mind
        left: i64 = DECISIONS
        while game.mem[RESULT] == GOING_ON:
            if game.option_count() == 1:
                game.apply(game.choices[0])
                continue
            best = mind.value_choices(game, 0) if self.follows else mind.value_at_once(game, 0)
            left -= 1
            if left == 0:
                return mind.values[best]
            game.apply(game.choices[best])
        return ONE if game.mem[RESULT] == WON else 0

    def by_heuristic(self, game: State, proposals: Proposals) -> i64:
        """The net knows states that wait for chance, so the last choice is made on a twin."""
        left: i64 = PROPOSED
        while game.mem[RESULT] == GOING_ON:
            self.mind.evaluations += 1
            left -= 1
            action = proposals.proposed(game)
            if left == 0:
                self.twin.copy_from(game)
                self.twin.apply(action)
                return self.mind.value(self.twin, 0)
            game.apply(action)
        return ONE if game.mem[RESULT] == WON else 0
