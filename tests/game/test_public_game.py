"""The public Game and View: what a program that plays relies on."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import onirim
from onirim import SPECTATOR, ConfigError, Game, IllegalAction, NotAnAction, Ruleset, State
from onirim import events as public_events
from onirim.engine.messages import OnirimError
from onirim.events import Event, Happening, HappeningFact, HappeningPart, Moved
from onirim.game.chance import Manual
from onirim.game.events import EVENTS
from onirim.game.table_view import TableView

RULES = ("solo", "duo", "solo+towers+oniverse", "duo+premonitions+oniverse+glyphs")


def through_pickle(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301  # our own


@pytest.mark.parametrize("rules", RULES)
def test_game_state_and_view_share_one_numbering(rules: str) -> None:
    """A number of one is the same action in all of them, from the deal to the end."""
    game, state = Game(rules, seed=5), State(rules, seed=5)
    while not game.is_over:
        actions = state.legal_actions()
        assert actions == game.legal_actions() == game.view(game.to_move).legal_actions()
        chosen = actions[len(actions) // 2]
        game.push(int(chosen))
        state.apply(int(chosen))
        assert game.history[-1] is chosen
    assert (game.result, game.turns, game.position) == (state.result, state.turns, state.position)
    assert str(game) == str(state)


def test_everything_that_means_an_action_is_taken() -> None:
    rules = Ruleset("solo")
    given = (12, np.int16(12), rules.action("discard:Rs"), "discard:Rs", "xRs", "d:Rs")
    for action in (*given, Ruleset("duo").action("discard:Rs")):
        game = Game("solo", seed=7)
        game.push(action)
        assert game.history == [12]
        assert game.pop() is rules.actions[12]


@pytest.mark.parametrize(
    ("action", "error", "words"),
    [
        ("unlock:Rk", IllegalAction, "'unlock:Rk' is not possible here; possible: play:Rs, "),
        (5, IllegalAction, "'play:Bm' is not possible here"),
        (80, IllegalAction, "'Bs' is not possible here; possible: play:Rs"),
        (-1, NotAnAction, "numbered from 0 to 94, not -1"),
        (1000, NotAnAction, "numbered from 0 to 94, not 1000"),
        (1.5, TypeError, "float"),
        ("jump", NotAnAction, "'jump' is no action"),
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(
    action: Any, error: type[Exception], words: str
) -> None:
    game = Game("solo", seed=7)
    before = game.position
    with pytest.raises(error, match=words):
        game.push(action)
    assert (game.position, game.history) == (before, [])


def test_a_fresh_seed_is_drawn_and_kept() -> None:
    game = Game("solo")
    assert game.seed is not None
    assert Game("solo", seed=game.seed).position == game.position
    assert Game("solo", seed=np.int64(7)).position == Game("solo", seed=7).position  # type: ignore[arg-type]
    assert Game().seed != Game().seed


def test_cards_come_from_a_seed_a_source_or_a_deck() -> None:
    assert Game("solo", deck="Rs Bs Gs Ts Rm Nm").view().hand() == ("Rs", "Bs", "Gs", "Ts", "Rm")
    assert Game(chance="common:7").position == Game(chance="common:7").position
    source = Manual(lambda odds, _: min(odds))
    assert Game(chance=source).view().hand() == ("Bk", "Bk", "Bk", "Bm", "Bm")[::-1]
    with pytest.raises(TypeError, match="a seed or a chance source, not both"):
        Game(seed=1, chance="system")
    with pytest.raises(ConfigError, match="a seed is a number from 0 to"):
        Game(seed=-1)
    with pytest.raises(ConfigError, match="'common:7' or 'seed:7', not 'dice'"):
        Game(chance="dice")


def test_a_deck_is_dealt_again_after_pop() -> None:
    """`pop` leaves no trace, so another action draws the same card of the deck."""
    game = Game("solo", seed=7, deck="Rs Bs Gs Ts Rm Tk Bk")
    for action in ("play:Rs", "discard:Rs"):
        game.push(action)
        assert "Tk" in game.view().hand()
        game.push(game.legal_actions()[0])
        after_the_deck = game.position
        game.pop()
        game.push(game.legal_actions()[0])
        assert game.position == after_the_deck
        game.pop()
        game.pop()


def test_after_the_cards_of_a_deck_comes_the_chance_of_the_game() -> None:
    told = "Rs Bs Gs Ts Rm Nm"
    played = []
    for chance in ("common:7", "common:7", "common:8"):
        game = Game(chance=chance, deck=told)
        while not game.is_over:
            game.push(game.legal_actions()[-1])
        played.append(game.history)
    assert played[0] == played[1] != played[2]


def test_events_are_told_to_each_viewer() -> None:
    game = Game("duo", seed=7)
    begun = len(game.events())
    game.push(game.legal_actions()[0])
    assert any(isinstance(event, Moved) for event in game.events(since=begun))
    assert len(game.events(SPECTATOR)) <= len(game.events())
    with pytest.raises(OnirimError, match="there is no seat 2"):
        game.events(2)
    assert Game("solo", seed=7, events=False).events() == []


def test_every_class_of_events_can_be_imported() -> None:
    meaning = {Happening, HappeningPart, HappeningFact}
    public = {getattr(public_events, name) for name in public_events.__all__}
    assert public == {Event, *EVENTS, *meaning}


def test_undo_follows_the_etiquette_of_a_table_and_pop_does_not() -> None:
    game = Game("solo", seed=7)
    assert not game.can_undo()
    for ask in (game.undo, game.can_undo):
        with pytest.raises(OnirimError, match="there is no seat 1"):
            ask(1)
    game.push("play:Rs")
    with pytest.raises(OnirimError, match="a new card was revealed"):
        game.undo()
    assert str(game.pop()) == "play:Rs"
    trio = Game.from_position("hand Rs Gm Gs Bk Ts; row Rs Rm; stack act", seed=1)
    trio.push("play:Rs")
    assert trio.can_undo()
    trio.undo()
    assert trio.history == []


def test_copies_go_on_like_the_original() -> None:
    game = Game("duo", seed=5)
    game.push(game.legal_actions()[0])
    for twin in (copy.copy(game), copy.deepcopy(game), through_pickle(game)):
        assert (twin.history, twin.seed) == (game.history, 5)
        twin.push(twin.legal_actions()[-1])
        game.push(game.legal_actions()[-1])
        assert twin.position == game.position
        assert repr(twin) == repr(game)
        game.pop()


@pytest.mark.parametrize("rules", RULES)
def test_a_view_holds_what_its_state_holds(rules: str) -> None:
    state = State(rules, seed=3)
    while not state.is_over:
        for seat in range(state.rules.seats):
            view = state.view(seat)
            seen = state.observe(seat)
            assert (view.rules, view.turns) == (state.rules, state.turns)
            assert view.state() == seen
            assert through_pickle(view) == view
            assert sum(view.odds().values()) in (0, 1)
            assert all(len(view.marks[name]) == len(view.zones[name]) for name in view.marks)
            if state.to_move == seat:
                assert str(view) == str(seen)
                assert pickle.dumps(view) == pickle.dumps(seen.view(seat))
                assert (view.hand(), view.deck) == (state.hand(seat), state.deck)
                assert view.legal_actions() == state.legal_actions()
            else:
                assert view.legal_actions() == []
        actions = state.legal_actions()
        state.apply(actions[-1])


def test_a_view_over_the_wire_is_the_same_view() -> None:
    """Only its fields are sent; the rest follows from them."""
    from onirim.game.view import View

    view = Game("duo+towers", seed=3).view(0)
    again = View(TableView.of_fields(view._table.fields()))
    assert again == view
    assert again.legal_actions() == view.legal_actions()
    assert (again.zones, again.marks) == (view.zones, view.marks)


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="a view can't be changed"):
        Game("solo", seed=2).view().deck = 3  # type: ignore[misc]


MIND: Any = onirim.make_player("mind")
SEEKER: Any = onirim.make_player("seeker")


@pytest.mark.parametrize(
    ("call", "given", "message"),
    [
        (onirim.play, "solo", "a Game is expected, not str"),
        (onirim.record_game, Game("solo", seed=7).view(), "a Game is expected, not View"),
        (onirim.replay, "game.oni", "a Record is expected, not str"),
        (State.from_position, None, "a position line is expected, not NoneType"),
        (Game.from_position, 5, "a position line is expected, not int"),
        (MIND.rank, Game("solo", seed=7), "a View is expected, not Game"),
        (SEEKER.choose, State("solo", seed=7), "a View is expected, not State"),
    ],
)
def test_one_thing_for_another_is_an_error_that_names_both(
    call: Any, given: Any, message: str
) -> None:
    with pytest.raises(TypeError, match=f"^{message}$"):
        call(given)
