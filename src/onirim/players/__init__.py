"""Players: whoever chooses. One protocol: a view in, the code of an action out."""

from __future__ import annotations

from onirim.players.match import play
from onirim.players.protocol import Player, RankedAction, RankingPlayer
from onirim.players.registry import (
    AT_TABLE,
    PLAYERS,
    USUAL,
    PatientPlayer,
    PlayerEntry,
    UnknownPlayer,
    make_player,
    make_table_player,
)

__all__ = [
    "AT_TABLE",
    "PLAYERS",
    "USUAL",
    "PatientPlayer",
    "Player",
    "PlayerEntry",
    "RankedAction",
    "RankingPlayer",
    "UnknownPlayer",
    "make_player",
    "make_table_player",
    "play",
]
