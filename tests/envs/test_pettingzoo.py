"""PettingZoo: its tests, common rewards, and what a waiting seat is asked."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from onirim.engine.errors import IllegalAction
from onirim.engine.messages import OnirimError
from onirim.envs import duo_v0
from onirim.game.state import State
from tests.helpers.breadth import cases
from tests.helpers.rulesets import every_ruleset

RULESETS = [text for text in every_ruleset() if text.startswith("duo")]
TOGETHER = "duo+book+glyphs+oniverse"
CYCLES = cases([40], [1_000])[0]


@pytest.fixture(autouse=True)
def quiet(capsys: Any) -> Iterator[None]:
    """Their tests print that they passed, and wish for observations that are plain arrays."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        yield
    capsys.readouterr()


@pytest.mark.parametrize("rules", [*RULESETS, TOGETHER])
def test_their_own_tests_pass(rules: str) -> None:
    """The seed test of the parallel interface ignores masks: there an illegal action loses."""
    api_test(duo_v0.env(rules=rules), CYCLES)
    parallel_api_test(duo_v0.parallel_env(rules=rules), CYCLES)
    seed_test(lambda: duo_v0.env(rules=rules), CYCLES)
    parallel_seed_test(lambda: duo_v0.parallel_env(rules=rules, illegal="lose"), CYCLES)


def test_players_take_turns() -> None:
    env = duo_v0.env(rules="duo:limited", reward="doors")
    env.reset(seed=7)
    state = State("duo:limited", seed=7)
    luck = np.random.default_rng(1)
    total = 0.0
    for agent in env.agent_iter():
        seen, _, over, truncated, _ = env.last()
        assert not truncated
        if over:
            env.step(None)
            continue
        assert agent == f"seat_{state.to_move}"
        assert env.game_state == state
        action = luck.choice(np.flatnonzero(seen["action_mask"]))
        env.step(action)
        state.apply(int(action))
        assert env.rewards["seat_0"] == env.rewards["seat_1"]
        total += env.rewards["seat_0"]
    assert state.is_over
    assert total == pytest.approx(0)
    assert not env.agents


def test_a_waiting_seat_has_an_empty_mask_and_is_ignored() -> None:
    env = duo_v0.parallel_env()
    seen, _ = env.reset(seed=3)
    while env.agents:
        sizes = {agent: int(seen[agent]["action_mask"].sum()) for agent in env.agents}
        waiting = min(sizes, key=lambda agent: sizes[agent])
        assert sizes[waiting] == 0 < max(sizes.values())
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        actions[waiting] = 10_000
        seen, _, terminations, _, _ = env.step(actions)
    assert set(terminations.values()) == {True}
    with pytest.raises(RuntimeError, match="call reset"):
        env.step({})


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = duo_v0.env()
    env.reset(seed=1)
    before = env.game_state.clone()
    mask = env.last()[0]["action_mask"]
    with pytest.raises(IllegalAction, match="not possible here"):
        env.step(int(mask.argmin()))
    assert env.game_state == before
    env.step(int(mask.argmax()))


def test_or_it_loses() -> None:
    env = duo_v0.env(illegal="lose", reward="doors")
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert set(env.terminations.values()) == {True}
    assert env.infos["seat_1"] == {"illegal": True}
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_errors() -> None:
    with pytest.raises(OnirimError, match=r"with 2 seat.s.; 'solo' has 1"):
        duo_v0.env(rules="solo")
    parallel = duo_v0.parallel_env()
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="an action of seat_0, who is to move, is needed"):
        parallel.step({"seat_1": 0})
    with pytest.raises(RuntimeError, match="none has begun: call reset"):
        duo_v0.env().step(0)
    for env in (duo_v0.env(), parallel):
        env.close()
        with pytest.raises(RuntimeError, match="the environment is closed"):
            env.reset()


def test_text() -> None:
    env = duo_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "shared" in env.render()
