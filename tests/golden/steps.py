"""A game with chance made visible, and what its viewers see and hear of it, as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from zlib import crc32

from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.state import State
from onirim.game.chance import Seeded, bag_counts
from onirim.game.events import (
    Ended,
    Event,
    Identified,
    Moved,
    Shuffled,
    Signalled,
    TurnBegan,
    Undone,
    Unseen,
)
from onirim.game.logged_game import CHANCE, LoggedGame
from onirim.notation.position import write_position

VIEWERS = {"seat 0": 0, "seat 1": 1, "spectator": SPECTATOR}


class StepByStep(LoggedGame):
    """A game in which chance does not act by itself."""

    def resolve_chance(self, cards: list[str], code: str, given: Sequence[str] = ()) -> None:
        """Leave chance to whoever writes down its outcomes."""


def chance_outcomes(game: StepByStep, source: Seeded) -> Iterator[str]:
    """Let chance act until a player is to move or the game is over; a line for each outcome."""
    while game.to_move == CHANCE:
        step, position = game.state.top_step.name, position_hash(game.state)
        size, since = sum(bag_counts(game.state).values()), heard_so_far(game)
        card = source.next_card(game.state)
        game.state.apply_chance(game.rules.kind(card))
        happened = tell_events(game.take_events())
        yield line("chance", f"{step}  {position}  {card} of {size}  {happened}")
        yield from heard(game, since)


def viewers(game: LoggedGame) -> dict[str, int]:
    """Alone, nobody knows more or less than the player."""
    return VIEWERS if game.rules.seats > 1 else {"seat 0": 0}


def heard_so_far(game: LoggedGame) -> dict[int, int]:
    """How many events each viewer has heard of."""
    return {viewer: game.visible_count(viewer) for viewer in (*viewers(game).values(), OMNISCIENT)}


def heard(game: LoggedGame, since: dict[int, int]) -> Iterator[str]:
    """The same events for each viewer who gets others than all of them."""
    everything = game.events(OMNISCIENT, since[OMNISCIENT])
    parts = {name: game.events(viewer, since[viewer]) for name, viewer in viewers(game).items()}
    return by_viewer({n: tell_events(part) for n, part in parts.items() if part != everything})


def by_viewer(told: dict[str, str]) -> Iterator[str]:
    """A line for each viewer; those who are told the same share one."""
    names: dict[str, list[str]] = {}
    for name, text in told.items():
        names.setdefault(text, []).append(name)
    return (line(", ".join(some), text) for text, some in names.items())


def tell_events(events: list[Event]) -> str:
    return ", ".join(tell_event(event) for event in events) or "none"


def tell_event(event: Event) -> str:
    match event:
        case Moved() | Unseen() | Identified():
            return tell_cards(event)
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
        case _:
            raise AssertionError(event)


def tell_cards(event: Moved | Unseen | Identified) -> str:
    match event:
        case Moved(card, source, target):
            return f"{card} {source}>{target}"
        case Unseen(count, source, target):
            return f"{count} unseen {source}>{target}"
        case Identified(card):
            return f"{card} identified"


def position_hash(state: State) -> str:
    """Of the one line that holds everything a position is, however memory is laid out."""
    return f"{crc32(write_position(state).encode()):08x}"


def line(name: str, text: str) -> str:
    return f"  {name:9} {text}".rstrip()
