"""Several actions in one frame: all of them or none, one answer, entries of the log as ever."""

from __future__ import annotations

from random import Random

import pytest

from onirim.engine.layout import SPECTATOR
from onirim.engine.state import State
from onirim.hosting.action_list import RefusedActions, parse_list
from onirim.hosting.session import GameSession
from onirim.hosting.stored_game import SeatRow, StoredGame
from onirim.hosting.wire import MOST_ACTIONS
from onirim.knowledge.news import news_of
from tests.helpers.dsl import given
from tests.helpers.tables import ALL_RULES

HAND = ["Rs", "Bk", "Gs", "Ts", "Rk"]
LOOK = ["Nm", "Gs", "Td", "Bs", "Rm"]
ORDER = ["discard-seen:Nm", "top:Rm", "top:Bs", "top:Td"]  # the last card goes back by itself
DUO = ["Rs", "Rm", "Gs", "Bk", "Ts", "Gm", "Gk", "Bm", *LOOK]
PICKS = ["@Rs", "@Rm", "@Bk", "@Gs", "@Ts", "@Gm"]


def new_session(rules: str = "solo", deck: list[str] | None = None) -> GameSession:
    seats = (SeatRow(0, "p", "Ann"), SeatRow(1, "q", "Ben"))
    cards = None if deck is None else tuple(deck)
    return GameSession(StoredGame("g", rules, False, cards, 1, "i", "w", 0.0, "", seats))


def looking() -> GameSession:
    session = new_session(deck=[*HAND, *LOOK])
    session.act(0, "discard:Bk")
    return session


def test_a_prophecy_is_answered_at_once() -> None:
    together, one_by_one = looking(), looking()
    entries, new = together.act_all(0, ORDER)
    for action in ORDER:
        one_by_one.act(0, action)
    assert [entry.code for entry in entries] == ORDER
    assert new == {0, SPECTATOR}
    assert [e.code for e in together.log] == [e.code for e in one_by_one.log]
    assert together.update(0) == one_by_one.update(0)
    assert together.last_update(0, entries=4).events == one_by_one.update(0, since=1).events


@pytest.mark.parametrize(
    ("actions", "index", "why"),
    [
        (["discard-seen:Nm", "top:Rm", "top:Nm"], 2, "not-there"),
        (["top:Rm", "discard-seen:Nm"], 0, "not-asked"),
        (["discard-seen:Nm", "fly"], 1, None),
        ([*ORDER, "play:Rs", "play:Gs"], 5, "same-symbol"),  # the hand is filled with known cards
    ],
)
def test_one_wrong_action_and_nothing_is_done(
    actions: list[str], index: int, why: str | None
) -> None:
    session = looking()
    before, entries = session.update(0), len(session.log)
    with pytest.raises(RefusedActions) as refused:
        session.act_all(0, actions)
    assert refused.value.index == index
    assert (refused.value.obstacle and refused.value.obstacle.key) == why
    assert (session.update(0), len(session.log)) == (before, entries)
    session.act_all(0, ORDER)


def test_a_refused_list_has_drawn_no_card() -> None:
    """What comes next is the same as if nothing had been sent."""
    asked, silent = new_session(deck=[*HAND, "Gm", "Bm"]), new_session(deck=[*HAND, "Gm", "Bm"])
    with pytest.raises(RefusedActions, match="brings a new card"):
        asked.act_all(0, ["play:Rs", "play:Gm"])
    for session in (asked, silent):
        session.act(0, "play:Gs")
    assert asked.update(0) == silent.update(0)


def test_only_actions_of_one_seat() -> None:
    session = new_session("duo", DUO)
    for pick in PICKS[:4]:
        session.act(session.game.to_move, pick)
    seat = session.game.to_move
    with pytest.raises(RefusedActions, match="not your turn") as refused:
        session.act_all(seat, ["@Ts", "@Gm"])
    assert refused.value.index == 1


ORDERED = [*PICKS, "discard:Bk", "decline", "discard-seen:Nm", "top:Gs"]  # Gs is drawn at once


