"""The public State: what a program that simulates or searches relies on."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from fractions import Fraction

import pytest

import onirim
from onirim import CHANCE, NO_PLAYER, State
from onirim.engine.errors import IllegalAction, NotAnAction
from onirim.game.game import Game
from onirim.game.state import BadOutcome
from onirim.notation.position import write_position

RULES = ("solo", "duo", "solo+towers+oniverse", "duo+premonitions+oniverse+glyphs")


def states(rules: str, seed: int) -> Iterator[State]:
    """A game in which the player always takes the action in the middle."""
    state = State(rules, seed)
    while not state.is_over:
        yield state
        actions = state.legal_actions()
        state.apply(actions[len(actions) // 2])
    yield state


def through_pickle(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own
    return again


@pytest.mark.parametrize("rules", RULES)
def test_actions_are_numbers_without_gaps(rules: str) -> None:
    state = State(rules)
    codes = [state.action_code(action) for action in range(state.action_count)]
    assert len({*codes}) == state.action_count
    assert [state.action_index(code) for code in codes] == [*range(state.action_count)]


@pytest.mark.parametrize("rules", RULES)
def test_a_game_ends_and_somebody_is_always_to_move(rules: str) -> None:
    for state in states(rules, 3):
        assert (state.to_move == NO_PLAYER) == state.is_over == bool(state.result)
        assert (state.legal_actions() == []) == state.is_over
        assert [state.action_code(a) for a in state.legal_actions()] == state.codes()


@pytest.mark.parametrize("rules", RULES)
def test_a_seed_is_the_same_game_everywhere(rules: str) -> None:
    state, game = State(rules, 5), Game(rules, 5)
    while not state.is_over:
        assert state.position() == write_position(game.state)
        code = state.codes()[-1]
        state.apply(code)
        game.apply(code)
    assert state.result == game.result


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = State.from_position("hand Rs Rs Rs Rs Rs; row Bs; stack act")
    before = bytes(state)
    with pytest.raises(IllegalAction, match="'play:Bm' is not possible here; possible: discard:Rs"):
        state.apply("play:Bm")
    with pytest.raises(IllegalAction, match="'play:Bm' is not possible here"):
        state.apply(state.action_index("play:Bm"))
    with pytest.raises(NotAnAction, match="'play:Zz' is no action"):
        state.apply("play:Zz")
    for number in (-1, state.action_count, 10**30):
        with pytest.raises(NotAnAction, match="numbered from 0 to"):
            state.apply(number)
    assert bytes(state) == before


def test_nothing_can_be_done_when_it_is_over_or_chance_is_to_move() -> None:
    *_, over = states("solo", 1)
    with pytest.raises(IllegalAction, match="nothing: the game is over"):
        over.apply("play:Rs")
    with pytest.raises(IllegalAction, match="nothing: a card comes by chance"):
        State("solo").apply("play:Rs")


def test_explicit_chance() -> None:
    state = State("solo")
    assert state.to_move == CHANCE
    assert sum(weight for _, weight in state.chance_outcomes()) == 76
    assert state.odds()["Rs"] == Fraction(9, 76)
    state.apply_chance("Rs")
    assert state.odds()["Rs"] == Fraction(8, 75)
    with pytest.raises(BadOutcome, match="'Od' cannot come now; possible: Nm, Rs"):
        state.apply_chance("Od")
    with pytest.raises(BadOutcome, match="'60' cannot come now"):
        state.apply_chance(60)
    with pytest.raises(BadOutcome, match="nothing: it is no chance node"):
        State("solo", seed=1).apply_chance("Rs")


@pytest.mark.parametrize("rules", RULES)
def test_explicit_chance_weighs_every_card_that_can_come(rules: str) -> None:
    """Every outcome can be applied, and nothing that is not listed."""
    state = State(rules)
    for _ in range(60):
        if state.to_move == CHANCE:
            outcomes = state.chance_outcomes()
            for card, weight in outcomes:
                assert weight > 0
                state.clone().apply_chance(card)
            state.apply_chance(outcomes[len(outcomes) // 2][0])
        elif not state.is_over:
            state.apply(state.legal_actions()[0])


@pytest.mark.parametrize("rules", RULES)
def test_a_clone_goes_on_like_the_original(rules: str) -> None:
    state = State(rules, 4)
    for _ in range(5):
        state.apply(state.legal_actions()[0])
    twins = [
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        through_pickle(state),
    ]
    while not state.is_over:
        assert all(twin == state and hash(twin) == hash(state) for twin in twins)
        action = state.legal_actions()[-1]
        for one in (state, *twins):
            one.apply(action)
    assert {twin.result for twin in twins} == {state.result}


def test_the_chance_of_a_clone_can_be_replaced_but_is_never_lost() -> None:
    state = State("solo", 4)
    other = state.clone(seed=5)
    explicit = state.clone(seed=None)
    for one in (state, other, explicit):
        one.apply(state.legal_actions()[0] if one is state else explicit.legal_actions()[0])
    assert explicit.to_move == CHANCE
    assert state.to_move == other.to_move == 0
    assert State("solo", 4) != State("solo", 5)


@pytest.mark.parametrize("rules", RULES)
def test_positions_are_read_again(rules: str) -> None:
    for state in states(rules, 2):
        again = State.from_position(state.position(), rules)
        assert again.position() == state.position()
        assert again.codes() == state.codes()


@pytest.mark.parametrize("rules", RULES)
def test_as_one_seat_sees_it(rules: str) -> None:
    """It copies, pickles and plays on, with explicit chance or by a seed of its own."""
    for number, state in enumerate(states(rules, 6)):
        if number % 9 or state.is_over:
            continue
        seat = number % int(state.rules.seats)
        seen = state.as_seen_by(seat)
        assert through_pickle(seen) == seen == seen.clone()
        played = seen.clone(seed=number)
        while not played.is_over:
            assert played.to_move >= 0
            played.apply(played.legal_actions()[0])
    with pytest.raises(ValueError, match="there is no seat 2"):
        State("duo").as_seen_by(2)


def test_it_says_what_it_is() -> None:
    assert repr(State("solo", 7)) == "<State solo: hand Rs Ts Tm Tm Rk; stack act>"
    assert repr(onirim.ruleset("duo+towers")) == "<Ruleset duo+towers>"
