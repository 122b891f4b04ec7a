"""Players inside the compiled engine: what simulations, matches and batches let choose."""

from __future__ import annotations

from typing import Final, final

from onirim.engine.memory import GOING_ON, RESULT
from onirim.engine.native import i64
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.observe import as_seen_by_mover
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.heuristic.seeker import choose
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import Expectimax

RANDOM: Final = 0  # who plays
SEEKER: Final = 1
HEURISTIC: Final = 2
NET: Final = 3


class StatePlayer:
    """Chooses actions in the engine's own state, without views and codes.

    The loop hands over the true state. Every player but the random one thinks with what the seat to
    move sees of it (`as_seen_by_mover`).
    """

    def choose(self, state: State, rng: Rng) -> i64:
        raise NotImplementedError

    def play(self, state: State, rng: Rng) -> None:
        """Play a game to its end."""
        mem = state.mem
        while mem[RESULT] == GOING_ON:
            state.apply(self.choose(state, rng))


@final
class RandomChoices(StatePlayer):
    """Chooses any legal action with equal probability."""

    def choose(self, state: State, rng: Rng) -> i64:
        return state.choices[rng.below(state.option_count())]

    def play(self, state: State, rng: Rng) -> None:
        """Play a game to its end, without the cost of a method call for each choice."""
        while state.mem[RESULT] == GOING_ON:
            i = rng.below(state.n_choices)
            state.apply(state.choices[i])


@final
class SeekerChoices(StatePlayer):
    """Goes for Doors."""

    def choose(self, state: State, rng: Rng) -> i64:
        return choose(as_seen_by_mover(state), rng)


@final
class HeuristicChoices(StatePlayer):
    """Plays by heuristics."""

    def __init__(self, rules: Ruleset) -> None:
        self.heuristic: Heuristic = Heuristic(rules)

    def choose(self, state: State, rng: Rng) -> i64:
        if state.option_count() == 1:
            return state.choices[0]
        return self.heuristic.choose(as_seen_by_mover(state), rng)


@final
class NetChoices(StatePlayer):
    """Plays by the net alone."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Evaluator = evaluator

    def choose(self, state: State, rng: Rng) -> i64:
        return self.evaluator.choose(state)


@final
class SearchChoices(StatePlayer):
    """Searches with the net."""

    def __init__(self, evaluator: Evaluator, budget: int) -> None:
        self.search: Expectimax = Expectimax(evaluator, budget)

    def choose(self, state: State, rng: Rng) -> i64:
        return self.search.choose(state)


def state_player(rules: Ruleset, who: i64, budget: i64) -> StatePlayer:
    """Make a player for a ruleset; the budget is the number of evaluations per decision."""
    if who == RANDOM:
        return RandomChoices()
    if who == SEEKER:
        return SeekerChoices()
    if who == HEURISTIC:
        return HeuristicChoices(rules)
    net = SHIPPED_NET.read()
    if net.leaves_to_heuristic(rules):
        return HeuristicChoices(rules)
    evaluator = Evaluator(rules, net)
    return SearchChoices(evaluator, int(budget)) if budget > 0 else NetChoices(evaluator)


@final
class SeatChoices(StatePlayer):
    """One player for each seat."""

    def __init__(self, players: list[StatePlayer]) -> None:
        self.players: list[StatePlayer] = players

    def choose(self, state: State, rng: Rng) -> i64:
        return self.players[int(state.to_move)].choose(state, rng)
