"""When a seat does something of which nobody else may hear until it is done."""

from __future__ import annotations

from onirim.engine.layout import SEERS, SPECTATOR
from onirim.engine.state import State
from onirim.knowledge.sight import cells_for, put_back_so_far, sees

__all__ = ["looks_at_hidden_cards", "player_and_step", "stays_hidden"]


def player_and_step(state: State) -> tuple[int, str]:
    """Who is to move, and at which step."""
    return state.to_move, state.top_step.name


def looks_at_hidden_cards(state: State, seat: int) -> bool:
    """Does another seat look at cards that this one may not know, or is it putting cards back?"""
    if state.rules.seats == 1:
        return False
    if put_back_so_far(state, seat)[1] > 0:
        return True
    looks = [z for z in state.rules.zones if z.sight == SEERS and not z.in_deck]
    cells = [(zone, marks) for zone in looks for _, marks in cells_for(state, zone, seat)]
    return not all(sees(state, seat, zone, marks) for zone, marks in cells)


def stays_hidden(state: State, seat: int, action: int) -> bool:
    """Would nobody else hear anything of this action yet? Chance makes everything heard."""
    if not looks_at_hidden_cards(state, SPECTATOR):
        return False
    after = state.copy()
    after.apply(action)
    return after.to_move == seat and looks_at_hidden_cards(after, SPECTATOR)
