"""Turn names, objects, classes and functions into policies for the seats of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from inspect import signature

from onirim.engine.messages import Message, cause_of
from onirim.engine.rng import mix2
from onirim.game.view import View
from onirim.players import NAMES
from onirim.players.errors import PlayerError
from onirim.players.player import Choice, Player
from onirim.players.registry import make_player

__all__ = [
    "PlayerLike",
    "Policy",
    "as_seats",
    "check_player",
    "make_policy",
    "player_name",
    "policies",
]

Policy = Callable[[View], Choice]  # a function that does what a Player does
PlayerLike = str | Player | Policy | type[Player]


def as_seats(
    players: PlayerLike | Sequence[PlayerLike], seats: int, rules: str
) -> tuple[PlayerLike, ...]:
    """Return the players of a game: one for all seats, or one for each.

    Each is checked: what can't play is a PlayerError.
    """
    found = tuple(players) if isinstance(players, tuple | list) else (players,)
    if len(found) not in {1, seats}:
        raise PlayerError(
            Message(
                "error-seats-taken",
                "{rules} needs {seats} players, or one for all seats, not {number}",
                rules=rules,
                seats=seats,
                number=len(found),
            )
        )
    for player in found:
        check_player(player)
    return found


def policies(players: Sequence[PlayerLike], seats: int, seed: int) -> list[Policy]:
    """Return a policy for each seat of one game.

    One player plays all seats. Players of several seats get seeds of their own, so that two random
    players do not do the same.
    """
    if len(players) == 1:
        return [make_policy(players[0], seed)] * seats
    seeds = [seed, *(int(mix2(seed, seat)) for seat in range(1, seats))]
    return [make_policy(player, own) for player, own in zip(players, seeds, strict=True)]


def make_policy(player: PlayerLike, seed: int) -> Policy:
    """Return the policy of a player for one game; a class or name is made with the seed."""
    if isinstance(player, str):
        if ":" not in player:
            return make_player(player, seed=seed).choose
        player = imported(player)
    if isinstance(player, type):
        made = player(seed) if signature(player).parameters else player()
        return as_policy(made)
    return as_policy(player)


def as_policy(player: Player | Policy) -> Policy:
    """Return the `choose` method of an object, or the function itself."""
    choose = getattr(player, "choose", player)
    if not callable(choose):
        raise PlayerError(
            Message(
                "error-cannot-play",
                "{name} cannot play: a player is a function of a view, or has a method 'choose'",
                name=repr(player),
            )
        )
    found: Policy = choose
    return found


def check_player(player: PlayerLike) -> None:
    """Refuse what can't play, before anything is played."""
    if isinstance(player, str) and player in NAMES:
        return
    make_policy(player, 0)


def imported(name: str) -> Player | Policy | type[Player]:
    """Import the object named by "package.module:Name"."""
    module, _, attribute = name.partition(":")
    try:
        found: Player | Policy | type[Player] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise PlayerError(
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
