"""The base game's steps and verbs. Their numbers are their places in these lists.

The steps 0, 1 and 16 are in `engine.hooks`: the machine itself needs them. Modules get the numbers
behind these when a ruleset is compiled; no number leaves the process.
"""

from __future__ import annotations

from typing import Final

FILL: Final = 2  # phase 2
LIMBO_BACK: Final = 3  # phase 3
TRIO: Final = 4
DOOR: Final = 5
NIGHTMARE: Final = 6
BURY: Final = 7
REDRAW: Final = 8
REVEAL_FIVE: Final = 9
PROPHECY: Final = 10
LOOK: Final = 11
DISCARD_SEEN: Final = 12
ORDER: Final = 13
SET_BACK: Final = 14
SHUFFLE: Final = 15
NEW_TURN: Final = 17
SHOW: Final = 18
LOOK_BELOW: Final = 19
ORDER_BELOW: Final = 20
NAME_COLOUR: Final = 21
BASE_STEPS: Final = 22

PLAY: Final = 0
DISCARD: Final = 1
TAKE: Final = 2
SEARCH: Final = 3
DECLINE: Final = 4
UNLOCK: Final = 5
PAY_KEY: Final = 6
PAY_DOOR: Final = 7
PAY_FIVE: Final = 8
PAY_HAND: Final = 9
DISCARD_SEEN_CARD: Final = 10
TOP_CARD: Final = 11
BOTTOM_CARD: Final = 12
DRAW: Final = 13
NAME: Final = 14
BASE_VERBS: Final = 15
