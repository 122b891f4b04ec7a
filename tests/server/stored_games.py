"""Games in a store."""

from __future__ import annotations

from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.server.store import Store
from onirim.server.store.games import new_id

DEAL = SessionEntry(0, -1, "deal", cards=("Rs", "Gs"))


def made(store: Store, name: str = "") -> str:
    person = store.people.make(name)
    assert person is not None
    return person


def make_game(store: Store, *people: str | None) -> StoredGame:
    seats = tuple(SeatRow(i, person, f"P{i}") for i, person in enumerate(people))
    game = StoredGame(
        new_id(), "duo", False, None, None, new_id(), new_id(), 0.0, "", seats
    )  # fmt: skip
    store.games.make(game, 1, DEAL)
    return game
