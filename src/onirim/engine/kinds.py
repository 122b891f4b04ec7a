"""What a ruleset knows about its kinds of cards: one table entry per kind, and sets of kinds."""

from __future__ import annotations

from typing import Final

from onirim.engine.card_sets import (
    DOOR_CARD,
    DREAM,
    KINDS,
    LOCATION,
    MOST_SYMBOLS,
    NO_KIND,
    NO_SYMBOL,
    TOKEN,
    Card,
    bit,
    has,
)
from onirim.engine.messages import Message, OnirimError
from onirim.engine.native import i64, vec

BASE: Final = "base"  # what the base game declares


def numbers(n: int) -> vec[i64]:
    return vec[i64]([i64(0)] * n)


class Kinds:
    """Tables by kind. Modules change them while they are installed, nobody afterwards."""

    __slots__ = (
        "cards",
        "clashes",
        "codes",
        "colours",
        "copies",
        "discard_arg",
        "discardable",
        "discarded_by_reveal",
        "doors",
        "dreams",
        "everything",
        "identified",
        "identity_bag",
        "installing",
        "keys",
        "locations",
        "n_doors",
        "n_kinds",
        "on_discard",
        "on_draw",
        "playable",
        "protect_required",
        "required",
        "required_any",
        "retrievable",
        "symbol_names",
        "symbols",
        "unidentified",
        "unlocked_by",
    )

    def __init__(self) -> None:
        self.n_kinds: i64 = 0
        self.codes: list[str] = []
        self.copies: vec[i64] = numbers(KINDS)  # in the deck
        self.colours: vec[i64] = numbers(KINDS)
        self.symbols: vec[i64] = numbers(KINDS)
        self.symbol_names: list[str] = [NO_SYMBOL]
        self.cards: list[Card] = []  # as they were first declared
        self.installing: str = BASE  # the mode or module that declares something now
        self.on_draw: vec[i64] = numbers(KINDS)  # step to call; 0: into the hand
        self.on_discard: vec[i64] = numbers(KINDS)  # step after the phase-1 discard; 0: none
        self.discard_arg: vec[i64] = numbers(KINDS)
        self.unlocked_by: vec[i64] = numbers(KINDS)  # Door -> set of Keys
        self.clashes: vec[i64] = numbers(KINDS)  # last card of the row -> what may not follow
        self.everything: i64 = 0
        self.locations: i64 = 0  # stay in the hand
        self.doors: i64 = 0
        self.dreams: i64 = 0
        self.keys: i64 = 0
        self.playable: i64 = 0  # may be put into the labyrinth row
        self.discardable: i64 = 0  # may be the phase-1 discard
        self.discarded_by_reveal: i64 = 0  # discarded by Nightmare III; the rest goes to Limbo
        self.required: i64 = 0  # without them the game cannot be won, rules §B21
        self.protect_required: bool = False  # house rule: needed cards are discarded last
        self.required_any: list[int] = []  # sets of kinds: one card of each is needed, rules §B21
        self.retrievable: i64 = 0  # may come back from the discard pile
        self.unidentified: i64 = NO_KIND  # a kind that is identified when it is drawn
        self.identity_bag: i64 = 0  # the bag of identities
        self.identified: i64 = 0  # counts the cards that were identified
        self.n_doors: i64 = 0

    def kind(self, code: str) -> int:
        return self.codes.index(code)

    def known_kind(self, code: str) -> int:
        """The kind of a code that somebody outside has written."""
        if code not in self.codes:
            raise OnirimError(Message("argument-card", "'{code}' is no card", code=code))
        return self.kind(code)

    def set_of(self, codes: list[str]) -> i64:
        kinds: i64 = 0
        for code in codes:
            kinds |= bit(self.kind(code))
        return kinds

    def of_colour(self, kinds: i64, colour: i64) -> i64:
        """Those of a set of kinds that have this colour and no other."""
        found: i64 = 0
        k: i64
        for k in range(self.n_kinds):
            if has(kinds, k) and self.colours[k] == bit(colour):  # §R4
                found |= bit(k)
        return found

    def with_colours(self, kinds: i64, colours: i64) -> i64:
        """Those of a set of kinds that have one of these colours."""
        found: i64 = 0
        k: i64
        for k in range(self.n_kinds):
            if has(kinds, k) and self.colours[k] & colours != 0:  # §5.2.11 §C8
                found |= bit(k)
        return found

    def add_card(self, card: Card) -> None:
        """Bring cards into the deck; a kind that is there already gets more copies."""
        if card.code in self.codes:
            self.copies[self.kind(card.code)] += card.copies
            return
        k = self.n_kinds
        if k == KINDS:
            raise ValueError(f"no room for {card.code}: a ruleset holds {KINDS} kinds of cards")
        self.n_kinds = k + 1
        self.codes.append(card.code)
        self.copies[k] = card.copies
        self.colours[k] = card.colours
        self.symbols[k] = self.symbol(card.symbol)
        self.cards.append(card)
        card.module = self.installing
        if card.card_class != TOKEN:
            self.everything |= bit(k)
        if card.card_class == LOCATION:
            self.locations |= bit(k)
        elif card.card_class == DOOR_CARD:
            self.doors |= bit(k)
        elif card.card_class == DREAM:
            self.dreams |= bit(k)

    def symbol(self, name: str) -> int:
        """The number of a symbol; two cards with one symbol clash in the labyrinth row."""
        if name not in self.symbol_names:
            if len(self.symbol_names) == MOST_SYMBOLS:
                raise ValueError(f"no room for the symbol {name}: there are {MOST_SYMBOLS}")
            self.symbol_names.append(name)
        return self.symbol_names.index(name)

    def finish_kinds(self) -> None:
        """Count what follows from the finished tables: clashing symbols, the Doors to gain."""
        of_symbol = numbers(MOST_SYMBOLS)
        k: i64
        for k in range(self.n_kinds):
            if self.symbols[k] != 0:
                of_symbol[self.symbols[k]] |= bit(k)
            if has(self.doors, k):
                self.n_doors += self.copies[k]  # §4.2.4
        for k in range(self.n_kinds):
            self.clashes[k] = of_symbol[self.symbols[k]]  # §1.3.2 §4.2.2
