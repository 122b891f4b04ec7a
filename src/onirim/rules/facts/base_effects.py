"""What happens in the base game, and in steps that expansions share.

The sentences of the log are `happened-<key>.log` in `text/locales`.
"""

from __future__ import annotations

from typing import Final

from onirim.rules.facts.effects import HAND, SETUP, Effect, Effects

__all__ = ["BASE_EFFECTS", "BLOCKED", "DEALT", "DOOR_FACTS"]

DOOR_FACTS: Final = ("doors",)
DEALT: Final = [
    Effect("deal", "deal", "drawn", target=HAND),
    Effect("deal", "deal", "revealed", target="limbo"),
]
DRAWN_TO_HAND: Final = Effect("draw", "draw", "drawn", target=HAND, weight="quiet")
PUT_ON_TOP: Final = [Effect("order-top", "order", "returned", "seen", "deck")]
DOOR_TO_LIMBO: Final = Effect("door-limbo", "limbo", source="drawn", target="limbo")
PAID_FIVE: Final = Effect("pay-five", "pay", "lost", "deck", weight="moment")
BLOCKED: Final = Effect(
    "door-blocked", "limbo", target="limbo", weight="moment", replaces="door-key door-chaos"
)
BURNT: Final = [Effect("burn", "lose", "lost", "seen", "discard")]

BASE_EFFECTS: Final[Effects] = {
    "redraw" + SETUP: DEALT,
    "set-back": [Effect("set-back", "return", "returned", "limbo", "deck", weight="quiet")],
    # phase 1
    "play": [Effect("play", "play", source=HAND, target="row")],
    "discard": [
        Effect("discard-prophecy", "discard", source=HAND, target="discard", leads="prophecy"),
        Effect("discard", "discard", source=HAND, target="discard"),
    ],
    "take@trio": [
        Effect("door-trio", "door", target="doors", weight="moment", facts=DOOR_FACTS),
        BLOCKED,
    ],
    # phase 2
    "fill": [
        Effect("meet-nightmare", "nightmare", "revealed", target="drawn", leads="nightmare",
               weight="moment", begins=True),
        Effect("meet-door", "draw", "revealed", target="drawn", leads="door", weight="moment",
               begins=True),
        Effect("meet", "draw", "revealed", target="drawn", weight="moment", begins=True),
        DRAWN_TO_HAND,
    ],
    "door": [DOOR_TO_LIMBO],
    "decline@door": [DOOR_TO_LIMBO],
    "unlock": [
        Effect("door-key", "door", "price", HAND, "discard", weight="moment", facts=DOOR_FACTS),
        Effect("door-key", "door", target="doors", weight="moment", facts=DOOR_FACTS),
        BLOCKED,
    ],
    "pay-key": [Effect("pay-key", "pay", "price", HAND, "discard", weight="moment")],
    "pay-door": [
        Effect("pay-door", "pay", "price", "doors", "limbo", weight="moment", facts=DOOR_FACTS)
    ],
    "pay-five": [PAID_FIVE],
    "pay-hand": [Effect("pay-hand", "pay", "price", HAND, "discard", weight="moment")],
    "reveal": [PAID_FIVE],
    "bury": [
        Effect("nightmare-gone", "nightmare", "banished", "drawn", "discard", joins="pay",
               weight="quiet"),
    ],
    "redraw": [
        Effect("redraw", "draw", "drawn", target=HAND),
        Effect("redraw", "draw", "revealed", target="limbo"),
    ],
    # phase 3
    "limbo": [Effect("limbo-back", "return", "returned", "limbo", "deck")],
    # cards that are looked at
    "look": [Effect("look", "look", "revealed", "deck", "seen")],
    "look-below": [Effect("look-below", "look", "revealed", "deck", "seen")],
    "show": [Effect("reveal", "look", "revealed", "deck", "seen")],
    "discard-seen": BURNT,
    "discard-seen@discard-any": BURNT,
    "order": PUT_ON_TOP,
    "order-bottom": [Effect("order-bottom", "order", "returned", "seen", "bottom")],
}  # fmt: skip
