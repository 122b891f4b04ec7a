"""Which cards of a zone a viewer sees: a seat, a spectator, or one who may know everything."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import EVERY_SEAT
from onirim.engine.layout import HIDDEN_FROM_ALL, OMNISCIENT, OPEN, OWNER, SEERS, SPECTATOR, Zone
from onirim.engine.memory import ACTIVE
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.knowledge.hidden_places import is_seen, mark_of
from onirim.knowledge.shown_sets import known_runs

__all__ = [
    "BY_MARKS",
    "IN_SIGHT",
    "OF_OWNER",
    "Cell",
    "argument_is_secret",
    "cells_for",
    "knows_all_of",
    "put_back_so_far",
    "sees",
    "sight_of",
    "sight_within",
]

Cell = tuple[int, int]  # the kind of a card, and its marks
IN_SIGHT: Final = 0  # which cards of a zone a seat sees: all of them
OF_OWNER: Final = 1
BY_MARKS: Final = 2


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


def sight_within(rules: Ruleset, zone: Zone) -> int:
    """Return which cards of a zone a seat sees while the game goes on, for tables of vectors.

    A zone that is hidden from all is a bag: its counts are no secret.
    """
    if zone.sight in (OPEN, HIDDEN_FROM_ALL) or rules.seats == 1:
        return IN_SIGHT
    return OF_OWNER if zone.sight == OWNER else BY_MARKS


def knows_all_of(sight: i64, owner: i64, seat: i64) -> bool:
    """Does a seat see every card of a zone with this sight within the game, and this owner?"""
    return sight == IN_SIGHT or (sight == OF_OWNER and owner == seat)


def argument_is_secret(state: State, step: i64, viewer: i64) -> bool:
    """Is what this step is about, such as a card that was named, known to the seat to move only?"""
    return state.mem[ACTIVE] != viewer and state.rules.steps[step].argument_is_hidden()  # §T9


def sees(state: State, viewer: int, zone: Zone, marks: int) -> bool:
    """Does this viewer know a card with these marks?"""
    if zone.sight == OPEN or viewer == OMNISCIENT:
        return True
    if zone.sight == HIDDEN_FROM_ALL:
        return False
    if zone.sight == OWNER and viewer in (zone.owner, SPECTATOR):
        return viewer == zone.owner  # §16.1
    return is_seen(marks, mark_of(state.rules, viewer))  # §16.2 §16.3 §T11
