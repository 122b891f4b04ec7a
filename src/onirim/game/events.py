"""What happened, read from the engine's journal: every card that moved, every shuffle, the end.

A game remembers each event with its audience. `as_seen` gives what one viewer learns of it: a card
that it may not know becomes part of an `Unseen`, and several such moves in a row become one
("looked at 5 cards"). Events have no other fields than those that every viewer who gets them may
know, so they go over the wire as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

from onirim.engine.card_sets import COLOURS
from onirim.engine.journal import (
    IDENTIFIED,
    MOVED,
    SHUFFLED,
    SIGNALLED,
    TURN_BEGAN,
    JournalEntry,
)
from onirim.engine.layout import HIDDEN_FROM_ALL, OMNISCIENT, Zone
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import RESULT_NAMES, State
from onirim.knowledge.audience import EVERYBODY, audience_of_move, may_know
from onirim.rules.catalogue import MOST_RULESETS

__all__ = [
    "EVENTS",
    "Ended",
    "Event",
    "Happened",
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

Meaning = tuple[int, int, int, int, int, bool]  # what is written in an entry of a journal


class Event:
    """Something that happened, as a viewer learns it."""

    __slots__ = ()
    type: str  # tells clients which event it is


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A card went from one zone to another."""

    type: Literal["moved"] = field(default="moved", init=False, repr=False)
    card: str
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Unseen(Event):
    """So many cards went from one zone to another, and this viewer does not know which."""

    type: Literal["unseen"] = field(default="unseen", init=False, repr=False)
    count: int
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Identified(Event):
    """Chance has identified a card of the deck, which stays there; with a partner nobody sees it.

    Whoever looks through the deck sees the kinds that may be taken; how many cards were identified
    for that would tell the others what is there (§T10).
    """

    type: Literal["identified"] = field(default="identified", init=False, repr=False)
    card: str


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The deck was shuffled: its order is unknown again."""

    type: Literal["shuffled"] = field(default="shuffled", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A new turn, of this seat."""

    type: Literal["turn"] = field(default="turn", init=False, repr=False)
    seat: int


@dataclass(frozen=True, slots=True)
class Signalled(Event):
    """A seat gave one of the fixed signals: a colour's letter, or "free"."""

    type: Literal["signalled"] = field(default="signalled", init=False, repr=False)
    seat: int
    signal: str


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """A seat has undone its last action; the events since then no longer count."""

    type: Literal["undone"] = field(default="undone", init=False, repr=False)
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: "won" or "lost"."""

    type: Literal["ended"] = field(default="ended", init=False, repr=False)
    result: str


EVENTS: Final = (Moved, Unseen, Identified, Shuffled, TurnBegan, Signalled, Undone, Ended)


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as the game remembers it, with what no viewer gets to know."""

    event: Event
    audience: int = EVERYBODY  # who may know which card moved, or that an action is undone
    by_chance: bool = False  # it came from the deck or a stock, in an order that nobody chose
    was: str = ""  # the unidentified card that it was until now


def as_seen(history: Iterable[Happened], viewer: int, seats: int) -> list[Event]:
    """The events as a seat or a spectator learns them."""
    if seats == 1 or viewer == OMNISCIENT:
        return [happened.event for happened in history]
    out: list[Event] = []
    for happened in history:
        event = happened.event
        if isinstance(event, Identified):  # §T10
            continue
        if isinstance(event, Undone) and not may_know(happened.audience, viewer):
            continue
        if not isinstance(event, Moved) or may_know(happened.audience, viewer):
            out.append(event)
            continue
        last = out[-1] if out else None
        if isinstance(last, Unseen) and (last.source, last.target) == (event.source, event.target):
            out[-1] = Unseen(last.count + 1, event.source, event.target)
        else:
            out.append(Unseen(1, event.source, event.target))
    return out


def read_journal(state: State) -> list[Happened]:
    """Everything written since the last reading; the journal is then empty."""
    return [read_entry(state, entry) for entry in state.take_journal()]


def read_entry(state: State, entry: JournalEntry) -> Happened:
    """What an entry says. The same happens in all games, and they share what they remember."""
    key = (
        entry.what, entry.number, entry.source, entry.target, entry.marks, entry.newly_identified
    )  # fmt: skip
    known = meanings(state.rules)
    found = known.get(key)
    if found is None:
        found = known[key] = meaning(state.rules, entry)
    return found


@lru_cache(maxsize=MOST_RULESETS)
def meanings(_rules: Ruleset) -> dict[Meaning, Happened]:
    """What is remembered of a ruleset, as long as the ruleset itself is kept."""
    return {}


def meaning(rules: Ruleset, entry: JournalEntry) -> Happened:
    if entry.what == MOVED:
        return move(rules, entry)
    if entry.what == SHUFFLED:
        return Happened(Shuffled())
    if entry.what == IDENTIFIED:
        return Happened(Identified(rules.codes[entry.number]))
    if entry.what == TURN_BEGAN:
        return Happened(TurnBegan(entry.number))
    if entry.what == SIGNALLED:
        return Happened(Signalled(entry.source, (*COLOURS, "free")[entry.number - 1]))
    return Happened(Ended(RESULT_NAMES[entry.number]))


def move(rules: Ruleset, entry: JournalEntry) -> Happened:
    source, target = rules.zone_at(entry.source), rules.zone_at(entry.target)
    audience = audience_of_move(source, target, entry.marks, rules.hidden_hands)
    by_chance = source.in_deck or source.sight == HIDDEN_FROM_ALL
    was = rules.codes[rules.unidentified] if entry.newly_identified else ""
    to = target.name if target.name == "bottom" else place_name(target)
    card = rules.codes[entry.number]
    return Happened(Moved(card, place_name(source), to), audience, by_chance, was)


def place_name(zone: Zone) -> str:
    """Players see the deck as one zone; only a card put on the bottom is reported as such."""
    return "deck" if zone.in_deck else zone.name
