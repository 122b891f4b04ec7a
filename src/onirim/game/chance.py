"""Chance sources: they give the outcome of a chance node, i.e. the next unknown card.

A source is asked only while the engine waits. It sees the bag as counts by kind, never an order.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final, Protocol, SupportsIndex, runtime_checkable

from onirim.engine.errors import ConfigError
from onirim.engine.messages import Message, OnirimError
from onirim.engine.rng import Rng, mix2
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.game.expected import expect, expect_integer

__all__ = [
    "ChanceSource",
    "CommonDeck",
    "FixedDeck",
    "Manual",
    "OutOfCards",
    "RepeatedDeal",
    "Seeded",
    "ShuffledDeck",
    "SystemRandom",
    "chance_source",
]

SEED_LIMIT = 1 << 62


class OutOfCards(OnirimError):
    """A fixed deck was asked for a card that it does not hold."""


@runtime_checkable
class ChanceSource(Protocol):
    """Gives the next unknown card as the code of its kind."""

    def next_card(self, state: State) -> str: ...


class Seeded:
    """Seed k is one and the same game everywhere: this is the engine's own generator."""

    def __init__(self, seed: int) -> None:
        self.seed = checked_seed(seed)
        self.rng = Rng(seed)

    def next_card(self, state: State) -> str:
        return by_ticket(state, int(self.rng.below(state.size(state.chance_bag))))

    def place(self) -> int:
        """Where the generator stands."""
        return int(self.rng.state)

    def return_to(self, place: int) -> None:
        self.rng.state = place


class SystemRandom:
    """Chance from the operating system: it can be neither foretold nor repeated."""

    def next_card(self, state: State) -> str:
        return by_ticket(state, secrets.randbelow(int(state.size(state.chance_bag))))


class Manual:
    """Cards of a real deck, named by the person who holds it.

    `ask` gets what can come, and whether the card stays in the deck and is only identified there.
    """

    def __init__(self, ask: Callable[[dict[str, int], bool], str]) -> None:
        self.ask = ask

    def next_card(self, state: State) -> str:
        return self.ask(bag_counts(state), bool(state.identifies_in_place()))


class ShuffledDeck:
    """A deck with an order: each shuffle, by its number, puts the unknown cards in an order.

    The order is made when the first card after a shuffle is asked for; until then no unknown
    card can have left the deck, so it is the order of the whole shuffled deck.
    """

    def __init__(self, shuffle: Callable[[list[str], int], list[str]]) -> None:
        self.shuffle = shuffle
        self.number = -1
        self.order: list[str] = []
        self.tokens: dict[int, list[str]] = {}

    def next_card(self, state: State) -> str:
        if not state.chance_zone.in_deck:
            return self.next_token(state)
        if self.number != state.shuffles:
            self.number = int(state.shuffles)
            self.order = self.shuffle(sorted(bag_list(state)), self.number)
        return self.order.pop(-1 if state.from_bottom else 0)

    def next_token(self, state: State) -> str:
        """Each stock of tokens has one order, numbered below zero in the order of the stocks."""
        stocks = [z for z in state.rules.zones if z.is_stock and not z.in_deck]
        number = -1 - stocks.index(state.chance_zone)
        if number not in self.tokens:
            self.tokens[number] = self.shuffle(sorted(bag_list(state)), number)
        return self.tokens[number].pop(0)

    def rewind(self) -> None:
        """The game went back: cards that had come may be in the deck again."""
        self.number = -1
        self.tokens.clear()


class CommonDeck(ShuffledDeck):
    """Each copy of a card has a priority in each shuffle, from the seed alone.

    Two players of one seed who have shuffled as often meet their common cards in one order,
    whatever else each of them has left in the deck.
    """

    def __init__(self, seed: int) -> None:
        self.seed = checked_seed(seed)
        super().__init__(self.by_priority)

    def by_priority(self, cards: list[str], number: int) -> list[str]:
        stream = int(mix2(self.seed, number))
        copies: dict[str, int] = {}
        ranked = []
        for card in cards:
            copies[card] = copies.get(card, 0) + 1
            ranked.append((int(mix2(stream, code_number(card, copies[card]))), card))
        return [card for _, card in sorted(ranked)]


SEEDED_SOURCES: Final[dict[str, Callable[[int], ChanceSource]]] = {
    "common": CommonDeck,
    "seed": Seeded,
}


