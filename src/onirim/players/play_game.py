"""play(game, *players): let players finish a game."""

from __future__ import annotations

from onirim.game.expected import expect
from onirim.game.game import Game
from onirim.players.policy import PlayerLike, as_seats, policies

__all__ = ["play"]


def play(game: Game, *players: PlayerLike) -> str:
    """Let players finish the game; return "won" or "lost".

    A player is a name, an object with a method `choose`, a function of a view, a class, or
    "package.module:Name". One player plays all seats; otherwise there is one for each seat. A class
    or a name is made with the seed of the game, or with 0 if the game has none.

    Examples:
        >>> from onirim import Game, play
        >>> play(Game("solo", seed=7), lambda view: view.legal_actions()[0])
        'lost'

    """
    expect(game, Game, "a Game")
    seats = game.rules.seats
    seated = as_seats(players, seats, str(game.rules))
    choose = policies(seated, seats, seed_of_game(game))
    while (seat := game.to_move) >= 0:
        game.push(choose[seat](game.view(seat)))
    return game.result


def seed_of_game(game: Game) -> int:
    """The seed of a game's cards, 0 if they have none."""
    return int(getattr(game._core.chance, "seed", 0) or 0)
