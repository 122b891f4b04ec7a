"""The verbs of the base game, in the order of `rules/numbers.py`."""

from __future__ import annotations

from typing import Final

from onirim.engine.actions import CARD, COLOUR, HAND_CARD, NOTHING
from onirim.engine.card_sets import ALL_COLOURS
from onirim.engine.info import Cost, VerbInfo
from onirim.engine.native import i64
from onirim.engine.ruleset import Ruleset
from onirim.rules.numbers import BASE_VERBS, BOTTOM_CARD, DISCARD, DRAW, NAME, PAY_KEY, PLAY, UNLOCK

FOR_MODULES: Final = (BOTTOM_CARD, DRAW, NAME)  # verbs that the base game alone never needs
A_CARD: Final = (Cost("card"),)

TO_ROW: Final = VerbInfo(target="row", end="last", gains="progress")
TO_DISCARD: Final = VerbInfo(target="discard", costs=A_CARD)
FOUND_DOOR: Final = VerbInfo("deck seen", "doors", gains="door")
UNLOCKING: Final = VerbInfo(target="discard", on="drawn", costs=A_CARD, gains="door")
KEY_PAID: Final = VerbInfo(target="discard", on="drawn", costs=A_CARD, gains="safety")
DOOR_PAID: Final = VerbInfo(
    "doors", "limbo", on="drawn", costs=(Cost("door", 1, "doors"),), gains="safety"
)
FIVE_PAID: Final = VerbInfo(on="deck", costs=(Cost("deck", 5, "deck"),), gains="safety")
HAND_PAID: Final = VerbInfo(costs=(Cost("hand", 0, "@hand"),), gains="safety")
SEEN_TO_DISCARD: Final = VerbInfo("seen deck", "discard", costs=A_CARD)
TO_TOP: Final = VerbInfo("seen", "deck", "first", gains="order")
TO_BOTTOM: Final = VerbInfo("seen", "bottom", "last", "deck", gains="order")


def install_base_verbs(rules: Ruleset) -> None:
    """Before the modules' own: the numbers of these are fixed."""
    everything = rules.everything
    rules.verb("play", "{}", HAND_CARD, rules.playable, info=TO_ROW)
    rules.verb("discard", "x{}", HAND_CARD, rules.discardable, info=TO_DISCARD)
    rules.verb("take", "+{}", CARD, rules.doors, info=FOUND_DOOR)
    rules.verb("search", "+?", NOTHING, info=VerbInfo(on="deck"))
    rules.verb("decline", "-", NOTHING, info=VerbInfo(kind="decline"))
    rules.verb("unlock", "&{}", HAND_CARD, rules.keys, info=UNLOCKING)
    rules.verb("pay-key", "!k{}", HAND_CARD, rules.keys, info=KEY_PAID)
    rules.verb("pay-door", "!d{}", CARD, rules.doors, info=DOOR_PAID)
    rules.verb("pay-five", "!5", NOTHING, info=FIVE_PAID)
    rules.verb("pay-hand", "!h", NOTHING, info=HAND_PAID)
    rules.verb("discard-seen", "/{}", CARD, everything, info=SEEN_TO_DISCARD)
    rules.verb("top", "^{}", CARD, everything, info=TO_TOP)
    rules.verb("bottom", "_{}", CARD, everything, info=TO_BOTTOM)
    rules.verb("draw", "..", NOTHING, info=VerbInfo(on="deck", gains="card", kind="continue"))
    rules.verb("name", ":{}", COLOUR, ALL_COLOURS, info=VerbInfo(on="row"))
    if len(rules.verbs) != BASE_VERBS:
        raise AssertionError("verbs and their numbers differ")
    for verb in FOR_MODULES:
        rules.verbs[verb].used = False


def complete_base_verbs(rules: Ruleset) -> None:
    """After the modules: what they have said of their cards."""
    rules.verbs[PLAY].members = int(rules.playable)
    rules.verbs[DISCARD].members = int(rules.discardable)
    rules.verbs[PAY_KEY].members = int(rules.keys)
    claiming: i64 = 0
    k: i64
    for k in range(rules.n_kinds):
        claiming |= rules.unlocked_by[k]
    rules.verbs[UNLOCK].members = int(claiming)
