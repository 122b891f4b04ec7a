"""Game as programs use it: push and pop, chance by name, decks as text, copies, views on demand."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TypeVar

import pytest

from onirim.engine.messages import OnirimError
from onirim.game.events import Ended
from onirim.game.game import Game
from onirim.game.logged_game import LoggedGame
from onirim.game.table_view import table_view
from onirim.players.play_game import play
from tests.helpers.secrets import exchanged

RULES = ("solo", "solo+towers+oniverse", "duo+premonitions")
T = TypeVar("T")


def through_pickle(thing: T) -> T:
    again: T = pickle.loads(pickle.dumps(thing))  # noqa: S301  # of our own making
    return again


@pytest.mark.parametrize("chance", [5, "system", "common:5", "seed:5"])
@pytest.mark.parametrize("rules", RULES)
def test_what_is_popped_leaves_no_trace(rules: str, chance: int | str) -> None:
    game = LoggedGame(rules, chance)
    player = Random(1)
    while not game.result:
        code = player.choice(game.legal())
        before = (game.position(), [*game], game.actions, game.log.version)
        game.push(code)
        after = (game.position(), [*game])
        assert game.pop() == code
        assert (game.position(), [*game], game.actions, game.log.version) == before
        game.push(code)
        assert (game.position(), [*game]) == after


def test_without_events_the_game_is_the_same() -> None:
    told, silent = LoggedGame("solo+towers", 3), LoggedGame("solo+towers", 3, events=False)
    while not told.result:
        code = told.legal()[-1]
        told.push(code)
        silent.push(code)
    assert silent.position() == told.position()
    assert [*silent] == []
    assert [*told][-1] == Ended(told.result)


def test_a_deck_as_text() -> None:
    game = LoggedGame("solo", deck="Rs Bm Gk Ts Tm Bs")
    assert game.view().zones["hand"] == ("Rs", "Ts", "Bm", "Tm", "Gk")
    game.push("play:Rs")
    assert "Bs" in game.view().zones["hand"]
    with pytest.raises(OnirimError, match="'Zz' is no card"):
        LoggedGame("solo", deck="Rs Zz")
    with pytest.raises(OnirimError, match="chance is a seed, 'system', 'common:7' or 'seed:7'"):
        LoggedGame("solo", "dice")


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, through_pickle])
def test_copies_go_on_alone(again: object) -> None:
    assert callable(again)
    game = LoggedGame("duo+glyphs", 4)
    for _ in range(12):
        game.push(game.legal()[0])
    twin = again(game)
    while not game.result:
        code = game.legal()[-1]
        game.push(code)
        assert twin.position() != game.position()
        twin.push(code)
        assert (twin.position(), twin.actions, [*twin]) == (
            game.position(), game.actions, [*game]
        )  # fmt: skip


def test_a_game_needs_its_players() -> None:
    with pytest.raises(OnirimError, match="duo needs 2 players, or one for all seats, not 3"):
        play(Game("duo"), *[lambda seen: seen.legal_actions()[0]] * 3)
    assert play(Game("duo", seed=1), lambda seen: seen.legal_actions()[0]) == "lost"


def test_what_nobody_asks_for_is_not_computed() -> None:
    seen = LoggedGame("solo+towers", 2).view()
    assert {*vars(seen)} == {"observed", "seat"}
    assert seen.actions == seen.actions
    assert {*vars(seen)} == {"observed", "seat", "actions", "known_legal", "to_move"}


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="a view cannot be changed"):
        LoggedGame("solo", 2).view().deck = 3


@pytest.mark.parametrize("rules", ["duo", "duo+premonitions+oniverse", "duo+glyphs"])
def test_views_that_differ_in_hidden_cards_pickle_to_equal_bytes(rules: str) -> None:
    game, player, compared = LoggedGame(rules, 6), Random(2), 0
    while not game.result:
        for seat in (0, 1, -1):
            twin = exchanged(game.state, seat, player)
            if twin is not None:
                compared += 1
                assert pickle.dumps(table_view(twin, seat)) == pickle.dumps(game.view(seat))
        game.push(player.choice(game.legal()))
    assert compared > 20


def test_a_view_from_a_pickle_is_the_same() -> None:
    game = LoggedGame("duo+towers", 6)
    for _ in range(20):
        game.push(game.legal()[0])
        seen = game.view(game.to_move)
        again = through_pickle(seen)
        assert again == seen
        assert again.to_bytes() == seen.to_bytes()
        assert hash(again) == hash(seen)


def test_they_say_what_they_are() -> None:
    game = LoggedGame("solo", 7)
    assert repr(game) == "<LoggedGame solo, 0 actions: hand Rs Ts Tm Tm Rk; stack act>"
    assert repr(game.view()) == "<View of seat 0, solo: hand Rs Ts Tm Tm Rk; stack act>"
