"""The etiquette of undo at a shared table: what can be undone for free, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from onirim.engine.messages import Message
from onirim.engine.state import State
from onirim.game.events import Happened, Moved
from onirim.game.log import Log, UndoError
from onirim.knowledge.audience import EVERYBODY
from onirim.knowledge.news import news_of
from onirim.knowledge.sight import lies_open

__all__ = ["refuse_undo"]

WHY_FINAL = {
    "cards": Message("undo-cards", "cards were shown"),
    "card": Message("undo-card", "a new card was revealed"),
    "deck": Message("undo-deck", "you have seen what the deck holds"),
}


def refuse_undo(
    state: State,
    log: Log,
    history: Sequence[Happened],
    seat: int,
    state_before: Callable[[], State],
) -> None:
    """Raise UndoError if this seat cannot undo the last action for free.

    Free undo ends at a chance outcome, where the seat has learned something, where a card was
    shown that the partner did not know, at the partner's action, and when a game of two is over.
    Alone everything new comes by chance, so the state before the action isn't needed.
    """
    last = log.last_action()
    if last.entry.seat != seat:
        raise UndoError(Message("undo-partner", "the last action was your partner's"))
    shows = state.rules.verb_of_code(last.entry.code).final
    if not shows and state.rules.seats > 1:
        shows = news_of(state_before(), seat, state.rules.action_of[last.entry.code])
    if not shows and last.entry.cards:
        shows = "card"
    if shows:
        raise UndoError(WHY_FINAL[shows])
    if state.result and state.rules.seats > 1:  # all cards lie open now
        raise UndoError(Message("undo-over", "the game is over"))
    if any(shows_a_card(state, one) for one in history[last.events :]):
        raise UndoError(Message("undo-shown", "a card was shown that your partner did not know"))


def shows_a_card(state: State, happened: Happened) -> bool:
    """Has a card left a hidden hand, a look or the deck for where everybody sees it?"""
    event = happened.event
    if state.rules.seats == 1 or not isinstance(event, Moved):
        return False
    shown = event.target == "seen" and happened.audience == EVERYBODY
    return not lies_open(state.rules, event.source) and (
        shown or lies_open(state.rules, event.target)
    )
