"""The words by which programs know why a frame was refused."""

from __future__ import annotations

from onirim.engine.messages import OnirimError
from onirim.errors import AmbiguousAction, NotAnAction
from onirim.log import CannotUndo
from onirim.server.action_list import NotYourTurn, RefusedActions
from onirim.server.game_session import CannotPractise
from onirim.wire import RefusalReason

__all__ = ["reason_of"]


def reason_of(wrong: OnirimError) -> RefusalReason:
    if isinstance(wrong, RefusedActions):
        wrong = wrong.wrong
    if isinstance(wrong, CannotUndo):
        return "cannot-undo"
    if isinstance(wrong, CannotPractise):
        return "cannot-practise"
    if isinstance(wrong, NotYourTurn):
        return "not-your-turn"
    if isinstance(wrong, NotAnAction):
        return "not-an-action"
    return "ambiguous" if isinstance(wrong, AmbiguousAction) else "illegal"
