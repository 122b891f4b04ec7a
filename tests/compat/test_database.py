"""A database of format 1 is opened, and every game in it goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from onirim.server.game_session import GameSession
from onirim.server.loading import load_session
from onirim.store import Store
from tests.compat.facts import facts_of, views_of


@pytest.fixture
def store(old_database: Path) -> Iterator[Store]:
    store = Store.open(f"sqlite:///{old_database}")
    yield store
    store.close()


def resumed(store: Store, game: str) -> GameSession:
    """The game as a server loads it."""
    session = load_session(store.games, game)
    assert session is not None
    return session


def test_every_game_is_where_it_was(store: Store, frozen: dict[str, Any]) -> None:
    """Result, turn, cards, choices, and how far an action can be taken back."""
    for name, known in frozen["games"].items():
        live = resumed(store, name)
        assert live.stored.rules == known["rules"], name
        assert live.stored.practice is known["practice"], name
        assert facts_of(live.game) == known["facts"], (name, known["shows"])
        undo = [live.update(seat).undo for seat in range(live.seats)]
        assert undo == known["undo"], (name, known["shows"])


def test_every_running_game_goes_on(store: Store, frozen: dict[str, Any]) -> None:
    """One more action, written behind the old log, is there when the game is loaded again."""
    running = [name for name, known in frozen["games"].items() if "result" not in known["facts"]]
    assert len(running) > 90
    for name in running:
        live = resumed(store, name)
        entry, _ = live.act(live.game.to_move, live.game.legal()[-1])
        assert store.games.append([(name, [entry], live.standing())]) == [None]
        again = resumed(store, name)
        assert views_of(again.game) == views_of(live.game), name
        assert len(again.log) == len(live.log), name


def test_the_games_of_a_person(store: Store, frozen: dict[str, Any]) -> None:
    """Nobody loses a game, a seat or a name; who looked on still may."""
    games = store.games.of(frozen["person"])
    assert {game.id for game in games} == set(frozen["games"])
    assert store.people.name_of(frozen["person"]) == frozen["name"]
    shared = [game for game in games if len(game.seats) == 2]
    assert {row.person for game in shared for row in game.seats} == {
        frozen["person"],
        frozen["partner"],
    }
    assert all(store.games.looks_on(game.id, frozen["spectator"]) for game in shared)
