"""The pool of a view: the cards that its viewer cannot place, weighed as the engine weighs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from onirim.engine.ruleset import Ruleset
from onirim.knowledge.known_sets import ShownSet
from onirim.knowledge.pool import HiddenPool, HiddenSet

__all__ = ["pool_of_view"]


def pool_of_view(
    rules: Ruleset, sets: Sequence[ShownSet], unknown: Mapping[str, int], in_hands: int
) -> HiddenPool:
    """So many of each kind cannot be placed, and so many of them are in hidden hands."""
    counts = [unknown.get(code, 0) for code in rules.codes]
    hidden = [
        HiddenSet(sorted(rules.kind(card) for card in one.cards), one.places, one.in_hand)
        for one in sets
    ]
    return HiddenPool(counts, hidden, in_hands, rules.locations)