class FixedDeck:
    """A deck given in advance: unknown cards come in the order of the list, then by chance."""

    def __init__(
        self, cards: Iterable[str], seed: int | None = None, after: ChanceSource | None = None
    ) -> None:
        self.cards = list(cards)
        self.dealt = 0
        self.after = after if seed is None else Seeded(seed)

    def place(self) -> tuple[int, int] | None:
        """Where the deck and the seed stand; None: what comes after the deck has no place."""
        if self.after is None:
            return self.dealt, 0
        return (self.dealt, self.after.place()) if isinstance(self.after, Seeded) else None

    def return_to(self, place: tuple[int, int]) -> None:
        self.dealt = place[0]
        if isinstance(self.after, Seeded):
            self.after.return_to(place[1])

    def next_card(self, state: State) -> str:
        if self.dealt < len(self.cards):
            card = self.cards[self.dealt]
            if bag_counts(state).get(card, 0) == 0:
                raise OutOfCards(
                    Message(
                        "error-deck-card",
                        "card {number} of the fixed deck is {card}, but no {card} can come now",
                        number=self.dealt + 1,
                        card=card,
                    )
                )
            self.dealt += 1
            return card
        if self.after is None:
            raise OutOfCards(
                Message(
                    "error-deck-short",
                    "the fixed deck has only {n} cards, and one more comes",
                    n=len(self.cards),
                )
            )
        return self.after.next_card(state)

    def rewind(self) -> None:
        """The game went back."""
        rewind = getattr(self.after, "rewind", None)
        if rewind:
            rewind()


class RepeatedDeal:
    """The cards of a deal that was met before, in the order in which they came; then by chance.

    A card that cannot come, because it lies elsewhere in this game, waits until it can. Which cards
    have come follows from the log that the game shows it (`follow`), so that undo and a game
    resumed from its log need nothing else.
    """

    def __init__(self, cards: Iterable[str], after: ChanceSource) -> None:
        self.cards = tuple(cards)
        self.after = after
        self.came: Callable[[], Iterable[str]] = tuple

    def follow(self, came: Callable[[], Iterable[str]]) -> None:
        """The game says how to learn the cards that have come and count."""
        self.came = came

    def next_card(self, state: State) -> str:
        waiting = list(self.cards)
        for card in self.came():
            if card in waiting:
                waiting.remove(card)
        bag = bag_counts(state)
        found = next((card for card in waiting if card in bag), None)
        return found or self.after.next_card(state)


def chance_source(
    chance: ChanceSource | int | str, rules: Ruleset, deck: str | Iterable[str] = ()
) -> ChanceSource:
    """A source from a seed, a name ("system", "common:7", "seed:7") or a source.

    Cards of a deck, as codes or as a text of them, come first.
    """
    expect(deck, Iterable, "a deck of card codes")
    cards = deck.split() if isinstance(deck, str) else list(deck)
    for card in cards:
        expect(card, str, "the code of a card")
        rules.known_kind(card)
    if isinstance(chance, int):
        return FixedDeck(cards, chance) if cards else Seeded(chance)
    source = named_source(chance) if isinstance(chance, str) else chance
    expect(source, ChanceSource, "a chance source or its name")
    return FixedDeck(cards, after=source) if cards else source


def named_source(name: str) -> ChanceSource:
    kind, _, seed = name.partition(":")
    if name == "system":
        return SystemRandom()
    if kind in SEEDED_SOURCES and seed.isdecimal():
        return SEEDED_SOURCES[kind](int(seed))
    raise ConfigError(
        Message(
            "error-chance",
            "chance is a seed, 'system', 'common:7' or 'seed:7', not '{text}'",
            text=name,
        )
    )


def checked_seed(seed: SupportsIndex) -> int:
    """A seed as a number that every generator takes; numpy's integers are numbers, too."""
    number = expect_integer(seed, "a seed")
    if 0 <= number < SEED_LIMIT:
        return number
    raise ConfigError(
        Message(
            "error-seed",
            "a seed is a number from 0 to {limit}, not {seed}",
            limit=str(SEED_LIMIT - 1),
            seed=str(number),
        )
    )


def bag_counts(state: State) -> dict[str, int]:
    """How many copies of each kind can be the card that is waited for."""
    rules = state.rules
    counts = {rules.codes[k]: int(state.count(state.chance_bag, k)) for k in range(rules.n_kinds)}
    return {code: n for code, n in counts.items() if n > 0}


def bag_list(state: State) -> list[str]:
    return [code for code, n in bag_counts(state).items() for _ in range(n)]


def by_ticket(state: State, ticket: int) -> str:
    """The ticket-th card of the bag in the order of the kinds, as the engine itself counts."""
    bag = state.chance_bag
    for kind, code in enumerate(state.rules.codes):
        ticket -= int(state.count(bag, kind))
        if ticket < 0:
            return code
    raise AssertionError("a ticket is smaller than the bag")


def code_number(code: str, copy: int) -> int:
    """A card copy as a number that never changes."""
    return int.from_bytes(code.encode(), "big") << 8 | copy
