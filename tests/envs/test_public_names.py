"""Environments have the names of their frameworks and those of the page, and no others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import gymnasium
import pettingzoo
import pytest

from onirim.envs import Batch, duo_v0

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
ENVIRONMENTS: list[tuple[str, Any, object]] = [
    ("`Batch`", Batch("solo", games=1), object),
    ("`onirim/Solo-v0`", gymnasium.make("onirim/Solo-v0").unwrapped, gymnasium.Env),
    ("`onirim/Solo-v0`", gymnasium.make("onirim/Duo-v0").unwrapped, gymnasium.Env),
    ("the same by", gymnasium.make_vec("onirim/Solo-v0", num_envs=1), gymnasium.vector.VectorEnv),
    ("`duo_v0.env`", duo_v0.env(), pettingzoo.AECEnv),
    ("`duo_v0.env`", duo_v0.parallel_env(), pettingzoo.ParallelEnv),
]
BY_TYPE = {  # what frameworks only declare, or make themselves
    "action_space", "observation_space", "single_action_space", "single_observation_space",
    "num_envs", "action_spaces", "observation_spaces", "agent_selection", "agents", "infos",
    "metadata", "possible_agents", "render_mode", "rewards", "terminations", "truncations", "spec",
}  # fmt: skip


@pytest.mark.parametrize(("row", "env", "base"), ENVIRONMENTS)
def test_public_names_are_those_of_the_page(row: str, env: Any, base: object) -> None:
    env.reset(seed=1)
    found = re.search(rf"^\| {row}.*? \| (`.*`) \|$", PAGE, re.MULTILINE)
    assert found is not None
    listed = {*re.findall(r"`(\w+)`", found[1])}
    names = {name for name in dir(env) if name[0] != "_"} - {*dir(base)}
    assert names - (BY_TYPE if base is not object else set()) == listed
