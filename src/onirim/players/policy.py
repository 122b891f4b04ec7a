"""Whatever can play, as a function that chooses: a name, an object, a class, a function."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from inspect import signature

from onirim.engine.messages import Message, OnirimError, cause_of
from onirim.game.view import View
from onirim.players.player import Player
from onirim.players.registry import make_player

__all__ = ["BadPlayer", "PlayerLike", "Policy", "as_chooser", "chooser", "player_name"]

Policy = Callable[[View], str]  # a function that does what a Player does
PlayerLike = str | Player | Policy | type[Player]


class BadPlayer(OnirimError):
    """This cannot play; the message says why."""


def chooser(player: PlayerLike, seed: int) -> Policy:
    """The policy for one game.

    A player is a name ("heuristic"), "package.module:Name", an object with a method `choose`, a
    function, or a class, of which each game gets an object of its own, made with the seed if the
    class takes one.
    """
    if isinstance(player, str):
        if ":" not in player:
            return make_player(player, seed).choose
        player = imported(player)
    if isinstance(player, type):
        made = player(seed) if signature(player).parameters else player()
        return as_chooser(made)
    return as_chooser(player)


def as_chooser(player: Player | Policy) -> Policy:
    """What chooses, of an object or a function."""
    choose = getattr(player, "choose", player)
    if not callable(choose):
        raise BadPlayer(
            Message(
                "error-cannot-play",
                "{name} cannot play: a player is a function of a view, or has a method 'choose'",
                name=repr(player),
            )
        )
    policy: Policy = choose
    return policy


def imported(name: str) -> Player | Policy | type[Player]:
    """What "package.module:Name" names."""
    module, _, attribute = name.partition(":")
    try:
        found: Player | Policy | type[Player] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise BadPlayer(
            Message(
                "error-import-player",
                "the player '{name}' cannot be imported: {reason}",
                name=name,
                reason=cause_of(wrong),
            )
        ) from wrong
    return found


def player_name(player: PlayerLike) -> str:
    """How reports call a player."""
    if isinstance(player, str):
        return player
    named = player if hasattr(player, "__qualname__") else type(player)
    return f"{named.__module__}:{named.__qualname__}"
