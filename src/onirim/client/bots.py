"""A computer player at a seat of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from onirim.client.seat import ActionRefused, Seat
from onirim.players import Player
from onirim.wire import Update

__all__ = ["play"]


async def play(
    seat: Seat, player: Player, told: Callable[[str, Update], Awaitable[None]] | None = None
) -> str:
    """Play to the end; "won" or "lost". `told` hears every action that was done."""
    while True:
        view = await seat.wait_until_mine()
        if view.result:
            return view.result
        action = player.choose(view)
        try:
            update = await seat.act(action)
        except ActionRefused as refused:
            if refused.reason != "stale":
                raise
            continue
        if told is not None:
            await told(action, update)
