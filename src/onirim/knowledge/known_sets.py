"""What a viewer knows of cards that were shown to all and put back in secret (rules §T11)."""

from __future__ import annotations

from dataclasses import dataclass

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
    """The sets of this viewer, in the order of their places."""
    records = shown_sets(state)
    found = [(record, as_known(state, record, viewer)) for record in records]
    return tuple(known for record, known in found if has_set(state, record, known, viewer))


def has_set(state: State, record: SetRecord, known: ShownSet, viewer: int) -> bool:
    """Not the orderer, not one who knows every card, not one who only could know of a hand."""
    if viewer == SPECTATOR:
        return record.length > 0 or record.looked_at
    if viewer in (OMNISCIENT, record.orderer) or not state.rules.hidden_hands:
        return False
    return record.looked_at or len({*known.cards}) > 1


def as_known(state: State, record: SetRecord, viewer: int) -> ShownSet:
    codes, locations = state.rules.codes, state.rules.locations
    held = [kind for kind, _ in looked_at(state, record)]
    kinds = sorted([*held, *kinds_of(state, record, 1 << viewer if viewer >= 0 else 0)])
    some_are_gone = len(kinds) > record.length + len(held)
    fixed = [kind for kind in kinds if not some_are_gone or not locations >> kind & 1]
    first, last = places(state, record, viewer)
    return ShownSet(
        end=record.end,
        first=first,
        last=last,
        by=record.orderer,
        cards=tuple(codes[kind] for kind in kinds),
        fixed=tuple(codes[kind] for kind in fixed),
        in_hand=0 if viewer == SPECTATOR else record.in_hand,
        looked_at=len(held),
    )


def looked_at(state: State, record: SetRecord) -> list[Cell]:
    """The cards of a set that the orderer looks at or is putting back just now."""
    if not record.looked_at:
        return []
    pile = state.cells(int(record.pile()))
    back = len(pile) - put_back_so_far(state, SPECTATOR)[1]
    return [*state.cells(state.rules.zone_named("seen").at), *pile[back:]]


def places(state: State, record: SetRecord, viewer: int) -> tuple[int, int]:
    """The first and the last place of a run, counted as its pile is written for this viewer."""
    if not record.length:
        return 0, 0
    pile = state.cells(int(record.pile()))
    before = pile[: record.start - 1]
    if not record.at_bottom:
        hidden, number = put_back_so_far(state, viewer)
        end = len(pile) - (number if hidden == record.pile() else 0)
        before = pile[record.start - 1 + record.length : end]
    n = len(before) if viewer == OMNISCIENT else sum(marks != 0 for _, marks in before)
    return n + 1, n + record.length
