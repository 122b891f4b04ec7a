"""Truncated rollouts with common random numbers.

The net plays some decisions (the heuristic, if it is the prior), then the net evaluates the
resulting position. Cards are dealt by a generator whose seed is the number of the rollout, so all
actions of a decision meet the same luck: few rollouts tell how much two actions differ.
"""

from __future__ import annotations

from typing import Final, final

from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.net.network import ONE
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.heuristic_prior import HeuristicPrior

NET_DECISIONS: Final = 10  # of a rollout by the net
HEURISTIC_DECISIONS: Final = 25  # of a rollout by the heuristic; each counts as an evaluation


@final
class Rollouts:
    """Rollouts for one player, where only the order of the deck is hidden."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Evaluator = evaluator
        self.chance: Rng = Rng(0)
        self.state: State = State(evaluator.rules, self.chance)
        self.child: State = State(evaluator.rules)
        self.follows_lines: bool = False  # whether the net follows forced lines, as in a real game

    def value(self, state: State, action: i64, seed: i64) -> i64:
        """Return the value after an action, with the random numbers of this seed."""
        game = self.state
        self.chance.seed(seed)
        game.copy_from(state)
        game.apply(action)
        prior = self.evaluator.prior
        return self.play_net(game) if prior is None else self.play_heuristic(game, prior)

    def play_net(self, game: State) -> i64:
        evaluator = self.evaluator
        remaining: i64 = NET_DECISIONS
        while game.mem[RESULT] == GOING_ON:
            if game.option_count() == 1:
                game.apply(game.choices[0])
                continue
            follows = self.follows_lines
            best = evaluator.value_choices(game, 0) if follows else evaluator.value_one_ply(game, 0)
            remaining -= 1
            if remaining == 0:
                return evaluator.values[best]
            game.apply(game.choices[best])
        return ONE if game.mem[RESULT] == WON else 0

    def play_heuristic(self, game: State, prior: HeuristicPrior) -> i64:
        """The net evaluates states that wait for chance, so the last action is made on a copy."""
        remaining: i64 = HEURISTIC_DECISIONS
        while game.mem[RESULT] == GOING_ON:
            self.evaluator.evaluations += 1
            remaining -= 1
            action = prior.action(game)
            if remaining == 0:
                self.child.copy_from(game)
                self.child.apply(action)
                return self.evaluator.value(self.child, 0)
            game.apply(action)
        return ONE if game.mem[RESULT] == WON else 0
