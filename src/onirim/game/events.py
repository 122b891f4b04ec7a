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

from onirim.engine import journal
from onirim.engine.card_sets import COLOURS
from onirim.engine.journal import MOVED, JournalEntry
from onirim.engine.layout import Zone
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import RESULT_NAMES, State
from onirim.knowledge.audience import (
    EVERYBODY,
    audience_of_identification,
    audience_of_move,
    may_know,
    may_know_all,
)
from onirim.rules.catalogue import MOST_RULESETS

__all__ = [
    "EVENTS",
    "Counted",
    "Done",
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
    "Untold",
    "as_seen",
    "read_journal",
]


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


class Untold(Event):
    """Part of a happening alone: it moves no card, so it is no event for front ends."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Counted(Untold):
    """A counter that lies open has changed."""

    type: Literal["counted"] = field(default="counted", init=False, repr=False)
    counter: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Done(Untold):
    """Something was done without moving a card, or a token went to another place of its row."""

    type: Literal["done"] = field(default="done", init=False, repr=False)
    card: str = ""
    place: int = 0  # where it is now, from 1


EVENTS: Final = (Moved, Unseen, Identified, Shuffled, TurnBegan, Signalled, Undone, Ended)


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as the game remembers it, with what no viewer gets to know."""

    event: Event
    audience: int = EVERYBODY  # who may know which card moved, or of anything else that it happened
    by_chance: bool = False  # it came from the deck or a stock, in an order that nobody chose
    was: str = ""  # the unidentified card that it was until now
    step: str = ""  # what ran, or asked
    verb: str = ""  # what was chosen there; "": the step did it by itself
    seat: int = 0  # whose turn it was


def as_seen(history: Iterable[Happened], viewer: int, seats: int) -> list[Event]:
    """The events as a seat or a spectator learns them."""
    if may_know_all(viewer, seats):
        return [one.event for one in history if not isinstance(one.event, Untold)]
    out: list[Event] = []
    for happened in history:
        event = happened.event
        if isinstance(event, Untold):
            continue
        if may_know(happened.audience, viewer):
            out.append(event)
            continue
        if not isinstance(event, Moved):
            continue
        last = out[-1] if out else None
        if isinstance(last, Unseen) and (last.source, last.target) == (event.source, event.target):
            out[-1] = Unseen(last.count + 1, event.source, event.target)
        else:
            out.append(Unseen(1, event.source, event.target))
    return out


def read_journal(state: State) -> list[Happened]:
    """Everything written since the last reading; the journal is then empty."""
    return read_entries(state.rules, state.take_journal())


def read_entries(rules: Ruleset, entries: Iterable[JournalEntry]) -> list[Happened]:
    """What entries say. The same happens in all games, and they share what they remember."""
    known, found = meanings(rules), []
    for entry in entries:
        happened = known.get(entry.entry)
        if happened is None:
            happened = known[entry.entry] = meaning(rules, entry)
        found.append(happened)
    return found


@lru_cache(maxsize=MOST_RULESETS)
def meanings(_rules: Ruleset) -> dict[int, Happened]:
    """What is remembered of a ruleset, as long as the ruleset itself is kept."""
    return {}


def meaning(rules: Ruleset, entry: JournalEntry) -> Happened:
    verb = rules.verbs[entry.verb].name if entry.verb >= 0 else ""
    cause = (rules.steps[entry.step].name, verb, entry.seat)
    if entry.what == MOVED:
        return move(rules, entry, cause)
    audience = EVERYBODY
    if entry.what == journal.IDENTIFIED:
        audience = audience_of_identification(int(rules.seats))
    return Happened(other_event(rules, entry), audience, False, "", *cause)


def move(rules: Ruleset, entry: JournalEntry, cause: tuple[str, str, int]) -> Happened:
    source, target = rules.zone_at(entry.source), rules.zone_at(entry.target)
    audience = audience_of_move(source, target, entry.marks, rules.hidden_hands)
    by_chance = source.in_deck or source.is_stock
    was = rules.codes[rules.unidentified] if entry.newly_identified else ""
    to = target.name if target.name == "bottom" else place_name(target)
    moved = Moved(rules.codes[entry.number], place_name(source), to)
    return Happened(moved, audience, by_chance, was, *cause)


def other_event(rules: Ruleset, entry: JournalEntry) -> Event:
    """What an entry says that moves no card."""
    match entry.what:
        case journal.SHUFFLED:
            event: Event = Shuffled()
        case journal.IDENTIFIED:
            event = Identified(rules.codes[entry.number])
        case journal.TURN_BEGAN:
            event = TurnBegan(entry.number)
        case journal.SIGNALLED:
            event = Signalled(entry.source, (*COLOURS, "free")[entry.number - 1])
        case journal.COUNTER_CHANGED:
            name = next(name for name, at in rules.counters if at == entry.source)
            event = Counted(name, entry.target, entry.number)
        case journal.NO_MOVE_DONE:
            card = rules.codes[entry.number] if entry.target else ""
            event = Done(card, entry.target)
        case _:
            event = Ended(RESULT_NAMES[entry.number])
    return event


def place_name(zone: Zone) -> str:
    """Players see the deck as one zone; only a card put on the bottom is reported as such."""
    return "deck" if zone.in_deck else zone.name
