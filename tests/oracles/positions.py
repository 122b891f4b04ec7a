"""Positions laid out by hand: the start of a turn, with every zone as a test wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tests.oracles import Oracle, oracle_for
from tests.oracles.base import Oracle as Base
from tests.oracles.frame import Player

Layer = TypeVar("Layer", bound=Base)

OWN = ("hand", "doors", "denizens", "keepers", "stored")


def position(text: str, tokens: str = "", **zones: str) -> Oracle:
    """Begin a turn of the first player with these zones, all others empty.

    A used card of the row has a star; ``tokens`` names what the token shuffles bring first.
    A shuffled deck comes in alphabetical order.
    """
    oracle = oracle_for(text, _in_order(tokens.split()))
    for zone in ("deck", "discard", "limbo"):
        setattr(oracle, zone, zones.pop(zone, "").split())
    oracle.players = [Player() for _ in oracle.players]
    for zone, cards in zones.items():
        if zone in OWN:
            setattr(oracle.me, zone, cards.split())
        elif zone == "row":
            oracle.me.row = [card.rstrip("*") for card in cards.split()]
            oracle.me.used = [card.endswith("*") for card in cards.split()]
        elif zone == "partner_doors":
            oracle.players[1].doors = cards.split()
        else:
            assert hasattr(oracle, zone), zone
            setattr(oracle, zone, cards.split())
    oracle.out, oracle.drawn, oracle.seen = [], [], []
    oracle.shuffles = 0
    oracle.restart()
    return oracle


def go(oracle: Oracle, *codes: str) -> Oracle:
    """Answer several questions."""
    for code in codes:
        oracle.apply(code)
    return oracle


def layer(oracle: Oracle, module: type[Layer]) -> Layer:
    """Return the oracle as one that has the module."""
    assert isinstance(oracle, module)
    return oracle


def verbs(oracle: Oracle, verb: str) -> list[str]:
    """List the arguments with which a verb is offered."""
    return [code.partition(":")[2] for code in oracle.options() if code.partition(":")[0] == verb]


def _in_order(first: list[str]) -> Callable[[list[str], int], list[str]]:
    def shuffle(cards: list[str], number: int) -> list[str]:
        if number >= 0:
            return cards
        rest = list(cards)
        front = [token for token in first if token in rest]
        for token in front:
            rest.remove(token)
        return front + rest

    return shuffle
