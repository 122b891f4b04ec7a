"""What a player is: it gets what a person at its seat gets, and nothing more."""

from __future__ import annotations

from typing import Protocol

from onirim.game import Decision
from onirim.view import View

__all__ = ["Player"]


class Player(Protocol):
    """Chooses one of the decision's actions; asked only when there is one to choose."""

    def choose(self, view: View, decision: Decision) -> str: ...
