"""Who plays a playthrough when it is played anew."""

from __future__ import annotations

from collections.abc import Callable

from onirim.engine.rng import Rng
from onirim.game.logged_game import LoggedGame
from onirim.players.heuristic.heuristic import Heuristic
from onirim.players.heuristic.seeker import choose as seeker_choice
from tests.golden.playthrough import Choice


def seeker(seed: int) -> Choice:
    """The engine's own seeker of Doors."""
    player = Rng(seed)
    return lambda game: game.rules.code_of[int(seeker_choice(game.state, player))]


def heuristic(seed: int) -> Choice:
    """The engine's player who knows the modules, too."""
    player = Rng(seed)
    return lambda game: game.rules.code_of[int(Heuristic(game.rules).choose(game.state, player))]


def random_player(seed: int) -> Choice:
    """Anything that is legal."""
    player = Rng(seed)

    def choose(game: LoggedGame) -> str:
        legal = game.legal()
        return legal[int(player.below(len(legal)))]

    return choose


def curious(seed: int) -> Choice:
    """Whatever has not yet been done in this game; else now anything, now what is sensible."""
    player, sensible, anything = Rng(seed), heuristic(seed), random_player(seed)

    def choose(game: LoggedGame) -> str:
        done = {code.partition(":")[0] for code in game.actions}
        new = [code for code in game.legal() if code.partition(":")[0] not in done]
        if new:
            return new[int(player.below(len(new)))]
        return anything(game) if player.below(4) == 0 else sensible(game)

    return choose


PLAYERS: dict[str, Callable[[int], Choice]] = {
    "seeker": seeker,
    "random": random_player,
    "curious": curious,
}
