"""Solo games with every card drawn separately, and their luck-adjusted results (control variate).

Before a card is drawn, search gives the expected value over all cards; afterwards the net gives the
value of the state that came. The mean of the second is the first, so their difference is luck.
Subtracting the luck of all cards leaves an unbiased result with about a third of the variance, and
likewise a value for every state on the way.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, stdev

from onirim.engine.hooks import WAIT
from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.players.net.features import FeatureEncoder
from onirim.players.net.network import ONE
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import Expectimax

SAMPLED_DEALS = 10  # deals that are sampled to evaluate a sequence of draws
BEST_TAKEN = -1  # the best choice was played


@dataclass(frozen=True)
class Alternative:
    """A choice that was not played: its features, its values by search and by the net."""

    features: list[int]
    search_value: int
    net_value: int


@dataclass
class GameNode:
    """A chance node or a decision of a game, with its values."""

    net_value: int
    is_chance: bool
    search_value: int = 0  # of a chance node: the expectation over all cards
    features: list[int] = field(default_factory=list)
    alternatives: list[Alternative] = field(default_factory=list)
    best_instead: int = BEST_TAKEN  # value of the best choice if a random one was played


def luck_adjusted_values(nodes: Sequence[GameNode], result: int, trace: float) -> list[int]:
    """Return the value of each node by the result, without the luck of the cards after it.

    With a trace of 1 everything later counts, and the value is an unbiased estimate of what the
    player achieves. A smaller trace discounts later gains and is less noisy.
    """
    value = net_value = result
    found: list[int] = []
    for node in reversed(nodes):
        if node.is_chance:
            value = node.search_value + round(trace * (value - net_value))
        elif node.best_instead != BEST_TAKEN:
            value = node.best_instead
        net_value = node.net_value
        found.append(value)
    return found[::-1]


def mean_and_error(results: Sequence[float]) -> str:
    """Return the mean in per cent, with its standard error in parentheses."""
    if len(results) < 2:
        return "an unknown share"
    error = stdev(results) / len(results) ** 0.5
    return f"{100 * mean(results):.2f} ({100 * error:.2f})"


class SteppedGame:
    """A series of games; the caller alternates `advance` and applying a choice."""

    def __init__(
        self, evaluator: Evaluator, draw: random.Random, encoder: FeatureEncoder | None = None
    ) -> None:
        if evaluator.rules.seats > 1:
            raise SystemExit(f"games of one player, not {evaluator.rules.text}")
        self.evaluator = evaluator
        self.draw = draw
        self.encoder = encoder  # to record features of nodes
        self.search = Expectimax(evaluator, 0)
        self.state = State(evaluator.rules)
        self.dealer = Rng(0)
        self.dealt = State(evaluator.rules, self.dealer)
        self.nodes: list[GameNode] = []
        self.drew_sequence = True

    def begin(self) -> None:
        self.nodes = []
        self.state.start()
        self.draw_sequence()

    def advance(self) -> bool:
        """Draw cards until there is a choice; return False if the game is over."""
        state = self.state
        while state.mem[RESULT] == GOING_ON:
            if state.status == WAIT:
                self.record_chance()
            elif self.drew_sequence and state.option_count() == 1:
                state.apply(state.choices[0])
            else:
                self.record_decision()
                return True
        return False

    def result(self) -> int:
        """Return the result of a finished game."""
        return ONE if self.state.mem[RESULT] == WON else 0

    def adjusted_result(self) -> int:
        """Return the luck-adjusted result of a finished game."""
        return luck_adjusted_values(self.nodes, self.result(), 1.0)[0]

    def value_ahead(self, waiting: State) -> tuple[int, bool]:
        """Return the value of a chance node, and whether it starts a sequence of draws."""
        if self.is_draw_sequence(waiting):
            return self.sampled_value(waiting, SAMPLED_DEALS), True
        return int(self.search.one_card_ahead(waiting, 0)), False

    def is_draw_sequence(self, waiting: State) -> bool:
        """Are several cards drawn before the next choice?"""
        weights = waiting.outcome_weights()
        return self.search.is_draw_sequence(waiting, weights, sum(weights), 0)

    def sampled_value(self, waiting: State, deals: int) -> int:
        """Return the mean value of the net after some sampled sequences of draws."""
        game, evaluator, total = self.dealt, self.evaluator, 0
        for _ in range(deals):
            self.dealer.seed(self.draw.getrandbits(48))
            game.copy_from(waiting)
            game.resume()
            while game.mem[RESULT] == GOING_ON and game.option_count() == 1:
                game.apply(game.choices[0])
            if game.mem[RESULT] == GOING_ON:
                total += int(evaluator.values[evaluator.value_choices(game, 0)])
            elif game.mem[RESULT] == WON:
                total += ONE
        return total // deals

    def features_of(self, state: State) -> list[int]:
        if self.encoder is None:
            return []
        self.encoder.encode(state, 0)
        return [int(self.encoder.features[i]) for i in range(self.encoder.n)]

    # --- nodes of the game -------------------------------------------------------------------

    def record_chance(self) -> None:
        """Record a chance node and draw one card, or a whole sequence."""
        evaluator, state = self.evaluator, self.state
        net_value, features = int(evaluator.value(state, 0)), self.features_of(state)
        search_value, self.drew_sequence = self.value_ahead(state)
        self.nodes.append(GameNode(net_value, True, search_value, features))
        if self.drew_sequence:
            self.draw_sequence()
        else:
            self.draw_card()

    def record_decision(self) -> None:
        """Record a decision with the value that counted in the expectation before it."""
        evaluator, state = self.evaluator, self.state
        by_lines = self.drew_sequence
        best = evaluator.value_choices(state, 0) if by_lines else evaluator.value_one_ply(state, 0)
        self.nodes.append(GameNode(int(evaluator.values[best]), False))
        self.drew_sequence = False

    def draw_sequence(self) -> None:
        while self.state.status == WAIT and self.state.mem[RESULT] == GOING_ON:
            self.draw_card()

    def draw_card(self) -> None:
        weights = self.state.outcome_weights()
        self.state.apply_outcome(self.draw.choices(range(len(weights)), weights)[0])
