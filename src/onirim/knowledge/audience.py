"""Who is told which card has moved: an audience is a set of seats, or everybody."""

from __future__ import annotations

from typing import Final

from onirim.engine.layout import OPEN, OWNER, SEERS, SPECTATOR, Zone

__all__ = ["EVERYBODY", "audience_of_move", "may_know"]

SEAT_BITS: Final = 3  # bit 0 for the first seat, bit 1 for the second
EVERYBODY: Final = 7  # and spectators


def audience_of_move(source: Zone, target: Zone, marks: int, hidden_hands: bool) -> int:
    """Return the audience of a card that went from one zone to another, with these marks."""
    revealed = target.sight == SEERS and marks == SEAT_BITS  # §16.3
    if OPEN in (source.sight, target.sight) or revealed:
        return EVERYBODY  # §16.3 §T9
    audience = SEAT_BITS if marks and not hidden_hands else marks  # §T12
    return audience | 1 << target.owner if target.sight == OWNER else audience  # §16.1


def may_know(audience: int, viewer: int) -> bool:
    """Is this viewer in the audience?"""
    if audience == EVERYBODY:
        return True
    return viewer != SPECTATOR and audience >> viewer & 1 == 1  # §16.1
