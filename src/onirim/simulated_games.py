"""The games of a simulation, a chunk at a time: what each process plays and counts."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TypedDict

from onirim.engine.catalogue import ruleset
from onirim.engine.rng import MASK32, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.steps.doors import doors_gained
from onirim.game import Game
from onirim.mind.games import play_games
from onirim.players.choosing import PlayerLike, chooser
from onirim.players.match import play
from onirim.players.registry import PLAYERS

__all__ = ["GameRow", "PlayedGames", "Sums", "is_compiled", "play_chunk"]


@dataclass(slots=True)
class Sums:
    """What was counted; sums of parts add up to the sums of the whole."""

    games: int = 0
    wins: int = 0
    doors: int = 0
    turns: int = 0
    decisions: int = 0
    checksum: int = 0
    cpu_seconds: float = 0.0

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.wins += other.wins
        self.doors += other.doors
        self.turns += other.turns
        self.decisions += other.decisions
        self.checksum = (self.checksum + other.checksum) & MASK32
        self.cpu_seconds += other.cpu_seconds


class GameRow(TypedDict):
    """One game of a simulation; the same seed and player give it again."""

    seed: int
    result: str
    doors: int
    turns: int
    decisions: int


@dataclass(slots=True)
class PlayedGames:
    """What one chunk of games gave."""

    first: int
    sums: Sums
    rows: list[GameRow]


def play_chunk(
    text: str, player: PlayerLike, keep_rows: bool, first: int, count: int
) -> PlayedGames:
    """What one process does: games, and the processor time they took."""
    rules = ruleset(text)
    before = time.process_time()
    rows: list[GameRow] = []
    if is_compiled(player) and not keep_rows:
        sums = compiled_games(rules, str(player), first, count)
    else:
        rows = [play_one(rules, player, seed) for seed in range(first, first + count)]
        sums = Sums()
        for row in rows:
            sums.add(sums_of(row))
    sums.cpu_seconds = time.process_time() - before
    return PlayedGames(first, sums, rows if keep_rows else [])


def is_compiled(player: PlayerLike) -> bool:
    """Does it play whole games inside the engine?"""
    return isinstance(player, str) and player in PLAYERS


def play_one(rules: Ruleset, player: PlayerLike, seed: int) -> GameRow:
    """One game, played to its end."""
    if is_compiled(player):
        sums = compiled_games(rules, str(player), seed, 1)
        result = "won" if sums.wins else "lost"
        return GameRow(
            seed=seed,
            result=result,
            doors=sums.doors,
            turns=sums.turns,
            decisions=sums.decisions,
        )
    game = Game(rules, seed, events=False)
    result = play(game, chooser(player, seed))
    return GameRow(
        seed=seed,
        result=result,
        doors=int(doors_gained(game.state)),
        turns=int(game.state.turns),
        decisions=int(game.state.decisions),
    )


def sums_of(row: GameRow) -> Sums:
    """The sums of one game; its checksum is that of the compiled players."""
    checksum = int(mix2(row["seed"], row["decisions"] * 64 + row["doors"])) & MASK32
    return Sums(
        1, int(row["result"] == "won"), row["doors"], row["turns"], row["decisions"], checksum
    )


def compiled_games(rules: Ruleset, player: str, first: int, count: int) -> Sums:
    entry = PLAYERS[player]
    tally = play_games(rules, first, count, entry.who, entry.budget)
    return Sums(
        games=int(tally.games),
        wins=int(tally.wins),
        doors=int(tally.doors),
        turns=int(tally.turns),
        decisions=int(tally.decisions),
        checksum=int(tally.checksum),
    )
