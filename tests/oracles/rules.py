"""A ruleset as a text, such as ``duo+towers:hard+glyphs+X-wild+T1``, taken apart."""

from __future__ import annotations

from dataclasses import dataclass

MODES = {"solo": 1, "duo": 2}

MODULES = {
    "book": ["hard"],
    "glyphs": [],
    "dreamcatchers": ["hard"],
    "towers": ["hard"],
    "premonitions": ["5", "6"],
    "crossroads": ["hard"],
    "oniverse": [],
    "incubus": ["new", "true"],
    "pouch": [],
}
"""The modules in their canonical order, each with its options."""

HOUSE_RULES = {
    "X-cards": "crossroads",
    "X-key": "crossroads",
    "X-wild": "crossroads",
    "C-overload": "dreamcatchers",
    "C-prophecy": "dreamcatchers",
    "O-spies": "oniverse",
    "O2": "oniverse",
    "I-charge": "incubus",
    "I-one": "incubus",
    "I1": "incubus",
    "K-first": "book",
    "W-immune": "towers",
    "T1": "duo",
    "B10": "",
}
"""The house rules of section 14, each with the mode or module that it is about."""

EXPANSIONS = [name for name in MODULES if name not in ("incubus", "pouch")]


@dataclass(frozen=True)
class Rules:
    """How many play, the modules with their options (``""`` is the default), the house rules."""

    players: int
    modules: dict[str, str]
    house: frozenset[str]

    def option(self, module: str) -> str:
        """Return the option of a module that is in play."""
        return self.modules[module]


def parse(text: str) -> Rules:
    """Read a ruleset; the order of its parts means nothing."""
    mode, *parts = text.split("+")
    modules: dict[str, str] = {}
    house: set[str] = set()
    for part in parts:
        name, _, option = part.partition(":")
        if part in HOUSE_RULES:
            house.add(part)
        elif name in MODULES and option in ["", *MODULES[name]]:
            modules[name] = option
        else:
            raise ValueError(f"no such module, option or house rule: {part!r}")
    if "I1" in house and "incubus" in modules and set(EXPANSIONS) & set(modules):
        raise ValueError("the Little Incubus does not meet expansions (§I1)")
    return Rules(MODES[mode], modules, frozenset(house))
