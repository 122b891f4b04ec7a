"""Several actions of one seat, sent as one: all of them are carried out, or none.

They are tried on a copy of the state first. Only the last of them may bring an unknown card: what
was refused must not have shown one.
"""

from __future__ import annotations

from collections.abc import Sequence

from onirim.engine.errors import ActionError, IllegalAction, NotAnAction
from onirim.engine.messages import Message, OnirimError
from onirim.engine.state import CHANCE
from onirim.game.game import Game
from onirim.rules.facts.answers import Obstacle
from onirim.rules.facts.explain import why_not

__all__ = ["NotYourTurn", "RefusedActions", "parse_list"]

OTHERS_TURN = Message("server-not-your-turn", "it is not your turn")
GAME_OVER = Message("server-over", "the game is over")


class NotYourTurn(ActionError):
    """Another player is to move."""


class RefusedActions(OnirimError):
    """None of the actions was carried out: what is wrong, with which of them, and what clashes."""

    def __init__(self, wrong: ActionError, index: int, obstacle: Obstacle | None) -> None:
        super().__init__(wrong.message)
        self.wrong = wrong
        self.index = index
        self.obstacle = obstacle


def parse_list(game: Game, seat: int, texts: Sequence[str]) -> list[int]:
    """The actions that these texts mean, one after the other."""
    trial = game if len(texts) == 1 else Game.at(game.state.copy())
    actions: list[int] = []
    for index, text in enumerate(texts):
        try:
            check_turn(trial, seat)
            actions.append(trial.parse_action(text))
            if index < len(texts) - 1:
                go_on(trial, actions[-1], text)
        except ActionError as wrong:
            raise RefusedActions(wrong, index, clash(trial, seat, text)) from None
    return actions


def check_turn(game: Game, seat: int) -> None:
    if game.to_move != seat:
        raise NotYourTurn(GAME_OVER if game.result else OTHERS_TURN)


def go_on(trial: Game, action: int, text: str) -> None:
    trial.state.apply(action)
    if trial.state.to_move == CHANCE:
        early = Message(
            "action-list-card",
            "'{text}' brings a new card: only the last of several actions may",
            text=text,
        )
        raise IllegalAction(early, text)


def clash(game: Game, seat: int, text: str) -> Obstacle | None:
    if game.state.to_move == CHANCE:
        return None
    try:
        return why_not(game.state, seat, text).obstacle
    except NotAnAction:
        return None
