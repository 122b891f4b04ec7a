"""Rulesets by name. The only file of the engine that knows which modes and modules there are.

A ruleset is written `solo`, or with house rules `solo+B10`: the mode first (two players choose how
they communicate after a colon, `duo:open`), then everything else joined by `+` in canonical order.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from onirim.engine.base.install import (
    BASE_SWITCHES,
    install_base_cards,
    install_base_steps,
    install_base_verbs,
)
from onirim.engine.duo import Duo, LimitedDuo
from onirim.engine.hooks import Module
from onirim.engine.ruleset import Ruleset
from onirim.engine.solo import Solo

RULES_VERSION: Final = 1  # raised when a ruling changes what happens in games already played
MODES: Final = ("solo", "duo", "duo:limited", "duo:open")


class RulesetError(ValueError):
    """The text names no ruleset; the message says what was expected."""


def ruleset(text: str) -> Ruleset:
    """Compile the ruleset that a text names."""
    mode_text, *items = text.strip().split("+")
    mode = make_mode(mode_text)
    known = sorted([*BASE_SWITCHES, *mode.switches()])
    house: list[str] = []
    for item in items:
        if item not in known:
            raise RulesetError(unknown_word("a house rule", item, known))
        if item in house:
            raise RulesetError(f"{item} is written twice in {text!r}")
        house.append(item)
    house.sort()
    rules = compile_rules(mode, [], house)
    rules.text = "+".join([mode_text, *house])
    return rules


def compile_rules(mode: Module, modules: list[Module], house: list[str]) -> Ruleset:
    """Cards first, then what the modules declare, then everything that counts them."""
    rules = Ruleset(mode, modules, house)
    install_base_cards(rules)
    for module in modules:
        for card in module.cards():
            rules.add_card(card)
    install_base_steps(rules)
    install_base_verbs(rules)
    mode.install(rules)
    for module in modules:
        module.install(rules)
    for seat in range(int(rules.seats)):
        rules.add_seat(seat, "" if rules.seats == 1 else str(seat + 1))
    rules.finish()
    return rules


def make_mode(text: str) -> Module:
    if text == "solo":
        return Solo()
    if text == "duo":
        return Duo()
    if text == "duo:open":
        return Duo(open_hands=True)
    if text == "duo:limited":
        return LimitedDuo()
    raise RulesetError(unknown_word("a mode", text, list(MODES)))


def unknown_word(what: str, word: str, known: list[str]) -> str:
    near = get_close_matches(word, known, 1, 0.4)
    hint = f"did you mean {near[0]!r}?" if near else f"expected one of: {', '.join(known)}"
    return f"{word!r} is not {what}; {hint}"
