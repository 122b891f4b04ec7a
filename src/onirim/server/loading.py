"""Reading a game from the store; one of an older rules version is upgraded first."""

from __future__ import annotations

from dataclasses import replace

from onirim.chance import ChanceSource
from onirim.engine.catalogue import RULES_VERSION, ruleset
from onirim.game import Game
from onirim.log import UNDO, Entry
from onirim.records.version1 import OLD, log_as_version_2
from onirim.server.game_session import GameSession
from onirim.store.games import Games, StoredGame, Taken

__all__ = ["load_session"]


def load_session(games: Games, game: str) -> GameSession | None:
    """The game played to where it is; None if there is none, ValueError if it cannot be played."""
    stored = games.find(game)
    if stored is None:
        return None
    log = games.log(game)
    if stored.rules_version != OLD:
        return GameSession(stored, log)
    upgraded, new_log = as_version_2(stored, log)
    session = GameSession(upgraded, new_log)  # before it is written: it must be playable
    try:
        games.upgrade(upgraded, len(log), new_log)
    except Taken:
        return load_session(games, game)
    return session


def as_version_2(stored: StoredGame, log: list[Entry]) -> tuple[StoredGame, list[Entry]]:
    """A stored game of version 1 and its log as version 2 would have stored them."""
    rules = ruleset(stored.rules)
    old = log if stored.deck is None else line_of(log)

    def make(chance: ChanceSource) -> Game:
        return Game(rules, chance, at=log[0].at)

    new = log_as_version_2(rules, old, make)
    deck = stored.deck
    if deck is not None:
        deck = (*outcomes(new), *deck[len(outcomes(old)) :])
    return replace(stored, rules_version=RULES_VERSION, deck=deck), new


def line_of(log: list[Entry]) -> list[Entry]:
    """What was not undone: a fixed deck deals by what is on the line alone."""
    line: list[Entry] = []
    for entry in log:
        if entry.code == UNDO:
            line.pop()
        else:
            line.append(entry)
    return line


def outcomes(log: list[Entry]) -> list[str]:
    return [card for entry in log for card in entry.cards]
