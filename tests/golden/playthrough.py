"""A whole game as text: any change of behaviour changes a line.

A playthrough is checked by replaying the actions that it names, so that a player who learns to
play better leaves it as it is. It is written in full, for people to read what everybody sees, or
compactly, one line a decision. Hashes are of position lines and of what viewers get, never of raw
memory: a change of the memory's layout changes no playthrough.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from onirim.game.chance import Seeded
from onirim.game.game import Game
from tests.golden.forms import FORMS, read_codes
from tests.golden.steps import StepByStep

Choice = Callable[[Game], str]
"""A player: asked for the code of an action."""

FULL, COMPACT = FORMS

HEADER = re.compile(r"^(rules|seed|player|form) +(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Heading:
    """Which game it is, and how it is written down."""

    rules: str
    seed: int
    player: str
    form: str = FULL

    def lines(self) -> list[str]:
        said = {"rules": self.rules, "seed": self.seed, "player": self.player, "form": self.form}
        return [f"{name:6} {value}" for name, value in said.items()]


def play(heading: Heading, choose: Choice) -> str:
    """Play a game and write it down."""
    game = StepByStep(heading.rules, heading.seed)
    form = FORMS[heading.form](game, Seeded(heading.seed))
    lines = [*heading.lines(), "", *form.setup()]
    while not game.result:
        lines += form.decision(choose)
    return "\n".join([*lines, "", *form.ending(), ""])


def replay(text: str) -> str:
    """Write down the game whose seed and actions a playthrough names."""
    heading = read_heading(text)
    codes: Iterator[str] = iter(read_codes(text))
    return play(heading, lambda _: next(codes, "(no more actions)"))


def read_heading(text: str) -> Heading:
    said = dict(HEADER.findall(text.partition("\n\n")[0]))
    return Heading(said["rules"], int(said["seed"]), said["player"], said["form"])
