"""The Sandman's Pouch (rules section 11): chips in a bag instead of cards.

It changes names and pictures only. Its Prophecy pile, bag and bottom pile are the known top, the
unknown part and the known bottom of the deck, and `deck.py` draws from them in that order.
"""

from __future__ import annotations

from onirim.engine.hooks import Module
from onirim.engine.ruleset import Ruleset


class Pouch(Module):
    """Nothing changes but what front ends show."""

    def __init__(self, option: str = "") -> None:
        pass

    def key(self) -> str:
        return "pouch"

    def install(self, rules: Ruleset) -> None:
        rules.skin = self.key()

    def is_expansion(self) -> bool:
        return False  # §11.8
