"""Load games from the store by replaying their logs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from onirim.engine.messages import Message, OnirimError
from onirim.hosting.session import GameSession
from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import StoredGame
from onirim.server.process.logs import kind_and_place, log
from onirim.server.process.workers import Busy, Workers
from onirim.server.security.rate_limits import Limiter
from onirim.server.store.games import Games

__all__ = ["BrokenGame", "Loader"]

MANY_LOADS = Message("server-loads", "too many games are opened; wait a moment")
Read = tuple[StoredGame, list[SessionEntry]]
InThread = Callable[..., Awaitable[Any]]
SLICE = 0.002  # seconds of the loop that loading takes before others have their turn
SHORT_GAME = 2  # slices: a game that takes longer leaves half of the time to others
LOAD_PAUSE = SLICE


class BrokenGame(OnirimError):
    """The log of a game cannot be played again: it was written by other rules."""


class Loader:
    """Loads games for the rooms of one process, one at a time and a few moves at a time."""

    def __init__(
        self, games: Games, workers: Workers, in_thread: InThread, entries: Limiter
    ) -> None:
        """`entries`: how many entries of logs one address may have loaded."""
        self.games = games
        self.workers = workers
        self.in_thread = in_thread
        self.entries = entries
        self.turn = asyncio.Lock()

    async def load(self, game: str, who: str = "") -> GameSession | None:
        """A game played to where it is; `who` pays for it by its length, before it is read."""
        if who:
            length = await self.in_thread(self.games.length, game)
            if length is not None and not self.entries.take(who, length):
                self.workers.metrics.refusals.labels("loads").inc()
                raise Busy(MANY_LOADS)
        read = await self.in_thread(read_game, self.games, game)
        if read is None:
            return None
        try:
            async with self.turn:
                return await play_slowly(*read)
        except ValueError as wrong:
            log("game cannot be loaded", logging.ERROR, game=game, why=kind_and_place(wrong))
            broken = Message(
                "server-broken-game", "this game does not follow the rules as they are here now"
            )
            raise BrokenGame(broken) from wrong


def read_game(games: Games, game: str) -> Read | None:
    """What the store has of a game."""
    stored = games.find(game)
    return None if stored is None else (stored, games.log(game))


async def play_slowly(stored: StoredGame, log: list[SessionEntry]) -> GameSession:
    """The game played to where it is; everybody else is served between two slices of it."""
    session = GameSession(stored, log[:1])
    begun, slices = time.perf_counter(), 0
    for entry in log[1:]:
        session.replay_entry(entry)
        if time.perf_counter() - begun > SLICE:
            slices += 1
            await asyncio.sleep(0 if slices <= SHORT_GAME else LOAD_PAUSE)
            begun = time.perf_counter()
    return session
