"""Whole games by the mind inside the compiled engine, for simulation and for measuring strength."""

from __future__ import annotations

from typing import Final

from onirim.bots.heuristic.player import Heuristic
from onirim.bots.rollout import Tally, play_heuristic
from onirim.engine.memory import GOING_ON, RESULT
from onirim.engine.native import i64
from onirim.engine.rng import PLAYER_STREAM, Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.mind.mind import Mind
from onirim.mind.netfile import SHIPPED_NET, NetFile
from onirim.mind.search import Search

BUDGETS: Final = {"mind": 0, "strong": 10_000, "strongest": 120_000}  # evaluations of a decision


def play_mind_games(
    rules: Ruleset, first: i64, count: i64, budget: i64, file: NetFile | None = None
) -> Tally:
    """Games with the seeds first … first + count - 1; the heuristic plays where it is better."""
    net = SHIPPED_NET.read() if file is None else file
    chance = Rng(0)
    player = Rng(0)
    state = State(rules, chance)
    by_heuristic = net.leaves_to_heuristic(rules)
    heuristic = Heuristic(rules)
    mind = Mind(rules, net)
    search = Search(mind, int(budget))
    tally = Tally()
    seed: i64
    for seed in range(first, first + count):
        chance.seed(seed)
        player.state = mix2(seed, PLAYER_STREAM)
        state.start()
        if by_heuristic:
            play_heuristic(state, player, heuristic)
        elif budget > 0:
            play_search(state, search)
        else:
            play_mind(state, mind)
        tally.count(state, seed)
    return tally


def play_mind(state: State, mind: Mind) -> None:
    while state.mem[RESULT] == GOING_ON:
        state.apply(mind.choose(state))


def play_search(state: State, search: Search) -> None:
    while state.mem[RESULT] == GOING_ON:
        state.apply(search.choose(state))
