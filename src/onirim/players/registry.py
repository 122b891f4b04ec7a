"""Players by name, for commands and settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from onirim.engine.messages import Message, OnirimError
from onirim.players.bots import HeuristicPlayer, RandomPlayer, SeekerPlayer
from onirim.players.mind import mind_player, strong_player, strongest_player
from onirim.players.protocol import Player

__all__ = ["PLAYERS", "UnknownPlayer", "make_player"]

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "seeker": SeekerPlayer,
    "heuristic": HeuristicPlayer,
    "mind": mind_player,
    "strong": strong_player,
    "strongest": strongest_player,
}


class UnknownPlayer(OnirimError):
    """There is no player of this name; the message lists those there are."""


def make_player(name: str, seed: int) -> Player:
    """A player who has not yet chosen anything; one seed, one behaviour."""
    if name not in PLAYERS:
        raise UnknownPlayer(no_player(name, PLAYERS))
    return PLAYERS[name](seed)


def no_player(name: str, known: Iterable[str]) -> Message:
    return Message(
        "error-player",
        "there is no player '{name}'; there are: {known}",
        name=name,
        known=", ".join(known),
    )
