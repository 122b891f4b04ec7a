"""Players by name, for commands and settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from onirim.engine.messages import Message, OnirimError
from onirim.players.bots import HeuristicPlayer, RandomPlayer, SeekerPlayer
from onirim.players.mind import mind_player, strong_player, strongest_player
from onirim.players.protocol import Player, RankingPlayer
from onirim.view import View

__all__ = [
    "AT_TABLE",
    "PLAYERS",
    "USUAL",
    "PatientPlayer",
    "PlayerEntry",
    "UnknownPlayer",
    "make_player",
    "make_table_player",
]


@dataclass(frozen=True, slots=True)
class PlayerEntry:
    """How a player is made from a seed, and whether it plays with people."""

    make: Callable[[int], Player]
    at_table: bool = False  # a partner for people: it plays sensibly, and they need not wait long
    pause: float = 1.0  # at a table: times as long as usual, because it thinks longer
    patience: int = 0  # milliseconds: at a table it thinks no longer; 0: it answers at once


PLAYERS: Final = {  # the weakest first
    "random": PlayerEntry(RandomPlayer),
    "seeker": PlayerEntry(SeekerPlayer, at_table=True),
    "heuristic": PlayerEntry(HeuristicPlayer, at_table=True),
    "mind": PlayerEntry(mind_player, at_table=True),
    "strong": PlayerEntry(strong_player, at_table=True, pause=1.5, patience=500),
    "strongest": PlayerEntry(strongest_player, at_table=True, pause=3.0, patience=1_000),
}
USUAL: Final = "mind"  # whoever sits in unless somebody else is wished
AT_TABLE: Final = tuple(name for name, entry in PLAYERS.items() if entry.at_table)


class UnknownPlayer(OnirimError):
    """There is no player of this name; the message lists those there are."""


def make_player(name: str, seed: int) -> Player:
    """A player who has not yet chosen anything; one seed, one behaviour."""
    if name not in PLAYERS:
        raise UnknownPlayer(no_player(name, PLAYERS))
    return PLAYERS[name].make(seed)


def make_table_player(name: str, seed: int) -> Player:
    """The same, for a table where somebody waits: on a slow machine it looks less far."""
    player = make_player(name, seed)
    patience = PLAYERS[name].patience
    if not patience:
        return player
    assert isinstance(player, RankingPlayer), f"'{name}' needs no patience"
    return PatientPlayer(player, patience)


class PatientPlayer:
    """A player that thinks, with people who wait for it."""

    def __init__(self, player: RankingPlayer, patience: int) -> None:
        self.player = player
        self.patience = patience

    def choose(self, view: View, waiting: int = 1) -> str:
        """As it would anywhere, but its time ends sooner where others wait for the machine, too."""
        milliseconds = self.patience // max(1, waiting)
        return self.player.rank(view, self.player.budget, milliseconds)[0].action


def no_player(name: str, known: Iterable[str]) -> Message:
    return Message(
        "error-player",
        "there is no player '{name}'; there are: {known}",
        name=name,
        known=", ".join(known),
    )
