"""In which order the cards of a pile came there, for front ends that show the last one on top.

The state keeps such piles as sets, so that two games with the same cards are equal, and this order
changes nothing of it: it is in no position, no view and no sample. It follows from the events that
the viewer was told, and so can tell nothing more. Cards whose coming is not among the events lie
below the others, in the engine's order.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from onirim.engine.layout import Zone
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.game.events import Event, Moved
from onirim.knowledge.sight import can_be_looked_into, is_open_to, sight_of
from onirim.notation.zones import cards_in

__all__ = ["Arrivals", "PileOrder", "pile_order"]

PileOrder = dict[str, tuple[str, ...]]  # zone -> its cards in the order in which they came


class Arrivals:
    """The cards of each zone by the events alone; of equal cards the oldest leaves first.

    Whoever is told more and more events adds them, and need not look at all of them each time.
    """

    __slots__ = ("zones",)

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.zones: dict[str, list[str]] = {}
        self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        zones = self.zones
        for event in events:
            if isinstance(event, Moved):
                left = zones.get(event.source)
                if left and event.card in left:
                    left.remove(event.card)
                zones.setdefault(event.target, []).append(event.card)


def pile_order(state: State, arrivals: Arrivals, viewer: int) -> PileOrder:
    """The order of open piles and of the viewer's own look, where it differs from the view's."""
    order: PileOrder = {}
    sight = sight_of(state, viewer)
    for zone in unordered_zones(state.rules):
        came = arrivals.zones.get(zone.name)
        if came and state.size(zone.at) > 1 and is_open_to(state, zone, viewer):
            cards = cards_in(state, zone, sight)
            arranged = as_they_came(cards, came)
            if arranged != cards:
                order[zone.name] = tuple(arranged)
    return order


@lru_cache(maxsize=64)
def unordered_zones(rules: Ruleset) -> tuple[Zone, ...]:
    """Piles of which the state does not keep the order, and which somebody may see."""
    return tuple(
        zone for zone in rules.zones if (zone.is_bag or zone.is_sorted) and can_be_looked_into(zone)
    )


def as_they_came(cards: list[str], arrivals: list[str]) -> list[str]:
    """The cards of a zone: first those that nobody saw come, then the others as they came."""
    if len(cards) == len(arrivals) and sorted(cards) == sorted(arrivals):
        return list(arrivals)  # nearly always
    below = list(cards)
    above = []
    for card in reversed(arrivals):
        if card in below:
            below.remove(card)
            above.append(card)
    return below + above[::-1]
