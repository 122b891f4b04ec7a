"""Refusals, for players at a table: why a frame was refused or a socket closed.

Each is a word for programs and a sentence for people.
"""

from __future__ import annotations

from typing import Literal

from onirim.engine.errors import AmbiguousAction, NotAnAction
from onirim.engine.messages import Message, OnirimError
from onirim.game.log import UndoError
from onirim.hosting.action_list import NotYourTurn, RefusedActions
from onirim.hosting.session import CannotPractise
from onirim.hosting.wire import Closing, ProtocolError, RefusalReason, as_fault

__all__ = ["COMPUTER_ACTS", "STALE", "EndReason", "farewell", "reason_of"]

STALE = OnirimError(Message("server-stale", "the game has changed since you looked"))
COMPUTER_ACTS = OnirimError(
    Message("server-computer-acts", "a computer acts for you: take your seat back first")
)
NOT_SAVED = Message("server-not-saved", "this could not be saved; try again")
GAME_GONE = Message("server-gone", "this game is no longer here")
RESTART = Message("server-restart", "back in a moment")
EndReason = Literal["gone", "trouble", "restart"]  # why everybody in a room is sent away


def farewell(reason: EndReason) -> Closing | ProtocolError:
    """The last frame of a socket that the server closes."""
    if reason == "trouble":
        return ProtocolError("trouble", str(NOT_SAVED), as_fault(NOT_SAVED))
    why = GAME_GONE if reason == "gone" else RESTART
    return Closing(reason, str(why), as_fault(why))


def reason_of(wrong: OnirimError) -> RefusalReason:
    if isinstance(wrong, RefusedActions):
        wrong = wrong.wrong
    if isinstance(wrong, UndoError):
        return "cannot-undo"
    if isinstance(wrong, CannotPractise):
        return "cannot-practise"
    if isinstance(wrong, NotYourTurn):
        return "not-your-turn"
    if isinstance(wrong, NotAnAction):
        return "not-an-action"
    return "ambiguous" if isinstance(wrong, AmbiguousAction) else "illegal"
