"""Which cards of a zone a viewer sees: a seat, a spectator, or one who may know everything."""

from __future__ import annotations

from onirim.engine.card_sets import EVERY_SEAT
from onirim.engine.layout import HIDDEN_FROM_ALL, OMNISCIENT, OPEN, OWNER, SEERS, SPECTATOR, Zone
from onirim.engine.state import State
from onirim.knowledge.shown_sets import known_runs

__all__ = ["Cell", "cells_for", "put_back_so_far", "sees"]

Cell = tuple[int, int]  # the kind of a card, and its marks


def cells_for(state: State, zone: Zone, viewer: int) -> list[Cell]:
    """The cards of a zone of which this viewer knows that they are there.

    While a seat puts cards back, everybody else still has all of them before them: neither the
    order shows nor how many were placed.
    """
    cells = state.cells(zone.at)
    if viewer == OMNISCIENT or state.rules.seats == 1 or zone.sight in (OPEN, HIDDEN_FROM_ALL):
        return cells
    if zone.sight == OWNER:  # who knows a card of a hand could tell what was drawn from a set
        return [(kind, 0) for kind, _ in cells] if viewer == SPECTATOR else cells
    pile, number = put_back_so_far(state, viewer)
    if number and zone.at == pile:
        cells = cells[: len(cells) - number]  # §T9 §T11
    elif number and not zone.in_deck:
        cells = sorted([*cells, *back_in_sight(state, pile, number, cells[:1])])
    cells = with_conclusions(state, zone, viewer, cells)
    return [cell for cell in cells if cell[1]]  # what nobody knows is an unknown card


def with_conclusions(state: State, zone: Zone, viewer: int, cells: list[Cell]) -> list[Cell]:
    """A seat that knows every card of a run sees them there."""
    for record in known_runs(state, viewer) if viewer != SPECTATOR else ():
        if zone.at == record.pile():
            run = slice(record.start - 1, record.start - 1 + record.length)
            cells[run] = [(kind, EVERY_SEAT) for kind, _ in cells[run]]  # §T11
    return cells


def back_in_sight(state: State, pile: int, number: int, beside: list[Cell]) -> list[Cell]:
    """The last cards of a pile as they were among the cards looked at: seen by the same seats."""
    marks = beside[0][1] if beside else 0
    return [(kind, marks) for kind, _ in state.cells(pile)[-number:]]


def put_back_so_far(state: State, viewer: int) -> tuple[int, int]:
    """Where another seat is putting cards back, and how many lie there already; else two zeros."""
    if viewer in (OMNISCIENT, state.active) or state.rules.seats == 1:
        return 0, 0
    pile = int(state.top_step.puts_back_to())
    return (pile, min(int(state.arg()), int(state.size(pile)))) if pile else (0, 0)


def sees(state: State, viewer: int, zone: Zone, marks: int) -> bool:
    """Does this viewer know a card with these marks?"""
    if zone.sight == OPEN or viewer == OMNISCIENT:
        return True
    if zone.sight == HIDDEN_FROM_ALL:
        return False
    if viewer == SPECTATOR:
        return zone.sight == SEERS and marks == EVERY_SEAT  # §16.3
    if zone.sight == OWNER and zone.owner == viewer:  # §16.1
        return True
    bit = viewer if state.rules.hidden_hands else 0  # §T12
    return marks >> bit & 1 == 1  # §16.2 §T11
