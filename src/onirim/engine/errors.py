"""What can be wrong with an action that somebody sends (three things, and no others)."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.engine.messages import Message, OnirimError

__all__ = ["ActionError", "AmbiguousAction", "IllegalAction", "NotAnAction"]


class ActionError(OnirimError):
    """The action was not carried out; nothing has changed."""

    def __init__(self, message: Message, text: str = "", options: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.text = text
        self.options = tuple(options)  # what would have been possible


class NotAnAction(ActionError):
    """The text is the code of no action of this ruleset."""


class IllegalAction(ActionError):
    """It is an action, but not one that may be done here and now."""


class AmbiguousAction(ActionError):
    """The text is short for several actions that may be done here and now."""
