"""Which playthroughs there are, and what each shows that no other does."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from onirim.engine.errors import ActionError
from tests.golden.players import PLAYERS
from tests.golden.playthrough import COMPACT, FULL, Heading, play, read_heading, replay

HERE = Path(__file__).parent
README = HERE / "README.md"
TABLE = "| playthrough | form | game | shows |\n|---|---|---|---|\n"

WON, LOST = "won", "lost"


@dataclass(frozen=True)
class Recipe:
    """How one playthrough is made."""

    name: str
    rules: str
    seed: int
    player: str
    result: str
    shows: str
    form: str = FULL

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.txt"

    @property
    def heading(self) -> Heading:
        return Heading(self.rules, self.seed, self.player, self.form)

    def write(self) -> str:
        """The same game in today's words where it can still be played, else a new one.

        A game that no longer shows what it is there for needs another seed.
        """
        text = self.same_game() or play(self.heading, PLAYERS[self.player](self.seed))
        if f"\n# {self.result}\n" not in text:
            raise SystemExit(f"{self.name}: this game is not {self.result}; choose another seed")
        return text

    def same_game(self) -> str:
        """Nothing if there is none, or it cannot be played to the same end."""
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        if not text or read_heading(text) != self.heading:
            return ""
        try:
            played = replay(text)
        except ActionError:
            return ""
        return played if f"\n# {self.result}\n" in played else ""

    def row(self) -> str:
        game = f"`{self.rules}`, seed {self.seed}, {self.player}, {self.result}"
        return f"| [{self.name}]({self.name}.txt) | {self.form} | {game} | {self.shows} |\n"


def readme() -> str:
    """The page of this folder with a table of what there is."""
    text, state, _ = README.read_text(encoding="utf-8").partition(TABLE)
    return "".join([text, state, *(recipe.row() for recipe in RECIPES)])


def full(name: str, rules: str, seed: int, player: str, result: str, shows: str) -> Recipe:
    return Recipe(name, rules, seed, player, result, shows)


def compact(name: str, rules: str, seed: int, player: str, result: str, shows: str) -> Recipe:
    return Recipe(name, rules, seed, player, result, shows, COMPACT)


ALL = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus+pouch"
DREAMS = "solo+dreamcatchers+C-overload+C-prophecy"
MANUAL = "solo+oniverse+O-spies+O2"
PATHS = "solo+crossroads+X-cards+X-key+X-wild"

RECIPES = [
    full("won", "solo", 12, "seeker", WON, "Doors by trio and by Key, Prophecies, the victory"),
    full("lost", "solo", 3, "seeker", LOST, "Doors gained, and the deck runs out"),
    full("duo-won", "duo", 15, "seeker", WON, "two players open eight Doors between them"),
    full("duo-limited", "duo:limited", 102, "random", LOST, "signals, swaps, who knows what"),
    full("book-tried", "duo:open+book:hard", 40, "curious", LOST, "Goals and all the spells"),
    full("glyphs-tried", "duo+glyphs+T1", 48, "curious", LOST, "Incantations, a Door waived (§T1)"),
    full("dreamcatchers-tried", DREAMS, 45, "curious", LOST, "Dreams caught, freed, given up"),
    full("towers-tried", "duo+towers:hard", 65, "curious", LOST, "Towers built and destroyed"),
    full("premonitions-tried", "duo+premonitions", 34, "curious", LOST, "penalties, Happy Dreams"),
    full("crossroads-tried", PATHS, 71, "curious", LOST, "Crossroads, Dead Ends, Escape"),
    full("oniverse-tried", "duo+oniverse", 59, "curious", LOST, "Denizens, their hidden faces"),
    full("incubus-tried", "duo+incubus:true", 6, "curious", LOST, "two cards under the pawn"),
    compact("random", "solo", 566, "random", LOST, "what no sensible player does in the base game"),
    compact("house-rule-b10", "solo+B10", 7, "seeker", LOST, "Prophecies that spare Doors"),
    compact("duo-random", "duo+T1", 1, "random", LOST, "Doors lost again, second Doors to Limbo"),
    compact("duo-open", "duo:open", 6, "seeker", LOST, "hands face up"),
    compact("book-won", "solo+book", 4, "heuristic", WON, "Doors in the order of the Goals"),
    compact("glyphs-won", "solo+glyphs", 1, "heuristic", WON, "twelve Doors"),
    compact("dreamcatchers-duo", "duo+dreamcatchers", 2, "curious", LOST, "Failsafe Books for two"),
    compact("dreamcatchers-won", "duo+dreamcatchers:hard", 1, "heuristic", WON, "four Lost Dreams"),
    compact("towers-won", "solo+towers", 2, "heuristic", WON, "four Towers side by side"),
    compact("premonitions-5-won", "solo+premonitions:5", 16, "heuristic", WON, "five face up"),
    compact("premonitions-6-won", "duo+premonitions:6", 21, "heuristic", WON, "six face up"),
    compact("crossroads-won", "duo+crossroads:hard", 1, "heuristic", WON, "Intersections"),
    compact("oniverse-won", "solo+oniverse", 3, "heuristic", WON, "the Oniverse Door"),
    compact("oniverse-manual", MANUAL, 5, "curious", LOST, "Spies, Chaos on a Key, house rules"),
    compact("incubus-new-won", "solo+incubus:new", 1, "heuristic", WON, "the one free Nightmare"),
    compact(
        "incubus-manual", "solo+incubus+I-charge", 45, "curious", LOST, "a charge without cost"
    ),
    compact("everything", f"solo+{ALL}", 37, "curious", LOST, "all modules at once"),
    compact("everything-duo", f"duo+{ALL}", 3, "curious", LOST, "all modules at once, for two"),
]
