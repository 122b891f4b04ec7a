"""Values of a wrong type, and calls at a wrong time: an error says so, and no game has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from onirim.envs import Batch, duo_v0
from onirim.game.state import State


def single() -> Any:
    return gymnasium.make("onirim/Solo-v0").unwrapped


def many(count: int = 2) -> Any:
    return gymnasium.make_vec("onirim/Solo-v0", num_envs=count)


def begun(env: Any) -> Any:
    env.reset(seed=1)
    return env


def closed(env: Any) -> Any:
    begun(env).close()
    return env


@pytest.mark.parametrize("wrong", [1.5, "1", b"1"], ids=repr)
@pytest.mark.parametrize("make", [single, many, duo_v0.env, duo_v0.parallel_env])
def test_a_seed(make: Callable[[], Any], wrong: Any) -> None:
    """The stream of games isn't another afterwards."""
    env, other = begun(make()), begun(make())
    with pytest.raises(TypeError, match=f"^a seed is an integer, not {type(wrong).__name__}$"):
        env.reset(seed=wrong)
    assert str(env.reset()) == str(other.reset())


@pytest.mark.parametrize("make", [single, many, duo_v0.env, duo_v0.parallel_env])
def test_a_seed_of_numpy(make: Callable[[], Any]) -> None:
    env, other = make(), make()
    assert str(env.reset(seed=np.int64(7))) == str(other.reset(seed=7))


def test_seeds_of_many() -> None:
    """A list or a tuple, of integers."""
    envs, others = many(), many()
    assert str(envs.reset(seed=(5, 9))) == str(others.reset(seed=[5, 9]))
    before = envs.batch.state(0)
    with pytest.raises(TypeError, match=r"^a seed is an integer, not str$"):
        envs.reset(seed=[3, "a"])
    with pytest.raises(TypeError, match=r"^a mapping of options is expected, not list$"):
        envs.reset(seed=4, options=[True, False])
    assert envs.batch.state(0) == before


@pytest.mark.parametrize("wrong", [1.5, 0.0, "0", None], ids=repr)
def test_a_row(wrong: Any) -> None:
    batch = Batch("solo", games=2, seed=1)
    message = f"^the number of a game is an integer, not {type(wrong).__name__}$"
    with pytest.raises(TypeError, match=message):
        batch.state(wrong)
    with pytest.raises(TypeError, match=message):
        batch.set_state(wrong, State("solo", seed=5))
    assert batch.state(0) == State("solo", seed=1)


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"games": "4"}, "games is an integer, not str"),
        ({"games": 4.0}, "games is an integer, not float"),
        ({"seed": "7"}, "a seed is an integer, not str"),
        ({"buffers": 5}, "a mapping of names to arrays is expected, not int"),
        ({"buffers": []}, "a mapping of names to arrays is expected, not list"),
        ({"rules": 5}, "rules are a name or a Ruleset, not int"),
    ],
)
def test_keywords_of_a_batch(keywords: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=f"^{message}$"):
        Batch(**keywords)


def test_actions_of_two() -> None:
    parallel = begun(duo_v0.parallel_env())
    before = parallel.game_state.clone()
    for wrong in (None, 5, [0, 0]):
        with pytest.raises(TypeError, match=r"^a mapping of agents to actions is expected, not "):
            parallel.step(wrong)
    with pytest.raises(TypeError, match=r"^an action must be an integer, not None$"):
        parallel.step({"seat_0": None, "seat_1": 0})
    assert parallel.game_state == before


@pytest.mark.parametrize("call", ["observe", "action_space", "observation_space"])
def test_an_agent_that_is_none(call: str) -> None:
    env = begun(duo_v0.env())
    with pytest.raises(
        ValueError, match=r"^agent must be one of 'seat_0', 'seat_1', not 'seat_9'$"
    ):
        getattr(env, call)("seat_9")


CALLS: list[tuple[Callable[[], Any], Callable[[Any], object]]] = [
    (single, lambda env: env.step(0)),
    (single, lambda env: env.action_masks()),
    (many, lambda envs: envs.step([0, 0])),
    (many, lambda envs: envs.action_masks()),
    (many, lambda envs: envs.render()),
    (duo_v0.env, lambda env: env.last()),
    (duo_v0.env, lambda env: env.observe("seat_0")),
]


@pytest.mark.parametrize(("make", "call"), CALLS)
def test_before_the_first_game(make: Callable[[], Any], call: Callable[[Any], object]) -> None:
    with pytest.raises(RuntimeError, match=r"^no game has begun: call reset\(\)$"):
        call(make())


@pytest.mark.parametrize(("make", "call"), CALLS)
def test_after_close(make: Callable[[], Any], call: Callable[[Any], object]) -> None:
    with pytest.raises(RuntimeError, match=r"^the environment is closed$"):
        call(closed(make()))
