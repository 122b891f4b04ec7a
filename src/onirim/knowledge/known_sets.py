"""What a viewer knows of cards that were shown to all and put back in secret (rules §T11)."""

from __future__ import annotations

from dataclasses import dataclass

from onirim.engine.layout import OMNISCIENT, SPECTATOR, Zone
from onirim.engine.state import State
from onirim.knowledge.shown_sets import SetRecord, shown_sets
from onirim.knowledge.sight import Cell, put_back_so_far

__all__ = [
    "ShownSet",
    "known_sets",
    "mark_of_orderer",
    "out_of_run",
    "pile_of",
    "places",
    "run_of",
    "still_there",
]


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
    return tuple(
        as_known(state, record, viewer)
        for record in shown_sets(state)
        if has_set(state, record, viewer)
    )


def has_set(state: State, record: SetRecord, viewer: int) -> bool:
    """Not the orderer, not one who knows every card, not one who only could know of a hand."""
    if viewer == SPECTATOR:
        return record.length > 0 or record.looked_at
    if viewer in (OMNISCIENT, record.orderer) or not state.rules.hidden_hands:
        return False
    return record.looked_at or len({*members(state, record, viewer)}) > 1


def as_known(state: State, record: SetRecord, viewer: int) -> ShownSet:
    rules = state.rules
    first, last = places(state, record, viewer)
    looked_at = len(out_of_run(state, record))
    kinds = members(state, record, viewer)
    gone = len(kinds) - record.length - looked_at
    fixed = [kind for kind in kinds if not gone or not rules.locations >> kind & 1]
    return ShownSet(
        end=pile_of(state, record).name,
        first=first,
        last=last,
        by=record.orderer,
        cards=tuple(rules.codes[kind] for kind in kinds),
        fixed=tuple(rules.codes[kind] for kind in fixed),
        in_hand=0 if viewer == SPECTATOR else record.in_hand,
        looked_at=looked_at,
    )


def members(state: State, record: SetRecord, viewer: int) -> list[int]:
    """The kinds of all cards of a set of which this viewer does not know that they have left."""
    known = 1 << viewer if viewer >= 0 else 0
    gone = [kind for kind, seats in record.gone if not seats & known]
    return sorted([*still_there(state, record), *gone])


def still_there(state: State, record: SetRecord) -> list[int]:
    """The kinds on its places, and of the cards that the orderer looks at."""
    return [kind for kind, _ in [*run_of(state, record), *out_of_run(state, record)]]


def run_of(state: State, record: SetRecord) -> list[Cell]:
    """The cards on its places, as they lie in their pile."""
    start = max(record.start - 1, 0)
    return state.cells(pile_of(state, record).at)[start : start + record.length]


def out_of_run(state: State, record: SetRecord) -> list[Cell]:
    """Those that the orderer looks at or is putting back just now."""
    if not record.looked_at:
        return []
    pile = state.cells(pile_of(state, record).at)
    back = len(pile) - put_back_so_far(state, SPECTATOR)[1]
    return [*state.cells(state.rules.zone_named("seen").at), *pile[back:]]


def places(state: State, record: SetRecord, viewer: int) -> tuple[int, int]:
    """The first and the last place of a run, counted as the zone is written for this viewer."""
    if not record.length:
        return 0, 0
    zone = pile_of(state, record)
    pile = state.cells(zone.at)
    before = pile[: record.start - 1]
    if not record.at_bottom:
        hidden = put_back_so_far(state, viewer)
        end = len(pile) - (hidden[1] if hidden[0] == zone.at else 0)
        before = pile[record.start - 1 + record.length : end]
    if viewer != OMNISCIENT:
        before = [cell for cell in before if cell[1]]
    return len(before) + 1, len(before) + record.length


def pile_of(state: State, record: SetRecord) -> Zone:
    """The end of the deck at which it lies."""
    return state.rules.zone_named("bottom" if record.at_bottom else "top")


def mark_of_orderer(state: State, record: SetRecord) -> int:
    """The marks of the cards on its places: with open hands both players know them."""
    return record.orderer + 1 if state.rules.hidden_hands else 1
