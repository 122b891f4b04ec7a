"""Gymnasium: its checkers, masks, rewards, pictures and vector environments."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import NormalizeObservation, RecordEpisodeStatistics

import onirim.envs
from onirim.engine.action import Action
from onirim.engine.errors import IllegalAction
from onirim.engine.messages import OnirimError
from onirim.game.ruleset import Ruleset
from onirim.game.state import State
from onirim.game.view import View
from tests.helpers.breadth import cases
from tests.helpers.rulesets import every_ruleset

HANDFUL = ["solo", "solo+towers:hard+glyphs", "duo", "duo:open", "duo:limited+book"]
RULESETS = sorted({*HANDFUL, *every_ruleset()})
MODES = ("ansi", "human", "rgb_array")


def made(rules: str, **keywords: Any) -> Any:
    name = "Solo" if rules.startswith("solo") else "Duo"
    return gymnasium.make(f"onirim/{name}-v0", rules=rules, **keywords)


def legal(env: Any, info: dict[str, Any]) -> Any:
    return env.action_space.sample(info["action_mask"])


@pytest.mark.parametrize("rules", RULESETS)
def test_the_checker_finds_nothing(rules: str, capsys: Any) -> None:
    """It ignores masks, so an illegal action loses; every way to render is tried."""
    env = made(rules, illegal="lose", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=rules != "duo")
    assert "Passed" not in capsys.readouterr().out


def test_a_partner_passes_it_as_well() -> None:
    check_env(made("duo", illegal="lose", partner="heuristic").unwrapped, skip_render_check=True)


# --- playing ----------------------------------------------------------------------------------


def test_an_environment_is_a_state_with_a_seed() -> None:
    """The first game of a seed is the game with this seed, and then its stream continues."""
    env = made("solo+towers")
    observation, info = env.reset(seed=7)
    state = State("solo+towers", seed=7)
    assert env.unwrapped.state == state
    assert env.observation_space.contains(observation)
    while not state.is_over:
        action = legal(env, info)
        observation, reward, terminated, truncated, info = env.step(action)
        state.apply(int(action))
        assert (reward, terminated, truncated) == (
            float(state.result == "won"),
            state.is_over,
            False,
        )
    env.reset()
    second = env.unwrapped.state
    env.reset(seed=7)
    env.reset()
    assert env.unwrapped.state == second != State("solo+towers", seed=7)


def test_three_conventions_of_masks() -> None:
    env = made("solo")
    _, info = env.reset(seed=1)
    mask = info["action_mask"]
    assert (mask.dtype, mask.shape) == (np.int8, (78,))
    assert (env.unwrapped.action_masks() == mask).all()
    wrapped = RecordEpisodeStatistics(NormalizeObservation(env))  # as sb3-contrib finds it
    assert (wrapped.get_wrapper_attr("action_masks")() == mask).all()
    assert np.flatnonzero(mask).tolist() == sorted(env.unwrapped.state.legal_actions())


def test_shaping_is_taken_back_at_the_end() -> None:
    env = made("solo", reward="doors")
    total, best = 0.0, 0.0
    for seed in range(10):
        _, info = env.reset(seed=seed)
        over, game = False, 0.0
        while not over:
            _, reward, over, _, info = env.step(legal(env, info))
            game += float(reward)
            best = max(best, float(reward))
        total += abs(game)
    assert total == pytest.approx(0)
    assert best == pytest.approx(1 / 8)


def test_one_learner_plays_both_seats() -> None:
    env = made("duo")
    _, info = env.reset(seed=2)
    seats = set()
    for _ in range(40):
        seats.add(info["seat"])
        assert info["seat"] == env.unwrapped.state.to_move
        _, _, over, _, info = env.step(legal(env, info))
        if over:
            _, info = env.reset()
    assert seats == {0, 1}


class Reader:
    """A partner that only reads its view."""

    asked = 0

    def choose(self, view: View) -> Action:
        Reader.asked += 1
        assert view.seat == 1
        return view.legal_actions()[0]


@pytest.mark.parametrize(
    "partner", ["random", Reader, Reader().choose, "tests.envs.test_gymnasium:Reader"]
)
def test_a_partner_plays_the_second_seat(partner: Any) -> None:
    """A name, a class, a function, or where to import one."""
    env = made("duo:limited", partner=partner)
    _, info = env.reset(seed=2)
    for _ in range(60):
        assert info["seat"] == 0
        _, _, over, _, info = env.step(legal(env, info))
        assert over or env.unwrapped.state.to_move == 0
        if over:
            _, info = env.reset()
    assert partner == "random" or Reader.asked > 10


def test_a_partner_that_fails_changes_nothing() -> None:
    env = made("duo", partner=lambda _view: "play:Nm")
    _, info = env.reset(seed=1)
    before = env.unwrapped.state.clone()
    with pytest.raises(OnirimError, match="'play:Nm' is no action"):
        env.step(legal(env, info))
    assert env.unwrapped.state == before


def test_wrappers_fit() -> None:
    env = RecordEpisodeStatistics(NormalizeObservation(made("solo")))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(legal(env, info))
    assert info["episode"]["l"] > 10


# --- errors -----------------------------------------------------------------------------------


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = made("solo")
    _, info = env.reset(seed=1)
    before = env.unwrapped.state.clone()
    for wrong in (int(np.flatnonzero(info["action_mask"] == 0)[0]), -1, 78):
        with pytest.raises(OnirimError, match=r"possible|numbered"):
            env.step(wrong)
    with pytest.raises(TypeError, match="an action must be an integer, not 'play:Rs'"):
        env.unwrapped.step("play:Rs")
    assert env.unwrapped.state == before
    env.step(legal(env, info))


def test_an_action_of_another_ruleset_means_its_code() -> None:
    env = made("solo").unwrapped
    env.reset(seed=1)
    wanted = env.state.legal_actions()[-1]
    theirs = Ruleset("duo+towers").action(str(wanted))
    assert int(theirs) != int(wanted)
    expected = env.state.child(wanted)
    env.step(theirs)
    assert env.state == expected


def test_or_it_loses() -> None:
    env = made("solo", illegal="lose").unwrapped
    _, info = env.reset(seed=1)
    before = env.state.clone()
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (0.0, True, True)
    assert env.state == before
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    _, info = env.reset()
    assert "illegal" not in env.step(int(info["action_mask"].argmax()))[4]


def test_after_the_end_and_after_close() -> None:
    env = made("solo").unwrapped
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step(0)
    env.close()
    for call in (env.reset, lambda: env.step(0), env.render):
        with pytest.raises(RuntimeError, match="the environment is closed"):
            call()


@pytest.mark.parametrize(
    ("name", "keywords", "message"),
    [
        ("Solo", {"rules": "duo"}, "with 1 seat.s.; 'duo' has 2"),
        ("Duo", {"rules": "solo"}, "with 2 seat.s.; 'solo' has 1"),
        ("Solo", {"rules": "sola"}, "sola"),
        ("Solo", {"illegal": "ignore"}, "illegal must be one of 'raise', 'lose', not 'ignore'"),
        ("Duo", {"reward": 1}, "reward must be one of 'win', 'doors', not 1"),
    ],
)
def test_keywords_that_are_wrong(name: str, keywords: dict[str, Any], message: str) -> None:
    with pytest.raises(OnirimError, match=message):
        gymnasium.make(f"onirim/{name}-v0", **keywords)


# --- pictures ---------------------------------------------------------------------------------


def test_text_and_print(capsys: Any) -> None:
    env = made("solo", render_mode="ansi")
    env.reset(seed=7)
    text: Any = env.render()
    assert "Rs Ts Tm Tm Rk" in text
    env = made("solo", render_mode="human")
    _, info = env.reset(seed=7)
    assert env.render() is None
    assert capsys.readouterr().out == text + "\n"
    env.step(legal(env, info))
    assert capsys.readouterr().out not in ("", text + "\n")


@pytest.mark.parametrize("rules", cases(["duo:limited+book"], HANDFUL))
def test_a_picture(rules: str) -> None:
    """Of our own art, in the colours of a card."""
    env = made(rules, render_mode="rgb_array")
    env.reset(seed=7)
    picture: Any = env.render()
    assert (picture.dtype, picture.shape) == (np.uint8, (720, 960, 3))
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1_000


def test_a_picture_needs_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """The missing one is named when the environment is made."""
    monkeypatch.setattr(onirim, "_EXTRAS", {"render": ("no_such_rasterizer",)})
    with pytest.raises(
        onirim.MissingExtra, match=r"^render_mode='rgb_array' needs the render extra"
    ):
        made("solo", render_mode="rgb_array")


# --- vector environments ----------------------------------------------------------------------


def vector(count: int, **keywords: Any) -> Any:
    return gymnasium.make_vec("onirim/Solo-v0", num_envs=count, **keywords)


def test_many_environments_are_like_single_ones() -> None:
    """Row by row, last observations included."""
    envs = vector(3, rules="solo+towers", reward="doors")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    singles = [made("solo+towers", reward="doors") for _ in range(3)]
    observations, info = envs.reset(seed=11)
    for row, env in enumerate(singles):
        assert (env.reset(seed=11 + row)[0] == observations[row]).all()
    ended = 0
    while ended < 4:
        actions = np.array([envs.single_action_space.sample(mask) for mask in info["action_mask"]])
        observations, rewards, terminated, truncated, info = envs.step(actions)
        assert not truncated.any()
        for row, env in enumerate(singles):
            seen, reward, over, _, last = env.step(actions[row])
            assert (over, np.float32(reward)) == (terminated[row], rewards[row])
            if over:
                ended += 1
                assert (info["final_obs"][row] == seen).all()
                assert (info["final_info"]["action_mask"][row] == last["action_mask"]).all()
                seen, last = env.reset()
            assert (observations[row] == seen).all()
            assert (info["action_mask"][row] == last["action_mask"]).all()


def test_arrays_are_copies_unless_you_say_otherwise() -> None:
    for copy in (True, False):
        envs = vector(2, copy=copy)
        first, info = envs.reset(seed=1)
        second = envs.step(info["action_mask"].argmax(axis=1).copy())[0]
        assert np.shares_memory(first, second) is not copy


def test_some_of_many_are_reset() -> None:
    envs = vector(3)
    first, _ = envs.reset(seed=[5, None, 9])
    observations, _ = envs.reset(seed=20, options={"reset_mask": np.array([False, True, False])})
    assert (observations[[0, 2]] == first[[0, 2]]).all()
    assert envs.batch.state(1) == State("solo", seed=21)
    assert envs.batch.state(2) == State("solo", seed=9)


def test_illegal_actions_of_many() -> None:
    envs = vector(2)
    _, info = envs.reset(seed=1)
    wrong = (info["action_mask"] == 0).argmax(axis=1)
    with pytest.raises(IllegalAction, match="game 0"):
        envs.step(wrong)
    envs = vector(2, illegal="lose")
    envs.reset(seed=1)
    actions = np.array([wrong[0], info["action_mask"][1].argmax()])
    _, rewards, terminated, _, info = envs.step(actions)
    assert terminated.tolist() == [True, False]
    assert rewards.tolist() == [0.0, 0.0]
    assert info["final_info"]["illegal"].tolist() == [True, False]


def test_many_with_a_partner() -> None:
    envs = gymnasium.make_vec("onirim/Duo-v0", num_envs=4, partner="heuristic")
    _, info = envs.reset(seed=1)
    for _ in range(50):
        assert not info["seat"].any()
        info = envs.step(info["action_mask"].argmax(axis=1))[4]
    envs.close()
    with pytest.raises(RuntimeError, match="the environment is closed"):
        envs.reset()


def test_both_ids_are_registered() -> None:
    assert onirim.envs.__all__ == ["Batch"]
    assert {"onirim/Solo-v0", "onirim/Duo-v0"} <= set(gymnasium.registry)
