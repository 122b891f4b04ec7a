"""PettingZoo's two interfaces to games of two players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from onirim.engine.errors import ActionError
from onirim.engine.messages import Message, OnirimError
from onirim.envs.gymnasium import RENDER_MODES
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
from onirim.envs.picture import check_rasterizer, rendered
from onirim.envs.states import core_of
from onirim.game.expected import expect
from onirim.game.ruleset import Ruleset, tables_of
from onirim.game.state import State
from onirim.players.batch import game_seed
from onirim.rules.observation import action_mask, observation

Seen = dict[str, NDArray[Any]]
AGENTS = ["seat_0", "seat_1"]
NOT_PLAYING = "the game is over, or none has begun: call reset()"


class SharedGame:
    """What both interfaces share: the game, its spaces, rewards and pictures."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "onirim_duo_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Ruleset | str = "duo",
        *,
        reward: Reward = "win",
        illegal: Illegal = "raise",
        render_mode: RenderMode | None = None,
    ) -> None:
        check_choice("reward", reward, "win", "doors")
        check_choice("illegal", illegal, "raise", "lose")
        check_choice("render_mode", render_mode, None, *RENDER_MODES)
        check_rasterizer(render_mode)
        self.rules = known_rules(rules, 2)
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self._all_doors = int(tables_of(self.rules).n_doors)
        self._shapes = reward == "doors"
        self._loses = illegal == "lose"
        self._state: State | None = None
        self._stream = -1
        self._begun = 0
        self._doors = 0
        self._forfeited = False
        self._closed = False
        actions = len(self.rules.actions)
        self.observation_spaces = {
            agent: Dict({
                "observation": Box(0, 255, (len(self.rules.observation_names),), np.uint8),
                "action_mask": Box(0, 1, (actions,), np.int8),
            })
            for agent in AGENTS
        }  # fmt: skip
        self.action_spaces = {agent: Discrete(actions) for agent in AGENTS}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[known_agent(agent)]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[known_agent(agent)]

    @property
    def game_state(self) -> State:
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
            return None
        state = self.game_state
        return rendered(state, core_of(state).active, self.render_mode)

    # --- below: how --------------------------------------------------------------------------

    def _begin(self, seed: int | None) -> None:
        """Begin the next game; with a seed the first of that seed's stream."""
        self._check_open()
        if seed is not None:
            self._stream, self._begun = seed_number(seed), 0
        elif self._stream < 0:
            self._stream = int(np.random.default_rng().integers(1 << 62))
        self._state = State(self.rules, seed=game_seed(self._stream, self._begun))
        self._begun += 1
        self._doors = self._state.door_count
        self._forfeited = False
        self.agents = list(AGENTS)

    def _play(self, action: Any) -> float:
        """Apply an action of the seat to move; return the common reward."""
        state = self.game_state
        number = action_number(action)
        try:
            state.apply(number)
        except ActionError:
            if not self._loses or self._is_over:
                raise
            self._forfeited = True
        over = self._is_over
        reward = 1.0 if over and state.result == "won" else 0.0
        if self._shapes:
            doors = 0 if over else state.door_count
            reward += (doors - self._doors) / self._all_doors
            self._doors = doors
        return reward

    @property
    def _is_over(self) -> bool:
        return self._forfeited or self.game_state.is_over

    def _agent_to_move(self) -> str:
        return AGENTS[core_of(self.game_state).active]

    def _seen_by(self, agent: str) -> Seen:
        """An observation, and a mask that is empty while somebody else is to move."""
        core = core_of(self.game_state)
        seat = AGENTS.index(agent)
        if self._is_over or core.active != seat:
            mask = np.zeros(len(self.rules.actions), np.int8)
        else:
            mask = np.frombuffer(bytearray(action_mask(core)), np.int8)
        seen = np.frombuffer(bytearray(observation(core, seat)), np.uint8)
        return {"observation": seen, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"illegal": True} if self._forfeited else {}

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError(CLOSED)

    def _check_begun(self) -> None:
        self._check_open()
        if self._state is None:
            raise RuntimeError(NOT_BEGUN)


def known_agent(agent: str) -> str:
    """An agent of these environments."""
    check_choice("agent", agent, *AGENTS)
    return agent


class DuoAECEnv(SharedGame, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """The players act one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = self._agent_to_move()
        self._skip_agent_selection = None

    def step(self, action: Any) -> None:
        """Apply an action of the selected agent; an error changes nothing."""
        self._check_open()
        if not self.agents:
            raise RuntimeError(NOT_PLAYING)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        reward = self._play(action)
        self._cumulative_rewards[agent] = 0.0
        over = self._is_over
        for other in AGENTS:
            self.rewards[other] = reward
            self.terminations[other] = over
            self.infos[other] = self._info()
        self.agent_selection = self._agent_to_move()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What an agent knows, and what it may do."""
        self._check_begun()
        return self._seen_by(known_agent(agent))

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent knows, and what its actions have led to."""
        self._check_begun()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found


class DuoParallelEnv(SharedGame, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """Both players act in every step; what the waiting one does is ignored."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return {agent: self._seen_by(agent) for agent in AGENTS}, {agent: {} for agent in AGENTS}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Apply the action of the agent to move; an error changes nothing."""
        self._check_open()
        if not self.agents:
            raise RuntimeError(NOT_PLAYING)
        expect(actions, Mapping, "a mapping of agents to actions")
        agent = self._agent_to_move()
        if agent not in actions:
            raise OnirimError(
                Message(
                    "terminal-environment-agent",
                    "an action of {agent}, who is to move, is needed",
                    agent=agent,
                )
            )
        reward = self._play(actions[agent])
        over = self._is_over
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self._seen_by(agent) for agent in AGENTS},
            dict.fromkeys(AGENTS, reward),
            dict.fromkeys(AGENTS, over),
            dict.fromkeys(AGENTS, False),
            {agent: self._info() for agent in AGENTS},
        )
