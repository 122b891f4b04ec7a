"""One log for a hosted game: entries of the game and of its lobby, numbered together."""

from __future__ import annotations

import pytest

from onirim.hosting.session import GameSession
from onirim.hosting.session_log import line_of
from onirim.hosting.stored_game import SeatRow, StoredGame

DRAFT = ("Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm")
SEATS = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
STORED = StoredGame("g", "duo", False, DRAFT, 1, "i", "w", 0.0, "", SEATS)


def played() -> GameSession:
    """Ann takes a card, a computer sits in for Ben and takes one; practice, and Ann undoes both."""
    session = GameSession(STORED)
    session.act(0, "@Rs")
    session.set_computer(1, "mind")
    session.act(1, "@Rm")
    session.practise([0, 1], True)
    session.undo(0, True)
    session.set_computer(1, "")
    return session


def test_kinds_in_their_order() -> None:
    log = played().log
    assert [(entry.number, entry.seat, entry.kind, entry.code) for entry in log] == [
        (0, -1, "deal", ""),
        (1, 0, "action", "pick:Rs"),
        (2, 1, "computer", "mind"),
        (3, 1, "action", "pick:Rm"),
        (4, 0, "practice", ""),
        (5, 1, "practice", ""),
        (6, 0, "undo", ""),
        (7, 0, "undo", ""),
        (8, 1, "person", ""),
    ]
    assert [entry.practice for entry in log[4:]] == [False, True, True, True, False]


def test_the_game_knows_nothing_of_the_lobby() -> None:
    session = played()
    kinds = [entry.kind for entry in session.game.log.entries]
    assert kinds == ["deal", "action", "action", "undo", "undo"]
    assert session.game.log.practised


def test_a_session_resumed_from_any_length_has_the_same_line() -> None:
    whole = played().log[:]
    for length in range(1, len(whole) + 1):
        again = GameSession(STORED, whole[:length])
        assert again.log[:] == whole[:length]
        assert again.log.line == line_of(whole[:length])


def test_an_entry_out_of_its_place_is_refused() -> None:
    first, *others = played().log
    session = GameSession(STORED, [first])
    with pytest.raises(ValueError, match="entry 2 does not fit the log before it"):
        session.replay_entry(others[1])
