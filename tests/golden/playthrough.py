"""A whole game as text: any change of behaviour changes a line.

A playthrough is checked by replaying the actions that it names, so that a player who learns to
play better leaves it as it is. Hashes are of position lines, never of raw memory: another layout
of the memory changes no playthrough.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from itertools import groupby
from pathlib import Path

from onirim.engine.errors import ActionError
from onirim.game.chance import Seeded
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import table_view
from onirim.notation.position import write_position
from tests.golden.steps import (
    StepByStep,
    by_viewer,
    chance_outcomes,
    heard,
    heard_so_far,
    line,
    position_hash,
    tell_events,
    viewers,
)

Choice = Callable[[LoggedGame], str]
"""A player: asked for the code of an action."""

CHOSEN = re.compile(r"^  chosen +(\S+)", re.MULTILINE)
HEADER = re.compile(r"^(rules|seed|player) +(.*)$", re.MULTILINE)
SHOWN = 60  # lines of a difference; the first one tells, the rest follows from it


@dataclass(frozen=True)
class Heading:
    """Which game it is."""

    rules: str
    seed: int
    player: str

    def lines(self) -> list[str]:
        said = {"rules": self.rules, "seed": self.seed, "player": self.player}
        return [f"{name:6} {value}" for name, value in said.items()]


def play(heading: Heading, choose: Choice) -> str:
    """Play a game and write it down: all that each viewer sees, may do and hears."""
    game, source = StepByStep(heading.rules, heading.seed), Seeded(heading.seed)
    begun = line("events", tell_events(game.take_events()))
    lines = [*heading.lines(), "", "# set-up", begun, *chance_outcomes(game, source)]
    while not game.result:
        lines += ["", *decision(game, choose), *chance_outcomes(game, source)]
    end = line("position", write_position(game.state))
    return "\n".join([*lines, "", f"# {game.result}", end, ""])


def replay(text: str) -> str:
    """Write down the game whose seed and actions a playthrough names."""
    codes: Iterator[str] = iter(read_codes(text))
    return play(read_heading(text), lambda _: next(codes, "(no more actions)"))


def read_heading(text: str) -> Heading:
    said = dict(HEADER.findall(text.partition("\n\n")[0]))
    return Heading(said["rules"], int(said["seed"]), said["player"])


def read_codes(text: str) -> list[str]:
    return CHOSEN.findall(text)


def difference(file: Path) -> str:
    """Return nothing if the game is still played so, else what changed, for people to read."""
    if not file.exists():
        return f"{file.name} is missing: make goldens"
    golden = file.read_text(encoding="utf-8")
    try:
        played = replay(golden)
    except ActionError as error:
        return f"{file.name} cannot be replayed: {error}"
    written = f"{file.name}, as it is written"
    lines = unified_diff(golden.splitlines(), played.splitlines(), written, "now", "", "")
    return "\n".join([*lines][:SHOWN])


def decision(game: StepByStep, choose: Choice) -> Iterator[str]:
    """One decision of a player, as a paragraph."""
    now, actions = game.state.top_step, game.legal()
    above = f"# turn {game.turn()}  seat {game.to_move}  {now.name}  {now.rule}".rstrip()
    yield f"{above}  {position_hash(game.state)}"
    yield from seen(game)
    code, since = choose(game), heard_so_far(game)
    yield line("legal", by_verb(actions))
    yield line("chosen", f"{code}  {tell_events(game.apply(code))}")
    yield from heard(game, since)


def seen(game: LoggedGame) -> Iterator[str]:
    """What each viewer knows: a position line, and the cards that it cannot place."""
    known = {name: table_view(game.state, viewer) for name, viewer in viewers(game).items()}
    lines = {}
    for name, one in known.items():
        unknown = ", ".join(f"{code} {n}" for code, n in one.unknown.items())
        lines[name] = f"{one.position} | {unknown or 'all known'}"
    yield from by_viewer(lines)
    if game.rules.seats == 1:
        one = known["seat 0"]
        odds = [f"{code} {one.odds(code)}" for code in game.rules.codes if one.odds(code)]
        yield line("odds", ", ".join(odds) or "no card")
        if not one.can_be_won:
            yield line("hope", "cannot be won")


def by_verb(codes: tuple[str, ...]) -> str:
    """As `play:Rs,Rm discard:Rs`."""
    out = []
    for verb, same in groupby(codes, key=lambda code: code.partition(":")[0]):
        out.append(f"{verb}:{','.join(code.partition(':')[2] for code in same)}".rstrip(":"))
    return " ".join(out)
