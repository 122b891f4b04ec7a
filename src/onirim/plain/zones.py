"""Where a seat's cards lie in a view: alone in `hand`, with a partner in `hand1` and `hand2`."""

from __future__ import annotations

from onirim.view import View
from onirim.words.places import bare_place

__all__ = ["SHARED", "TOKENS", "cards_of", "doors_of_all", "is_pair"]

SHARED = "shared"
TOKENS = (
    "goals",
    "goal-bag",
    "premonitions",
    "reserve",
    "removed",
)  # what lies there is no card of the deck


def cards_of(view: View, zone: str, seat: int) -> tuple[str, ...]:
    """The cards of somebody's zone, as this view shows them."""
    return view.zones[zone] if zone in view.zones else view.zones[f"{zone}{seat + 1}"]


def doors_of_all(view: View) -> tuple[str, ...]:
    """The Doors gained by everybody together."""
    return tuple(
        card for name, cards in view.zones.items() if bare_place(name) == "doors" for card in cards
    )


def is_pair(view: View) -> bool:
    return SHARED in view.zones
