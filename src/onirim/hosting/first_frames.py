"""How a table opens: the first two frames of a socket.

The answer to a new game carries the same frames: whoever begins one sees the cards after a single
round trip, and the socket is opened meanwhile.
"""

from __future__ import annotations

import msgspec

from onirim.hosting.session import GameSession
from onirim.hosting.wire import PROTOCOL, BegunGame, GameInfo, Hello, NewGame, Update, Welcome
from onirim.rules.description import describe

__all__ = ["begun_game", "first_frames"]

BEGINNER = 0  # the seat of whoever begins a game


def first_frames(
    game: GameInfo, session: GameSession, seat: int, hello: Hello, build: str
) -> tuple[Welcome, Update]:
    """Who you are here, and how things stand."""
    description = describe(game.rules)
    welcome = Welcome(
        protocol=PROTOCOL,
        build=build,
        reload=hello.build not in ("", build),
        game=game,
        seat=seat,
        mine=session.subscriptions[seat].mine,
        described=description.id,
        description=None if description.id in hello.knows else description,
    )
    return welcome, session.update(seat, hello.since)


def begun_game(game: GameInfo, session: GameSession, wish: NewGame, build: str) -> BegunGame:
    """The answer to a new game; who passes one screen around opens a socket for each seat."""
    frames: tuple[Welcome | None, Update | None] = (None, None)
    if wish.knows is not None and not wish.all_seats:
        hello = Hello(PROTOCOL, since=0, knows=wish.knows)
        frames = first_frames(game, session, BEGINNER, hello, build)
    welcome, update = frames
    return BegunGame(**msgspec.structs.asdict(game), welcome=welcome, update=update)
