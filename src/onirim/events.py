"""What happened, told from the engine's journal: every card that moved, every shuffle, the end.

Each event knows its audience. `as_seen` tells what one seat learns of it: a card that it may not
know becomes HIDDEN, and several such moves in a row become one ("looked at 5 cards"). Whether a
card got its face just now is not told: it would tell whether the partner has met it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from onirim.engine.cards import COLOURS
from onirim.engine.journal import (
    IDENTIFIED,
    MOVED,
    SHUFFLED,
    SIGNALLED,
    TURN_BEGAN,
    JournalEntry,
)
from onirim.engine.layout import HIDDEN_FROM_ALL, OPEN, OWNER, SEERS, Zone
from onirim.engine.state import RESULT_NAMES, State
from onirim.notation.zones import OMNISCIENT, SPECTATOR

__all__ = [
    "Ended",
    "Event",
    "Identified",
    "Moved",
    "Shuffled",
    "Signalled",
    "TurnBegan",
    "Undone",
    "Unseen",
    "as_seen",
    "read_journal",
]

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
class Identified:
    """Chance has identified a card of the deck, which stays there; with a partner nobody sees it.

    Whoever looks through the deck sees the kinds that may be taken; how many cards were identified
    for that would tell the others what is there (§T10).
    """

    card: str


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


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: "won" or "lost"."""

    result: str


Event = Moved | Unseen | Identified | Shuffled | TurnBegan | Signalled | Undone | Ended


def as_seen(events: Iterable[Event], viewer: int, seats: int) -> list[Event]:
    """The events as a seat or a spectator learns them."""
    if seats == 1 or viewer == OMNISCIENT:
        return list(events)
    out: list[Event] = []
    for event in events:
        if isinstance(event, Identified):  # §T10
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


def may_know(event: Moved, viewer: int) -> bool:
    if event.audience == EVERYBODY:
        return True
    return viewer != SPECTATOR and event.audience >> viewer & 1 == 1  # §16.1


def read_journal(state: State) -> list[Event]:
    """Everything written since the last reading; the journal is then empty."""
    return [read_entry(state, entry) for entry in state.take_journal()]


def read_entry(state: State, entry: JournalEntry) -> Event:
    if entry.what == MOVED:
        return read_move(state, entry)
    if entry.what == SHUFFLED:
        return Shuffled()
    if entry.what == IDENTIFIED:
        return Identified(state.rules.codes[entry.number])
    if entry.what == TURN_BEGAN:
        return TurnBegan(entry.number)
    if entry.what == SIGNALLED:
        return Signalled(entry.source, (*COLOURS, "free")[entry.number - 1])
    return Ended(RESULT_NAMES[entry.number])


def read_move(state: State, entry: JournalEntry) -> Moved:
    source = state.rules.zone_at(entry.source)
    target = state.rules.zone_at(entry.target)
    audience = entry.marks
    revealed = target.sight == SEERS and audience == SEAT_BITS  # §16.3
    if OPEN in (source.sight, target.sight) or revealed:
        audience = EVERYBODY  # §16.3 §T9
    elif target.sight == OWNER:
        audience |= 1 << target.owner  # §16.1
    code = state.rules.codes[entry.number]
    by_chance = source.in_deck or source.sight == HIDDEN_FROM_ALL
    was = state.rules.codes[state.rules.unidentified] if entry.newly_identified else ""
    to = target.name if target.name == "bottom" else place_name(target)
    return Moved(code, place_name(source), to, audience, by_chance, was)


def place_name(zone: Zone) -> str:
    """The deck is one place for whoever sits at the table; only who puts a card below says so."""
    return "deck" if zone.in_deck else zone.name
