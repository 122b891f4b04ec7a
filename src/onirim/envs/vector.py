"""Gymnasium's vector environments: a Batch behind `gymnasium.make_vec`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from onirim.engine.errors import ConfigError
from onirim.engine.messages import Message
from onirim.envs.batch import Batch
from onirim.envs.gymnasium import METADATA, RENDER_MODES
from onirim.envs.options import (
    NOT_BEGUN,
    Illegal,
    RenderMode,
    Reward,
    check_choice,
    known_rules,
    seed_number,
)
from onirim.envs.picture import check_rasterizer, rendered
from onirim.game.expected import expect
from onirim.game.ruleset import Ruleset
from onirim.players.batch import FORFEIT

Array = NDArray[Any]
Info = dict[str, Any]


class CardGameVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games that begin again in the step in which they end."""

    metadata: dict[str, Any] = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP}
    seats: ClassVar[int] = 1

    def __init__(  # noqa: PLR0913
        self,
        num_envs: int = 1,
        *,
        rules: Ruleset | str,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        partner: str | None = None,
        render_mode: RenderMode | None = None,
        copy: bool = True,
    ) -> None:
        check_choice("illegal", illegal, "raise", "lose")
        check_choice("render_mode", render_mode, None, *RENDER_MODES)
        check_rasterizer(render_mode)
        self.rules = known_rules(rules, self.seats)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.batch = Batch(self.rules, num_envs, reward=reward, partner=partner)
        self.batch._batch.keeps_finals = True
        self._loses = illegal == "lose"
        self._copies = copy
        self._begun = False
        self._rows = np.arange(num_envs)
        self.single_observation_space = Box(0, 255, self.batch.observations.shape[1:], np.uint8)
        self.single_action_space = Discrete(len(self.rules.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, Info]:
        """Begin new games: everywhere, or where `options["reset_mask"]` is true."""
        batch = self.batch
        batch._check_open()
        seeds = self._seeds(seed)
        expect(options or {}, Mapping, "a mapping of options")
        mask = (options or {}).get("reset_mask")
        chosen = self._rows if mask is None else np.flatnonzero(self._checked_mask(mask))
        known = {int(row): seeds[row] for row in chosen}
        checked = {row: seed_number(one) for row, one in known.items() if one is not None}
        self._begun = True
        batch._reset_rows(list(known), checked)
        return self._observations(), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, Info]:
        """Apply an action in every game; an error changes none of them."""
        self._check_begun()
        batch = self.batch
        actions = np.asarray(actions)
        illegal = np.zeros(self.num_envs, np.bool_)
        if self._loses and actions.dtype.kind in "iu" and actions.shape == (self.num_envs,):
            inside = (actions >= 0) & (actions < len(self.rules.actions))
            at = np.where(inside, actions, 0)
            illegal = ~inside | (batch.action_masks[self._rows, at] == 0)
        if illegal.any():
            batch._take(batch._packed(np.where(illegal, FORFEIT, actions).astype(np.int32)))
        else:
            batch.step(actions)
        info = self._info()
        if batch.terminals.any():
            self._add_finals(info, illegal)
        return (
            self._observations(),
            self._given(batch.rewards),
            self._given(batch.terminals),
            self._given(batch.truncations),
            info,
        )

    def action_masks(self) -> Array:
        """What may be done in each game, 0 or 1 for each action."""
        self._check_begun()
        return self._given(self.batch.action_masks)

    def render(self) -> tuple[Any, ...] | None:
        """What each seat to move sees."""
        self._check_begun()
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode, given to gymnasium.make_vec()")
            return None
        return tuple(
            rendered(self.batch.state(row), int(self.batch.seats[row]), self.render_mode)
            for row in range(self.num_envs)
        )

    def close_extras(self, **_kwargs: Any) -> None:
        """Drop the games."""
        self.batch.close()

    # --- below: how --------------------------------------------------------------------------

    def _check_begun(self) -> None:
        """Raise an error before the first `reset` and after `close`."""
        self.batch._check_open()
        if not self._begun:
            raise RuntimeError(NOT_BEGUN)

    def _observations(self) -> Array:
        return self._given(self.batch.observations)

    def _given(self, array: Array) -> Array:
        return array.copy() if self._copies else array

    def _info(self) -> Info:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._given(self.batch.action_masks),
            "_action_mask": everywhere,
            "seat": self._given(self.batch.seats),
            "_seat": everywhere.copy(),
        }

    def _add_finals(self, info: Info, illegal: Array) -> None:
        """The last observation of each game that is over, and what was known then."""
        over = self.batch.terminals.copy()
        finals = np.full(self.num_envs, None, dtype=object)
        for row, final in self.batch._batch.finals.items():
            finals[row] = np.frombuffer(bytearray(final), np.uint8)
        info["final_obs"], info["_final_obs"] = finals, over
        info["final_info"] = {
            "action_mask": np.zeros_like(self.batch.action_masks),
            "_action_mask": over,
            "illegal": illegal,
            "_illegal": illegal,
        }
        info["_final_info"] = over

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game, or None where the next of its stream begins."""
        if seed is None and not self._begun:
            seed = int(np.random.default_rng().integers(1 << 61))
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, list | tuple):
            first = seed_number(seed)
            return [first + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ConfigError(
                Message(
                    "terminal-environment-seeds",
                    "so many seeds are needed: {needed}, not {number}",
                    needed=str(self.num_envs),
                    number=str(len(seed)),
                )
            )
        return list(seed)

    def _checked_mask(self, mask: Any) -> Array:
        mask = np.array(mask)
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise TypeError(
                f"reset_mask must be bool ({self.num_envs},), not {mask.dtype} {mask.shape}"
            )
        chosen: Array = mask
        return chosen


class SoloVectorEnv(CardGameVectorEnv):
    """One player in each game."""

    seats = 1

    def __init__(self, num_envs: int = 1, *, rules: Ruleset | str = "solo", **kwargs: Any) -> None:
        if "partner" in kwargs:
            raise TypeError("onirim/Solo-v0 has no partner")
        super().__init__(num_envs, rules=rules, **kwargs)


class DuoVectorEnv(CardGameVectorEnv):
    """Two players in each game."""

    seats = 2

    def __init__(self, num_envs: int = 1, *, rules: Ruleset | str = "duo", **kwargs: Any) -> None:
        super().__init__(num_envs, rules=rules, **kwargs)
