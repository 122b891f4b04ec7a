"""Games of the shipped net with forced lines: how many it wins, and the chances it states."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from onirim.engine.memory import ACTIVE, GOING_ON, RESULT, WON
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.observe import as_seen_by
from onirim.players.net.network import ONE
from onirim.players.net.network_file import NetworkFile
from onirim.players.search.evaluator import Evaluator
from onirim.rules.catalogue import ruleset

BINS = 64  # of chances, by logits from -8 to 8


@dataclass(frozen=True)
class Trial:
    """Games of one worker."""

    rules: str
    net: Path  # a file as it is shipped
    first: int
    games: int


def try_out(trial: Trial) -> tuple[int, Any]:
    """Play games; return the number won, and number, sum and wins by bins of stated chances."""
    rules = ruleset(trial.rules)
    evaluator = Evaluator(rules, NetworkFile(trial.net.read_bytes()))
    return play_and_bin(rules, trial.first, trial.games, lambda state: play(state, evaluator))


def play_and_bin(
    rules: Ruleset, first: int, games: int, play: Callable[[State], list[float]]
) -> tuple[int, Any]:
    """Play games with a function that finishes a game and returns its stated chances."""
    chance = Rng(0)
    state = State(rules, chance)
    bins = np.zeros((BINS, 3))
    wins = 0
    for seed in range(first, first + games):
        chance.seed(seed)
        state.start()
        chances = play(state)
        won = state.mem[RESULT] == WON
        wins += int(won)
        np.add.at(bins, bins_of(chances), [[1.0, one, float(won)] for one in chances])
    return wins, bins


def bins_of(chances: list[float]) -> Any:
    clipped = np.clip(chances, 1e-6, 1 - 1e-6)
    logits = np.log(clipped / (1 - clipped))
    return np.clip((logits + 8) * BINS / 16, 0, BINS - 1).astype(int)


def play(state: State, evaluator: Evaluator) -> list[float]:
    """Finish a game; return the chances that the net gave to its choices."""
    chances: list[float] = []
    while state.mem[RESULT] == GOING_ON:
        index = 0
        if state.option_count() > 1:
            seat = state.mem[ACTIVE]
            seen = state if state.rules.seats == 1 else as_seen_by(state, seat)
            index = int(evaluator.value_choices(seen, seat))
            chances.append(int(evaluator.values[index]) / ONE)
        state.apply(state.choices[index])
    return chances
