"""Which rulesets the server's tests play: every mode and module that the catalogue names."""

from __future__ import annotations

from onirim.rules.catalogue import MODES, RulesetError, module_words, ruleset

MODULES: list[str] = module_words()


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
        *MODES,
        "solo+B10",
        "duo+T1",
        *(f"{mode}+{word}" for word in MODULES for mode in ("solo", "duo")),
    ]
    if possible(text)
]
