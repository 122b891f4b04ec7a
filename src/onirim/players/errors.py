"""The error of players."""

from __future__ import annotations

from onirim.engine.messages import OnirimError

__all__ = ["PlayerError"]


class PlayerError(OnirimError):
    """There is no such player, or it can't play here.

    Examples:
        >>> from onirim import make_player
        >>> make_player("god")
        Traceback (most recent call last):
        onirim.PlayerError: there is no player 'god'; there are: ...

    """

    __module__ = "onirim"  # where programs import it from
