"""A whole game as text that leaves nothing out: any change of behaviour changes a line.

Each decision of a seat or of chance is a paragraph; in the short form, which tells less to people
and as much to a test, a few lines. A playthrough is checked by replaying the
actions that it names, so that a player who learns to play better leaves it as it is.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from zlib import crc32

from onirim.chance import Seeded, bag_counts
from onirim.engine.state import State
from onirim.events import Ended, Event, Moved, Shuffled, Signalled, TurnBegan, Undone, Unseen
from onirim.game import CHANCE, Decision, Game
from onirim.notation.position import frames
from onirim.view import SPECTATOR, view

Choice = Callable[[Game], str]
"""A player: asked for the code of an action."""

EYES = {"seat 0": 0, "seat 1": 1, "watching": SPECTATOR}

CHOSEN = re.compile(r"^  chosen +(\S+)$", re.MULTILINE)
HEADER = re.compile(r"^(rules|seed|player|form) +(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Heading:
    """Which game it is, and how it is written down."""

    rules: str
    seed: int
    player: str
    short: bool = False  # sums instead of everything that lies there

    def lines(self) -> list[str]:
        lines = [f"rules  {self.rules}", f"seed   {self.seed}", f"player {self.player}"]
        return [*lines, "form   short"] if self.short else lines


class StepByStep(Game):
    """A game in which chance does not speak by itself."""

    def resolve_chance(self) -> None:
        """Leave chance to whoever writes down what it says."""


def play(heading: Heading, choose: Choice) -> str:
    """Play a game and write it down."""
    game = StepByStep(heading.rules, heading.seed)
    driver = Seeded(heading.seed)
    lines = [*heading.lines(), "", "# set-up", line("events", tell_events(game.take_events()))]
    number = 0
    while not game.result:
        number += 1
        decision = game.decision()
        if heading.short:
            lines += in_short(number, game, decision, driver, choose)
            continue
        lines += ["", *above(number, decision, game)]
        if decision.seat == CHANCE:
            lines += by_chance(game, driver)
        else:
            lines += by_player(game, decision, choose)
    return "\n".join([*lines, "", f"# {game.result}", *zones(game.state), ""])


def replay(text: str) -> str:
    """Write down the game whose seed and actions a playthrough names."""
    codes: Iterator[str] = iter(CHOSEN.findall(text))

    def next_code(_: Game) -> str:
        return next(codes, "(no more actions)")

    return play(read_heading(text), next_code)


def read_heading(text: str) -> Heading:
    said = dict(HEADER.findall(text.partition("\n\n")[0]))
    return Heading(said["rules"], int(said["seed"]), said["player"], "form" in said)


def above(number: int, decision: Decision, game: Game) -> list[str]:
    who = "chance" if decision.seat == CHANCE else f"seat {decision.seat}"
    state = game.state
    return [
        f"# {number}  {who}  {decision.step}  {decision.rule}".rstrip(),
        line("so far", f"turns {state.turns}, shuffles {state.shuffles}"),
        line("memory", checksum(state)),
    ]


def in_short(
    number: int, game: Game, decision: Decision, driver: Seeded, choose: Choice
) -> list[str]:
    """What is done and what happens; sums for the memory, what eyes see of it, what ears hear."""
    state = game.state
    sums = f"{decision.step}  {checksum(state)}"
    if decision.seat == CHANCE:
        card = driver.next_card(state)
        state.apply_chance(game.rules.kind(card))
        told = tell_events(game.take_events())
        return [f"# {number}  chance  {sums}  {card}: {told}"]
    seen, legal = zones(state), line("legal", by_verb(decision.actions))
    code = choose(game)
    before = len(game.history)
    done = [line("chosen", code), line("events", tell_events(game.apply(code)))]
    noticed = f"{sum_of(seen)} {sum_of(heard(game, before))}"
    return [f"# {number}  seat {decision.seat}  {sums} {noticed}", legal, *done]


def by_player(game: Game, decision: Decision, choose: Choice) -> list[str]:
    """All that can be seen, what is possible, what is done, what happens."""
    shown = [*zones(game.state), line("legal", " ".join(decision.actions))]
    code = choose(game)
    before = len(game.history)
    chosen = [line("chosen", code), line("events", tell_events(game.apply(code)))]
    return [*shown, *chosen, *heard(game, before)]


def by_chance(game: Game, driver: Seeded) -> list[str]:
    """What can come with which weights, what comes, what happens."""
    state = game.state
    weights = line("weights", ", ".join(f"{c} {n}" for c, n in bag_counts(state).items()))
    card = driver.next_card(state)
    before = len(game.history)
    state.apply_chance(game.rules.kind(card))
    comes = [line("comes", card), line("events", tell_events(game.take_events()))]
    return [weights, *comes, *heard(game, before)]


def heard(game: Game, since: int) -> list[str]:
    """The same events for each who sits at the table or looks on, where they are not the same."""
    if game.rules.seats == 1:
        return []
    everything = game.history[since:]
    told = {name: game.events(viewer, since) for name, viewer in EYES.items()}
    return [line(name, tell_events(part)) for name, part in told.items() if part != everything]


def zones(state: State) -> list[str]:
    """Every zone, what is going on, and the odds of the next card; with a partner, every view."""
    if state.rules.seats > 1:
        return [*views(state), line("stack", " ".join(frames(state)))]
    seen = view(state)
    odds = [f"{code} {seen.odds(code)}" for code in state.rules.codes if seen.odds(code)]
    unknown = [f"{code} {n}" for code, n in seen.unknown.items()]
    return [
        line("stack", " ".join(frames(state))),
        *(line(name, " ".join(cards)) for name, cards in seen.zones.items() if cards),
        line("empty", " ".join(name for name, cards in seen.zones.items() if not cards)),
        line("deck", f"{seen.deck}, unknown: {', '.join(unknown) or 'none'}"),
        line("odds", ", ".join(odds) or "no card"),
        line("hope", "can be won" if seen.can_be_won else "cannot be won"),
    ]


def views(state: State) -> list[str]:
    """What each knows, as a position line, and the cards that it cannot place."""
    out = []
    for name, viewer in EYES.items():
        seen = view(state, viewer)
        unknown = ", ".join(f"{code} {n}" for code, n in seen.unknown.items())
        out += [line(name, seen.position), line("", f"unknown: {unknown or 'none'}")]
    return out


def tell_events(events: list[Event]) -> str:
    return ", ".join(tell_event(event) for event in events) or "none"


def tell_event(event: Event) -> str:
    match event:
        case Moved(card, source, target):
            return f"{card} {source}>{target}"
        case Unseen(count, source, target):
            return f"{count} unseen {source}>{target}"
        case Signalled(seat, signal):
            return f"signal {signal} of seat {seat}"
        case Shuffled():
            return "shuffle"
        case TurnBegan(seat):
            return f"turn of seat {seat}"
        case Undone():
            raise AssertionError("nobody takes anything back here")
        case Ended(result):
            return result


def checksum(state: State) -> str:
    """A number for the whole memory, of cards and stack and all that is zero."""
    return f"{crc32(array('q', [int(cell) for cell in state.mem]).tobytes()):08x}"


def by_verb(codes: tuple[str, ...]) -> str:
    """As `play:Rs,Rm discard:Rs`."""
    out = []
    for verb, same in groupby(codes, key=lambda code: code.partition(":")[0]):
        out.append(f"{verb}:{','.join(code.partition(':')[2] for code in same)}".rstrip(":"))
    return " ".join(out)


def sum_of(lines: list[str]) -> str:
    return f"{crc32(chr(10).join(lines).encode()):08x}"


def line(name: str, text: str) -> str:
    return f"  {name:8} {text}".rstrip()
