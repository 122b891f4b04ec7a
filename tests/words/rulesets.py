"""Every ruleset that the engine has: the modes, each module with each option, all together."""

from __future__ import annotations

from functools import cache

from onirim.engine.catalogue import MODES, RulesetError, ruleset
from onirim.engine.ruleset import Ruleset
from tests.words.planned import MODULES, SWITCHES


@cache
def every_ruleset() -> tuple[Ruleset, ...]:
    """Modules appear here as soon as the catalogue knows them."""
    words = [module for module in MODULES if exists(f"solo+{module}")]
    words += [
        f"{module}:{option}"
        for module in words
        for option in MODULES[module]
        if exists(f"solo+{module}:{option}")
    ]
    everything = "+".join(["", *(module for module in MODULES if module in words)])
    texts = [*MODES, *(f"{mode}{everything}" for mode in MODES if everything)]
    texts += [f"{mode}+{word}" for mode in ("solo", "duo") for word in words]
    texts += [text for mode in ("solo", "duo") for text in has_house_rule(f"{mode}{everything}")]
    return tuple(ruleset(text) for text in texts)


def has_house_rule(text: str) -> list[str]:
    return [f"{text}+{rule}" for rule in SWITCHES if exists(f"{text}+{rule}")]


def exists(text: str) -> bool:
    try:
        ruleset(text)
    except RulesetError:
        return False
    return True
