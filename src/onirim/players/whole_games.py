"""Whole games inside the compiled engine, for simulation and benchmarks; tallies."""

from __future__ import annotations

from typing import Final, final

from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.native import i64
from onirim.engine.rng import MASK32, PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.heuristic.seeker import choose
from onirim.players.net.network_file import SHIPPED_NET
from onirim.players.search.evaluator import Evaluator
from onirim.players.search.expectimax import Expectimax
from onirim.rules.steps.gained_doors import doors_gained

RANDOM: Final = 0  # who plays
SEEKER: Final = 1
HEURISTIC: Final = 2
NET: Final = 3


class StatePlayer:
    """Chooses actions in the engine's own state, without views and codes."""

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
        return choose(state, rng)


@final
class HeuristicChoices(StatePlayer):
    """Plays by heuristics."""

    def __init__(self, rules: Ruleset) -> None:
        self.heuristic: Heuristic = Heuristic(rules)

    def choose(self, state: State, rng: Rng) -> i64:
        return self.heuristic.choose(state, rng)


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


class Tally:
    """Sums over many games."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.wins: i64 = 0
        self.doors: i64 = 0
        self.turns: i64 = 0
        self.decisions: i64 = 0
        self.checksum: i64 = 0

    def count(self, state: State, seed: i64) -> None:
        doors = doors_gained(state)
        self.games += 1
        if state.mem[RESULT] == WON:
            self.wins += 1
        self.doors += doors
        self.turns += state.turns
        self.decisions += state.decisions
        self.checksum = (self.checksum + mix2(seed, state.decisions * 64 + doors)) & MASK32


def play_games(rules: Ruleset, first: i64, count: i64, who: i64 = RANDOM, budget: i64 = 0) -> Tally:
    """Play the games with the seeds first … first + count - 1."""
    return play_games_with(rules, first, count, state_player(rules, who, budget))


def play_games_with(rules: Ruleset, first: i64, count: i64, player: StatePlayer) -> Tally:
    """Play the games with these seeds with a player that is made already."""
    tally = Tally()
    chance = Rng(0)
    choices = Rng(0)
    state = State(rules, chance)
    seed: i64
    for seed in range(first, first + count):
        chance.seed(seed)
        choices.state = mix2(seed, PLAYER_STREAM)
        state.start()
        player.play(state, choices)
        tally.count(state, seed)
    return tally
