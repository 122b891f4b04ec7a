"""Turn a name, object, class or function into a policy."""

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
    """Not a player; the message says why."""


def chooser(player: PlayerLike, seed: int) -> Policy:
    """Return the policy for one game.

    A player is a name ("heuristic"), "package.module:Name", an object with a method `choose`, a
    function, or a class. A class is instantiated for each game, with the seed if it takes one.
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
    """Return the `choose` method of an object, or the function itself."""
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
    """Import the object named by "package.module:Name"."""
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
    """Return a player's name for reports."""
    if isinstance(player, str):
        return player
    named = player if hasattr(player, "__qualname__") else type(player)
    return f"{named.__module__}:{named.__qualname__}"
