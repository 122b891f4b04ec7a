"""Which updates a viewer gets: versions of a seat, looks, undo, resumed games."""

from __future__ import annotations

import asyncio
import time
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from onirim.engine.layout import OMNISCIENT, SPECTATOR
from onirim.game.events import Event
from onirim.game.log import UndoError
from onirim.game.table_view import VIEW_FIELDS, table_view
from onirim.hosting.session import MOST_ENTRIES, GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import Update, server_frames
from onirim.hosting.wire.views import encode
from onirim.knowledge.secrecy import looks_at_hidden_cards
from onirim.notation.position import write_position
from onirim.notation.record import write_record
from onirim.server.process.metrics import Metrics
from onirim.server.rooms.open_rooms import Room, Rooms
from tests.helpers.deadlines import DEADLINE
from tests.helpers.tables import ALL_RULES

DRAFT = "Rs Rm Gs Bk Ts Gm Gk Bm"
PICKS = ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm"]


def stored(rules: str = "solo", practice: bool = False, deck: str | None = None) -> StoredGame:
    cards = None if deck is None else tuple(deck.split())
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    return StoredGame("g", rules, practice, cards, 1, "i", "w", 0.0, "", seats)


def play(session: GameSession, *actions: str) -> None:
    for action in actions:
        session.act(session.game.to_move, action)


@pytest.mark.parametrize("rules", ["solo", "duo", "solo+towers", "duo+book"])
def test_a_view_that_is_sent_has_all_its_fields(rules: str) -> None:
    session, random = GameSession(stored(rules)), Random(1)
    while not session.result:
        for seat in session.subscriptions:
            state = session.subscriptions[seat].last_sent.state or session.game.state
            sent = server_frames.decode(encode(session.update(seat)))
            assert isinstance(sent, Update)
            assert {*VIEW_FIELDS} == {*vars(sent.view)}
            assert sent.view.to_bytes() == table_view(state, seat).to_bytes()
        play(session, random.choice(session.game.legal()))


def frames(session: GameSession, viewer: int, *actions: str) -> list[bytes]:
    """All frames that this viewer gets while the actions are applied."""
    out = [encode(session.update(viewer))]
    for action in actions:
        seat = session.game.to_move
        _, new = session.undo(seat, True) if action == "undo" else session.act(seat, action)
        if viewer in new:
            out.append(encode(session.last_update(viewer)))
        out.append(encode(session.update(viewer, since=0)))
    return list(dict.fromkeys(out))


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_game_taken_up_again_tells_the_same(rules: str) -> None:
    """Every view, version and possible undo of every seat, at any point, from the log alone."""
    session, player = GameSession(stored(rules, practice=True)), Random(rules)
    for number in range(160):
        if session.result:
            break
        seat = session.game.to_move
        if session.undo_for(seat) and player.random() < 0.2:
            session.undo(seat, True)
        else:
            session.act(seat, player.choice(session.game.legal()))
        if number % 12 == 0:
            again = GameSession(session.stored, session.log)
            assert write_position(again.game.state) == write_position(session.game.state)
            for viewer in session.subscriptions:
                since = player.randrange(session.subscriptions[viewer].version + 1)
                assert again.update(viewer, since) == session.update(viewer, since)
                assert again.subscriptions[viewer].mine == session.subscriptions[viewer].mine


def test_a_log_with_a_hole_is_refused() -> None:
    session = GameSession(stored())
    play(session, session.game.legal()[0])
    play(session, session.game.legal()[0])
    with pytest.raises(ValueError, match="does not fit"):
        GameSession(session.stored, [session.log[0], session.log[2]])


@pytest.mark.parametrize("rules", [rules for rules in ALL_RULES if rules.startswith("duo")])
def test_nothing_is_told_while_somebody_looks(rules: str) -> None:
    """Whatever is done with the cards, and whether it is undone: not a byte, not a version."""
    player, looks = Random(rules), 0
    for _ in range(3):
        session = GameSession(stored(rules, practice=True))
        shown = {viewer: session.update(viewer) for viewer in session.subscriptions}
        for _ in range(100):
            if session.result:
                break
            seat = session.game.to_move
            back = session.undo_for(seat) == "free" and player.random() < 0.4
            _, new = (
                session.undo(seat, False)
                if back
                else session.act(seat, likely_look(session, player))
            )
            for viewer in session.subscriptions:
                if (
                    viewer != seat
                    and looks_at_hidden_cards(session.game.state, viewer)
                    and not back
                ):
                    looks += 1
                    assert viewer not in new
                    assert session.update(viewer) == shown[viewer]
                assert (session.update(viewer).version > shown[viewer].version) is (viewer in new)
                shown[viewer] = session.update(viewer)
    assert looks > 5


