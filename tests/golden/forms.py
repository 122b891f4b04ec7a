"""The two forms of a playthrough."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import groupby

from onirim.engine.layout import OMNISCIENT
from onirim.game.chance import Seeded
from onirim.game.game import Game
from onirim.game.view import view
from onirim.notation.position import write_position
from tests.golden.steps import (
    Outcome,
    StepByStep,
    chance_outcomes,
    hash_of,
    heard,
    heard_so_far,
    line,
    position_hash,
    tell_events,
    viewers,
)

CODES = re.compile(r"^(?:  chosen +|seat \d .* [0-9a-f]{8}  )(\S+)", re.MULTILINE)


def read_codes(text: str) -> list[str]:
    """The actions that a playthrough of either form names."""
    return CODES.findall(text)


class Form(ABC):
    """Writes a game down while it is played."""

    def __init__(self, game: StepByStep, source: Seeded) -> None:
        self.game = game
        self.source = source

    @abstractmethod
    def setup(self) -> list[str]:
        """All that happens before anybody is to move."""

    @abstractmethod
    def decision(self, choose: Callable[[Game], str]) -> list[str]:
        """One decision of a player, and all of chance that follows."""

    def chance(self) -> list[str]:
        """Its outcomes until a player is to move."""
        outcomes = chance_outcomes(self.game, self.source)
        return [text for outcome in outcomes for text in (in_one_line(outcome), *outcome.heard)]

    def ending(self) -> list[str]:
        return [f"# {self.game.result}", line("position", write_position(self.game.state))]


class Full(Form):
    """Everything that each viewer sees, may do and hears; a line for each outcome of chance."""

    def setup(self) -> list[str]:
        begun = tell_events(self.game.take_events())
        return ["# set-up", line("events", begun), *self.chance()]

    def decision(self, choose: Callable[[Game], str]) -> list[str]:
        game = self.game
        now, actions = game.state.top_step, game.legal()
        above = f"# turn {game.turn()}  seat {game.to_move}  {now.name}  {now.rule}".rstrip()
        shown = [f"{above}  {position_hash(game.state)}", *seen(game)]
        code, since = choose(game), heard_so_far(game)
        done = line("chosen", f"{code}  {tell_events(game.apply(code))}")
        legal = line("legal", by_verb(actions))
        return ["", *shown, legal, done, *heard(game, since), *self.chance()]


class Compact(Form):
    """A line a decision: who, step, hashes, action and events, those of chance included.

    The hashes are of the position line, of the legal actions, and of all that the full form tells
    besides: what viewers see and hear, and chance.
    """

    def setup(self) -> list[str]:
        self.game.take_events()
        hidden = self.chance()
        return [f"set-up  {hash_of(hidden)}  {tell_events(self.game.events(OMNISCIENT))}"]

    def decision(self, choose: Callable[[Game], str]) -> list[str]:
        game = self.game
        above = f"seat {game.to_move}  {game.state.top_step.name}"
        hashes = f"{position_hash(game.state)} {hash_of([*game.legal()])}"
        hidden, since = seen(game), heard_so_far(game)
        code = choose(game)
        game.apply(code)
        hidden += [*heard(game, since), *self.chance()]
        happened = tell_events(game.events(OMNISCIENT, since[OMNISCIENT]))
        return [f"{above}  {hashes} {hash_of(hidden)}  {code}  {happened}"]


FORMS: dict[str, type[Form]] = {"full": Full, "compact": Compact}


def seen(game: Game) -> list[str]:
    """What each viewer knows: a position line, and the cards that it cannot place."""
    lines = []
    for name, viewer in viewers(game).items():
        known = view(game.state, viewer)
        unknown = ", ".join(f"{code} {n}" for code, n in known.unknown.items())
        lines.append(line(name, f"{known.position} | {unknown or 'all known'}"))
    if game.rules.seats == 1:
        odds = [f"{code} {known.odds(code)}" for code in game.rules.codes if known.odds(code)]
        lines.append(line("odds", ", ".join(odds) or "no card"))
        lines += [] if known.can_be_won else [line("hope", "cannot be won")]
    return lines


def in_one_line(outcome: Outcome) -> str:
    drawn = f"{outcome.card} of {outcome.size}"
    happened = tell_events(outcome.events)
    return line("chance", f"{outcome.step}  {outcome.position}  {drawn}  {happened}")


def by_verb(codes: tuple[str, ...]) -> str:
    """As `play:Rs,Rm discard:Rs`."""
    out = []
    for verb, same in groupby(codes, key=lambda code: code.partition(":")[0]):
        out.append(f"{verb}:{','.join(code.partition(':')[2] for code in same)}".rstrip(":"))
    return " ".join(out)
