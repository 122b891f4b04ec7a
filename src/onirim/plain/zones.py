"""Where a seat's cards lie in a view: alone in `hand`, with a partner in `hand1` and `hand2`."""

from __future__ import annotations

from onirim.view import View

__all__ = ["SHARED", "bare", "cards_of", "doors_of_all", "owner_of"]

SHARED = "shared"
SEATS = "12"


def cards_of(view: View, zone: str, seat: int) -> tuple[str, ...]:
    """The cards of somebody's zone, as this view shows them."""
    return view.zones[zone] if zone in view.zones else view.zones[f"{zone}{seat + 1}"]


def doors_of_all(view: View) -> tuple[str, ...]:
    """The Doors gained by everybody together."""
    return tuple(
        card for name, cards in view.zones.items() if bare(name) == "doors" for card in cards
    )


def bare(zone: str) -> str:
    """What kind of place it is, whoever owns it."""
    return zone.rstrip(SEATS)


def owner_of(zone: str) -> int | None:
    """The seat it belongs to; nobody's in particular if there is no number."""
    return SEATS.index(zone[-1]) if zone[-1:] in SEATS else None
