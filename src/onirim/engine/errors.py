"""What can be wrong with an action (three things, and no others), or with a setting."""

from __future__ import annotations

from collections.abc import Sequence

from onirim.engine.messages import Message, OnirimError

__all__ = ["ActionError", "AmbiguousAction", "ConfigError", "IllegalAction", "NotAnAction"]


class ActionError(OnirimError):
    """The action was not carried out; nothing has changed.

    Examples:
        >>> from onirim import ActionError, State
        >>> try:
        ...     State("solo", seed=7).apply("unlock:Rk")
        ... except ActionError as wrong:
        ...     print(wrong.text, wrong.options[:2])
        unlock:Rk ('play:Rs', 'discard:Rs')

    """

    __module__ = "onirim"  # where programs import it from

    def __init__(self, message: Message, text: str = "", options: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.text = text
        self.options = tuple(options)  # what would have been possible


class NotAnAction(ActionError):
    """There is no such action in this ruleset.

    Examples:
        >>> from onirim import Ruleset
        >>> Ruleset("solo").action("jump")
        Traceback (most recent call last):
        onirim.NotAnAction: 'jump' is no action of solo

    """

    __module__ = "onirim"  # where programs import it from


class IllegalAction(ActionError):
    """It is an action, but it isn't possible here and now.

    Examples:
        >>> from onirim import Game
        >>> Game("solo", seed=7).push("unlock:Rk")
        Traceback (most recent call last):
        onirim.IllegalAction: 'unlock:Rk' is not possible here; possible: ...

    """

    __module__ = "onirim"  # where programs import it from


class AmbiguousAction(ActionError):
    """The text is short for several actions that are possible here and now.

    Examples:
        >>> from onirim import Game
        >>> Game("solo", seed=7).push("discard")
        Traceback (most recent call last):
        onirim.AmbiguousAction: 'discard' may mean discard:Rs, discard:Ts, discard:Tm, discard:Rk

    """

    __module__ = "onirim"  # where programs import it from


class ConfigError(OnirimError):
    """A setting makes no sense: a seed, or a number of a run, a match or a study.

    Examples:
        >>> from onirim import Game
        >>> Game("solo", seed=-1)
        Traceback (most recent call last):
        onirim.ConfigError: a seed is a number from 0 to 4611686018427387903, not -1

    """

    __module__ = "onirim"  # where programs import it from
