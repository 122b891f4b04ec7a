"""Sample a game from a view, of a spectator too: hidden cards are drawn by their odds.

A deal that doesn't agree with the view is thrown away as a whole, so all that agree are equally
likely. `State.determinized` does the same for the seats; nothing else in the product needs it.
"""

from __future__ import annotations

from onirim.engine.rng import Rng
from onirim.engine.state import CHANCE, State
from onirim.game.table_view import TableView
from onirim.knowledge.sample import draw_hidden_cards

__all__ = ["determinize"]

ATTEMPTS = 2000


def determinize(seen: TableView, rng: Rng) -> State:
    """A state whose view from the same seat is equal to this one."""
    observed = seen.observed
    for _ in range(ATTEMPTS):
        state = observed.copy()
        if draw_hidden_cards(state, seen.seat, rng) and agrees(state, observed, seen.seat):
            return state
    raise AssertionError(f"no deal agrees with '{seen.position}'")


def agrees(state: State, observed: State, viewer: int) -> bool:
    """Is the same player asked the same? Only cards that matter to the step can change that."""
    if state.rules.seats == 1 or observed.to_move == CHANCE:
        return True
    return state.to_move == observed.to_move and (
        observed.to_move != viewer or state.legal() == observed.legal()
    )
