"""A computer player at a seat of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from onirim.client.seat import ActionRefused, Seat
from onirim.game.view import View
from onirim.hosting.wire import Update
from onirim.players.player import Player, chosen_code

__all__ = ["play"]


async def play(
    seat: Seat, player: Player, on_action: Callable[[str, Update], Awaitable[None]] | None = None
) -> str:
    """Play to the end; "won" or "lost". `on_action` is called after every action."""
    while True:
        view = await seat.wait_until_mine()
        if view.result:
            return view.result
        action = chosen_code(player, View(view))
        try:
            update = await seat.act(action)
        except ActionRefused as refused:
            if refused.reason != "stale":
                raise
            continue
        if on_action is not None:
            await on_action(action, update)
