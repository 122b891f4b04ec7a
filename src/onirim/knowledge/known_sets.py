"""What a viewer knows of cards that were shown to all and put back in secret (rules §T11)."""

from __future__ import annotations

from dataclasses import dataclass

from onirim.engine.card_sets import has
from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.engine.state import State
from onirim.knowledge.shown_sets import SetRecord, kinds_of, shown_sets
from onirim.knowledge.sight import Cell, put_back_so_far

__all__ = ["ShownSet", "known_sets", "looked_at", "places"]


@dataclass(frozen=True, slots=True)
class ShownSet:
    """What a viewer knows of cards that another seat has put back after all had seen them."""

    end: str  # of the deck: "top" or "bottom"
    first: int  # the places, counted as the view lists the cards of this end; 0: none is left
    last: int
    by: int  # the seat that alone knows the order
    cards: tuple[str, ...]  # each place is any of them; more than places: the others have left
    fixed: tuple[str, ...]  # those of them that have not left for certain: a hand gets Locations
    in_hand: int  # how many of those that have left are in the orderer's hand for certain
    looked_at: int  # how many the orderer is looking at; they count as places

    @property
    def places(self) -> int:
        """How many of the cards still lie there, or are being looked at."""
        return self.looked_at + (self.last - self.first + 1 if self.first else 0)

    @property
    def gone(self) -> int:
        """How many have left unseen."""
        return len(self.cards) - self.places


def known_sets(state: State, viewer: int) -> tuple[ShownSet, ...]:
    """The sets of a viewer who observes this state, in the order of their places."""
    if viewer == OMNISCIENT or not (viewer == SPECTATOR or state.rules.hidden_hands):
        return ()
    records = [record for record in shown_sets(state) if record.orderer != viewer]
    found = [(record, as_known(state, record, viewer)) for record in records]
    return tuple(
        known
        for record, known in found
        if viewer == SPECTATOR or record.looked_at or len({*known.cards}) > 1
    )


def as_known(state: State, record: SetRecord, viewer: int) -> ShownSet:
    codes, locations = state.rules.codes, state.rules.locations
    held = [kind for kind, _ in looked_at(state, record)]
    kinds = sorted([*held, *kinds_of(state, record, 1 << viewer if viewer >= 0 else 0)])
    some_are_gone = len(kinds) > record.length + len(held)
    fixed = [kind for kind in kinds if not some_are_gone or not has(locations, kind)]
    first, last = places(state, record)
    return ShownSet(
        end=record.end,
        first=first,
        last=last,
        by=record.orderer,
        cards=tuple(codes[kind] for kind in kinds),
        fixed=tuple(codes[kind] for kind in fixed),
        in_hand=record.in_hand,
        looked_at=len(held),
    )


def looked_at(state: State, record: SetRecord) -> list[Cell]:
    """The cards of a set that the orderer looks at or is putting back just now."""
    if not record.looked_at:
        return []
    pile = state.cells(int(record.pile()))
    back = len(pile) - put_back_so_far(state, SPECTATOR)[1]
    return [*state.cells(state.rules.zone_named("seen").at), *pile[back:]]


def places(state: State, record: SetRecord) -> tuple[int, int]:
    """The first and the last place of a run, as a line lists the cards of its pile."""
    if not record.length:
        return 0, 0
    first = record.start
    if not record.at_bottom:
        first = int(state.size(int(record.pile()))) - record.start - record.length + 2
    return first, first + record.length - 1
