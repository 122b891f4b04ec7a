"""Second opinions, written from the rules alone: any mode with any modules and house rules.

`oracle_for` lays the modules of a ruleset, one small class each, over the base game.
"""

from __future__ import annotations

from functools import cache

from tests.oracles.base import Oracle
from tests.oracles.book import Book
from tests.oracles.crossroads import Crossroads
from tests.oracles.dreamcatchers import Dreamcatchers
from tests.oracles.duo import Duo
from tests.oracles.frame import Shuffle
from tests.oracles.glyphs import Glyphs
from tests.oracles.incubus import Incubus
from tests.oracles.oniverse import Oniverse
from tests.oracles.premonitions import Premonitions
from tests.oracles.rules import MODULES, parse
from tests.oracles.towers import Towers

__all__ = ["Oracle", "oracle_for"]

MODES: dict[int, type[Oracle]] = {1: Oracle, 2: Duo}

LAYERS: dict[str, type[Oracle]] = {
    "book": Book,
    "glyphs": Glyphs,
    "dreamcatchers": Dreamcatchers,
    "towers": Towers,
    "premonitions": Premonitions,
    "crossroads": Crossroads,
    "oniverse": Oniverse,
    "incubus": Incubus,
}
"""What each module adds; the Sandman's Pouch changes names and pictures only (§11.8)."""


def oracle_for(text: str, shuffle: Shuffle) -> Oracle:
    """Begin a game by a ruleset such as ``duo+towers:hard+glyphs+X-wild+T1``."""
    rules = parse(text)
    layers = tuple(name for name in MODULES if name in rules.modules and name in LAYERS)
    return _composed(rules.players, layers)(rules, shuffle)


@cache
def _composed(players: int, layers: tuple[str, ...]) -> type[Oracle]:
    """Lay the modules over the mode, the first of the canonical order outermost."""
    bases = [*(LAYERS[name] for name in layers), MODES[players]]
    return type("+".join([MODES[players].__name__, *layers]), tuple(bases), {})
