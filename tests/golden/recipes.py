"""Which playthroughs there are, and who plays them when they are written anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from onirim.bots.heuristic.player import Heuristic
from onirim.bots.seeker import choose as seeker_choice
from onirim.engine.rng import Rng
from onirim.game import Game
from tests.golden.playthrough import Choice, Heading, play

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
    short: bool = False

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.txt"

    @property
    def heading(self) -> Heading:
        return Heading(self.rules, self.seed, self.player, self.short)

    def write(self) -> str:
        """Play it anew; a game that no longer shows what it is there for needs another seed."""
        text = play(self.heading, PLAYERS[self.player](self.seed))
        if f"\n# {self.result}\n" not in text:
            raise SystemExit(f"{self.name}: this game is not {self.result}; choose another seed")
        return text


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

    def choose(game: Game) -> str:
        legal = game.legal()
        return legal[int(player.below(len(legal)))]

    return choose


def curious(seed: int) -> Choice:
    """Whatever has not yet been done in this game; else now anything, now what is sensible."""
    player, sensible, anything = Rng(seed), heuristic(seed), random_player(seed)

    def choose(game: Game) -> str:
        done = {code.partition(":")[0] for code in game.actions}
        new = [code for code in game.legal() if code.partition(":")[0] not in done]
        if new:
            return new[int(player.below(len(new)))]
        return anything(game) if player.below(4) == 0 else sensible(game)

    return choose


PLAYERS: dict[str, Callable[[int], Choice]] = {
    "seeker": seeker,
    "heuristic": heuristic,
    "random": random_player,
    "curious": curious,
}

BASE = [
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


def won(rules: str, seed: int) -> Recipe:
    """A module alone, with an option or none, for one or two: how it is won."""
    name = rules.replace(":", "-").replace("+", "-")
    return Recipe(f"{name}-won", "a victory", rules, seed, "heuristic", "won", short=True)


def tried(name: str, rules: str, seed: int) -> Recipe:
    """What a module can do, with its house rules."""
    return Recipe(f"{name}-tried", "every verb of it", rules, seed, "curious", "lost", short=True)


WINS = [
    won("solo+book", 4),
    won("solo+book:hard", 2),
    won("solo+glyphs", 1),
    won("solo+dreamcatchers", 3),
    won("solo+dreamcatchers:hard", 3),
    won("solo+towers", 2),
    won("solo+towers:hard", 2),
    won("solo+premonitions", 1),
    won("solo+premonitions:5", 16),
    won("solo+premonitions:6", 2),
    won("solo+crossroads", 1),
    won("solo+crossroads:hard", 2),
    won("solo+oniverse", 3),
    won("solo+incubus", 1),
    won("solo+incubus:new", 1),
    won("solo+incubus:true", 1),
    won("solo+pouch", 1),
    won("duo+book", 9),
    won("duo+book:hard", 45),
    won("duo+glyphs", 3),
    won("duo+dreamcatchers", 1),
    won("duo+dreamcatchers:hard", 1),
    won("duo+towers", 3),
    won("duo+towers:hard", 1),
    won("duo+premonitions", 2),
    won("duo+premonitions:5", 70),
    won("duo+premonitions:6", 21),
    won("duo+crossroads", 1),
    won("duo+crossroads:hard", 1),
    won("duo+oniverse", 2),
    won("duo+incubus", 2),
    won("duo+incubus:new", 1),
    won("duo+incubus:true", 2),
    won("duo+pouch", 2),
]
TRIALS = [
    tried("book", "duo:open+book:hard", 40),
    tried("glyphs", "duo+glyphs+T1", 2),
    tried("dreamcatchers", "solo+dreamcatchers+C-overload+C-prophecy", 45),
    tried("duo-dreamcatchers", "duo+dreamcatchers", 2),
    tried("towers", "duo+towers:hard", 65),
    tried("premonitions", "duo+premonitions", 34),
    tried("crossroads", "solo+crossroads+X-cards+X-key+X-wild", 71),
    tried("oniverse", "duo+oniverse", 59),
    tried("oniverse-manual", "solo+oniverse+O-spies+O2", 5),
    tried("incubus", "duo+incubus:true", 6),
    tried("incubus-manual", "solo+incubus+I-charge", 45),
]
RECIPES = [*BASE, *WINS, *TRIALS]
