"""The public State: what a program that simulates or searches relies on."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from onirim import CHANCE, NO_PLAYER, SPECTATOR, ConfigError, Ruleset, State
from onirim.engine.errors import IllegalAction, NotAnAction
from onirim.game.logged_game import LoggedGame
from onirim.notation.position import write_position

RULES = ("solo", "duo", "solo+towers+oniverse", "duo+premonitions+oniverse+glyphs")


def states(rules: str, seed: int) -> Iterator[State]:
    """A game in which the player always takes the action in the middle."""
    state = State(rules, seed=seed)
    while not state.is_over:
        yield state
        actions = state.legal_actions()
        state.apply(actions[len(actions) // 2])
    yield state


def through_pickle(state: State) -> State:
    again: State = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own
    return again


@pytest.mark.parametrize("rules", RULES)
def test_a_game_ends_and_somebody_is_always_to_move(rules: str) -> None:
    for state in states(rules, 3):
        assert (state.to_move == NO_PLAYER) == state.is_over == bool(state.result)
        assert (state.legal_actions() == []) == state.is_over
        assert state.returns() == [float(state.result == "won")] * state.rules.seats


@pytest.mark.parametrize("rules", RULES)
def test_a_seed_is_the_same_game_everywhere(rules: str) -> None:
    state, game = State(rules, seed=5), LoggedGame(rules, 5)
    while not state.is_over:
        assert state.position == write_position(game.state)
        code = str(state.legal_actions()[-1])
        state.apply(code)
        game.apply(code)
    assert state.result == game.result


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = State.from_position("hand Rs Rs Rs Rs Rs; row Bs; stack act")
    before = state.key()
    with pytest.raises(IllegalAction, match="'play:Bm' is not possible here; possible: discard:Rs"):
        state.apply("play:Bm")
    with pytest.raises(IllegalAction, match="'play:Bm' is not possible here"):
        state.apply(state.rules.action("play:Bm"))
    with pytest.raises(IllegalAction, match="'Nm' is not possible here"):
        state.apply("Nm")
    with pytest.raises(NotAnAction, match="'play:Zz' is no action"):
        state.apply("play:Zz")
    for number in (-1, 78 + 17, 10**30):
        with pytest.raises(NotAnAction, match="numbered from 0 to 94, not"):
            state.apply(number)
    with pytest.raises(TypeError, match="float"):
        state.apply(1.0)  # type: ignore[arg-type]
    assert state.key() == before


def test_at_the_end_nothing_is_possible_and_chance_takes_its_outcomes() -> None:
    *_, over = states("solo", 1)
    with pytest.raises(IllegalAction, match="nothing: the game is over"):
        over.apply("play:Rs")
    with pytest.raises(IllegalAction, match="'play:Rs' is not possible here; possible: Nm, Rs"):
        State("solo").apply("play:Rs")


def test_explicit_chance() -> None:
    state = State("solo")
    assert state.to_move == CHANCE
    assert state.legal_actions() == []
    assert sum(weight for _, weight in state.chance_weights()) == 76
    assert state.odds()["Rs"] == dict(state.chance_outcomes())[state.rules.action("Rs")]
    state.apply("Rs")
    assert state.odds()["Rs"] == Fraction(8, 75)
    for card in ("Od", 60):
        with pytest.raises((IllegalAction, NotAnAction)):
            state.apply(card)
    with pytest.raises(IllegalAction, match="no chance node"):
        State("solo", seed=1).sample_chance(Random(1))


@pytest.mark.parametrize("rules", RULES)
def test_explicit_chance_weighs_every_card_that_can_come(rules: str) -> None:
    """Every outcome can be applied, and the odds add up to one."""
    state = State(rules)
    for _ in range(60):
        if state.to_move == CHANCE:
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == 1
            assert [outcome for outcome, _ in state.children()] == [card for card, _ in outcomes]
            assert all(card.is_chance and share > 0 for card, share in outcomes)
            state.apply(outcomes[len(outcomes) // 2][0])
        elif not state.is_over:
            state.apply(state.legal_actions()[0])


def test_chance_is_sampled_by_weight() -> None:
    """Five standard deviations are no accident."""
    state, random = State("solo"), Random(7)
    found = Counter(str(state.sample_chance(random)) for _ in range(7600))
    for card, share in state.odds().items():
        mean = float(7600 * share)
        assert abs(found[card] - mean) < 5 * mean**0.5, card


@pytest.mark.parametrize("rules", RULES)
def test_a_clone_goes_on_like_the_original(rules: str) -> None:
    state = State(rules, seed=4)
    for _ in range(5):
        state.apply(state.legal_actions()[0])
    twins = [
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        through_pickle(state),
    ]
    while not state.is_over:
        assert all(twin == state and twin.key() == state.key() for twin in twins)
        action = state.legal_actions()[-1]
        for one in (state, *twins):
            one.apply(action)
    assert {twin.result for twin in twins} == {state.result}


@pytest.mark.parametrize("seed", [-1, 1 << 62])
def test_a_seed_of_a_state_is_one_of_a_game(seed: int) -> None:
    state = State("solo", seed=1)
    ways: list[Callable[[], State]] = [
        lambda: State("solo", seed=seed),
        lambda: State.from_position(state.position, seed=seed),
        lambda: state.clone(seed=seed),
        lambda: state.determinized(seed),
    ]
    for way in ways:
        with pytest.raises(ConfigError, match=f"a seed is a number from 0 to .*, not {seed}"):
            way()
    with pytest.raises(TypeError, match="str"):
        State("solo", seed="7")  # type: ignore[arg-type]
    assert State("solo", seed=np.uint8(7)) == State("solo", seed=7)  # type: ignore[arg-type]


def test_equal_positions_are_equal_whatever_their_seeds() -> None:
    state = State("solo", seed=4)
    other, explicit = state.clone(seed=5), state.clone(seed=None)
    assert state == other == explicit
    for one in (state, other, explicit):
        one.apply("discard:Rs" if "Rs" in state.hand() else str(explicit.legal_actions()[0]))
    assert explicit.to_move == CHANCE
    assert state.to_move == other.to_move == 0
    assert State("solo", seed=4) != State("solo", seed=5)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_children_leave_their_parent_as_it_is() -> None:
    state = State.from_position("hand Rs Rm Bk Gs Tm; row Bs; stack act")
    before = state.key()
    assert [action for action, _ in state.children()] == state.legal_actions()
    assert state.child("play:Rm").row() == ("Bs", "Rm")
    assert state.key() == before


@pytest.mark.parametrize("rules", RULES)
def test_positions_are_read_again(rules: str) -> None:
    for state in states(rules, 2):
        again = State.from_position(state.position, rules)
        assert again.position == state.position
        assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("rules", RULES)
def test_as_one_seat_sees_it(rules: str) -> None:
    """It copies, pickles and plays on, with explicit chance or by a seed of its own."""
    for number, state in enumerate(states(rules, 6)):
        if number % 9 or state.is_over:
            continue
        seat = number % state.rules.seats
        seen = state.observe(seat)
        assert through_pickle(seen) == seen == seen.clone()
        world = seen.determinized(number)
        assert not any("??" in cards for cards in world.zones.values())
        if state.to_move == seat:
            assert world.observe(seat) == seen
            assert world.view(seat) == state.view(seat) == seen.view(seat)
        while not world.is_over:
            assert world.to_move >= 0
            world.apply(world.legal_actions()[0])
    with pytest.raises(ValueError, match="there is no seat 2"):
        State("duo").observe(2)
    with pytest.raises(ValueError, match="there is no seat -1"):
        State("duo").observe(SPECTATOR)


def test_what_one_seat_sees_no_other_seat_can_look_at() -> None:
    seen = State("duo", seed=5).observe(0)
    with pytest.raises(ValueError, match="as seat 0 sees it"):
        seen.view(1)


def test_what_lies_where() -> None:
    line = "hand Rs Rm Bk Gs Tm; row Bs* Bm* Bk* Rk; doors Bd; top Nm; stack act"
    state = State.from_position(line)
    assert (state.hand(), state.row()) == (("Rs", "Gs", "Rm", "Tm", "Bk"), ("Bs", "Bm", "Bk", "Rk"))
    assert state.marks["row"] == ("used", "used", "used", "")
    assert (state.doors(), state.door_count) == (("Bd",), 1)
    assert state.odds() == {"Nm": 1}
    with pytest.raises(ValueError, match="there is no seat 1"):
        state.hand(1)


def test_it_says_what_it_is() -> None:
    state = State("solo", seed=7)
    assert repr(state) == "<State solo: hand Rs Ts Tm Tm Rk; stack act>"
    assert str(state).splitlines() == [
        "solo, turn 1, 71 cards in the deck",
        "doors    0 of 8",
        "hand     Rs Ts Tm Tm Rk",
    ]
    assert repr(Ruleset("duo+towers")) == "<Ruleset duo+towers>"
