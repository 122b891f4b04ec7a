"""What a player is: it gets what a person at its seat gets, and nothing more."""

from __future__ import annotations

from typing import Protocol

from onirim.view import View

__all__ = ["Player"]


class Player(Protocol):
    """Chooses one of the view's actions; asked only when its seat is to move."""

    def choose(self, view: View) -> str: ...
