"""Hidden information, as far as the engine knows of it: two interfaces that `knowledge` implements.

With one player nothing is hidden but the order of the deck, so a game has neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from onirim.engine.native import i64

if TYPE_CHECKING:
    from onirim.engine.deck import Deck
    from onirim.engine.state import State


class DeckWatcher:
    """Records what players can still know of cards that went back into the deck.

    One watcher serves all games of a ruleset: its records lie in the memory of each game.
    """

    def card_left(self, deck: Deck, pile: i64, i: i64, card: i64) -> None:
        """A card was lifted from the i-th place of a pile; it goes to `deck.destination`."""
        raise NotImplementedError

    def card_looked_at(self, deck: Deck) -> None:
        """The card in transit comes to those that the active seat looks at."""
        raise NotImplementedError

    def card_in_hand(self, deck: Deck) -> None:
        """The card in transit has come from a run into the Personal hand of the active seat."""
        raise NotImplementedError

    def hand_card_left(self, deck: Deck) -> None:
        """A card has left the Personal hand of the active seat."""
        raise NotImplementedError

    def cards_put_back(self, deck: Deck, pile: i64, number: i64, shown: bool) -> None:
        """The active seat has put so many cards to an end of the deck, in an order of its own."""
        raise NotImplementedError

    def forget(self, deck: Deck) -> None:
        """Nothing is known of any place any more."""
        raise NotImplementedError


class HiddenCards:
    """Makes chance of the cards that one viewer has not seen, in the state that has it."""

    def __init__(self, viewer: i64) -> None:
        self.viewer: i64 = viewer
        self.awaited: i64 = 0  # the cell of a known place whose card chance has to name, 0: none
        self.lifting: bool = False  # chance is naming every hidden card
        self.asked: bool = False  # another seat is asked something: the cards must let it be so

    def copy(self) -> HiddenCards:
        raise NotImplementedError

    def must_be_named(self, deck: Deck, at: i64) -> bool:
        """Must chance name the card in this cell before it can be drawn?"""
        raise NotImplementedError

    def advance(self, state: State) -> None:
        """Run steps until the viewer or chance must choose, or the game is over."""
        raise NotImplementedError

    def apply_outcome(self, state: State, card: i64) -> None:
        """Resolve the chance node: the card is of this kind."""
        raise NotImplementedError

    def counted_bag(self, state: State) -> i64:
        """The bag whose counts are the weights; 0: ask for `outcome_weights`."""
        raise NotImplementedError

    def outcome_weights(self, state: State) -> list[int]:
        """How likely each kind is where no bag says so, as whole numbers by kind."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """All that decides how the game can go on, besides the memory."""
        raise NotImplementedError
