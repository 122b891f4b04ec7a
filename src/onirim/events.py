"""What happened, told from the engine's journal: every card that moved, every shuffle, the end."""

from __future__ import annotations

from dataclasses import dataclass

from onirim.engine.memory import BAG, BOTTOM, ENDED, MOVED, SHUFFLED, TOP, TURN_BEGAN, WON
from onirim.engine.table import Table

__all__ = ["Ended", "Event", "Moved", "Shuffled", "TurnBegan", "read_journal"]

DECK = (TOP, BAG, BOTTOM)


@dataclass(frozen=True, slots=True)
class Moved:
    """A card went from one zone to another."""

    card: str
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
class Ended:
    """The game is over: "won" or "lost"."""

    result: str


Event = Moved | Shuffled | TurnBegan | Ended


def read_journal(table: Table) -> list[Event]:
    """Everything written since the last reading; the journal is then empty."""
    return [read_entry(table, entry) for entry in table.take_journal()]


def read_entry(table: Table, entry: int) -> Event:
    what = entry & 15
    number = entry >> 4 & 255
    if what == MOVED:
        source, target = entry >> 12 & 0xFFFF, entry >> 28
        return Moved(table.rules.codes[number], zone_name(table, source), zone_name(table, target))
    if what == SHUFFLED:
        return Shuffled()
    if what == TURN_BEGAN:
        return TurnBegan(number)
    assert what == ENDED
    return Ended("won" if number == WON else "lost")


def zone_name(table: Table, at: int) -> str:
    """The deck is one place for whoever sits at the table."""
    if at in DECK:
        return "deck"
    return next(zone.name for zone in table.rules.zones if zone.at == at)
