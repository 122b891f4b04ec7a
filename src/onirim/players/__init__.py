"""Players: whoever chooses. One protocol: a view and a decision in, the code of an action out."""

from __future__ import annotations

from onirim.players.match import play
from onirim.players.names import PLAYERS, UnknownPlayer, make_player
from onirim.players.protocol import Player

__all__ = ["PLAYERS", "Player", "UnknownPlayer", "make_player", "play"]
