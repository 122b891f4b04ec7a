"""Players: whoever chooses. One protocol: a view in, the code of an action out."""

from __future__ import annotations

from onirim.players.match import play
from onirim.players.protocol import Player, RankedAction, RankingPlayer
from onirim.players.registry import PLAYERS, UnknownPlayer, make_player

__all__ = [
    "PLAYERS",
    "Player",
    "RankedAction",
    "RankingPlayer",
    "UnknownPlayer",
    "make_player",
    "play",
]
