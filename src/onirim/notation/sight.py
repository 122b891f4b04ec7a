"""Which cards of a zone a viewer sees: a seat, a spectator, or one who may know everything."""

from __future__ import annotations

from onirim.engine.cards import MARK_BITS
from onirim.engine.layout import HIDDEN_FROM_ALL, OPEN, OWNER, SEERS, Zone
from onirim.engine.memory import ACTIVE, EVERY_SEAT, SEEN, STACK
from onirim.engine.state import State

__all__ = ["OMNISCIENT", "SPECTATOR", "cells_for", "cells_of", "put_back_so_far", "sees"]

SPECTATOR = -1  # sees only what lies open
OMNISCIENT = -2


def cells_of(state: State, at: int) -> list[int]:
    """The cells of a pile or sorted zone, the oldest first."""
    return [int(cell) for cell in state.mem[at + 1 : at + 1 + int(state.mem[at])]]


def cells_for(state: State, zone: Zone, viewer: int) -> list[int]:
    """The cells of a pile or sorted zone of which this viewer knows that there is a card.

    While a seat puts cards back, everybody else still has all of them before them: neither the
    order shows nor how many were placed.
    """
    cells = cells_of(state, zone.at)
    if viewer == OMNISCIENT or state.rules.seats == 1:
        return cells
    pile, number = put_back_so_far(state, viewer)
    if number and zone.at == pile:
        cells = cells[: len(cells) - number]  # §T9 §T11
    elif number and zone.at == SEEN:
        cells = sorted([*cells, *back_in_sight(state, pile, number, cells[:1])])
    cells = with_conclusions(state, zone, viewer, cells)
    if zone.sight == SEERS:
        cells = [cell for cell in cells if cell & MARK_BITS]  # what nobody knows is an unknown card
    elif zone.sight == OWNER and viewer == SPECTATOR:
        cells = [cell & ~MARK_BITS for cell in cells]  # who knows it could tell what was drawn
    return cells


def with_conclusions(state: State, zone: Zone, viewer: int, cells: list[int]) -> list[int]:
    """A seat that knows every card of a run sees them there."""
    for pile, start, length in state.known_runs(viewer) if viewer != SPECTATOR else ():
        if zone.at == pile:
            run = slice(start - 1, start - 1 + length)
            cells[run] = [cell | EVERY_SEAT for cell in cells[run]]  # §T11
    return cells


def back_in_sight(state: State, pile: int, number: int, beside: list[int]) -> list[int]:
    """The last cards of a pile as they were among the cards looked at: seen by the same seats."""
    marks = beside[0] & MARK_BITS if beside else 0
    return [cell & ~MARK_BITS | marks for cell in cells_of(state, pile)[-number:]]


def put_back_so_far(state: State, viewer: int) -> tuple[int, int]:
    """Where another seat is putting cards back, and how many lie there already; else two zeros."""
    if viewer in (OMNISCIENT, int(state.mem[ACTIVE])) or state.rules.seats == 1:
        return 0, 0
    top = int(state.mem[STACK])
    pile = int(state.rules.steps[state.mem[top]].puts_back_to()) if top > STACK else 0
    return (pile, min(int(state.mem[top + 1]), int(state.mem[pile]))) if pile else (0, 0)


def sees(state: State, viewer: int, zone: Zone, cell: int) -> bool:
    """Does this viewer know the card in this cell?"""
    if zone.sight == OPEN or viewer == OMNISCIENT:
        return True
    if zone.sight == HIDDEN_FROM_ALL:
        return False
    if viewer == SPECTATOR:
        return zone.sight == SEERS and cell & MARK_BITS == MARK_BITS  # §16.3
    if zone.sight == OWNER and zone.owner == viewer:  # §16.1
        return True
    bit = viewer if state.rules.hidden_hands else 0  # §T12
    return cell >> bit & 1 == 1  # §16.2 §T11
