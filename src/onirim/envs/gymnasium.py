"""Gymnasium: `onirim/Solo-v0` and `onirim/Duo-v0`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from onirim.engine.errors import ActionError
from onirim.envs.options import (
    CLOSED,
    NOT_BEGUN,
    Illegal,
    RenderMode,
    Reward,
    action_number,
    check_choice,
    known_rules,
    seed_number,
)
from onirim.envs.partner import LEARNER, Partner
from onirim.envs.picture import check_rasterizer, rendered
from onirim.envs.states import core_of
from onirim.game.ruleset import Ruleset, tables_of
from onirim.game.state import State
from onirim.players.batch import game_seed
from onirim.players.policy import PlayerLike
from onirim.rules.observation import action_mask, observation

Observation = NDArray[np.uint8]
Info = dict[str, Any]
RENDER_MODES: Final = ["ansi", "rgb_array", "human"]
METADATA: Final[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 4}


class CardGameEnv(gymnasium.Env[Observation, np.int64]):
    """A game for one learner: it plays alone, both seats, or one beside a partner."""

    metadata: dict[str, Any] = METADATA
    seats: ClassVar[int] = 1

    def __init__(
        self,
        rules: Ruleset | str,
        reward: Reward,
        illegal: Illegal,
        partner: PlayerLike | None,
        render_mode: RenderMode | None,
    ) -> None:
        check_choice("reward", reward, "win", "doors")
        check_choice("illegal", illegal, "raise", "lose")
        check_choice("render_mode", render_mode, None, *RENDER_MODES)
        check_rasterizer(render_mode)
        self.rules = known_rules(rules, self.seats)
        self.render_mode = render_mode
        self.observation_space = Box(0, 255, (len(self.rules.observation_names),), np.uint8)
        self.action_space = Discrete(len(self.rules.actions))
        self._all_doors = int(tables_of(self.rules).n_doors)
        self._shapes = reward == "doors"
        self._loses = illegal == "lose"
        self._partner = None if partner is None else Partner(partner, self.rules)
        self._state: State | None = None
        self._stream = -1  # the seed of its first game
        self._begun = 0
        self._forfeited = False
        self._closed = False
        self._doors = 0

    # --- playing -----------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin the next game; with a seed the first of that seed's stream."""
        self._check_open()
        if seed is not None:
            seed = seed_number(seed)
            self._stream, self._begun = seed, 0
        super().reset(seed=seed, options=options)
        if self._stream < 0:
            self._stream = int(self.np_random.integers(1 << 62))
        self._begin()
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Apply an action; an error changes nothing."""
        self._check_open()
        state = self.state
        number = action_number(action)
        if self._forfeited:
            raise RuntimeError("the game is over: call reset()")
        if self._partner is not None and self._partner.may_fail:
            state = state.clone()
        try:
            state.apply(number)
        except ActionError:
            if not self._loses or state.is_over:
                raise
            return self._forfeit()
        if self._partner is not None:
            self._partner.play(state)
        self._state = state
        over = state.is_over
        reward = 1.0 if over and state.result == "won" else 0.0
        if self._shapes:
            reward += self._shaping(0 if over else state.door_count)
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """What may be done, 0 or 1 for each action: what sb3-contrib asks for."""
        self._check_open()
        return np.frombuffer(bytearray(self.state.mask()), np.int8)

    @property
    def state(self) -> State:
        """The game that is played; copy it to search."""
        if self._state is None:
            raise RuntimeError(NOT_BEGUN)
        return self._state

    def close(self) -> None:
        """Drop the game; every later step or reset is an error."""
        self._closed = True

    def render(self) -> Any:
        """What the seat to move sees: text, a picture, or printed."""
        self._check_open()
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs render_mode, given to gymnasium.make()")
            return None
        return rendered(self.state, self._seat(), self.render_mode)

    # --- below: how --------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin the next game in which the learner is to move."""
        over = True
        while over:
            seed = game_seed(self._stream, self._begun)
            self._begun += 1
            self._state = state = State(self.rules, seed=seed)
            if self._partner is not None:
                self._partner.begin(seed)
                self._partner.play(state)
            over = state.is_over
        self._forfeited = False
        self._doors = self.state.door_count

    def _seen(self) -> tuple[Observation, Info]:
        core = core_of(self.state)
        seat = self._seat()
        seen = np.frombuffer(bytearray(observation(core, seat)), np.uint8)
        mask = np.frombuffer(bytearray(action_mask(core)), np.int8)
        return seen, {"action_mask": mask, "seat": seat}

    def _seat(self) -> int:
        """Who looks: the learner, or the seat to move."""
        return LEARNER if self._partner is not None else core_of(self.state).active

    def _shaping(self, doors: int) -> float:
        """The change of the share of Doors."""
        change = doors - self._doors
        self._doors = doors
        return change / self._all_doors

    def _forfeit(self) -> tuple[Observation, float, bool, bool, Info]:
        """An illegal action loses the game where the environment was made so."""
        self._forfeited = True
        seen, info = self._seen()
        reward = self._shaping(0) if self._shapes else 0.0
        return seen, reward, True, False, info | {"illegal": True}

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError(CLOSED)


class SoloEnv(CardGameEnv):
    """One player.

    Examples:
        >>> import gymnasium, onirim.envs
        >>> env = gymnasium.make("onirim/Solo-v0", rules="solo+towers")
        >>> observation, info = env.reset(seed=7)
        >>> observation.dtype, int(info["action_mask"].sum())
        (dtype('uint8'), 10)
    """

    seats = 1

    def __init__(
        self,
        rules: Ruleset | str = "solo",
        *,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__(rules, reward, illegal, None, render_mode)


class DuoEnv(CardGameEnv):
    """Two players: one learner for both seats, or one that has a partner.

    Examples:
        >>> import gymnasium, onirim.envs
        >>> env = gymnasium.make("onirim/Duo-v0", rules="duo:limited", partner="heuristic")
        >>> observation, info = env.reset(seed=7)
        >>> info["seat"]
        0
    """

    seats = 2

    def __init__(
        self,
        rules: Ruleset | str = "duo",
        *,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        partner: PlayerLike | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        super().__init__(rules, reward, illegal, partner, render_mode)
