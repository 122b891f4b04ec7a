"""Rulesets to play with: every module alone in all its forms, and combinations drawn by seed."""

from __future__ import annotations

from random import Random

from tests.oracles.rules import EXPANSIONS, HOUSE_RULES, MODES, MODULES


def alone() -> list[str]:
    """Return each module by itself: plain, with each option, with each house rule of its own."""
    texts = []
    for mode in MODES:
        for module, options in MODULES.items():
            texts.append(f"{mode}+{module}")
            texts += [f"{mode}+{module}:{option}" for option in options]
            own = [house for house, about in HOUSE_RULES.items() if about == module]
            texts += [f"{mode}+{module}+{house}" for house in own]
    return texts


def everything() -> list[str]:
    """Return all modules together, at their plainest and at their hardest."""
    plain = "+".join(MODULES)
    hard = "+".join(
        f"{name}:{options[-1]}" if options else name for name, options in MODULES.items()
    )
    return [f"{mode}+{modules}" for mode in MODES for modules in (plain, hard)]


def combination(seed: int) -> str:
    """Draw a mode, about half of the modules, their options, some house rules that fit."""
    random = Random(seed)
    mode = random.choice(list(MODES))
    chosen = [name for name in MODULES if random.random() < 0.5]
    parts = [mode]
    for name in chosen:
        option = random.choice(["", *MODULES[name]])
        parts.append(f"{name}:{option}" if option else name)
    for house, about in HOUSE_RULES.items():
        fits = about in ("", mode, *chosen)
        refused = house == "I1" and bool(set(chosen) & set(EXPANSIONS))
        if fits and not refused and random.random() < 0.4:
            parts.append(house)
    return "+".join(parts)
