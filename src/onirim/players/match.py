"""Players brought to a game."""

from __future__ import annotations

from onirim.game import Game
from onirim.players.protocol import Player

__all__ = ["play"]


def play(game: Game, *players: Player) -> str:
    """Let the players, one for each seat, play the game to its end; "won" or "lost"."""
    while not game.result:
        seat = game.to_move
        game.apply(players[seat].choose(game.view(seat)))
    return game.result
