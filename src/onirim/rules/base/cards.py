"""The 76 cards (rules §1.1)."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import COLOURS, DOOR_CARD, DREAM, KEY, LOCATION, MOON, SUN, Card, bit
from onirim.engine.info import CardInfo

SUNS: Final = (9, 8, 7, 6)  # §1.1: red, blue, green, brown
MOONS: Final = 4  # §1.1
KEYS: Final = 3  # §1.1
DOORS: Final = 2  # §1.1
NIGHTMARES: Final = 10  # §1.1

WAY: Final = CardInfo(rules="§1.3.1 §1.3.2 §1.3.3 §1.3.4 §1.3.6")
A_KEY: Final = CardInfo(rules="§1.3.7 §1.3.10 §1.3.12 §1.3.2 §1.3.8")
A_DOOR: Final = CardInfo(rules="§1.3.3 §1.3.10 §1.3.15 §B1")
A_NIGHTMARE: Final = CardInfo(rules="§1.3.11 §1.3.12 §1.3.13 §B6")


def base_cards() -> list[Card]:
    """What is drawn most often comes first: chance looks for a card in this order."""
    suns = [Card(c + "s", SUNS[i], LOCATION, bit(i), SUN, WAY) for i, c in enumerate(COLOURS)]
    moons = [Card(c + "m", MOONS, LOCATION, bit(i), MOON, WAY) for i, c in enumerate(COLOURS)]
    keys = [Card(c + "k", KEYS, LOCATION, bit(i), KEY, A_KEY) for i, c in enumerate(COLOURS)]
    doors = [Card(c + "d", DOORS, DOOR_CARD, bit(i), info=A_DOOR) for i, c in enumerate(COLOURS)]
    nightmare = Card("Nm", NIGHTMARES, DREAM, info=A_NIGHTMARE)
    return [nightmare, *suns, *doors, *moons, *keys]
