"""What may come next, and how likely it is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import lcm

from onirim.game.table_view import HIDDEN, ShownSet, TableView
from onirim.terminal.scene import Scene
from onirim.text import Words

__all__ = ["CARD_CLASSES", "next_card", "odds_lines"]

DECK_ENDS = ("top", "bottom")
CARD_CLASSES = ("location", "door", "dream")  # of the cards of the deck


def next_card(scene: Scene) -> list[str]:
    """The known top of the deck, or the chances of the big groups of cards."""
    words, view = scene.words, scene.view
    if view.deck == 0:
        return [words.say("deck-empty")]
    lines = [*known_top(scene), *shown_set_lines(scene)]
    if sum(view.unknown.values()) == 0 or next_is_known(view):
        return lines
    parts = [
        words.say(f"chance-{group}", n=n, m=m, percent=percent(words, Fraction(n, m)))
        for group, (n, m) in chances_of_classes(scene).items()
    ]
    return [*lines, words.say("next-card", odds=words.listed(parts))]


def chances_of_classes(scene: Scene) -> dict[str, tuple[int, int]]:
    """Of each class n in m: unknown cards of the deck, or what a shown set leaves of them."""
    view, cards = scene.view, scene.described.cards
    chances = dict.fromkeys(CARD_CLASSES, Fraction(0))
    for code in view.unknown:
        chances[cards[code].card_class] += view.odds(code)
    total = view.deck - sum(card != HIDDEN for end in DECK_ENDS for card in view.zones[end])
    if view.shown or any((share * total).denominator > 1 for share in chances.values()):
        total = lcm(*(share.denominator for share in chances.values()))
    return {group: (int(share * total), total) for group, share in chances.items()}


def odds_lines(scene: Scene) -> list[str]:
    """Every kind of card that can come, with its chance; with a partner all it cannot place."""
    words, view = scene.words, scene.view
    if view.deck == 0:
        return [words.say("deck-empty")]
    lines = [*known_top(scene), *shown_set_lines(scene)]
    total = sum(view.unknown.values())
    if total == 0:
        return [*lines, words.say("nothing-unknown")]
    shares = {code: Fraction(n, total) for code, n in view.unknown.items()}
    if not next_is_known(view):
        shares = {code: view.odds(code) for code in view.unknown}
    counted = all(shares[code] * total == n for code, n in view.unknown.items())
    if scene.seats > 1:
        key = "odds-of-two" if counted else "odds-beside-sets"
        lines.append(words.say(key, m=total, name=scene.partner))
    else:
        lines.append(words.say("odds-of-unknown", known=len(view.known_top), m=total))
    codes = sorted(view.unknown, key=lambda code: (-view.unknown[code], code))
    width = max(len(words.cards(code)) for code in codes)
    for code in codes:
        n = view.unknown[code]
        what, chance = words.cards(code), percent(words, shares[code])
        count = f"{n:>3}/{total:<3}" if counted else f"{n:>3}"
        lines.append(f"  {code}  {what:<{width}} {count} {chance:>7}")
    return lines


def known_top(scene: Scene) -> list[str]:
    """Cards on top that somebody knows; those of the partner alone are only counted."""
    top = scene.view.known_top
    if not top:
        return []
    if {*top} != {HIDDEN}:
        return [scene.words.say("known-top", cards=" ".join(top))]
    return [scene.words.say("known-to-partner", name=scene.partner, n=len(top))]


def shown_set_lines(scene: Scene) -> list[str]:
    """Cards that everybody has seen and the partner has put back, by place."""
    return [line for members in scene.view.shown for line in tell_shown_set(scene, members)]


def tell_shown_set(scene: Scene, members: ShownSet) -> list[str]:
    say, cards = scene.words.say, " ".join(members.cards)
    lines = []
    if members.places:
        key = "put-back-left" if members.gone else "put-back-all"
        first, n = max(members.first, 1), members.places
        lines = [say(key, name=scene.partner, end=members.end, first=first, n=n, cards=cards)]
    if members.in_hand:
        held = " ".join((Counter(members.cards) - Counter(members.fixed)).elements())
        lines.append(say("put-back-held", name=scene.partner, n=members.in_hand, cards=held))
    return lines


def next_is_known(view: TableView) -> bool:
    return bool(view.known_top) and view.known_top[0] != HIDDEN


def percent(words: Words, share: Fraction) -> str:
    return words.say("percent", share=float(share))
