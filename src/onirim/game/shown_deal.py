"""Cards of shown sets dealt at random into the position line of a viewer who does not know them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from onirim.engine.rng import Rng, draw_by_weight
from onirim.engine.ruleset import Ruleset
from onirim.knowledge.known_sets import ShownSet
from onirim.knowledge.pool import HiddenPool
from onirim.knowledge.shown_pool import pool_of_view
from onirim.notation.shown_sets import known_words
from onirim.notation.zones import HIDDEN

__all__ = ["deal_shown_sets"]

Parts = dict[str, list[str]]  # the words of each part of a line, by its name


def deal_shown_sets(
    rules: Ruleset,
    position: str,
    sets: Sequence[ShownSet],
    unknown: Mapping[str, int],
    elsewhere: set[str],
    rng: Rng,
) -> str:
    """The same line with every card of a set in its place, and some in the hand that drew them.

    `unknown` counts the cards that the viewer cannot place; kinds in `elsewhere` are not in the
    deck. What has left a set and is not in that hand for certain is dealt with all other cards.
    """
    if not sets:
        return position
    limits = {code: n for code, n in unknown.items() if code not in elsewhere}
    gone = [
        [rules.codes[kind] for kind in kinds]
        for kinds in draw_gone(pool_of_view(rules, sets, limits, 0), rng)
    ]
    parts = {name: words for name, *words in (part.split() for part in position.split(";"))}
    left = Counter(unknown)
    for number, (members, cards) in enumerate(zip(sets, gone, strict=True), 1):
        there = list((Counter(members.cards) - Counter(cards)).elements())
        left.subtract(there)
        lay_on_places(parts, members, shuffled(there, rng))
        seats = f"/{members.by + 1}"
        words = known_words(members)[: -len(members.cards)]
        parts[f"shown{number}"] = [*words, *there, *[card + seats for card in cards]]
    for members, cards in zip(sets, gone, strict=True):
        lay_in_hand(parts.get(f"hand{members.by + 1}", []), members, cards, left, rng)
    return "; ".join(" ".join([name, *words]) for name, words in parts.items())


def draw_gone(pool: HiddenPool, rng: Rng) -> list[list[int]]:
    """The kinds that have left each set, every way as likely as any other."""
    need, out = pool.need, []
    for number, ways in enumerate(pool.ways, 1):
        weights = [n * pool.weight(number, pool.rest(need, gone)) for gone, n in ways]
        gone, _ = ways[draw_by_weight(weights, rng) if any(weights) else 0]
        need = pool.rest(need, gone)
        out.append([kind for kind, n in gone for _ in range(n)])
    return out


def lay_on_places(parts: Parts, members: ShownSet, cards: list[str]) -> None:
    """Those that the orderer looks at first, then the places."""
    if members.looked_at:
        fill(parts["seen"], cards[: members.looked_at])
    if members.first:
        end = parts[members.end]
        run = end[members.first - 1 : members.last]
        fill(run, cards[members.looked_at :])
        end[members.first - 1 : members.last] = run


def lay_in_hand(
    hand: list[str], members: ShownSet, cards: list[str], left: Counter[str], rng: Rng
) -> None:
    """So many of the cards that have left, each as likely as any other that can be there."""
    can_be = [card for i, card in enumerate(cards) if cards[:i].count(card) < left[card]]
    held = shuffled(can_be, rng)[: members.in_hand]
    left.subtract(held)
    fill(hand, held)


def fill(words: list[str], cards: Sequence[str]) -> None:
    """Write cards for the first unknown ones; what stands behind them stays."""
    unknown = [i for i, word in enumerate(words) if word.startswith(HIDDEN)]
    for i, card in zip(unknown, cards, strict=False):
        words[i] = words[i].replace(HIDDEN, card)


def shuffled(cards: Sequence[str], rng: Rng) -> list[str]:
    rest, out = list(cards), []
    while rest:
        out.append(rest.pop(int(rng.below(len(rest)))))
    return out
