"""Help on the things of a table: which message explains a card, a place, a counter or a power.

A card is explained by its code, or together with all of its module that show the same symbol (or
are of its class). Part of a code is never looked at: `Ld` is no Door, whatever its letters say.

What a thing does can depend on options and house rules. A message asks for those that matter: of
a module for its option, `{ $towers -> [hard] … *[normal] … }`, of a house rule whether it is on,
`{ $X-wild -> [on] … *[off] … }`.
"""

from __future__ import annotations

from functools import lru_cache

from onirim.rules.catalogue import MOST_RULESETS, all_house_rules, entries, ruleset
from onirim.rules.description import CardDescription
from onirim.text.words import TextArgument, Words

__all__ = ["about_card", "card_help_args", "card_help_keys", "switches"]

NORMAL, ON, OFF = "normal", "on", "off"


def about_card(words: Words, card: CardDescription, rules: str = "") -> str:
    """What a card is for, in a few sentences: in a ruleset, or in general."""
    key = next((key for key in card_help_keys(card) if words.knows(key)), "")
    return words.say(key, **card_help_args(card), **switches(rules)) if key else ""


def card_help_keys(card: CardDescription) -> tuple[str, ...]:
    """Messages that explain a card, the best first; the last is for cards of unknown modules."""
    kind = card.symbol or card.card_class
    return (f"about-{card.code}", f"about-{card.module}-{kind}", f"about-{card.card_class}")


def card_help_args(card: CardDescription) -> dict[str, TextArgument]:
    """What is printed on a card, for the message that explains all of its kind."""
    sides = [side.replace(" ", "-") or "none" for side in card.sides] or ["none", "none"]
    return {"card": card.code, "n": card.value, "left": sides[0], "right": sides[1]}


@lru_cache(maxsize=MOST_RULESETS)
def switches(rules: str = "") -> dict[str, str]:
    """The option of each module and the state of each house rule; in general, the defaults."""
    found = {entry.key: NORMAL for entry in entries()} | dict.fromkeys(all_house_rules(), OFF)
    for word in ruleset(rules).text.split("+")[1:] if rules else []:
        key, _, option = word.partition(":")
        found[key] = ON if key in all_house_rules() else option or NORMAL
    return found
