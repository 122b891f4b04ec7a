"""Stand-ins for other modules: cards, refusals and notices that a module must get on with.

A rule that speaks of two modules is shown here with one of them and a stranger that answers as the
other would. So each module is held to the hooks alone.
"""

from __future__ import annotations

from onirim.chance import FixedDeck
from onirim.engine.cards import LOCATION, Card
from onirim.engine.catalogue import compile_rules, make_mode
from onirim.engine.hooks import Module
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.game import Game
from onirim.notation.position import read_position


class Stranger(Module):
    """Brings cards into the deck, refuses some Doors, and keeps a list of those that were lost."""

    def __init__(self, *cards: Card, playable: str = "", refused: str = "") -> None:
        self.brought = list(cards)
        self.playable = playable.split()
        self.refused = refused.split()
        self.lost: list[str] = []

    def key(self) -> str:
        return "stranger"

    def cards(self, house: list[str]) -> list[Card]:
        return self.brought

    def install(self, rules: Ruleset) -> None:
        codes = [card.code for card in self.brought if card.card_class == LOCATION]
        rules.discardable |= rules.set_of(codes)
        rules.playable |= rules.set_of(self.playable)

    def may_gain(self, g: State, door: int) -> bool:
        return g.rules.codes[door] not in self.refused

    def door_lost(self, g: State, door: int) -> None:
        self.lost.append(g.rules.codes[door])


def given_with(modules: list[Module], position: str, deck: str = "", mode: str = "solo") -> Game:
    """Begin at a position of these modules."""
    rules = compile_rules(make_mode(mode), modules, [])
    return Game.at(read_position(rules, position), FixedDeck(deck.split()))
