"""OpenSpiel: its random simulations and its search play our games. Skipped where it is missing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel")

import onirim.envs.openspiel  # noqa: E402, F401  # registers the game
from onirim.game.state import State  # noqa: E402
from tests.helpers.breadth import cases  # noqa: E402
from tests.helpers.rulesets import every_ruleset  # noqa: E402

RULESETS = cases(["solo", "solo+towers:hard", "duo", "duo:limited+book"], every_ruleset())


def loaded(rules: str) -> Any:
    return pyspiel.load_game(f"onirim(rules={rules})")


@pytest.mark.parametrize("rules", RULESETS)
def test_random_games(rules: str) -> None:
    """With histories that are written and read again."""
    pyspiel.random_sim_test(loaded(rules), num_sims=2, serialize=True, verbose=False)


def test_its_search_plays() -> None:
    """MCTS chooses legal actions and meets chance nodes."""
    from open_spiel.python.algorithms import mcts

    game = loaded("solo")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    chosen = 0
    while not state.is_terminal() and chosen < 6:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            state.apply_action(bot.step(state))
            chosen += 1
    assert chosen == 6


def test_numbers_are_ours() -> None:
    """Actions first, outcomes of chance behind them."""
    state, ours = loaded("solo").new_initial_state(), State("solo")
    for _ in range(12):
        numbers = state.legal_actions()
        assert numbers == sorted(
            int(one) for one in ours.legal_actions() or [o for o, _ in ours.chance_weights()]
        )
        assert state.action_to_string(numbers[0]) == str(ours.rules.action(numbers[0]))
        state.apply_action(numbers[0])
        ours.apply(numbers[0])
    assert str(state) == ours.position


def test_the_tensor_is_our_observation() -> None:
    game = loaded("duo")
    state = game.new_initial_state(State("duo", seed=3).position)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == list(State("duo", seed=3).observation(1))
    assert "shared" in observer.string_from(state, 1)
