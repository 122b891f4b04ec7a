"""Practice switched on during a game: a word of every seat in the log, and nobody is surprised."""

from __future__ import annotations

import pytest

from onirim.engine.layout import SPECTATOR
from onirim.game.log import UndoError
from onirim.hosting.session import MOST_ENTRIES, MOST_SAID, CannotPractise, GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.notation.record import write_record

DECK = ["Rs", "Bs", "Gs", "Ts", "Rk", "Bs", "Gs", "Rs", "Rm", "Bm"]
DRAFT = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm"]
PICKS = ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm"]


def new_session(rules: str = "solo", deck: list[str] | None = None) -> GameSession:
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    cards = tuple(deck or DECK)
    return GameSession(StoredGame("g", rules, False, cards, 1, "i", "w", 0.0, "", seats))


def test_alone_it_begins_at_once() -> None:
    session = new_session()
    session.act(0, "play:Rs")
    with pytest.raises(UndoError, match="a new card was revealed"):
        session.undo(0, True)
    entries, new = session.practise([0], True)
    assert [(entry.kind, entry.practice) for entry in entries] == [("practice", True)]
    assert new == {0, SPECTATOR}
    assert (session.update(0).practice, session.update(0).undo) == ("on", "practice")
    session.undo(0, True)
    assert session.update(0).view.zones["row"] == ()


def test_the_record_says_so() -> None:
    """Also if nothing was undone: whoever may undo plays another game."""
    session = new_session()
    session.practise([0], True)
    assert 'Practice "yes"' in write_record(session.record(0, []))


def test_the_partner_must_agree() -> None:
    session = new_session("duo", DRAFT)
    session.act(0, PICKS[0])
    session.practise([1], True)
    assert [session.update(seat).practice for seat in (0, 1, SPECTATOR)] == [
        "offered",
        "asked",
        "off",
    ]
    assert not session.is_practice
    session.practise([0], False)
    assert [session.update(seat).practice for seat in (0, 1)] == ["off", "off"]
    session.practise([0], True)
    entries, _ = session.practise([1], True)
    assert [entry.practice for entry in session.log[2:]] == [False, False, False, True]
    assert entries[-1].practice
    assert [session.update(seat).practice for seat in (0, 1, SPECTATOR)] == ["on", "on", "on"]


def test_it_follows_from_the_log() -> None:
    session = new_session("duo", DRAFT)
    for pick in PICKS[:3]:
        session.act(session.game.to_move, pick)
    session.practise([0], True)
    asked = GameSession(new_session("duo", DRAFT).stored, session.log)
    session.practise([1], True)
    on = GameSession(new_session("duo", DRAFT).stored, session.log)
    assert [asked.update(seat).practice for seat in (0, 1)] == ["asked", "offered"]
    for viewer, sub in session.subscriptions.items():
        assert on.update(viewer) == session.update(viewer)
        assert on.subscriptions[viewer].mine == sub.mine
    assert on.stored.practice


def test_nothing_hidden_is_told_with_it() -> None:
    """Ann looks at five cards and asks for practice: Ben learns that she asks, and nothing more."""
    session = new_session("duo", [*DRAFT, "Nm", "Gs", "Bd", "Tm", "Rs"])
    for pick in PICKS:
        session.act(session.game.to_move, pick)
    session.act(0, "discard:Bk")
    session.act(0, "decline")
    before = session.update(1)
    session.act(0, "discard-seen:Nm")
    session.act(0, "top:Gs")
    session.practise([0], True)
    after = session.update(1)
    assert (after.version, after.practice) == (before.version + 1, "offered")
    assert (after.view, after.events, after.insight) == (before.view, (), before.insight)
    session.act(0, "top:Bd")
    assert session.update(1) == after
    session.act(0, "top:Tm")
    assert session.update(1, since=before.version).events != ()


@pytest.mark.parametrize(
    ("wanted", "why"), [(True, "practice already"), (False, "practice already")]
)
def test_it_cannot_be_switched_off(wanted: bool, why: str) -> None:
    session = new_session()
    session.practise([0], True)
    with pytest.raises(CannotPractise, match=why):
        session.practise([0], wanted)


def test_a_finished_game_stays_what_it_was() -> None:
    session = new_session()
    while not session.result:
        session.act(0, session.game.legal()[0])
    with pytest.raises(CannotPractise, match="over"):
        session.practise([0], True)


def test_nobody_can_decline_what_nobody_asked() -> None:
    with pytest.raises(CannotPractise, match="nobody has asked"):
        new_session().practise([0], False)


def test_asking_comes_to_an_end() -> None:
    """Long before the entries are used up that a game has for undo."""
    session = new_session("duo", DRAFT)
    for _ in range(MOST_SAID):
        session.practise([0], session.log[-1].kind != "practice")
    assert session.log[-1].kind in ("practice", "no-practice")
    with pytest.raises(CannotPractise, match="enough"):
        session.practise([0], True)
    assert len(session.log) < MOST_ENTRIES // 2
