"""Batch: many games in arrays that are written in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from onirim.engine.errors import IllegalAction
from onirim.engine.messages import OnirimError
from onirim.envs import Batch
from onirim.envs.states import core_of
from onirim.game.state import State
from onirim.players.batch import game_seed
from onirim.rules.observation import action_mask, observation

PLAYED = ("solo", "solo+towers", "duo", "duo:open+glyphs+premonitions+oniverse")
ARRAYS = ("observations", "action_masks", "rewards", "terminals", "truncations", "seats")


def first_legal(batch: Batch) -> Any:
    return batch.action_masks.argmax(axis=1)


def any_legal(batch: Batch, row_luck: list[np.random.Generator]) -> Any:
    """A random legal action of each row, by a generator of its own."""
    masks = batch.action_masks
    return np.array([
        luck.choice(np.flatnonzero(mask)) for luck, mask in zip(row_luck, masks, strict=True)
    ])  # fmt: skip


def contents(batch: Batch) -> dict[str, Any]:
    return {name: getattr(batch, name).copy() for name in ARRAYS}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all((one[name] == other[name]).all() for name in one)


@pytest.mark.parametrize("text", PLAYED)
def test_a_row_plays_the_games_of_its_stream(text: str) -> None:
    """Game by game like a State with the same seed, which gets the same actions."""
    batch = Batch(text, games=3, seed=40, append_mask=True)
    number = [0, 0, 0]
    states = [State(text, seed=game_seed(40 + row, 0)) for row in range(3)]
    luck = [np.random.default_rng(row) for row in range(3)]
    ended = 0
    while ended < 5:
        actions = any_legal(batch, luck)
        batch.step(actions.astype(np.int32))
        for row in range(3):
            states[row].apply(int(actions[row]))
            won = states[row].result == "won"
            assert batch.terminals[row] == states[row].is_over
            assert batch.rewards[row] == (1.0 if won else 0.0)
            if states[row].is_over:
                ended += 1
                number[row] += 1
                states[row] = State(text, seed=game_seed(40 + row, number[row]))
            core = core_of(states[row])
            seen, mask = observation(core, core.active), action_mask(core)
            assert batch.observations[row].tobytes() == seen + mask
            assert batch.action_masks[row].tobytes() == mask
            assert batch.seats[row] == core.active
            assert batch.state(row) == states[row]
    assert not batch.truncations.any()


@pytest.mark.parametrize("partner", [None, "random", "heuristic", "mind"])
def test_any_number_of_games_plays_the_same(partner: str | None) -> None:
    """A row does not know its neighbours."""
    text = "duo" if partner else "solo+glyphs"
    alone = Batch(text, games=1, seed=5, partner=partner)
    among = Batch(text, games=6, seed=2, partner=partner)
    for _ in range(60):
        assert (alone.observations[0] == among.observations[3]).all()
        assert partner is None or not among.seats.any()
        alone.step(first_legal(alone))
        among.step(first_legal(among))
        assert alone.terminals[0] == among.terminals[3]


def test_doors_pay_and_the_end_takes_them_back() -> None:
    """Potential-based: over a whole game the rewards are those of a win."""
    batch = Batch("solo", games=8, reward="doors", seed=1)
    luck = [np.random.default_rng(row) for row in range(8)]
    sums = np.zeros(8)
    paid = ended = 0
    while ended < 20:
        batch.step(any_legal(batch, luck))
        sums += batch.rewards
        paid += int((batch.rewards == np.float32(1 / 8)).sum())
        ended += int(batch.terminals.sum())
        assert np.allclose(sums[batch.terminals], 0)  # none of these is won
        sums[batch.terminals] = 0
    assert paid > 5


def test_reset_goes_on_with_the_stream_or_begins_it() -> None:
    batch = Batch("solo", games=2, seed=7)
    first = contents(batch)
    batch.reset()
    second = contents(batch)
    assert not same(first, second)
    batch.reset(seed=7)
    assert same(contents(batch), first)
    assert batch.state(1) == State("solo", seed=8)


# --- arrays -----------------------------------------------------------------------------------


def test_arrays_are_written_in_place() -> None:
    batch = Batch("duo", games=4)
    arrays = [getattr(batch, name) for name in ARRAYS]
    batch.actions[:] = first_legal(batch)
    batch.step()
    assert all(array is getattr(batch, name) for name, array in zip(ARRAYS, arrays, strict=True))
    kinds = {name: str(getattr(batch, name).dtype) for name in (*ARRAYS, "actions")}
    assert kinds == {
        "observations": "uint8", "action_masks": "int8", "rewards": "float32",
        "terminals": "bool", "truncations": "bool", "seats": "int8", "actions": "int32",
    }  # fmt: skip


def test_buffers_of_the_caller_are_written() -> None:
    """A part of a larger array will do."""
    large = np.full((4, 3, 78), 9, np.int8)
    batch = Batch("solo", games=4, buffers={"action_masks": large[:, 1]}, observe=False)
    assert (
        large[:, 1].sum(axis=1) == [len(batch.state(row).legal_actions()) for row in range(4)]
    ).all()
    assert (large[:, 0] == 9).all()
    assert batch.observations.shape == (4, 0)


@pytest.mark.parametrize(
    ("buffers", "message"),
    [
        (
            {"rewards": np.zeros(4)},
            r"the buffer rewards must be float32 \(4,\), not float64 \(4,\)",
        ),
        ({"seats": np.zeros(3, np.int8)}, r"the buffer seats must be int8 \(4,\), not int8 \(3,\)"),
        ({"seats": [0] * 4}, "the buffer seats must be an array, not list"),
        (
            {"terminals": np.frombuffer(b"\0" * 4, np.bool_)},
            "the buffer terminals can't be written",
        ),
    ],
)
def test_a_buffer_that_does_not_fit(buffers: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        Batch("solo", games=4, buffers=buffers)


# --- from inside ------------------------------------------------------------------------------


def test_a_state_goes_on_like_its_row() -> None:
    batch = Batch("solo+glyphs", games=3, seed=9)
    state = batch.state(2)
    for _ in range(20):
        action = int(first_legal(batch)[2])
        batch.step(first_legal(batch))
        state.apply(action)
    assert batch.state(2) == state


def test_a_row_goes_on_as_a_state() -> None:
    """It is copied: the original and the row part."""
    batch = Batch("solo", games=2, seed=1)
    state = State("solo", seed=50)
    state.apply(state.legal_actions()[0])
    batch.set_state(1, state)
    assert batch.state(1) == state
    twin = Batch("solo", games=2, seed=1)
    twin.set_state(1, batch.state(1))
    for _ in range(30):
        assert same(contents(batch), contents(twin))
        batch.step(first_legal(batch))
        twin.step(first_legal(twin))
    batch.set_state(0, State.from_position("hand Rs Rm Rk Bs Gs; doors Rd; stack act"))
    assert batch.action_masks[0].sum() == 10


def test_states_that_cannot_be_set() -> None:
    batch = Batch("solo", games=2)
    before = contents(batch)
    wrong: list[Any] = [State("solo+glyphs", seed=1), State("solo"), finished(), "solo"]
    for state in wrong:
        with pytest.raises(ValueError, match="in which a seat is to move"):
            batch.set_state(0, state)
    with pytest.raises(IndexError, match="from 0 to 1, not 2"):
        batch.state(2)
    assert same(contents(batch), before)


def finished() -> State:
    state = State("solo", seed=3)
    while not state.is_over:
        state.apply(state.legal_actions()[0])
    return state


# --- errors change nothing --------------------------------------------------------------------


def test_one_illegal_action_stops_all() -> None:
    batch = Batch("solo", games=3, seed=1)
    before = contents(batch)
    actions = first_legal(batch)
    actions[1] = int(np.flatnonzero(batch.action_masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match=r"game 1: '.*' is not possible here; possible: play:"):
        batch.step(actions)
    assert same(contents(batch), before)
    batch.step(first_legal(batch))


@pytest.mark.parametrize(
    "number", [-1, -2, 78, 1 << 40, np.uint8(255), np.int8(-128), np.uint64(1 << 63)]
)
def test_numbers_of_no_action(number: Any) -> None:
    """Whatever array they are in."""
    batch = Batch("solo", games=2)
    before = contents(batch)
    with pytest.raises(IllegalAction, match=f"game 0: '{number}' is not possible here"):
        batch.step(np.array([number, number]))
    assert same(contents(batch), before)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        (np.zeros(4), r"actions must be integers of shape \(4,\), not float64 \(4,\)"),
        (np.zeros(4, bool), r"not bool \(4,\)"),
        (np.zeros(5, int), r"not int64 \(5,\)"),
        ([[0, 0, 0, 0]], r"not int64 \(1, 4\)"),
        (["play:Rs"] * 4, r"actions must be integers"),
    ],
)
def test_actions_of_another_kind(actions: Any, message: str) -> None:
    batch = Batch("solo", games=4)
    before = contents(batch)
    with pytest.raises(TypeError, match=message):
        batch.step(actions)
    assert same(contents(batch), before)


def test_a_closed_batch() -> None:
    batch = Batch("solo", games=2)
    batch.close()
    calls: list[Callable[[], object]] = [batch.reset, batch.step, lambda: batch.state(0)]
    for call in calls:
        with pytest.raises(RuntimeError, match="the environment is closed"):
            call()


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"rules": "solo+tower"}, "tower"),
        ({"reward": "gold"}, "reward must be one of 'win', 'doors', not 'gold'"),
        ({"partner": "mind"}, "with 2 seat.s.; 'solo' has 1"),
        ({"rules": "duo", "partner": "god"}, "god"),
        ({"rules": "duo", "partner": len}, "the partner of many games is one of random, "),
        ({"seed": -1}, "a seed is a number from 0 to"),
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"buffers": {"obs": np.zeros(1)}}, "buffers must be one of 'observations', "),
    ],
)
def test_keywords_that_are_wrong(keywords: dict[str, Any], message: str) -> None:
    with pytest.raises((OnirimError, ValueError), match=message):
        Batch(**{"rules": "solo", "games": 4, **keywords})


SAME_GAMES = """
import hashlib
from onirim.envs import Batch
batch = Batch("duo+towers", games=16, seed=3, append_mask=True, partner="random", reward="doors")
digest = hashlib.sha256()
for _ in range(200):
    batch.step(batch.action_masks.argmax(axis=1))
    digest.update(batch.observations.tobytes() + batch.rewards.tobytes())
print(digest.hexdigest())
"""


@pytest.mark.compiled
def test_compiled_or_interpreted(run_compiled: Callable[..., str], capsys: Any) -> None:
    """The same bytes either way."""
    exec(SAME_GAMES, {})  # noqa: S102
    assert capsys.readouterr().out == run_compiled(SAME_GAMES)
