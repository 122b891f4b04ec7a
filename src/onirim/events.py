"""The classes of events and happenings, for programs that tell them apart.

`Game.events()` lists events, `Game.happenings()` what they mean.

Examples:
    >>> from onirim import Game
    >>> from onirim.events import Moved
    >>> game = Game("solo", seed=7)
    >>> game.push("play:Rs")
    >>> [event for event in game.events() if isinstance(event, Moved)][-1]
    Moved(card='Rs', source='deck', target='hand')

"""

from __future__ import annotations

from onirim.game.events import (
    Ended,
    Event,
    Identified,
    Moved,
    Shuffled,
    Signalled,
    TurnBegan,
    Undone,
    Unseen,
)
from onirim.game.happenings import Happening, HappeningFact, HappeningPart

__all__ = [
    "Ended",
    "Event",
    "Happening",
    "HappeningFact",
    "HappeningPart",
    "Identified",
    "Moved",
    "Shuffled",
    "Signalled",
    "TurnBegan",
    "Undone",
    "Unseen",
]
