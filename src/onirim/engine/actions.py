"""Actions are interned: a verb and a typed argument. Two red suns are one action.

Inside the process an action is the number verb << 8 | group << 6 | argument; outside it is its
code, `discard:Rk`, or what people write, its token, `xRk`.
"""

from __future__ import annotations

from typing import Final

from onirim.engine.info import VerbInfo
from onirim.engine.native import i64

NOTHING: Final = 0  # types of arguments
CARD: Final = 1
HAND_CARD: Final = 2  # a card together with the group of the hand it is in
PLACE: Final = 3
COLOUR: Final = 4

MOST_GROUPS: Final = 4  # hand groups of one seat, at most
GROUP_SHIFT: Final = 6  # a hand card is group << GROUP_SHIFT | kind
ARGUMENT: Final = 63
REF: Final = 255  # group and argument

ARGUMENT_SLOT: Final = "{}"  # the place of the argument in a verb's token
NOTES: Final = "=?#"  # a record begins with these what is no action
UNFINISHED: Final = "*"
ARGUMENT_NAMES: Final = ("nothing", "card", "hand-card", "place", "colour")
NO_VERB_INFO: Final = VerbInfo()
BRACKETS: Final = '{}[]()"'  # no part of any token


class Verb:
    """A word for something a player can do, and what it is said of."""

    def __init__(
        self, name: str, token: str, argument: int, members: int, owner: int, info: VerbInfo
    ) -> None:
        self.name: str = name
        self.token: str = token  # how people write it, with ARGUMENT_SLOT for the argument
        self.argument: int = argument
        self.members: int = members  # bit set of the kinds, places or colours it goes with
        self.owner: int = owner  # module that offers it, -1: the step that asks
        self.module: str = ""
        self.info: VerbInfo = info
        self.extra: bool = info.extra  # offered besides the main choice (rules §15)
        self.gains_door: bool = info.gains == "door"  # the one it names, or the one that was drawn
        self.final: str = ""  # it stands once it is chosen: "cards" were shown, or the "deck" was
        self.used: bool = True  # False: no game of this ruleset ever offers it


def is_writable_token(text: str) -> bool:
    """Can a record hold this word as an action, and as nothing else?"""
    if text in ("", UNFINISHED) or text[0] in NOTES or text[0].isdigit():
        return False
    return text.isascii() and text.isprintable() and not any(c in " " + BRACKETS for c in text)


def verb_of(action: i64) -> i64:
    return action >> 8


def ref_of(action: i64) -> i64:
    return action & REF


def group_of(ref: i64) -> i64:
    """The group of the hand in which the card of a ref is."""
    return ref >> GROUP_SHIFT
