"""Reading a game from the store; one of an older rules version is upgraded first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from onirim.chance import ChanceSource
from onirim.engine.catalogue import RULES_VERSION, ruleset
from onirim.engine.messages import Message, OnirimError
from onirim.game import Game
from onirim.log import Entry, line_of
from onirim.records.version1 import OLD, log_as_version_2
from onirim.server.game_session import GameSession
from onirim.server.limits import Limiter, Rate
from onirim.server.logs import kind_and_place, log
from onirim.server.workers import Busy, Workers
from onirim.store.appending import Taken
from onirim.store.games import Games, StoredGame

__all__ = ["BrokenGame", "Loader", "load_session"]

LOADS = Rate(burst=20_000, per_second=500)  # entries of games that one address has loaded
MANY_LOADS = Message("server-loads", "too many games are opened; wait a moment")
Read = tuple[StoredGame, list[Entry]]
InThread = Callable[..., Awaitable[Any]]
SLICE = 0.002  # seconds of the loop that loading takes before others have their turn


class BrokenGame(OnirimError):
    """The log of a game cannot be played again: it was written by other rules."""


class Loader:
    """Loads games for the rooms of one process, one at a time and a few moves at a time."""

    def __init__(self, games: Games, workers: Workers, in_thread: InThread) -> None:
        self.games = games
        self.workers = workers
        self.in_thread = in_thread
        self.rates = Limiter(LOADS, 1.0)
        self.turn = asyncio.Lock()

    async def load(self, game: str, who: str = "") -> GameSession | None:
        """A game played to where it is; `who` pays for it by its length."""
        read = await self.in_thread(read_game, self.games, game)
        if read is None:
            return None
        if who and not self.rates.take(who, len(read[1])):
            self.workers.metrics.refusals.labels("loads").inc()
            raise Busy(MANY_LOADS)
        try:
            async with self.turn:
                return await play_slowly(*await self.upgraded(*read))
        except ValueError as wrong:
            log("game cannot be loaded", logging.ERROR, game=game, why=kind_and_place(wrong))
            broken = Message(
                "server-broken-game", "this game does not follow the rules as they are here now"
            )
            raise BrokenGame(broken) from wrong

    async def upgraded(self, stored: StoredGame, entries: list[Entry]) -> Read:
        """Of an older rules version as of ours; whichever server is quicker writes it."""
        if not is_old(stored):
            return stored, entries
        new, new_log = await self.workers.run(as_version_2, stored, entries)
        try:
            await self.in_thread(self.games.upgrade, new, len(entries), new_log)
        except Taken:
            return await self.in_thread(read_game, self.games, stored.id) or (new, new_log)
        return new, new_log


def read_game(games: Games, game: str) -> Read | None:
    """What the store has of a game."""
    stored = games.find(game)
    return None if stored is None else (stored, games.log(game))


def is_old(stored: StoredGame) -> bool:
    return stored.rules_version == OLD


async def play_slowly(stored: StoredGame, log: list[Entry]) -> GameSession:
    """The game played to where it is; everybody else is served between two slices of it."""
    session = GameSession(stored, log[:1])
    begun = time.perf_counter()
    for entry in log[1:]:
        session.replay_entry(entry)
        if time.perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = time.perf_counter()
    return session


def load_session(games: Games, game: str) -> GameSession | None:
    """The game played to where it is; None if there is none, ValueError if it cannot be played."""
    stored = games.find(game)
    if stored is None:
        return None
    entries = games.log(game)
    if not is_old(stored):
        return GameSession(stored, entries)
    upgraded, new_log = as_version_2(stored, entries)
    session = GameSession(upgraded, new_log)  # before it is written: it must be playable
    try:
        games.upgrade(upgraded, len(entries), new_log)
    except Taken:
        return load_session(games, game)
    return session


def as_version_2(stored: StoredGame, log: list[Entry]) -> tuple[StoredGame, list[Entry]]:
    """A stored game of version 1 and its log as version 2 would have stored them."""
    rules = ruleset(stored.rules)
    old = log if stored.deck is None else line_of(log)  # a fixed deck deals by the line alone

    def make(chance: ChanceSource) -> Game:
        return Game(rules, chance, at=log[0].at)

    new = log_as_version_2(rules, old, make)
    deck = stored.deck
    if deck is not None:
        deck = (*outcomes(new), *deck[len(outcomes(old)) :])
    return replace(stored, rules_version=RULES_VERSION, deck=deck), new


def outcomes(log: list[Entry]) -> list[str]:
    return [card for entry in log for card in entry.cards]
