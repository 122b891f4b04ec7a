"""Stub modules: cards, refusals and notifications that a module under test must get on with.

A rule about two modules is tested with one of them and a stub that answers as the other would. So
each module is held to the hooks alone.
"""

from __future__ import annotations

from onirim.engine.card_sets import DOOR_CARD, LOCATION, Card
from onirim.engine.hooks import Module
from onirim.engine.ruleset import Ruleset
from onirim.engine.state import State
from onirim.game.chance import FixedDeck
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import read_position
from onirim.rules.catalogue import compile_rules, make_mode
from onirim.rules.numbers import DOOR


class StubModule(Module):
    """Adds cards to the deck, refuses some Doors, and lists the Doors that were lost."""

    def __init__(self, *cards: Card, playable: str = "", refused: str = "") -> None:
        self.brought = list(cards)
        self.playable = playable.split()
        self.refused = refused.split()
        self.lost: list[str] = []

    def key(self) -> str:
        return "stub"

    def cards(self, house_rules: list[str]) -> list[Card]:
        return self.brought

    def install(self, rules: Ruleset) -> None:
        codes = [card.code for card in self.brought if card.card_class == LOCATION]
        rules.discardable |= rules.set_of(codes)
        rules.playable |= rules.set_of(self.playable)
        for card in self.brought:
            if card.card_class == DOOR_CARD:
                rules.on_draw[rules.kind(card.code)] = DOOR

    def may_gain(self, state: State, door: int) -> bool:
        return state.rules.codes[door] not in self.refused

    def door_lost(self, state: State, door: int) -> None:
        self.lost.append(state.rules.codes[door])


def given_with(
    modules: list[Module], position: str, deck: str = "", mode: str = "solo"
) -> LoggedGame:
    """Begin at a position of these modules."""
    rules = compile_rules(make_mode(mode), modules, [])
    return LoggedGame.at(read_position(rules, position), FixedDeck(deck.split()))
