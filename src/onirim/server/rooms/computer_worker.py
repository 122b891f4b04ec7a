"""What a worker does for a computer at a seat: a view goes in, the code of an action comes out."""

from __future__ import annotations

import secrets
from functools import lru_cache

from onirim.game.chance import SEED_LIMIT
from onirim.game.table_view import TableView
from onirim.game.view import View
from onirim.players.player import Player, chosen_code
from onirim.players.registry import TimedPlayer, make_table_player

__all__ = ["choose_action"]


def choose_action(name: str, seen: TableView, waiting: int = 1) -> str:
    """Return the action that this player chooses by what a person at the seat would see.

    The more requests wait for this process, the less time a searching player takes.
    """
    one, view = player(name, seen.rules), View(seen)
    if isinstance(one, TimedPlayer):
        return str(one.choose(view, waiting))
    return chosen_code(one, view)


@lru_cache(maxsize=32)
def player(name: str, _rules: str) -> Player:
    """One for each ruleset: a player keeps what it has worked out for the last one."""
    return make_table_player(name, seed=secrets.randbelow(SEED_LIMIT))
