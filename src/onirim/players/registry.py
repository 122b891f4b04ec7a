"""Players by name, for commands and settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from onirim.players.bots import HeuristicPlayer, RandomPlayer, SeekerPlayer
from onirim.players.protocol import Player

__all__ = ["PLAYERS", "UnknownPlayer", "make_player"]

PLAYERS: Final[dict[str, Callable[[int], Player]]] = {
    "random": RandomPlayer,
    "seeker": SeekerPlayer,
    "heuristic": HeuristicPlayer,
}


class UnknownPlayer(ValueError):
    """There is no player of this name; the message lists those there are."""


def make_player(name: str, seed: int) -> Player:
    """A player who has not yet chosen anything; one seed, one behaviour."""
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no player {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)
