"""Settings of one table: names, a computer partner, how the screen is handed over, practice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from onirim.players.player import Player

__all__ = ["HUMAN", "TableSettings"]

HUMAN = 0  # the seat of somebody who plays with a computer


@dataclass(frozen=True)
class TableSettings:
    """Alone only the defaults matter: there is nobody to hide anything from."""

    names: tuple[str, ...] = ()  # none: A and B, as the language calls them
    curtain: bool = True
    height: int = 0  # lines that scroll a screen away; 0: nothing stays in sight
    partners: Iterator[Player] | None = None  # a fresh one for each game
    practice: bool = False  # anything may be undone
