"""Who may know which card has moved, and what happened: a set of seats, or everybody."""

from __future__ import annotations

from typing import Final

from onirim.engine.layout import OMNISCIENT, OPEN, OWNER, SEERS, SPECTATOR, Zone

__all__ = [
    "EVERYBODY",
    "NO_AUDIENCE",
    "audience_of_identification",
    "audience_of_move",
    "audience_of_undo",
    "may_know",
    "may_know_all",
    "may_know_choice",
    "may_know_identified",
]

NO_AUDIENCE: Final = 0
SEAT_BITS: Final = 3  # bit 0 for the first seat, bit 1 for the second
EVERYBODY: Final = 7  # and spectators


def audience_of_move(source: Zone, target: Zone, marks: int, hidden_hands: bool) -> int:
    """Return the audience of a card that went from one zone to another, with these marks."""
    revealed = target.sight == SEERS and marks == SEAT_BITS  # §16.3
    if OPEN in (source.sight, target.sight) or revealed:
        return EVERYBODY  # §16.3 §T9
    audience = SEAT_BITS if marks and not hidden_hands else marks  # §T12
    return audience | 1 << target.owner if target.sight == OWNER else audience  # §16.1


def audience_of_identification(seats: int) -> int:
    """Return the audience of a card of the deck that chance has identified."""
    return EVERYBODY if seats == 1 else NO_AUDIENCE  # §T10


def may_know_identified(viewer: int, seats: int) -> bool:
    """Does this viewer learn which cards of the deck chance identifies?"""
    return may_know(audience_of_identification(seats), viewer)


def audience_of_undo(seat: int, was_heard: bool) -> int:
    """Return the audience of an undo: nobody else learns of one in an order that is a secret."""
    return EVERYBODY if was_heard else 1 << seat  # §T9


def may_know(audience: int, viewer: int) -> bool:
    """Is this viewer in the audience?"""
    if audience == EVERYBODY or viewer == OMNISCIENT:
        return True
    return viewer != SPECTATOR and audience >> viewer & 1 == 1  # §16.1


def may_know_choice(audience: int, viewer: int, seat: int) -> bool:
    """Does a viewer know which card this seat has named, if that card then moved so?"""
    return viewer == seat or may_know(audience, viewer)


def may_know_all(viewer: int, seats: int) -> bool:
    """Is every card that moves known to this viewer, as to the only player?"""
    return seats == 1 or viewer == OMNISCIENT
