"""Values of a wrong type: a TypeError says what was expected, and no game has changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from onirim import (
    Game,
    Ruleset,
    State,
    make_player,
    play_match,
    record_game,
    simulate,
)
from onirim.modules import register

ACTION = "an action is an Action, its number or its code, not {}"
SEAT = "a seat is an integer, not {}"
SEED = "a seed is an integer, not {}"
WRONG: list[Any] = [1.5, 0.0, None, b"0", [1]]


def kind(value: object) -> str:
    return type(value).__name__


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_an_action(wrong: Any) -> None:
    game, state, rules = Game("solo", seed=7), State("solo", seed=7), Ruleset("solo")
    calls: list[Callable[[Any], object]] = [game.push, state.apply, state.child, rules.action]
    for call in calls:
        with pytest.raises(TypeError, match=f"^{ACTION.format(kind(wrong))}$"):
            call(wrong)
    assert (game.history, state) == ([], State("solo", seed=7))


@pytest.mark.parametrize("wrong", [1.5, 0.0, "0", b"0", [0]], ids=repr)
def test_a_seat(wrong: Any) -> None:
    game, state = Game("duo", seed=7), State("duo", seed=7)
    view = game.view()
    before = str(game), str(state)
    calls: list[Callable[[Any], object]] = [
        *(game.view, game.undo, game.can_undo, game.events, game.happenings),
        *(state.view, state.observe, state.observation, state.hand, state.row, state.doors),
        *(view.hand, view.row, view.doors),
    ]
    for call in calls:
        with pytest.raises(TypeError, match=f"^{SEAT.format(kind(wrong))}$"):
            call(wrong)
    assert (str(game), str(state)) == before


def test_a_seat_of_numpy() -> None:
    """It is an integer."""
    seat: Any = np.int64(1)
    game, state = Game("duo", seed=7), State("duo", seed=7)
    assert (game.view(seat), state.view(seat)) == (game.view(1), state.view(1))
    assert state.observe(seat) == state.observe(1)
    assert state.observation(seat) == state.observation(1)
    assert (game.events(seat), state.row(seat)) == (game.events(1), state.row(1))


@pytest.mark.parametrize("wrong", [1.5, "7", b"7", [7]], ids=repr)
def test_a_seed(wrong: Any) -> None:
    state = State("solo")
    calls: list[Callable[[Any], object]] = [
        lambda seed: Game("solo", seed=seed),
        lambda seed: State("solo", seed=seed),
        lambda seed: Game.from_position(state.position, seed=seed),
        lambda seed: State.from_position(state.position, seed=seed),
        lambda seed: state.clone(seed=seed),
        lambda seed: make_player("mind", seed=seed),
        state.determinized,
    ]
    for call in calls:
        with pytest.raises(TypeError, match=f"^{SEED.format(kind(wrong))}$"):
            call(wrong)


@pytest.mark.parametrize("wrong", [1.5, 1.0, "1", None], ids=repr)
@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("games", lambda number: simulate("solo", games=number)),
        ("run", lambda number: simulate("solo", games=1, run=number)),
        ("jobs", lambda number: simulate("solo", games=1, jobs=number)),
        ("pairs", lambda number: play_match("random", "random", pairs=number)),
        ("run", lambda number: play_match("random", "random", pairs=1, run=number)),
        ("since", lambda number: Game("solo", seed=7).events(since=number)),
        ("since", lambda number: Game("solo", seed=7).happenings(since=number)),
    ],
)
def test_a_number(name: str, call: Callable[[Any], object], wrong: Any) -> None:
    with pytest.raises(TypeError, match=f"^{name} is an integer, not {kind(wrong)}$"):
        call(wrong)


def test_a_limit_of_a_player() -> None:
    player: Any = make_player("mind")
    wrong: Any = 1.5
    with pytest.raises(TypeError, match=r"^budget is an integer, not float$"):
        make_player("mind", budget=wrong)
    for keyword in ("budget", "milliseconds"):
        with pytest.raises(TypeError, match=f"^{keyword} is an integer, not float$"):
            player.rank(Game("solo", seed=7).view(), **{keyword: wrong})


def test_numbers_of_numpy_become_numbers_of_python() -> None:
    two: Any = np.int64(2)
    report = simulate("solo", games=two, run=two)
    assert (type(report.run), type(report.games), report.games) == (int, int, 2)


@pytest.mark.parametrize(
    ("call", "wrong", "expected"),
    [
        (lambda deck: Game("solo", deck=deck), 5, "a deck of card codes"),
        (lambda deck: Game("solo", deck=[deck]), 5, "the code of a card"),
        (lambda chance: Game("solo", chance=chance), 5.0, "a chance source or its name"),
        (lambda chance: Game("solo", chance=chance), ["Rs"], "a chance source or its name"),
        (State("solo").sample_chance, None, "a generator with a method random()"),
        (State("solo", seed=7).sample_chance, 1, "a generator with a method random()"),
        (make_player, 5, "the name of a player"),
        (make_player, ["mind"], "the name of a player"),
        (lambda margin: play_match("mind", "mind", margin=margin), "1", "a margin between 0 and 1"),
        (lambda names: record_game(Game("solo", seed=7), names=names), "Ann", "a list of names"),
        (lambda name: record_game(Game("solo", seed=7), names=[name]), 5, "a name"),
        (register, "gale", "a CatalogueEntry"),
    ],
)
def test_other_values(call: Callable[[Any], object], wrong: Any, expected: str) -> None:
    message = re.escape(f"{expected} is expected, not {kind(wrong)}")
    with pytest.raises(TypeError, match=f"^{message}$"):
        call(wrong)
