"""`onirim serve`: games for browsers and other clients.

`rooms/` holds the games that are open now, each a session of `onirim.hosting`. Requests and sockets
come in through `api/`, games are kept by `store/`. Nothing here knows a rule of the game.
"""

from __future__ import annotations

from onirim import _need

__all__: list[str] = []

_need("server", "onirim.server")
