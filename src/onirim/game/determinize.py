"""From what a seat knows to a game that could be: hidden cards are drawn by their odds.

All ways that agree with the view are equally likely, because a deal that does not agree with it is
thrown away as a whole. The players need none: they think with the observed state.
"""

from __future__ import annotations

from onirim.engine.messages import Message, OnirimError
from onirim.engine.rng import Rng
from onirim.engine.state import CHANCE, State
from onirim.game.table_view import TableView
from onirim.knowledge.sample import draw_hidden_cards

__all__ = ["CannotDeterminize", "determinize"]

ATTEMPTS = 2000


class CannotDeterminize(OnirimError):
    """No deal that agrees with the view was found."""


def determinize(seen: TableView, rng: Rng) -> State:
    """A state whose view from the same seat is equal to this one."""
    observed = seen.observed
    for _ in range(ATTEMPTS):
        state = observed.copy()
        if draw_hidden_cards(state, seen.seat, rng) and agrees(state, observed, seen.seat):
            return state
    raise CannotDeterminize(
        Message("error-no-deal-agrees", "no deal agrees with '{position}'", position=seen.position)
    )


def agrees(state: State, observed: State, viewer: int) -> bool:
    """Is the same player asked the same? Only cards that matter to the step can change that."""
    if state.rules.seats == 1 or observed.to_move == CHANCE:
        return True
    return state.to_move == observed.to_move and (
        observed.to_move != viewer or state.legal() == observed.legal()
    )
