"""What happened, told from the engine's journal: every card that moved, every shuffle, the end.

Each event knows its audience. `as_seen` tells what one seat learns of it: a card that it may not
know becomes HIDDEN, and several such moves in a row become one ("looked at 5 cards"). Whether a
card got its face just now is not told: it would tell whether the partner has met it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from onirim.engine.cards import COLOURS
from onirim.engine.layout import HIDDEN_FROM_ALL, OPEN, OWNER, SEERS, Zone
from onirim.engine.memory import (
    BAG,
    BOTTOM,
    ENDED,
    MOVED,
    SHUFFLED,
    SIGNALLED,
    TOP,
    TURN_BEGAN,
    WON,
)
from onirim.engine.state import State
from onirim.notation.zones import OMNISCIENT, SPECTATOR

__all__ = [
    "Ended",
    "Event",
    "Moved",
    "Shuffled",
    "Signalled",
    "TurnBegan",
    "Undone",
    "Unseen",
    "as_seen",
    "read_journal",
]

DECK = (TOP, BAG, BOTTOM)
SEAT_BITS = 3  # audience: bit 0 for the first seat, bit 1 for the second
EVERYBODY = 7  # and whoever looks on


@dataclass(frozen=True, slots=True)
class Moved:
    """A card went from one zone to another."""

    card: str
    source: str
    target: str
    audience: int = EVERYBODY  # who may know which card it was
    by_chance: bool = False  # it came from the deck or a stock, in an order that nobody chose
    was: str = ""  # the faceless card that it was until now


@dataclass(frozen=True, slots=True)
class Unseen:
    """So many cards went from one zone to another, and this seat does not know which."""

    count: int
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The deck was shuffled: its order is unknown again."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A new turn, of this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Signalled:
    """A seat gave one of the fixed signals: a colour's letter, or "free"."""

    seat: int
    signal: str


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat has taken its last action back; what happened since has not happened."""

    seat: int
    audience: int = EVERYBODY  # who had heard of that action


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: "won" or "lost"."""

    result: str


Event = Moved | Unseen | Shuffled | TurnBegan | Signalled | Undone | Ended


def as_seen(events: Iterable[Event], viewer: int, seats: int) -> list[Event]:
    """The events as a seat or a spectator learns them."""
    if seats == 1 or viewer == OMNISCIENT:
        return list(events)
    out: list[Event] = []
    for event in events:
        if isinstance(event, Undone) and not may_know(event, viewer):
            continue
        if not isinstance(event, Moved):
            out.append(event)
            continue
        if may_know(event, viewer):
            out.append(replace(event, was=""))  # §T10
            continue
        last = out[-1] if out else None
        if isinstance(last, Unseen) and (last.source, last.target) == (event.source, event.target):
            out[-1] = Unseen(last.count + 1, event.source, event.target)
        else:
            out.append(Unseen(1, event.source, event.target))
    return out


def may_know(event: Moved | Undone, viewer: int) -> bool:
    if event.audience == EVERYBODY:
        return True
    return viewer != SPECTATOR and event.audience >> viewer & 1 == 1  # §16.1


def read_journal(state: State) -> list[Event]:
    """Everything written since the last reading; the journal is then empty."""
    return [read_entry(state, entry) for entry in state.take_journal()]


def read_entry(state: State, entry: int) -> Event:
    what = entry & 15
    number = entry >> 4 & 255
    if what == MOVED:
        return read_move(state, number, entry)
    if what == SHUFFLED:
        return Shuffled()
    if what == TURN_BEGAN:
        return TurnBegan(number)
    if what == SIGNALLED:
        return Signalled(entry >> 12 & 0x3FFF, (*COLOURS, "free")[number - 1])
    assert what == ENDED
    return Ended("won" if number == WON else "lost")


def read_move(state: State, kind: int, entry: int) -> Moved:
    source = zone_at(state, entry >> 12 & 0x3FFF)
    target = zone_at(state, entry >> 26 & 0x3FFF)
    audience = entry >> 40 & SEAT_BITS
    revealed = target.sight == SEERS and audience == SEAT_BITS  # §16.3
    if audience and not state.rules.hidden_hands:
        audience = SEAT_BITS  # §T12
    if OPEN in (source.sight, target.sight) or revealed:
        audience = EVERYBODY  # §16.3 §T9
    elif target.sight == OWNER:
        audience |= 1 << target.owner  # §16.1
    code = state.rules.codes[kind]
    by_chance = source.at in DECK or source.sight == HIDDEN_FROM_ALL
    was = state.rules.codes[state.rules.unidentified] if entry >> 42 & 1 else ""
    below = target.at == BOTTOM
    to = target.name if below else place_name(target)
    return Moved(code, place_name(source), to, audience, by_chance, was)


def zone_at(state: State, at: int) -> Zone:
    return next(zone for zone in state.rules.zones if zone.at == at)


def place_name(zone: Zone) -> str:
    """The deck is one place for whoever sits at the table; only who puts a card below says so."""
    return "deck" if zone.at in DECK else zone.name
