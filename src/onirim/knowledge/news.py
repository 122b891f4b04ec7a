"""What an action shows a seat that it did not know.

The action is tried on the state as the seat sees it, so the answer is the same in all deals that
agree with what the seat knows. What chance deals is not asked: a card that the partner has put on
the deck comes without chance, and is new to everybody else.
"""

from __future__ import annotations

from typing import Literal

from onirim.engine.state import CHANCE, NOT_LISTED, State
from onirim.knowledge.observe import as_seen_by

__all__ = ["News", "apply_as_seen", "news_of"]

News = Literal["", "card", "deck"]  # nothing, a card, or which cards the deck holds


def news_of(state: State, seat: int, action: int) -> News:
    """What this action of the seat to move shows it."""
    return apply_as_seen(as_seen_by(state, seat), seat, action)


def apply_as_seen(seen: State, seat: int, action: int) -> News:
    """Apply an action to a state as its seat sees it, and return what it shows the seat.

    A search that lasts for several picks shows the deck at its beginning.
    """
    search = seen.top_step if seen.top_step.looks_through_deck(seen) else None
    seen.apply(action)
    if seen.to_move != CHANCE:
        return ""
    if not seen.is_lifting():
        return "card"
    if seen.active != seat:  # the partner is to move: nothing has come
        return ""
    if seen.top_step is not search:
        return "deck"
    seen.hidden = None
    seen.n_choices = NOT_LISTED
    seen.option_count()
    return ""
