"""Rulesets for tests that must leave nothing out."""

from __future__ import annotations

from functools import cache

from onirim.engine.ruleset import Ruleset
from onirim.rules.catalogue import (
    MODES,
    RulesetError,
    all_house_rules,
    house_rules_of,
    module_keys,
    module_words,
    ruleset,
)


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


@cache
def alone_and_together() -> tuple[Ruleset, ...]:
    """Each mode; each module and option; all modules together, with each house rule."""
    texts = [*MODES, *map(with_everything, MODES)]
    texts += [f"{mode}+{word}" for mode in ("solo", "duo") for word in module_words()]
    for mode in ("solo", "duo"):
        text = with_everything(mode)
        texts += [f"{text}+{rule}" for rule in house_rules_that_fit(text)]
    return tuple(ruleset(text) for text in texts)


@cache
def some_rulesets() -> tuple[Ruleset, ...]:
    """Each mode; each module and option for one or two players; everything, by all house rules."""
    texts = [*MODES, *map(with_everything, MODES)]
    texts += [f"{('solo', 'duo')[i % 2]}+{word}" for i, word in enumerate(module_words())]
    for mode in ("solo", "duo"):
        text = with_everything(mode)
        texts.append("+".join([text, *house_rules_that_fit(text)]))
    return tuple(ruleset(text) for text in texts)


def with_everything(mode: str) -> str:
    return "+".join([mode, *module_keys()])


def house_rules_that_fit(text: str) -> list[str]:
    """Some need two players, and with some a module is not played."""
    return [rule for rule in all_house_rules() if exists(f"{text}+{rule}")]


def exists(text: str) -> bool:
    try:
        ruleset(text)
    except RulesetError:
        return False
    return True
