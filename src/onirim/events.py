"""The classes of events: what `Game.events()` lists, for programs that tell them apart.

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

__all__ = [
    "Ended",
    "Event",
    "Identified",
    "Moved",
    "Shuffled",
    "Signalled",
    "TurnBegan",
    "Undone",
    "Unseen",
]
