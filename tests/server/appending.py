"""A process that appends to a game's log and says what was stored, for a disk that fails."""

from __future__ import annotations

import sys

from onirim.hosting.session_log import SessionEntry
from onirim.hosting.stored_game import Standing
from onirim.server.store import Store, Taken
from onirim.server.store.database_file import DatabaseUnavailable
from onirim.server.store.wal_checkpoints import Checkpoints

CHECKPOINT_EVERY = 10  # entries


def main(file: str, game: str, last: int) -> None:
    """Append so many entries; one that fails is tried again, as clients do."""
    store = Store.open(f"sqlite:///{file}")
    assert store.file is not None
    checkpoints = Checkpoints(store.engine, store.file)
    print("open", flush=True)
    number = 1
    while number <= last:
        entry = SessionEntry(number, 0, "action", "play:Rs", at=float(number))
        try:
            [wrong] = store.games.append([(game, entry, Standing())])
        except DatabaseUnavailable:
            continue
        assert wrong is None or isinstance(wrong, Taken), wrong
        print(number, flush=True)
        number += 1
        if number % CHECKPOINT_EVERY == 0:
            move(checkpoints)


def move(checkpoints: Checkpoints) -> None:
    try:
        checkpoints.move()
    except checkpoints.engine.dialect.loaded_dbapi.OperationalError:
        return


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