def likely_look(session: GameSession, player: Random) -> str:
    """Any action, but keys are discarded first: that is what looks come from."""
    legal = session.game.legal()
    keys = [code for code in legal if code.startswith("discard:") and "k" in code]
    return player.choice(keys or list(legal))


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_an_order_with_equal_cards_looks_like_any_other(viewer: int) -> None:
    """The same public cards, another look: one order is asked for three times, one never."""
    begin = [*PICKS, "discard:Bk", "decline", "discard-seen:Nm"]
    look = {
        "Nm Gs Bd Tm Rs": ["top:Gs", "top:Bd", "top:Tm"],
        "Nm Rs Rs Rs Rs": [],
        "Nm Bs Bs Gs Rs": ["top:Bs", "undo", "top:Gs", "top:Rs"],
    }
    told = [
        frames(GameSession(stored("duo", deck=f"{DRAFT} {cards}")), viewer, *begin, *order)
        for cards, order in look.items()
    ]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) > len(PICKS)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_search_does_not_tell_how_many_cards_it_identified(viewer: int) -> None:
    """In one game A has met a Denizen in a look; the deck was shuffled since (§T10)."""
    begin = [*PICKS, "discard:Bk", "decline", "discard-seen:Nm", "top:Gs", "top:Bd", "top:Tm"]
    found = {
        "Nm Gs Bd Tm Dz Ar": "Hb Cy Cc Sp Mi Hu Ke",
        "Nm Gs Bd Tm Rs": "Sp Sp Mi Mi Hu Hu Ke Ke",
    }
    told = []
    for look, identities in found.items():
        deck = f"Pr Pb Pg Pt {DRAFT} {look} Hd {identities}"
        session = GameSession(stored("duo+premonitions+oniverse", deck=deck))
        play(session, *begin, "play:Rm", "play:Rs")
        assert session.game.state.top_step.name == "happy-dream"
        told.append(frames(session, viewer, "dream-fetch", "fetch:Tk"))
        assert len(session.log[-2].cards) == len(identities.split())
    assert told[0] == told[1]
    assert len(told[0]) == 5


def test_who_does_not_look_hears_nothing_until_it_is_over() -> None:
    session = GameSession(stored("duo", deck=f"{DRAFT} Nm Gs Bd Tm Rs"))
    play(session, *PICKS, "discard:Bk")
    before = [session.update(viewer) for viewer in (1, SPECTATOR)]
    record = write_record(session.record(1, []))
    play(session, "decline", "discard-seen:Nm", "top:Gs", "top:Bd")
    assert [session.update(viewer) for viewer in (1, SPECTATOR)] == before
    assert write_record(session.record(1, [])) == record
    _, new = session.act(0, "top:Tm")
    assert new == {0, 1, SPECTATOR}
    assert session.update(1).version == before[0].version + 1


def test_a_card_named_in_thought_is_nobodys_business() -> None:
    """Neither naming it nor thinking again."""
    session = GameSession(stored("duo", deck=f"{DRAFT} Gs Bd Tm Rs Nm"))
    play(session, *PICKS, "discard:Ts")
    assert session.act(0, "swap:Bk")[1] == {0}
    assert session.undo(0, False)[1] == {0}
    assert session.act(0, "swap:Bk")[1] == {0}
    assert session.act(0, "swap:Bm/shared")[1] == {0, 1, SPECTATOR}


def test_a_turn_undone_into_a_look() -> None:
    """The partner gets the undo, and sees what he saw before the look."""
    session = GameSession(stored("duo", practice=True, deck=f"{DRAFT} Nm Gs Bd Tm Rs"))
    play(session, *PICKS, "discard:Bk")
    before = session.update(1)
    play(session, "decline", "discard-seen:Nm", "top:Gs", "top:Bd", "top:Tm")
    _, new = session.undo(0, True)
    assert new == {0, 1, SPECTATOR}
    after = session.last_update(1)
    assert after.view == before.view
    assert after.version == before.version + 2
    assert session.update(1, since=before.version).whole
    play(session, "top:Rs")
    assert session.update(1).view != before.view
    assert "Undone" not in repr(session.last_update(1).events)


def test_versions_never_repeat() -> None:
    session, seen = GameSession(stored(practice=True)), [0]
    for _ in range(5):
        play(session, session.game.legal()[0])
        seen.append(session.update(0).version)
        session.undo(0, True)
        seen.append(session.update(0).version)
    assert seen == list(range(11))


