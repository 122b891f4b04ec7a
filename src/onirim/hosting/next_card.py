"""What the next card can be, as updates carry it."""

from __future__ import annotations

from onirim.game.table_view import TableView

__all__ = ["weights_of_next_card"]


def weights_of_next_card(known: TableView) -> dict[str, int]:
    """Weights of the next card with a partner, whose hand holds some of the unknown cards.

    Alone the odds are as the counts of unknown cards, which a view has anyway.
    """
    if known.result or known.observed.rules.seats == 1:
        return {}
    return known.next_card
