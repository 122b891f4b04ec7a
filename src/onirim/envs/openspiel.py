"""OpenSpiel: `pyspiel.load_game("onirim(rules=solo+towers:hard)")` once this is imported.

Chance nodes are explicit, with OpenSpiel's numbers: actions first, outcomes behind them.
"""

from __future__ import annotations

from typing import Any, Final

import onirim

onirim._need("env", "onirim.envs.openspiel")

import numpy as np
import pyspiel

from onirim.envs.states import core_of
from onirim.game.ruleset import Ruleset
from onirim.game.state import CHANCE, State
from onirim.rules.observation import observation

LONGEST_GAME: Final = 4_000  # decisions; random games with every module take some hundreds
MOST_DRAWS: Final = 4_000
GAME_TYPE: Final = pyspiel.GameType(
    short_name="onirim",
    long_name="Onirim",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.IDENTICAL,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": "solo"},
)


class OnirimGame(pyspiel.Game):  # type: ignore[misc]
    """A ruleset as a game of OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.rules = Ruleset(str(chosen.get("rules", "solo")))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.actions) + len(self.rules.outcomes),
            num_players=self.rules.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self, line: str | None = None) -> OnirimState:
        """A new game, or the state of a position line."""
        return OnirimState(self, line)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> OnirimObserver:
        """Our observation as OpenSpiel's tensor."""
        return OnirimObserver(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS


class OnirimState(pyspiel.State):  # type: ignore[misc]
    """A state, whose chance is explicit."""

    def __init__(self, game: OnirimGame, line: str | None = None) -> None:
        super().__init__(game)
        rules = game.rules
        self.state = State(rules) if line is None else State.from_position(line, rules)

    def current_player(self) -> int:
        to_move = self.state.to_move
        if to_move == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return to_move if to_move >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(action) for action in self.state.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.state.chance_weights()
        total = sum(weight for _, weight in weights)
        return [(int(outcome), weight / total) for outcome, weight in weights]

    def _apply_action(self, action: int) -> None:
        self.state.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.state.rules.action(int(action)))

    def is_terminal(self) -> bool:
        return self.state.is_over

    def returns(self) -> list[float]:
        return self.state.returns()

    def observation_string(self, player: int) -> str:
        """The position line of what a seat knows."""
        return self.state.view(player).position

    def __str__(self) -> str:
        return self.state.position


class OnirimObserver:
    """Writes the observation of a seat."""

    def __init__(self, rules: Ruleset) -> None:
        self.tensor = np.zeros(len(rules.observation_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OnirimState, player: int) -> None:
        self.tensor[:] = np.frombuffer(observation(core_of(state.state), player), np.uint8)

    def string_from(self, state: OnirimState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(GAME_TYPE, OnirimGame)
