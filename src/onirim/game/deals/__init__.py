"""Deals with a name: for lessons, and kind ones for a first game.

A deal is a file `NAME.deal`: lines beginning with # are for people, `rules:` names the ruleset, and
all else are the cards in the order in which they come from the deck, behind tokens that are laid
out. What comes after them is chance. A game dealt so is marked, and no part of any statistics.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from onirim.engine.messages import Message, OnirimError

__all__ = ["SAME_DEAL", "NamedDeal", "UnknownDeal", "all_deals", "named_deal"]

SAME_DEAL = "same"  # the mark of a game that repeats the deal of another; no deal has this name
DEALS = Path(__file__).parent


class UnknownDeal(OnirimError):
    """No deal has this name."""


@dataclass(frozen=True, slots=True)
class NamedDeal:
    """The cards to come, and the rules that they are for."""

    name: str
    rules: str
    cards: tuple[str, ...]


def named_deal(name: str) -> NamedDeal:
    for deal in all_deals():
        if deal.name == name:
            return deal
    names = ", ".join(deal.name for deal in all_deals())
    raise UnknownDeal(
        Message(
            "error-deal", "there is no deal '{name}'; there are: {names}", name=name, names=names
        )
    )


@cache
def all_deals() -> tuple[NamedDeal, ...]:
    """Those of this package, by name."""
    return tuple(
        parse_deal(path.stem, path.read_text(encoding="utf-8"))
        for path in sorted(DEALS.glob("*.deal"))
    )


def parse_deal(name: str, text: str) -> NamedDeal:
    """Raise ValueError where the text says no rules, twice, or no cards."""
    rules: list[str] = []
    cards: list[str] = []
    for line in text.splitlines():
        if line.startswith("rules:"):
            rules.append(line.removeprefix("rules:").strip())
        elif not line.startswith("#"):
            cards += line.split()
    if len(rules) != 1 or not rules[0]:
        raise ValueError(f"deal '{name}' needs one line 'rules: RULESET', not {len(rules)}")
    if not cards:
        raise ValueError(f"deal '{name}' has no cards")
    return NamedDeal(name, rules[0], tuple(cards))
