"""Which code is drawn by what; codes are those of the notation."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from onirim.art import (
    backs,
    blanks,
    crossroads,
    denizens,
    doors,
    dreams,
    frame,
    letters,
    locations,
    oniverse,
    places,
    premonitions,
    relics,
    scenery,
    symbols,
    towers,
)
from onirim.art.places import PLACES

Draw = Callable[[], str]

PREMONITION_CODES: Final = ("Pr", "Pb", "Pg", "Pt", "P2", "P3", "P5", "Pa")
SHARED_PARTS: Final = (
    frame,
    letters,
    symbols,
    places,
    scenery,
    doors,
    dreams,
    backs,
    crossroads,
    denizens,
    premonitions,
    relics,
)


@cache
def fronts() -> dict[str, Draw]:
    """Every code, in the order of kinds: the base game, then module by module."""
    return _base() | _modules() | _relics()


@cache
def others() -> dict[str, Draw]:
    """Further drawings: backs, Doors that stand open, cards that nobody has drawn."""
    table: dict[str, Draw] = {"back": backs.deck_back} | blanks.blanks()
    for p in PLACES.values():
        table[f"{p.letter}d-open"] = partial(doors.door, p, is_open=True)
    table["Od-open"] = partial(oniverse.oniverse_door, is_open=True)
    table["goal-back"] = relics.goal_back
    table["premonition-back"] = premonitions.premonition_back
    for code in relics.COSTS:
        table[f"{code}-back"] = partial(relics.spell, code, dear=True)
    return table


def base_codes() -> tuple[str, ...]:
    return tuple(_base())


@cache
def definitions() -> dict[str, str]:
    """All shared parts by their id."""
    defs: dict[str, str] = {}
    for module in SHARED_PARTS:
        defs |= module.definitions()
    return defs


def _base() -> dict[str, Draw]:
    table: dict[str, Draw] = {"Nm": dreams.nightmare}
    table |= _locations("s")
    table |= {f"{p.letter}d": partial(doors.door, p, is_open=False) for p in PLACES.values()}
    return table | _locations("m") | _locations("k")


def _modules() -> dict[str, Draw]:
    table = _locations("g")
    table["Ld"] = dreams.lost_dream
    table |= {code: partial(towers.tower, code) for code in towers.SIDES}
    table["Hd"] = dreams.happy_dream
    table |= {code: partial(premonitions.premonition, code) for code in PREMONITION_CODES}
    table |= {f"X{s}": partial(crossroads.crossroads, s) for s in "smk"}
    table["De"] = crossroads.dead_end
    table["Od"] = partial(oniverse.oniverse_door, is_open=False)
    return table | {code: partial(denizens.denizen, code) for code in denizens.FIGURES}


def _relics() -> dict[str, Draw]:
    table: dict[str, Draw] = {f"goal-{p}d": partial(relics.goal, p) for p in (*PLACES, "O")}
    table |= {code: partial(relics.spell, code, dear=False) for code in relics.COSTS}
    table["dreamcatcher"] = relics.dreamcatcher
    table["failsafe-book"] = relics.failsafe_book
    table["incubus"] = relics.incubus
    return table


def _locations(symbol: str) -> dict[str, Draw]:
    return {p.letter + symbol: partial(locations.location, p, symbol) for p in PLACES.values()}
