"""Several actions of one seat, sent as one: all of them are carried out, or none.

They are tried on the state as the seat sees it, never on the true one, and only the last of them
may show the seat anything new: a refusal tells nothing about hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from onirim.engine.checked_state import is_legal
from onirim.engine.errors import ActionError, IllegalAction, NotAnAction
from onirim.engine.messages import Message, OnirimError
from onirim.engine.state import CHANCE, State
from onirim.knowledge.news import News, apply_as_seen
from onirim.knowledge.observe import as_seen_by, observe
from onirim.notation.actions import parse_action
from onirim.rules.facts.answers import Obstacle
from onirim.rules.facts.explain import parse_code, why_not

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


def parse_list(state: State, seat: int, texts: Sequence[str]) -> list[int]:
    """The actions that these texts mean, one after the other."""
    several = len(texts) > 1 and state.to_move == seat
    trial = as_seen_by(state, seat) if several else state
    actions: list[int] = []
    for index, text in enumerate(texts):
        try:
            check_turn(trial, seat)
            actions.append(parse_action(trial, text))
            if index < len(texts) - 1:
                go_on(trial, seat, actions[-1], text)
        except ActionError as wrong:
            raise RefusedActions(wrong, index, clash(trial, seat, text)) from None
    if several:
        check_repeated_picks(state.copy(), actions, texts)
    return actions


def check_turn(state: State, seat: int) -> None:
    if state.active != seat or state.result:
        raise NotYourTurn(GAME_OVER if state.result else OTHERS_TURN)


def go_on(trial: State, seat: int, action: int, text: str) -> None:
    if news := apply_as_seen(trial, seat, action):
        raise too_early(news, text)


def too_early(news: News, text: str) -> IllegalAction:
    if news == "card":
        message = Message(
            "action-list-card",
            "'{text}' brings a new card: only the last of several actions may",
            text=text,
        )
    else:
        message = Message(
            "action-list-deck",
            "'{text}' shows what the deck holds: only the last of several actions may",
            text=text,
        )
    return IllegalAction(message, text)


def check_repeated_picks(state: State, actions: Sequence[int], texts: Sequence[str]) -> None:
    """Of a search a seat is shown which kinds the deck holds, but not how many of each.

    A second pick of one kind may not be there.
    """
    for index, action in enumerate(actions):
        if not is_legal(state, action):
            text = texts[index - 1]
            raise RefusedActions(too_early("deck", text), index - 1, None)
        state.apply(action)


def clash(state: State, seat: int, text: str) -> Obstacle | None:
    """What stands in the way of an action that was refused, as far as its seat may know."""
    try:
        if state.active != seat and not state.result:
            parse_code(state.rules, text)
            return Obstacle("not-your-turn", {"seat": state.active})
        if state.to_move == CHANCE:
            return None
        return why_not(observe(state, seat), seat, text).obstacle
    except NotAnAction:
        return None
