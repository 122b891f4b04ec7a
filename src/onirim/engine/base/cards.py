"""The 76 cards (rules §1.1)."""

from __future__ import annotations

from typing import Final

from onirim.engine.cards import COLOURS, DOOR_CARD, DREAM, KEY, LOCATION, MOON, SUN, Card, bit

SUNS: Final = (9, 8, 7, 6)  # §1.1: red, blue, green, tan
MOONS: Final = 4  # §1.1
KEYS: Final = 3  # §1.1
DOORS: Final = 2  # §1.1
NIGHTMARES: Final = 10  # §1.1


def base_cards() -> list[Card]:
    """What is drawn most often comes first: chance looks for a card in this order."""
    suns = [Card(c + "s", SUNS[i], LOCATION, bit(i), SUN) for i, c in enumerate(COLOURS)]
    moons = [Card(c + "m", MOONS, LOCATION, bit(i), MOON) for i, c in enumerate(COLOURS)]
    keys = [Card(c + "k", KEYS, LOCATION, bit(i), KEY) for i, c in enumerate(COLOURS)]
    doors = [Card(c + "d", DOORS, DOOR_CARD, bit(i)) for i, c in enumerate(COLOURS)]
    nightmare = Card("Nm", NIGHTMARES, DREAM)
    return [nightmare, *suns, *doors, *moons, *keys]
