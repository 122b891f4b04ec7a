"""Which playthroughs there are, and who plays them when they are written anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from onirim.engine.rng import Rng
from onirim.engine.seeker import choose as seeker_choice
from onirim.game import Game
from tests.golden.playthrough import play

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Recipe:
    """How one playthrough is made."""

    name: str
    shows: str  # what it is there for
    rules: str
    seed: int
    player: str
    result: str

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.txt"

    def write(self) -> str:
        """Play it anew; a game that no longer shows what it is there for needs another seed."""
        text = play(self.rules, self.seed, self.player, PLAYERS[self.player](self.seed))
        if f"\n# {self.result}\n" not in text:
            raise SystemExit(f"{self.name}: this game is not {self.result}; choose another seed")
        return text


def seeker(seed: int) -> Callable[[Game], str]:
    """The engine's own seeker of Doors."""
    player = Rng(seed)
    return lambda game: game.rules.code_of[int(seeker_choice(game.table, player))]


def random_player(seed: int) -> Callable[[Game], str]:
    """Anything that is legal."""
    player = Rng(seed)

    def choose(game: Game) -> str:
        legal = game.legal()
        return legal[int(player.below(len(legal)))]

    return choose


PLAYERS = {"seeker": seeker, "random": random_player}

RECIPES = [
    Recipe("won", "Doors by trio and by Key, and the victory", "solo", 12, "seeker", "won"),
    Recipe("lost", "Doors gained, and the deck runs out", "solo", 3, "seeker", "lost"),
    Recipe("house-rule-b10", "Prophecies that spare Doors", "solo+B10", 7, "seeker", "lost"),
    Recipe(
        "random", "what no sensible player does: Doors given away", "solo", 566, "random", "lost"
    ),
    Recipe("duo-won", "two players open eight Doors", "duo", 15, "seeker", "won"),
    Recipe("duo-random", "swaps, Doors lost again", "duo+T1", 1, "random", "lost"),
    Recipe("duo-limited", "signals", "duo:limited", 102, "random", "lost"),
    Recipe("duo-open", "hands face up", "duo:open", 6, "seeker", "lost"),
]
