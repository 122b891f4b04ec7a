"""Which cards of a zone a viewer sees: a seat, a spectator, or one who may know everything."""

from __future__ import annotations

from onirim.engine.card_sets import EVERY_SEAT, NO_KIND
from onirim.engine.layout import HIDDEN_FROM_ALL, OMNISCIENT, OPEN, OWNER, SEERS, SPECTATOR, Zone
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.marks import is_seen, mark_of
from onirim.knowledge.shown_sets import known_runs

__all__ = [
    "Cell",
    "can_be_looked_into",
    "cells_for",
    "is_open_to",
    "known_cells",
    "lies_open",
    "put_back_so_far",
    "sees",
    "sight_of",
    "tells_seers",
]

Cell = tuple[int, int]  # the kind of a card, and its marks


def sight_of(state: State, viewer: int) -> int:
    """As whom somebody sees: at the end everybody sees all, alone a spectator is the player."""
    if state.result or viewer == OMNISCIENT:
        return OMNISCIENT
    return 0 if state.rules.seats == 1 else viewer


def cells_for(state: State, zone: Zone, viewer: int) -> list[Cell]:
    """The cells of a zone of an observed state of which its viewer knows that they are there."""
    cells = state.cells(zone.at)
    if viewer == OMNISCIENT or state.rules.seats == 1 or zone.sight != SEERS:
        return cells
    cells = with_conclusions(state, zone, viewer, cells)
    return [cell for cell in cells if cell[1]]  # what nobody knows is an unknown card


def with_conclusions(state: State, zone: Zone, viewer: int, cells: list[Cell]) -> list[Cell]:
    """A seat that knows every card of a run sees them there."""
    for record in known_runs(state, viewer) if viewer != SPECTATOR else ():
        if zone.at == record.pile():
            run = slice(record.start - 1, record.start - 1 + record.length)
            cells[run] = [(kind, EVERY_SEAT) for kind, _ in cells[run]]  # §T11
    return cells


def put_back_so_far(state: State, viewer: int) -> tuple[int, int]:
    """Where another seat is putting cards back, and how many lie there already; else two zeros."""
    if viewer in (OMNISCIENT, state.active) or state.rules.seats == 1:
        return 0, 0
    pile = int(state.top_step.puts_back_to())
    return (pile, min(int(state.arg()), int(state.size(pile)))) if pile else (0, 0)


def tells_seers(rules: Ruleset, zone: Zone) -> bool:
    """Do the marks of its cards say which seats know them?"""
    return rules.seats > 1 and zone.sight in (OWNER, SEERS)


def lies_open(rules: Ruleset, place: str) -> bool:
    """Does everybody see what lies in the zone of this name? The deck is no zone."""
    return any(zone.sight == OPEN for zone in rules.zones if zone.name == place)


def can_be_looked_into(zone: Zone) -> bool:
    """Do players see what lies here, at least those who look at it?"""
    return zone.sight in (OPEN, SEERS) and not zone.in_deck


def is_open_to(state: State, zone: Zone, viewer: int) -> bool:
    """Is it an open pile, or this viewer's own look?"""
    if zone.sight == OPEN:
        return True
    looks = state.rules.seats == 1 or viewer == state.active
    known = known_cells(state, zone, viewer)
    return looks and zone.sight == SEERS and all(kind != NO_KIND for kind, _ in known)


def known_cells(state: State, zone: Zone, viewer: int) -> list[Cell]:
    """The cells of a zone of an observed state, with NO_KIND for cards its viewer doesn't know."""
    cells = cells_for(state, zone, viewer)
    is_own = zone.sight == OWNER and viewer == zone.owner
    if not cells or is_own or zone.is_bag or zone.sight == OPEN or viewer == OMNISCIENT:
        return cells  # nothing to ask card by card
    known = [
        (kind if sees(state, viewer, zone, marks) else NO_KIND, marks) for kind, marks in cells
    ]
    if zone.is_sorted:  # the place of an unknown card among the sorted ones tells nothing
        known.sort(key=lambda cell: (cell[0] == NO_KIND, cell[1] if cell[0] == NO_KIND else 0))
    return known


def sees(state: State, viewer: int, zone: Zone, marks: int) -> bool:
    """Does this viewer know a card with these marks?"""
    if zone.sight == OPEN or viewer == OMNISCIENT:
        return True
    if zone.sight == HIDDEN_FROM_ALL:
        return False
    if zone.sight == OWNER and viewer in (zone.owner, SPECTATOR):
        return viewer == zone.owner  # §16.1
    return is_seen(marks, mark_of(state.rules, viewer))  # §16.2 §16.3 §T11
