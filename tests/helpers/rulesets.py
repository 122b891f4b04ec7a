"""Rulesets for tests that must leave nothing out."""

from __future__ import annotations

from onirim.rules.catalogue import MODES, house_rules_of, module_words, ruleset


def every_ruleset() -> list[str]:
    """Each module with each option in each mode, as it is printed and with its house rules."""
    texts = []
    for mode in MODES:
        for words in [[mode], *([mode, word] for word in module_words())]:
            house = [rule for word in words for rule in house_rules_of(word)]
            texts += ["+".join(words), "+".join([*words, *house])]
    return texts


def every_verb() -> set[str]:
    """All that a player can ever do."""
    return {verb.name for text in every_ruleset() for verb in ruleset(text).verbs if verb.used}
