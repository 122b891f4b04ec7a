"""A small client for `onirim serve`: what tests, bots and the terminal game play with.

>>> async def one_game(url):
...     account = Account(url)
...     game = await account.create("solo")
...     async with account.sit(game.id) as seat:
...         while not seat.view.result:
...             await seat.act(seat.view.actions[0])

It knows no rule. A seat that is cut off comes again by itself, and knows then whether its last
action was done.
"""

from __future__ import annotations

from onirim import _need

_need("client", "onirim.client")

from onirim.client.account import Account, RequestFailed
from onirim.client.blocking import BlockingSeat
from onirim.client.computer_seat import play
from onirim.client.seat import ActionRefused, MustReload, Seat, SeatLost

__all__ = [
    "Account",
    "ActionRefused",
    "BlockingSeat",
    "MustReload",
    "RequestFailed",
    "Seat",
    "SeatLost",
    "play",
]
