"""Help on the things of a table: which message explains a card, a place, a counter or a power.

A card is explained by its code, or together with all of its module that show the same symbol (or
are of its class). Part of a code is never looked at: `Ld` is no Door, whatever its letters say.
"""

from __future__ import annotations

from onirim.rules.description import CardDescription
from onirim.text.words import TextArgument, Words

__all__ = ["about_card", "card_help_args", "card_help_keys"]


def about_card(words: Words, card: CardDescription) -> str:
    """What a card is for, in a few sentences."""
    key = next((key for key in card_help_keys(card) if words.knows(key)), "")
    return words.say(key, **card_help_args(card)) if key else ""


def card_help_keys(card: CardDescription) -> tuple[str, ...]:
    """Messages that explain a card, the best first; the last is for cards of unknown modules."""
    kind = card.symbol or card.card_class
    return (f"about-{card.code}", f"about-{card.module}-{kind}", f"about-{card.card_class}")


def card_help_args(card: CardDescription) -> dict[str, TextArgument]:
    """What is printed on a card, for the message that explains all of its kind."""
    sides = [side.replace(" ", "-") or "none" for side in card.sides] or ["none", "none"]
    return {"card": card.code, "n": card.value, "left": sides[0], "right": sides[1]}
