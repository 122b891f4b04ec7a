"""Which cards a seat knows by their marks: for code that reads every cell of a game."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import EVERY_SEAT, MARK_BITS
from onirim.engine.layout import OWNER, SEERS, SPECTATOR, Zone
from onirim.engine.memory import ACTIVE
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State

IN_SIGHT: Final = 0  # which cards of a zone a seat sees: all of them
OF_OWNER: Final = 1
BY_MARKS: Final = 2
KNOWN: Final = EVERY_SEAT  # marks that make a card known to every viewer


def mark_of(rules: Ruleset, viewer: i64) -> i64:
    """The mark of cards that this viewer knows; 0 for a spectator, who knows what all know."""
    if viewer == SPECTATOR:
        return 0
    return viewer + 1 if rules.hidden_hands else 1  # §T12


def is_seen(cell: i64, mark: i64) -> bool:
    """Does a viewer know a card of a hidden place? Without a mark: what every seat knows."""
    return cell & MARK_BITS == EVERY_SEAT if mark == 0 else cell & mark != 0


def sight_within(rules: Ruleset, zone: Zone) -> int:
    """Return which cards of a zone a seat sees while the game goes on, for tables of vectors.

    A zone that is hidden from all is a bag: its counts are no secret.
    """
    if rules.seats == 1 or zone.sight not in (OWNER, SEERS):
        return IN_SIGHT
    return OF_OWNER if zone.sight == OWNER else BY_MARKS


def knows_all_of(sight: i64, owner: i64, seat: i64) -> bool:
    """Does a seat see every card of a zone with this sight within the game, and this owner?"""
    return sight == IN_SIGHT or (sight == OF_OWNER and owner == seat)


def argument_is_secret(state: State, step: i64, viewer: i64) -> bool:
    """Is what this step is about, such as a card that was named, known to the seat to move only?"""
    return state.mem[ACTIVE] != viewer and state.rules.steps[step].argument_is_hidden()  # §T9
