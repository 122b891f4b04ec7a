"""play(game, *players): let players finish a game."""

from __future__ import annotations

from onirim.engine.messages import Message, OnirimError
from onirim.game.game import Game
from onirim.players.player import Player
from onirim.players.policy import Policy, as_chooser

__all__ = ["play"]


def play(game: Game, *players: Player | Policy) -> str:
    """Let the players, one for each seat, finish the game; return "won" or "lost".

    A player is an object with a method `choose`, or a function; a single one plays all seats.

    >>> from onirim import Game, play
    >>> play(Game("solo", 7), lambda view: view.actions[0])
    'lost'
    """
    seats = int(game.rules.seats)
    if len(players) not in (1, seats):
        raise OnirimError(
            Message(
                "error-seats-taken",
                "{rules} needs {seats} players, or one for all seats, not {number}",
                rules=game.rules.text,
                seats=seats,
                number=len(players),
            )
        )
    choose = [as_chooser(player) for player in players] * (seats if len(players) == 1 else 1)
    while (seat := game.to_move) >= 0:
        game.push(choose[seat](game.view(seat)))
    return game.result
