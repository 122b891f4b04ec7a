"""How a table opens: the first two frames of a socket.

The answer to a new game carries the same frames: whoever begins one sees the cards after a single
round trip, and the socket is opened meanwhile.
"""

from __future__ import annotations

import msgspec

from onirim.description import describe
from onirim.server.game_session import GameSession
from onirim.server.info import game_info
from onirim.store import StoredGame
from onirim.wire import PROTOCOL, BegunGame, Hello, NewGame, Update, Welcome

__all__ = ["begun_game", "first_frames"]

BEGINNER = 0  # the seat of whoever begins a game


def first_frames(
    stored: StoredGame, session: GameSession, person: str, seat: int, hello: Hello, build: str
) -> tuple[Welcome, Update]:
    """Who you are here, and how things stand."""
    description = describe(stored.rules)
    welcome = Welcome(
        protocol=PROTOCOL,
        build=build,
        reload=hello.build not in ("", build),
        game=game_info(stored, person, session.result),
        seat=seat,
        mine=session.subscriptions[seat].mine,
        described=description.id,
        description=None if description.id in hello.knows else description,
    )
    return welcome, session.update(seat, hello.since)


def begun_game(session: GameSession, person: str, wish: NewGame, build: str) -> BegunGame:
    """The answer to a new game; who passes one screen around opens a socket for each seat."""
    info = game_info(session.stored, person)
    frames: tuple[Welcome | None, Update | None] = (None, None)
    if wish.knows is not None and not wish.all_seats:
        hello = Hello(PROTOCOL, since=0, knows=wish.knows)
        frames = first_frames(session.stored, session, person, BEGINNER, hello, build)
    welcome, update = frames
    return BegunGame(**msgspec.structs.asdict(info), welcome=welcome, update=update)
