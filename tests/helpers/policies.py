"""Ways to choose among action codes, for tests that need whole games.

A policy sees the codes, the hand and the labyrinth row, as codes of cards, and knows nothing of
the engine, so that engine and oracle can be led through one and the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

Policy = Callable[[Random, Sequence[str], Sequence[str], Sequence[str]], str]
"""(chance of the player, legal codes, hand, row) -> the code chosen."""

FIRST_WORDS = ("take", "unlock", "chaos-unlock", "build-", "cancel", "pay-key", "pay-five")
"""Whoever wants Doors says these words wherever they are possible, in this order."""

BURNT = ["Nm", *(colour + symbol for symbol in "smkd" for colour in "RBGT")]
"""What a seeker of Doors throws away, dearest last; what is drawn next is the other way round."""

RECKLESS = 0.25  # how often the mixed policy follows no plan
PROPHETIC = 0.35  # how often a seeker discards a Key to look ahead


def random_play(player: Random, codes: Sequence[str], *_: Sequence[str]) -> str:
    """Any code, all alike."""
    return codes[int(player.random() * len(codes))]


def door_seeking(
    player: Random, codes: Sequence[str], hand: Sequence[str], row: Sequence[str]
) -> str:
    """Complete trios, take every Door, keep Keys: it wins now and then."""
    for word in FIRST_WORDS:
        fitting = [code for code in codes if code.startswith(word)]
        if fitting:
            return fitting[0]
    by_verb: dict[str, list[str]] = {}
    for code in codes:
        verb, _, card = code.partition(":")
        by_verb.setdefault(verb, []).append(card)
    if "discard-seen" in by_verb:
        return "discard-seen:" + min(by_verb["discard-seen"], key=_price)
    if "top" in by_verb:
        return "top:" + max(by_verb["top"], key=_price)
    if "discard" in by_verb:
        return _turn(player, by_verb.get("play", []), by_verb["discard"], hand, row)
    return codes[0]


def mixed(player: Random, codes: Sequence[str], hand: Sequence[str], row: Sequence[str]) -> str:
    """Mostly seeking, now and then anything: this meets what neither of them meets."""
    policy = random_play if player.random() < RECKLESS else door_seeking
    return policy(player, codes, hand, row)


POLICIES: dict[str, Policy] = {
    "random": random_play,
    "seeking": door_seeking,
    "mixed": mixed,
}


def _turn(
    player: Random,
    playable: Sequence[str],
    discards: Sequence[str],
    hand: Sequence[str],
    row: Sequence[str],
) -> str:
    """Go on with the row's colour; else look ahead, or begin the colour held most often."""
    run = _run(row)
    same = [card for card in playable if run and card[0] == row[-1][0]]
    if same:
        return "play:" + min(same, key=_price)
    keys = [card for card in discards if card[1] == "k"]
    if keys and player.random() < PROPHETIC:
        return "discard:" + keys[0]
    if run and any(card[0] == row[-1][0] for card in hand):
        return "discard:" + min(discards, key=lambda card: (card[0] == row[-1][0], _price(card)))
    if playable and not run:
        return "play:" + max(playable, key=lambda card: _symbols(hand, card[0]))
    return "discard:" + min(discards, key=_price)


def _price(card: str) -> int:
    """How dear a card is, wherever it lies: `Rk/shared` is as dear as `Rk`, a new card dearest."""
    return BURNT.index(card[:2]) if card[:2] in BURNT else len(BURNT)


def _run(row: Sequence[str]) -> int:
    """How many cards of one colour wait at the end of the row for the rest of their trio."""
    n = 0
    while n < len(row) and row[-1 - n][0] == row[-1][0]:
        n += 1
    return n % 3


def _symbols(hand: Sequence[str], colour: str) -> int:
    return len({card for card in hand if card[0] == colour})
