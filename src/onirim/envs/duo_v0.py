"""PettingZoo: two players as agents `seat_0` and `seat_1`.

Examples:
    >>> from onirim.envs import duo_v0
    >>> env = duo_v0.env(rules="duo:limited")
    >>> env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.last()
    >>> env.agent_selection, int(observation["action_mask"].sum())
    ('seat_0', 6)

"""

from __future__ import annotations

from typing import Any

from onirim.envs.pettingzoo import DuoAECEnv, DuoParallelEnv

__all__ = ["env", "parallel_env", "raw_env"]


def env(**keywords: Any) -> DuoAECEnv:
    """One player after the other. The environment checks every call itself: it needs no wrapper."""
    return DuoAECEnv(**keywords)


def raw_env(**keywords: Any) -> DuoAECEnv:
    """The same, under the name that PettingZoo's tools look for."""
    return DuoAECEnv(**keywords)


def parallel_env(**keywords: Any) -> DuoParallelEnv:
    """Both players in every step."""
    return DuoParallelEnv(**keywords)
