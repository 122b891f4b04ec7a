"""A partner that plays the second seat of an environment for one learner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onirim.engine.messages import Message
from onirim.engine.rng import PLAYER_STREAM, Rng, mix2
from onirim.envs.states import core_of
from onirim.game.ruleset import Ruleset, tables_of
from onirim.game.state import State
from onirim.players.errors import PlayerError
from onirim.players.policy import PlayerLike, make_policy
from onirim.players.registry import PLAYERS, player_entry

if TYPE_CHECKING:
    from onirim.players.state_players import StatePlayer

LEARNER = 0


def batch_partner(name: object, rules: Ruleset) -> StatePlayer | None:
    """The player of this name inside the engine; None: nobody."""
    if name is None:
        return None
    if not isinstance(name, str):
        raise PlayerError(
            Message(
                "terminal-environment-partner",
                "the partner of many games is one of {names}, not {partner}",
                names=", ".join(PLAYERS),
                partner=repr(name),
            )
        )
    return player_entry(name).state_player(tables_of(rules))


class Partner:
    """Plays the second seat of one game."""

    def __init__(self, player: PlayerLike, rules: Ruleset) -> None:
        self.player = player
        self.inside = None
        if isinstance(player, str) and ":" not in player:
            self.inside = player_entry(player).state_player(tables_of(rules))
        self.luck = Rng(0)
        self.choose = make_policy(player, 0)

    @property
    def may_fail(self) -> bool:
        """A player from outside may raise, or choose what is not possible."""
        return self.inside is None

    def begin(self, seed: int) -> None:
        """Begin a game; one seed, one behaviour."""
        self.luck.state = mix2(seed, PLAYER_STREAM)
        if self.inside is None:
            self.choose = make_policy(self.player, seed)

    def play(self, state: State) -> None:
        """Play until the learner is to move or the game is over."""
        core = core_of(state)
        while not state.is_over and state.to_move != LEARNER:
            if self.inside is not None:
                core.apply(self.inside.choose(core, self.luck))
            else:
                state.apply(self.choose(state.view(state.to_move)))
