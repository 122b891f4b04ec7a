"""Games of the mind as it is shipped, lines and all: how many it wins, and what it says in them."""

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
from onirim.players.net.network_file import NetFile
from onirim.players.search.evaluator import Mind
from onirim.rules.catalogue import ruleset

BINS = 64  # of chances, by their logit, eight units up and down


@dataclass(frozen=True)
class Trial:
    """Games of one worker."""

    rules: str
    net: Path  # a file as it is shipped
    first: int
    games: int


def try_out(trial: Trial) -> tuple[int, Any]:
    """How many games were won, and by bins of what was said of a choice: number, sum, wins."""
    rules = ruleset(trial.rules)
    mind = Mind(rules, NetFile(trial.net.read_bytes()))
    return won_and_said(rules, trial.first, trial.games, lambda state: play(state, mind))


def won_and_said(
    rules: Ruleset, first: int, games: int, play: Callable[[State], list[float]]
) -> tuple[int, Any]:
    """The same of whoever plays games to their end and tells what chances it gave its choices."""
    chance = Rng(0)
    state = State(rules, chance)
    bins = np.zeros((BINS, 3))
    wins = 0
    for seed in range(first, first + games):
        chance.seed(seed)
        state.start()
        said = play(state)
        won = state.mem[RESULT] == WON
        wins += int(won)
        np.add.at(bins, bins_of(said), [[1.0, one, float(won)] for one in said])
    return wins, bins


def bins_of(said: list[float]) -> Any:
    chances = np.clip(said, 1e-6, 1 - 1e-6)
    logits = np.log(chances / (1 - chances))
    return np.clip((logits + 8) * BINS / 16, 0, BINS - 1).astype(int)


def play(state: State, mind: Mind) -> list[float]:
    """A game to its end; the chances that the mind gave its choices, where it had any."""
    said: list[float] = []
    while state.mem[RESULT] == GOING_ON:
        place = 0
        if state.option_count() > 1:
            seat = state.mem[ACTIVE]
            seen = state if state.rules.seats == 1 else as_seen_by(state, seat)
            place = int(mind.value_choices(seen, seat))
            said.append(int(mind.values[place]) / ONE)
        state.apply(state.choices[place])
    return said
