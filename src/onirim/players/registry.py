"""The players by name, with everything that differs between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from onirim.engine.action import Action
from onirim.engine.errors import ConfigError
from onirim.engine.messages import Message
from onirim.engine.ruleset import Ruleset
from onirim.game.chance import checked_seed
from onirim.game.expected import expect
from onirim.game.view import View
from onirim.players.errors import PlayerError
from onirim.players.player import Player, RankingPlayer
from onirim.players.processes import checked_number
from onirim.players.search_player import MOST_EVALUATIONS, SearchPlayer
from onirim.players.simple_players import HeuristicPlayer, RandomPlayer, SeekerPlayer
from onirim.players.state_players import HEURISTIC, NET, RANDOM, SEEKER, StatePlayer, state_player

__all__ = [
    "AT_TABLE",
    "PLAYERS",
    "USUAL",
    "PlayerEntry",
    "TimedPlayer",
    "make_player",
    "make_table_player",
]


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """How a player is made, how hard it thinks, and whether it plays with people.

    `make` is for players that are given views: at tables, and in `play`. `state_player` is for
    whole games inside the engine: simulations and matches.
    """

    make: Callable[[int], Player]  # from a seed
    who: int  # inside the engine, where it plays without views
    budget: int = 0  # evaluations of a decision, of those who search
    at_table: bool = False  # a partner for people: it plays sensibly, and they need not wait long
    pause: float = 1.0  # at a table: times as long as usual, because it thinks longer
    time_limit: int = 0  # milliseconds of a decision at a table; 0: it answers at once

    def state_player(self, rules: Ruleset) -> StatePlayer:
        """The same player inside the engine."""
        return state_player(rules, self.who, self.budget)


def net_entry(budget: int, pause: float = 1.0, time_limit: int = 0) -> PlayerEntry:
    """A player of the net; without a budget it does not search."""

    def make(seed: int) -> Player:
        return SearchPlayer(seed, budget)

    return PlayerEntry(make, NET, budget, at_table=True, pause=pause, time_limit=time_limit)


PLAYERS: Final = {  # as in NAMES
    "random": PlayerEntry(RandomPlayer, RANDOM),
    "seeker": PlayerEntry(SeekerPlayer, SEEKER, at_table=True),
    "heuristic": PlayerEntry(HeuristicPlayer, HEURISTIC, at_table=True),
    "mind": net_entry(budget=0),
    "strong": net_entry(budget=10_000, pause=1.5, time_limit=500),
    "strongest": net_entry(budget=120_000, pause=3.0, time_limit=1_000),
}
USUAL: Final = "mind"  # whoever sits in unless somebody else is wished
AT_TABLE: Final = tuple(name for name, entry in PLAYERS.items() if entry.at_table)


def player_entry(name: str) -> PlayerEntry:
    expect(name, str, "the name of a player")
    if name not in PLAYERS:
        raise PlayerError(no_player(name))
    return PLAYERS[name]


def make_player(name: str, *, seed: int = 0, budget: int | None = None) -> Player:
    """Return a player that has not yet chosen anything; one seed, one behaviour.

    The budget is the number of evaluations per decision of a player that searches.

    Examples:
        >>> from onirim import Game, make_player
        >>> make_player("mind").choose(Game("solo", seed=7).view())
        play:Tm

    """
    entry = player_entry(name)
    player = entry.make(checked_seed(seed))
    if budget is None:
        return player
    if not isinstance(player, RankingPlayer):
        raise ConfigError(
            Message("error-no-search", "'{name}' doesn't search: leave out the budget", name=name)
        )
    player.budget = checked_number("budget", budget, 0, MOST_EVALUATIONS)
    return player


def make_table_player(name: str, *, seed: int = 0) -> Player:
    """Make a player for a table where people wait: its thinking time is limited."""
    player = make_player(name, seed=seed)
    limit = PLAYERS[name].time_limit
    if not limit:
        return player
    assert isinstance(player, RankingPlayer), f"'{name}' needs no limit"
    return TimedPlayer(player, limit)


class TimedPlayer:
    """A player that thinks, with people who wait for it."""

    def __init__(self, player: RankingPlayer, time_limit: int) -> None:
        self.player = player
        self.time_limit = time_limit

    def choose(self, view: View, waiting: int = 1) -> Action:
        """As it would anywhere, but its time ends sooner where others wait for the machine, too."""
        milliseconds = self.time_limit // max(1, waiting)
        return self.player.rank(view, budget=self.player.budget, milliseconds=milliseconds)[
            0
        ].action


def no_player(name: str) -> Message:
    return Message(
        "error-player",
        "there is no player '{name}'; there are: {known}",
        name=name,
        known=", ".join(PLAYERS),
    )
