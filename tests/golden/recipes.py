"""Which playthroughs there are, and what each shows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from onirim.engine.errors import ActionError
from tests.golden.players import PLAYERS
from tests.golden.playthrough import Heading, play, read_heading, replay

HERE = Path(__file__).parent
README = HERE / "README.md"
TABLE = "| playthrough | game | shows |\n|---|---|---|\n"
ALL = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus+pouch"


@dataclass(frozen=True)
class Recipe:
    """How one playthrough is made."""

    name: str
    heading: Heading
    result: str
    shows: str

    @property
    def file(self) -> Path:
        return HERE / f"{self.name}.txt"

    def write(self) -> str:
        """The same game in today's words where it can still be played, else a new one.

        A game that no longer shows what it is there for needs another seed.
        """
        heading = self.heading
        text = self.same_game() or play(heading, PLAYERS[heading.player](heading.seed))
        if f"\n# {self.result}\n" not in text:
            raise SystemExit(f"{self.name}: this game is not {self.result}; choose another seed")
        return text

    def same_game(self) -> str:
        """Return nothing if there is none, or it cannot be played to the same end."""
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        if not text or read_heading(text) != self.heading:
            return ""
        try:
            played = replay(text)
        except ActionError:
            return ""
        return played if f"\n# {self.result}\n" in played else ""

    def row(self) -> str:
        one = self.heading
        game = f"`{one.rules}`, seed {one.seed}, {one.player}, {self.result}"
        return f"| [{self.name}]({self.name}.txt) | {game} | {self.shows} |\n"


def readme() -> str:
    """The page of this folder with a table of what there is."""
    text, table, _ = README.read_text(encoding="utf-8").partition(TABLE)
    return "".join([text, table, *(recipe.row() for recipe in RECIPES)])


RECIPES = [
    Recipe(
        "solo",
        Heading("solo", 12, "seeker"),
        "won",
        "Doors by trio and by Key, Prophecies, the victory",
    ),
    Recipe(
        "duo-limited",
        Heading("duo:limited", 102, "random"),
        "lost",
        "signals, swaps, who knows what; the deck runs out",
    ),
    Recipe(
        "towers",
        Heading("duo+towers:hard", 47, "curious"),
        "lost",
        "Towers built and destroyed, cards looked at together",
    ),
    Recipe(
        "book-and-oniverse",
        Heading("duo:open+book:hard+oniverse", 43, "curious"),
        "lost",
        "Goals, spells and Denizens, hands face up",
    ),
    Recipe("everything", Heading(f"solo+{ALL}", 37, "curious"), "lost", "all modules at once"),
    Recipe(
        "everything-duo",
        Heading(f"duo+{ALL}", 12, "curious"),
        "lost",
        "all modules at once, for two",
    ),
]
