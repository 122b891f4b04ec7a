"""Errors of players and of long runs."""

from __future__ import annotations

from onirim.engine.messages import OnirimError

__all__ = ["ConfigError", "PlayerError"]


class PlayerError(OnirimError):
    """There is no such player, or it can't play here."""


class ConfigError(OnirimError):
    """Settings of a run, a match or a study make no sense."""
