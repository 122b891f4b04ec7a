"""What must be true of every game at every decision, whatever is played."""

from __future__ import annotations

from random import Random

from onirim.engine.layout import SPECTATOR
from onirim.engine.rng import Rng
from onirim.engine.state import State
from onirim.game.logged_game import LoggedGame
from onirim.game.records import record_of, replayed
from onirim.game.table_view import TableView, table_view
from onirim.notation.position import read_position, write_position
from onirim.notation.record import read_record, write_record
from tests.helpers.determinize import determinize
from tests.helpers.invariants import cells, check
from tests.helpers.secrets import exchanged, viewers_of

__all__ = ["check_end", "check_table", "look_thoroughly", "undo_agrees"]


def check_table(state: State) -> None:
    """Cards conserved, zones and stack sound, one owner of the decision, options never empty."""
    check(state)


def look_thoroughly(state: State, player: Random) -> None:
    """Position, views, a game that could be, what must not show; the table stays as it is."""
    positions_agree(state)
    seen = {viewer: table_view(state, viewer) for viewer in viewers_of(state)}
    guesses_agree(seen, player)
    nothing_leaks(state, seen, player)


def positions_agree(state: State) -> None:
    line = write_position(state)
    again = read_position(state.rules, line)
    assert cells(again) == cells(state), line
    assert again.legal() == state.legal(), line


def guesses_agree(seen: dict[int, TableView], player: Random) -> None:
    """Whatever is guessed from a view has that view: so much is in `determinize` itself."""
    for known in seen.values():
        check(determinize(known, Rng(player.randrange(1 << 30))))


def nothing_leaks(state: State, seen: dict[int, TableView], player: Random) -> None:
    """Hidden cards lie elsewhere, and nothing in the view tells."""
    if state.rules.seats == 1:
        return
    for viewer in (0, 1):
        twin = exchanged(state, viewer, player)
        for watching in (viewer, SPECTATOR) if twin is not None else ():
            assert twin is not None
            assert table_view(twin, watching) == seen[watching], write_position(state)


def undo_agrees(game: LoggedGame, code: str) -> None:
    """Applied, undone in practice and applied again: the same state."""
    seat = game.to_move
    before = cells(game.state)
    game.apply(code)
    after = cells(game.state)
    version = game.log.version
    game.undo(seat, practice=True)
    assert game.log.version > version
    assert cells(game.state) == before, code
    game.apply(code)
    assert cells(game.state) == after, code
    assert game.log.last_action().entry.code == code


def check_end(game: LoggedGame) -> None:
    """The record, as text, leads through the same game to the same end."""
    check(game.state)
    assert game.result in ("won", "lost")
    text = write_record(record_of(game))
    again = replayed(read_record(text))
    assert cells(again.state) == cells(game.state)
    assert again.actions == game.actions
    assert write_record(read_record(text)) == text
