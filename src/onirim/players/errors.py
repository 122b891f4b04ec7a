"""Errors of players and of long runs."""

from __future__ import annotations

from onirim.engine.messages import OnirimError

__all__ = ["ConfigError", "PlayerError"]


class PlayerError(OnirimError):
    """There is no such player, or it can't play here.

    Examples:
        >>> from onirim import make_player
        >>> make_player("god")
        Traceback (most recent call last):
        onirim.PlayerError: there is no player 'god'; there are: ...

    """


class ConfigError(OnirimError):
    """Settings of a run, a match or a study make no sense.

    Examples:
        >>> from onirim import simulate
        >>> simulate("solo", "random", games=-1)
        Traceback (most recent call last):
        onirim.ConfigError: ...

    """