@pytest.mark.parametrize(
    ("actions", "index"), [(["play:Rm", "zzz"], 0), (["discard:Gs", "decline", "zzz"], 1)]
)
def test_a_card_that_the_partner_has_put_on_the_deck_is_new(actions: list[str], index: int) -> None:
    """Whatever it is: a Dream to play, or a Door that asks at once."""
    for order in (["top:Td", "top:Bs"], ["top:Bs", "top:Td"]):
        session = new_session("duo", DUO)
        for code in [*ORDERED, *order]:
            session.act(session.game.to_move, code)
        assert session.game.to_move == 1
        with pytest.raises(
            RefusedActions, match=f"'{actions[index]}' brings a new card"
        ) as refused:
            session.act_all(1, actions)
        assert (refused.value.index, refused.value.obstacle) == (index, None)


SEARCH = "hand1 Bk Rm; shared Gs Tk; doors2 Bd; drawn Bd; premonitions Pb; active 1"
TWO_KEYS = ["discard-seen:Rk", "discard-seen:Gk"]


def searching(partner: str) -> State:
    """Ann is about to open a Door, which has her search the deck for two Keys."""
    line = f"{SEARCH}; hand2 Bs Bm {partner}; discard Rk; stack limbo fill door"
    return given(line, rules="duo+premonitions").state


@pytest.mark.rule("§T10")
@pytest.mark.parametrize("partner", ["Rk", "Gs"])
def test_a_search_shows_the_deck_at_its_beginning(partner: str) -> None:
    state = searching(partner)
    with pytest.raises(RefusedActions, match="'unlock:Bk' shows what the deck holds") as refused:
        parse_list(state, 0, ["unlock:Bk", *TWO_KEYS])
    assert refused.value.index == 0
    state.apply(state.rules.action_of["unlock:Bk"])
    codes = [state.rules.code_of[action] for action in parse_list(state, 0, TWO_KEYS)]
    assert codes == TWO_KEYS


@pytest.mark.rule("§T10")
def test_a_second_pick_of_one_kind_may_not_be_there() -> None:
    """The search has shown which kinds there are: Ann cannot know that Ben has the other Key."""
    twice = ["discard-seen:Rk"] * 2
    alone, both = searching("Rk"), searching("Gs")
    for state in (alone, both):
        state.apply(state.rules.action_of["unlock:Bk"])
    with pytest.raises(RefusedActions):
        parse_list(alone, 0, twice)
    assert len(parse_list(both, 0, twice)) == 2


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_list_tells_the_same_as_its_actions_one_by_one(rules: str) -> None:
    """To every viewer, and from the log alone."""
    session, player, lists = new_session(rules), Random(rules), 0
    for _ in range(60):
        if session.result:
            break
        seat = session.game.to_move
        actions = safe_actions(session, player)
        before = {viewer: sub.version for viewer, sub in session.subscriptions.items()}
        _, new = session.act_all(seat, actions)
        lists += len(actions) > 1
        again = GameSession(session.stored, session.log)
        for viewer, sub in session.subscriptions.items():
            assert again.update(viewer) == session.update(viewer)
            assert again.subscriptions[viewer].mine == sub.mine
            assert (sub.version > before[viewer]) is (viewer in new)
            if viewer in new:
                told = session.last_update(viewer, entries=len(actions))
                assert told == session.update(viewer, since=before[viewer])
        assert len(session.subscriptions[seat].mine) <= MOST_ACTIONS
    assert lists > 0 or rules.startswith("duo")


def safe_actions(session: GameSession, player: Random) -> list[str]:
    """Actions of one seat, found by trying, of which only the last shows it anything new."""
    trial = GameSession(session.stored, session.log)
    seat = trial.game.to_move
    actions: list[str] = []
    while trial.game.to_move == seat and len(actions) < 5:
        keys = [code for code in trial.game.legal() if code.startswith("discard:") and "k" in code]
        actions.append(player.choice(keys or trial.game.legal()))
        before = trial.game.state.copy()
        trial.act(seat, actions[-1])
        if news_of(before, seat, trial.game.rules.action_of[actions[-1]]):
            break
    return actions
