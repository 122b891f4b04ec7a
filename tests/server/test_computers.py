"""Computers in the log of a game, and what becomes of one that has trouble."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from onirim.engine.layout import SPECTATOR
from onirim.engine.messages import Message
from onirim.game.log import COMPUTER, PERSON, UNDO
from onirim.game.view import view
from onirim.hosting.seating import MOST_SEATINGS, CannotSeat
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.notation.record import write_record
from onirim.players.registry import AT_TABLE, make_player
from onirim.server.process.metrics import Metrics
from onirim.server.process.workers import Busy, Workers
from onirim.server.rooms.computer_worker import choose_action
from onirim.server.rooms.computers import Computers
from onirim.server.store import Store
from tests.server.deadlines import run

pytestmark = pytest.mark.long

DRAFT = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm"]


def session(rules: str = "duo") -> GameSession:
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, None, ""))
    return GameSession(StoredGame("g", rules, False, tuple(DRAFT), 1, "i", "w", 0.0, "", seats))


# --- in the log ----------------------------------------------------------------------------------


def test_the_log_says_who_acts() -> None:
    """A game that is loaded has the same computer at the same seat, and the same versions."""
    live = session()
    live.act(0, "@Rs")
    (entry,) = live.set_computer(1, "mind")
    assert (entry.seat, entry.code) == (1, f"{COMPUTER}mind")
    assert live.computer_turn() == (1, "mind")
    assert live.set_computer(1, "mind") == [], "nothing new"
    live.act(1, "@Rm")
    live.act(0, "@Bk")
    (entry,) = live.set_computer(1, "")
    assert entry.code == PERSON
    again = GameSession(session().stored, live.log)
    assert again.stored.seats == live.stored.seats
    assert (again.stored.seats[1].computer, again.stored.seats[1].computer_played) == ("", True)
    versions = [(seat, one.version) for seat, one in live.subscriptions.items()]
    assert versions == [(seat, one.version) for seat, one in again.subscriptions.items()]
    assert again.standing() == live.standing()


def test_the_record_names_computers_that_acted() -> None:
    live = session()
    live.set_computer(1, "heuristic")
    assert "Computers" not in write_record(live.record(0, [])), "it has only sat there"
    live.act(0, "@Rs")
    live.act(1, "@Rm")
    live.act(0, "@Bk")
    live.set_computer(1, "mind")
    live.act(1, "@Gs")
    assert 'Computers "B heuristic, B mind"' in write_record(live.record(0, []))


def test_a_computer_that_only_kept_the_seat_has_not_played() -> None:
    live = session()
    live.set_computer(1, "mind")
    assert live.stored.seats[1].computer_played
    live.set_computer(1, "")
    assert not live.stored.seats[1].computer_played


def test_undoing_goes_around_words_about_seats() -> None:
    live = session()
    live.act(0, "@Rs")
    live.act(1, "@Rm")
    live.set_computer(0, "mind")
    live.undo(1, False)
    assert live.game.to_move == 1
    assert GameSession(session().stored, live.log).game.legal() == live.game.legal()


def test_undo_in_practice_goes_over_what_a_computer_did() -> None:
    """Back to one's own last choice, one entry for each action; a loaded game is the same."""
    live = session()
    live.set_computer(1, "mind")
    live.act(0, "@Rs")
    live.act(1, "@Rm")
    assert live.update(0).undo == "", "it counts"
    live.practise([0, 1], True)
    assert live.update(0).undo == "practice"
    entries, new = live.undo(0, True)
    assert [(entry.seat, entry.code) for entry in entries] == [(0, UNDO), (0, UNDO)]
    assert new == {0, 1, SPECTATOR}
    assert live.update(0).view.zones["hand1"] == ()
    assert (live.game.to_move, live.update(0).undo) == (0, "")
    again = GameSession(session().stored, live.log)
    assert again.update(0) == live.update(0)


def test_undo_never_goes_over_what_another_person_did() -> None:
    live = session()
    live.practise([0, 1], True)
    for code in ("@Rs", "@Rm", "@Bk", "@Gs"):
        live.act(live.game.to_move, code)
    live.set_computer(0, "mind")
    live.act(0, "@Ts")
    live.set_computer(0, "")
    assert live.update(0).undo == "", "Ben has acted since Ann chose herself"
    assert live.update(1).undo == "practice", "only a computer has acted since"
    live.undo(1, True)
    assert live.game.to_move == 1
    assert live.update(1).view.zones["hand2"] == ("Rm",)


def test_a_game_that_is_over_needs_nobody() -> None:
    live, chance = session(), Random(1)
    while not live.result:
        live.act(live.game.to_move, chance.choice(live.game.legal()))
    with pytest.raises(CannotSeat, match="over"):
        live.set_computer(1, "mind")


def test_computers_do_not_come_and_go_for_ever() -> None:
    """But whoever comes back gets the seat."""
    live = session()
    for i in range(MOST_SEATINGS):
        live.set_computer(1, AT_TABLE[i % 2])
    with pytest.raises(CannotSeat, match="often enough"):
        live.set_computer(1, "mind")
    assert live.set_computer(1, "")[0].code == PERSON


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
    seen = view(session().game.state, 0)
    code = run(Computers(workers, store.drivers, 0.0).choose("mind", seen))
    assert code == make_player("heuristic", 0).choose(seen)
    assert workers.asked == 2, "it was asked again before"
    store.close()


def test_a_worker_that_is_killed_is_started_again() -> None:
    async def narration() -> None:
        workers, seen = Workers(Metrics()), view(session().game.state, 0)
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

    run(narration())


def test_the_moment_is_drawn_before_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it thinks, it acts at a moment that was drawn: the next one if it is late."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.sqlite3'}")

    async def narration() -> None:
        computers = Computers(Trouble(ZeroDivisionError()), store.drivers, 1.0)
        monkeypatch.setattr(computers, "draw", lambda _name: 0.5)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for thinking, late in ((0.0, 0.5), (0.3, 0.5), (0.6, 1.0)):
            begun = loop.time()
            due = begun + 0.5
            await asyncio.sleep(thinking)
            await computers.until(due, "mind")
            assert late - 0.01 < loop.time() - begun < late + 0.4

    run(narration())
    store.close()
