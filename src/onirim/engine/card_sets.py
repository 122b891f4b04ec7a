"""Cards as the engine sees them: a kind is a small number, a set of kinds is a bit set."""

from __future__ import annotations

from typing import Final

from onirim.engine.info import CardInfo
from onirim.engine.native import i64

NO_KIND: Final = -3  # neither a kind nor an answer of the deck
KINDS: Final = 60  # at most so many kinds in one ruleset: bit sets fit 62 bits
MARK_BITS: Final = 3  # the bits of a cell that are marks; the kind is cell >> 2
EVERY_SEAT: Final = 3  # marks of a card that lies hidden and is known to all
USED_MARK: Final = 1  # mark on a card of a labyrinth row: it was part of a completed trio, §X11
LAST_MARK: Final = 2  # mark on a token: it was the last that came back, §K-first

COLOURS: Final = "RBGT"  # red, blue, green, brown (T for tan, as B is blue)
ALL_COLOURS: Final = 15

NO_SYMBOL: Final = ""
SUN: Final = "sun"
MOON: Final = "moon"
KEY: Final = "key"
MOST_SYMBOLS: Final = 8  # with those that modules bring

LOCATION: Final = 0  # classes of cards, §12.2
DOOR_CARD: Final = 1
DREAM: Final = 2
TOKEN: Final = 3  # no card of the deck: lies on the table
CLASS_NAMES: Final = ("location", "door", "dream", "token")
NO_CARD_INFO: Final = CardInfo()


def bit(k: i64) -> i64:
    """2 ** k. Never `1 << k`: mypyc 2.4 emits a 32-bit shift, wrong from k = 31 on.

    Nor with 2 ** 62 written out: from there on its numbers are objects.
    """
    return (0x3FFFFFFFFFFFFFFF >> (62 - k)) + 1


def has(members: i64, k: i64) -> bool:
    """Is k a member of the set?"""
    return (members >> k) & 1 == 1


def single(members: i64) -> bool:
    """Has the set exactly one member?"""
    return members != 0 and members & (members - 1) == 0


def lowest(members: i64) -> i64:
    """The first member of a set that has one."""
    k: i64 = 0
    while (members >> k) & 1 == 0:
        k += 1
    return k


def highest(members: i64) -> i64:
    """The last member of a set that has one."""
    k: i64 = 0
    while members >> (k + 1) != 0:
        k += 1
    return k


class Card:
    """What the tables must know about one kind of card."""

    def __init__(
        self,
        code: str,
        copies: int,
        card_class: int,
        colours: int = 0,
        symbol: str = NO_SYMBOL,
        info: CardInfo = NO_CARD_INFO,
    ) -> None:
        self.code: str = code
        self.copies: int = copies
        self.card_class: int = card_class
        self.colours: int = colours  # bit set of colours, in the order of COLOURS
        self.symbol: str = symbol
        self.info: CardInfo = info
        self.module: str = ""
