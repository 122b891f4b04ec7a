"""Batch: many games in arrays of numpy that are written in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from onirim.engine.errors import IllegalAction
from onirim.engine.messages import Message, OnirimError
from onirim.envs.options import CLOSED, Reward, check_choice, check_least, known_rules, seed_number
from onirim.envs.partner import batch_partner
from onirim.envs.states import action_text, core_of, legal_codes, state_like
from onirim.game.expected import expect, expect_integer
from onirim.game.ruleset import Ruleset, tables_of
from onirim.game.state import State
from onirim.players.batch import GameBatch

Array = NDArray[Any]
ARRAYS: Final = (
    *("observations", "action_masks", "rewards", "terminals", "truncations", "seats", "actions"),
)
NO_NUMBER: Final = -2  # what a number that no action has becomes


class Batch:
    """Many games of one ruleset that take one action each in every step.

    A game that is over begins again in the same step. Each step overwrites the same arrays;
    `buffers` is a mapping of their names to arrays of yours.

    Examples:
        >>> from onirim.envs import Batch
        >>> batch = Batch("solo", games=4, seed=7)
        >>> batch.observations.shape, batch.action_masks.shape
        ((4, 299), (4, 78))
        >>> batch.step(batch.action_masks.argmax(axis=1))
        >>> batch.rewards
        array([0., 0., 0., 0.], dtype=float32)
    """

    observations: Array
    action_masks: Array
    rewards: Array
    terminals: Array
    truncations: Array
    seats: Array
    actions: Array

    def __init__(  # noqa: PLR0913
        self,
        rules: Ruleset | str = "solo",
        games: int = 1024,
        *,
        seed: int = 0,
        reward: Reward = "win",
        partner: str | None = None,
        observe: bool = True,
        append_mask: bool = False,
        buffers: Mapping[str, Array] | None = None,
    ) -> None:
        check_choice("reward", reward, "win", "doors")
        games = expect_integer(games, "games")
        check_least("games", games, 1)
        self.rules = known_rules(rules, 0 if partner is None else 2)
        self.games = games
        self._batch = GameBatch(tables_of(self.rules), games, batch_partner(partner, self.rules))
        self._batch.configure(bool(observe), bool(append_mask), reward == "doors")
        self._closed = False
        self._make_arrays({} if buffers is None else buffers, observe)
        self.reset(seed)

    # --- playing -----------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game in every row: the next of its stream, or with a seed the first.

        Row `i` plays the stream of the seed `seed + i`.
        """
        self._check_open()
        if seed is not None:
            first = seed_number(seed)
            seed_number(first + self.games - 1)
            for row in range(self.games):
                self._batch.set_stream(row, first + row)
        self._batch.reset()
        self.rewards[:] = 0
        self._write()

    def _reset_rows(self, rows: list[int], seeds: Mapping[int, int]) -> None:
        """Begin a new game in some rows, in these as the first of a stream."""
        for row, seed in seeds.items():
            self._batch.set_stream(row, seed)
        for row in rows:
            self._batch.reset_row(row)
            self.rewards[row] = 0
        self._write()

    def step(self, actions: Any = None) -> None:
        """Apply an action in every row; None: those of `actions`. An error changes no game."""
        self._check_open()
        given = self.actions if actions is None else np.asarray(actions)
        packed = self._packed(given)
        row = int(self._batch.first_illegal(packed))
        if row >= 0:
            raise self._illegal(row, int(given[row]))
        self._take(packed)

    def close(self) -> None:
        """Drop the games; every later call is an error."""
        self._closed = True

    # --- from inside a batch -----------------------------------------------------------------

    def state(self, row: int) -> State:
        """A copy of a game, which continues like the original."""
        self._check_open()
        return state_like(self._batch.states[self._row(row)])

    def set_state(self, row: int, state: State) -> None:
        """Continue a row as a copy of a state. Without a seed it keeps the chance of the row."""
        self._check_open()
        row = self._row(row)
        if not can_continue(state, self.rules):
            raise OnirimError(
                Message(
                    "terminal-environment-state",
                    "a state of '{rules}' in which a seat is to move is needed",
                    rules=str(self.rules),
                )
            )
        self._batch.set_state(row, core_of(state))
        self._write()

    def _row(self, row: int) -> int:
        number = expect_integer(row, "the number of a game")
        if not 0 <= number < self.games:
            raise IndexError(f"games are numbered from 0 to {self.games - 1}, not {number}")
        return number

    # --- arrays ------------------------------------------------------------------------------

    def _make_arrays(self, buffers: Mapping[str, Array], observe: bool) -> None:
        """Take the arrays of the caller, and make those that it did not bring."""
        games, actions = self.games, len(self.rules.actions)
        shapes: dict[str, tuple[type, tuple[int, ...]]] = {
            "observations": (np.uint8, (games, int(self._batch.width))),
            "action_masks": (np.int8, (games, actions)),
            "rewards": (np.float32, (games,)),
            "terminals": (np.bool_, (games,)),
            "truncations": (np.bool_, (games,)),
            "seats": (np.int8, (games,)),
            "actions": (np.int32, (games,)),
        }
        expect(buffers, Mapping, "a mapping of names to arrays")
        for name in buffers:
            check_choice("buffers", name, *shapes)
        for name, (dtype, shape) in shapes.items():
            array = buffers.get(name)
            if array is None:
                array = np.zeros(shape, dtype)
            check_buffer(name, array, np.dtype(dtype), shape)
            setattr(self, name, array)
        self.truncations[:] = False
        self._observe = observe

    def _packed(self, actions: Array) -> bytes:
        """Actions as bytes, four for each."""
        if actions.dtype.kind not in "iu" or actions.shape != (self.games,):
            raise TypeError(
                f"actions must be integers of shape ({self.games},), "
                f"not {actions.dtype} {actions.shape}"
            )
        if actions.dtype != np.int32:
            possible = (actions >= 0) & (actions < len(self.rules.actions))
            actions = np.where(possible, actions, 0).astype(np.int32)
            actions[~possible] = NO_NUMBER
        return actions.astype("<i4", copy=False).tobytes()

    def _take(self, packed: bytes) -> None:
        """Step, and write what came of it."""
        batch = self._batch
        batch.step(packed)
        np.divide(np.asarray(batch.rewards), batch.reward_unit, out=self.rewards, casting="unsafe")
        self._write()

    def _write(self) -> None:
        """Copy the rows into the arrays."""
        batch = self._batch
        if self._observe:
            self.observations[:] = rows_of(batch.observations, self.games)
        self.action_masks[:] = rows_of(batch.masks, self.games)
        self.terminals[:] = np.asarray(batch.terminals, np.uint8)
        self.seats[:] = np.asarray(batch.seats, np.uint8)

    # --- errors ------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError(CLOSED)

    def _illegal(self, row: int, number: int) -> IllegalAction:
        action = action_text(self.rules, number)
        legal = legal_codes(self._batch.states[row])
        return IllegalAction(
            Message(
                "terminal-environment-illegal",
                "game {row}: '{text}' is not possible here; possible: {possible}",
                row=str(row),
                text=action,
                possible=", ".join(legal),
            ),
            action,
            legal,
        )


def can_continue(state: object, rules: Ruleset) -> bool:
    """Is it a state of these rules in which a seat is to move?"""
    return isinstance(state, State) and state.rules == rules and state.to_move >= 0


def check_buffer(name: str, array: Any, dtype: np.dtype[Any], shape: tuple[int, ...]) -> None:
    """Raise an error if an array of the caller can't be written as ours is."""
    if not isinstance(array, np.ndarray):
        raise TypeError(f"the buffer {name} must be an array, not {type(array).__name__}")
    if array.dtype != dtype or array.shape != shape:
        raise TypeError(
            f"the buffer {name} must be {dtype} {shape}, not {array.dtype} {array.shape}"
        )
    if not array.flags.writeable:
        raise TypeError(f"the buffer {name} can't be written")


def rows_of(packed: Any, games: int) -> Array:
    """Packed rows as an array; nothing is copied where the engine is compiled."""
    return np.asarray(packed, np.uint8).reshape(games, -1)
