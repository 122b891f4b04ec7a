"""Rulesets drawn from all subsets of modules, modes, options and house rules."""

from __future__ import annotations

from random import Random

from onirim.engine.ruleset import Ruleset
from onirim.rules.catalogue import MODES, RulesetError, entries, house_rules_of, ruleset

__all__ = ["draw"]

HOUSE_RULE = 0.25  # how likely each of them is on


def draw(player: Random) -> Ruleset:
    """Any ruleset that may be played; now and then just one module, or all of them."""
    while True:
        words = [player.choice(MODES)]
        share = player.choice((0.15, 0.5, 0.85, 1.0))
        for entry in entries():
            if player.random() < share:
                words.append(player.choice(entry.words()[:-1]))
        readable = sorted({rule for word in words for rule in house_rules_of(word)})
        words += [rule for rule in readable if player.random() < HOUSE_RULE]
        try:
            return ruleset("+".join(words))
        except RulesetError as refused:
            if "I1" not in words:
                raise AssertionError(f"{words} was refused: {refused}") from refused
