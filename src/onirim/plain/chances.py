"""What may come next, and how likely it is."""

from __future__ import annotations

from onirim.plain.scene import Scene
from onirim.view import HIDDEN
from onirim.words import Words

__all__ = ["CARD_CLASSES", "next_card", "odds_lines"]

CARD_CLASSES = ("location", "door", "dream")  # of the cards of the deck


def next_card(scene: Scene) -> list[str]:
    """The known top of the deck, or the chances of the big groups of cards."""
    words, view = scene.words, scene.view
    if view.deck == 0:
        return [words.say("deck-empty")]
    lines = known_top(scene)
    total = sum(view.unknown.values())
    if total == 0 or (view.known_top and view.known_top[0] != HIDDEN):
        return lines
    counts = dict.fromkeys(CARD_CLASSES, 0)
    for code, n in view.unknown.items():
        counts[scene.described.cards[code].card_class] += n
    parts = [
        words.say(f"chance-{group}", n=n, m=total, percent=percent(words, n, total))
        for group, n in counts.items()
    ]
    return [*lines, words.say("next-card", odds=words.listed(parts))]


def odds_lines(scene: Scene) -> list[str]:
    """Every kind of card that can come, with its chance; with a partner all it cannot place."""
    words, view = scene.words, scene.view
    if view.deck == 0:
        return [words.say("deck-empty")]
    lines = known_top(scene)
    total = sum(view.unknown.values())
    if total == 0:
        return [*lines, words.say("nothing-unknown")]
    if scene.seats > 1:
        lines.append(words.say("odds-of-two", m=total, name=scene.partner))
    else:
        lines.append(words.say("odds-of-unknown", known=len(view.known_top), m=total))
    codes = sorted(view.unknown, key=lambda code: (-view.unknown[code], code))
    width = max(len(words.cards(code)) for code in codes)
    for code in codes:
        n = view.unknown[code]
        what, chance = words.cards(code), percent(words, n, total)
        lines.append(f"  {code}  {what:<{width}} {n:>3}/{total:<3} {chance:>7}")
    return lines


def known_top(scene: Scene) -> list[str]:
    """Cards on top that somebody knows; those of the partner alone are only counted."""
    top = scene.view.known_top
    if not top:
        return []
    if {*top} != {HIDDEN}:
        return [scene.words.say("known-top", cards=" ".join(top))]
    return [scene.words.say("known-to-partner", name=scene.partner, n=len(top))]


def percent(words: Words, part: int, whole: int) -> str:
    return words.say("percent", share=part / whole)
