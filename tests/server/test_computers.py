"""Computers in the log of a game, and what becomes of one that has trouble."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message
from onirim.game.table_view import table_view
from onirim.game.view import View
from onirim.hosting.seating import MOST_SEATINGS, CannotSeat
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.notation.record import write_record
from onirim.players.registry import AT_TABLE, make_player
from onirim.server.process.metrics import Metrics
from onirim.server.process.workers import Busy, Workers
from onirim.server.rooms import computers as computers_module
from onirim.server.rooms.computer_worker import choose_action
from onirim.server.rooms.computers import Computers
from onirim.server.store import Store
from tests.helpers.deadlines import run
from tests.server.stepped import pass_time, run_stepped, settle

pytestmark = pytest.mark.long

DRAFT = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm"]


def new_session(rules: str = "duo") -> GameSession:
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, None, ""))
    return GameSession(StoredGame("g", rules, False, tuple(DRAFT), 1, "i", "w", 0.0, "", seats))


# --- in the log ----------------------------------------------------------------------------------


def test_the_log_says_who_acts() -> None:
    """A game that is loaded has the same computer at the same seat, and the same versions."""
    session = new_session()
    session.act(0, "@Rs")
    (entry,) = session.set_computer(1, "mind")
    assert (entry.seat, entry.kind, entry.code) == (1, "computer", "mind")
    assert session.computer_turn() == (1, "mind")
    assert session.set_computer(1, "mind") == [], "nothing new"
    session.act(1, "@Rm")
    session.act(0, "@Bk")
    (entry,) = session.set_computer(1, "")
    assert entry.kind == "person"
    again = GameSession(new_session().stored, session.log)
    assert again.stored.seats == session.stored.seats
    assert (again.stored.seats[1].computer, again.stored.seats[1].computer_played) == ("", True)
    versions = [(seat, one.version) for seat, one in session.subscriptions.items()]
    assert versions == [(seat, one.version) for seat, one in again.subscriptions.items()]
    assert again.standing() == session.standing()


def test_the_record_names_computers_that_acted() -> None:
    session = new_session()
    session.set_computer(1, "heuristic")
    assert "Computers" not in write_record(session.record(0, [])), "it has only sat there"
    session.act(0, "@Rs")
    session.act(1, "@Rm")
    session.act(0, "@Bk")
    session.set_computer(1, "mind")
    session.act(1, "@Gs")
    assert 'Computers "B heuristic, B mind"' in write_record(session.record(0, []))


def test_a_computer_that_only_kept_the_seat_has_not_played() -> None:
    session = new_session()
    session.set_computer(1, "mind")
    assert session.stored.seats[1].computer_played
    session.set_computer(1, "")
    assert not session.stored.seats[1].computer_played


def test_undoing_goes_around_words_about_seats() -> None:
    session = new_session()
    session.act(0, "@Rs")
    session.act(1, "@Rm")
    session.set_computer(0, "mind")
    session.undo(1, False)
    assert session.game.to_move == 1
    assert GameSession(new_session().stored, session.log).game.legal() == session.game.legal()


def test_undo_in_practice_goes_over_what_a_computer_did() -> None:
    """Back to one's own last choice, one entry for each action; a loaded game is the same."""
    session = new_session()
    session.set_computer(1, "mind")
    session.act(0, "@Rs")
    session.act(1, "@Rm")
    assert session.update(0).undo == "", "it counts"
    session.practise([0, 1], True)
    assert session.update(0).undo == "practice"
    entries, new = session.undo(0, True)
    assert [(entry.seat, entry.kind) for entry in entries] == [(0, "undo"), (0, "undo")]
    assert new == {0, 1, SPECTATOR}
    assert session.update(0).view.zones["hand1"] == ()
    assert (session.game.to_move, session.update(0).undo) == (0, "")
    again = GameSession(new_session().stored, session.log)
    assert again.update(0) == session.update(0)


def test_undo_never_goes_over_what_another_person_did() -> None:
    session = new_session()
    session.practise([0, 1], True)
    for code in ("@Rs", "@Rm", "@Bk", "@Gs"):
        session.act(session.game.to_move, code)
    session.set_computer(0, "mind")
    session.act(0, "@Ts")
    session.set_computer(0, "")
    assert session.update(0).undo == "", "Ben has acted since Ann chose herself"
    assert session.update(1).undo == "practice", "only a computer has acted since"
    session.undo(1, True)
    assert session.game.to_move == 1
    assert session.update(1).view.zones["hand2"] == ("Rm",)


def test_a_game_that_is_over_needs_nobody() -> None:
    session, chance = new_session(), Random(1)
    while not session.result:
        session.act(session.game.to_move, chance.choice(session.game.legal()))
    with pytest.raises(CannotSeat, match="over"):
        session.set_computer(1, "mind")


def test_computers_do_not_come_and_go_for_ever() -> None:
    """But whoever comes back gets the seat."""
    session = new_session()
    for i in range(MOST_SEATINGS):
        session.set_computer(1, AT_TABLE[i % 2])
    with pytest.raises(CannotSeat, match="often enough"):
        session.set_computer(1, "mind")
    assert session.set_computer(1, "")[0].kind == "person"


# --- a computer that has trouble -----------------------------------------------------------------


class Trouble(Workers):
    """Workers of which every answer is an error."""

    def __init__(self, wrong: Exception) -> None:
        super().__init__(Metrics())
        self.wrong = wrong
        self.asked = 0

    async def run(self, *_: object) -> str:  # type: ignore[override]
        self.asked += 1
        raise self.wrong


@pytest.mark.parametrize("wrong", [Busy(Message("server-busy", "dead")), ZeroDivisionError()])
def test_a_computer_that_fails_is_replaced(wrong: Exception, tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    workers = Trouble(wrong)
    seen = table_view(new_session().game.state, 0)
    code = run(Computers(workers, store.leases, 0.0).choose("mind", seen))
    assert code == str(make_player("heuristic", seed=0).choose(View(seen)))
    assert workers.asked == 2, "it was asked again before"
    store.close()


def test_a_worker_that_is_killed_is_started_again() -> None:
    async def scenario() -> None:
        workers, seen = Workers(Metrics()), table_view(new_session().game.state, 0)
        try:
            assert await workers.run(choose_action, "heuristic", seen) in seen.actions
            (worker,) = workers.started
            assert worker.process is not None
            os.kill(worker.process.pid or 0, signal.SIGKILL)
            with suppress(Busy):  # if its end was not noticed before
                await workers.run(choose_action, "heuristic", seen)
            assert await workers.run(choose_action, "mind", seen) in seen.actions
        finally:
            workers.close()

    run(scenario())


@pytest.mark.parametrize(("thinking", "acts_after"), [(0, 4), (3, 4), (5, 8), (9, 12)])
def test_the_moment_is_drawn_before_it_thinks(
    thinking: int, acts_after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it thinks, it acts at a moment that was drawn: the next one if it is late."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")

    async def scenario() -> int:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(computers_module, "time", SimpleNamespace(monotonic=loop.time))
        computers = Computers(Trouble(ZeroDivisionError()), store.leases, 1.0)
        monkeypatch.setattr(computers, "random_pause", lambda _name: 4.0)
        await pass_time(thinking)
        waiting = asyncio.create_task(computers.until(4.0, "mind"))
        await settle()
        while not waiting.done():
            await pass_time(1.0)
        return int(loop.time())

    assert run_stepped(scenario()) == acts_after
    store.close()
