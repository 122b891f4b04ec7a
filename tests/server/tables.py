"""Which rulesets the server's tests play: every mode and module that the catalogue names."""

from __future__ import annotations

from onirim.engine import catalogue
from onirim.engine.catalogue import RulesetError, ruleset

MODULES: list[str] = list(getattr(catalogue, "module_words", list)())


def possible(text: str) -> bool:
    """Some modules refuse others or a number of players."""
    try:
        ruleset(text)
    except RulesetError:
        return False
    return True


ALL_RULES = [
    text
    for text in [
        *catalogue.MODES,
        "solo+B10",
        "duo+T1",
        *(f"{mode}+{word}" for word in MODULES for mode in ("solo", "duo")),
    ]
    if possible(text)
]
