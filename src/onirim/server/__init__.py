"""`onirim serve`: games for browsers and other clients.

`game_session.py` is a game with what each viewer was sent, `rooms.py` the games that are open now,
`sockets.py` and `routes.py` are the two ways in. None of them knows a rule of the game.
"""

from __future__ import annotations

from onirim import _need

__all__: list[str] = []

_need("server", "onirim.server")