def test_what_happened_since_a_version() -> None:
    session = GameSession(stored())
    parts: list[Event] = []
    for _ in range(4):
        play(session, session.game.legal()[0])
        parts += session.last_update(0).events
    assert list(session.update(0, since=0).events) == parts
    assert session.update(0, since=4).events == ()
    assert session.update(0, since=99).whole
    assert session.update(0).whole


@pytest.mark.parametrize("practice", [False, True])
def test_beyond_a_card_only_practice_goes(practice: bool) -> None:
    session = GameSession(stored(practice=practice, deck="Rs Bs Gs Ts Rk Bs Gs"))
    play(session, "play:Rs")
    assert session.update(0).undo == ("practice" if practice else "")
    with pytest.raises(UndoError, match="a new card was revealed"):
        session.undo(0, False)
    if practice:
        (entry,), _ = session.undo(0, True)
        assert entry.practice
        assert session.record(0, []).headers["Practice"] == "yes"


def test_a_partner_takes_nothing_back() -> None:
    session = GameSession(stored("duo", practice=True, deck=DRAFT))
    play(session, "@Rs")
    with pytest.raises(UndoError, match="partner"):
        session.undo(1, True)


def test_taking_back_has_an_end() -> None:
    """A log that only grows must not grow for ever."""
    session = GameSession(stored(practice=True))
    first = session.game.legal()[0]
    while len(session.log) < MOST_ENTRIES:
        play(session, first)
        if session.undo_for(0):
            session.undo(0, True)
    assert session.update(0).undo == ""
    with pytest.raises(UndoError):
        session.undo(0, True)


def test_the_end_stands() -> None:
    session = GameSession(stored())
    while not session.result:
        play(session, session.game.legal()[0])
    assert session.update(0).undo == ""
    with pytest.raises(UndoError):
        session.undo(0, True)


@pytest.mark.parametrize("rules", ["duo", "solo"])
def test_earlier_states_are_those_of_the_log(rules: str) -> None:
    """However it was undone and done again; found from a checkpoint, not by playing it all."""
    chance = Random(7)
    game = GameSession(stored(rules, practice=True))
    while not game.result and len(game.log) < 120:
        last = game.game.log.line[-1].entry
        if last.seat >= 0 and chance.random() < 0.4:
            game.undo(last.seat, practice=True)
        else:
            game.act(game.game.to_move, chance.choice(game.game.legal()))
    for entries in range(1, len(game.log), 7):
        played = GameSession(game.stored, game.log[:entries]).game.state
        found = game.state_after(entries)
        assert write_position(found, OMNISCIENT) == write_position(played, OMNISCIENT)


def test_who_is_sent_nothing_waits_for_no_commit() -> None:
    """While a seat looks at hidden cards its partner is answered at once, and learns nothing."""

    async def scenario() -> None:
        room = Room.__new__(Room)
        room.lock = asyncio.Lock()
        room.unsent, room.committed = frozenset({0}), None
        async with room.lock:  # seat 0's action is being committed, and more is to come
            await asyncio.wait_for(room.when_sent(1), DEADLINE)
            waiting = asyncio.create_task(room.when_sent(0))
            await asyncio.sleep(0)
            assert not waiting.done()
            room.sent()
            await asyncio.wait_for(waiting, DEADLINE)

    asyncio.run(scenario())


def test_games_share_what_happens_in_all_of_them() -> None:
    """A server has many games in memory: what is the same in two of them is there once."""
    first, second = (GameSession(stored(deck="Rs Rm Gs Bk Ts Gm Gk Bm")) for _ in range(2))
    play(first, "discard:Rs")
    play(second, "discard:Rs")
    pairs = list(zip(first.game.history, second.game.history, strict=True))
    assert len(pairs) > 5
    assert all(one is other for one, other in pairs)
    assert first.game.checkpoints[0][1] is second.game.checkpoints[0][1]


def test_a_game_that_is_over_is_soon_forgotten() -> None:
    """One that goes on is kept for a while, for whoever loads the page again."""

    def left(seconds: float, result: str) -> Any:
        at = time.monotonic() - seconds
        session = SimpleNamespace(result=result)
        name = SimpleNamespace(id=f"{result} {seconds}")
        return SimpleNamespace(
            connections=(), lock=asyncio.Lock(), session=session, left_at=at, stored=name
        )

    rooms = Rooms.__new__(Rooms)
    computers: Any = SimpleNamespace(acts_in=lambda _room: False)
    rooms.computers = computers
    rooms.metrics = Metrics()
    found = [left(3, "won"), left(10, "won"), left(10, ""), left(70, "")]
    rooms.open_rooms = {room.stored.id: room for room in found}
    rooms.forget_idle()
    assert list(rooms.open_rooms) == ["won 3", " 10"]
