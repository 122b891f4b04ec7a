"""Every ruleset that the engine has: the modes, each module with each option, all together."""

from __future__ import annotations

from functools import cache

from onirim.engine.ruleset import Ruleset
from onirim.rules.catalogue import MODES, RulesetError, ruleset
from tests.text.planned import MODULES, SWITCHES


@cache
def every_ruleset() -> tuple[Ruleset, ...]:
    """Modules appear here as soon as the catalogue knows them."""
    words = module_words()
    texts = [*MODES, *(f"{mode}{everything()}" for mode in MODES)]
    texts += [f"{mode}+{word}" for mode in ("solo", "duo") for word in words]
    for mode in ("solo", "duo"):
        text = f"{mode}{everything()}"
        texts += [f"{text}+{rule}" for rule in house_rules_of(text)]
    return tuple(ruleset(text) for text in texts)


@cache
def some_rulesets() -> tuple[Ruleset, ...]:
    """Each mode; each module and option for one or two players; everything, by all house rules."""
    texts = [*MODES, *(f"{mode}{everything()}" for mode in MODES)]
    texts += [f"{('solo', 'duo')[i % 2]}+{word}" for i, word in enumerate(module_words())]
    for mode in ("solo", "duo"):
        text = f"{mode}{everything()}"
        texts.append("+".join([text, *house_rules_of(text)]))
    return tuple(ruleset(text) for text in texts)


def module_words() -> list[str]:
    """Each module, then each with its options."""
    keys = [module for module in MODULES if exists(f"solo+{module}")]
    options = [f"{module}:{option}" for module in keys for option in MODULES[module]]
    return [*keys, *(word for word in options if exists(f"solo+{word}"))]


def everything() -> str:
    return "".join(f"+{word}" for word in module_words() if ":" not in word)


def house_rules_of(text: str) -> list[str]:
    return [rule for rule in SWITCHES if exists(f"{text}+{rule}")]


def exists(text: str) -> bool:
    try:
        ruleset(text)
    except RulesetError:
        return False
    return True
