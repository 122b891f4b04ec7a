"""Pickles and copies of what is compiled: a ruleset by its name, a state as a row of numbers.

They are for other processes of the same version. What must last is a record or a position.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.snapshot import (
    counted_numbers,
    hidden_numbers,
    position_numbers,
    restore_numbers,
)
from onirim.engine.state import State
from onirim.knowledge.hidden_chance import restored_hidden_chance
from onirim.rules.catalogue import ruleset

__all__ = ["restored_engine_state"]


def reduce_ruleset(rules: Ruleset) -> tuple[Callable[[str], Ruleset], tuple[str]]:
    return ruleset, (rules.text,)


def reduce_rng(rng: Rng) -> tuple[Callable[[int], Rng], tuple[int]]:
    return rng_at, (int(rng.state),)


def reduce_state(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    numbers = (position_numbers(state), counted_numbers(state))
    return restored_engine_state, (state.rules.text, *numbers, state.chance)


def rng_at(state: int) -> Rng:
    rng = Rng(0)
    rng.state = state
    return rng


def restored_engine_state(
    rules: str, position: list[int], counted: list[int], chance: Rng | None
) -> State:
    """A state from its pickle; what it has written into its journal stays behind."""
    state = State(ruleset(rules), chance)
    hidden = hidden_numbers(position)
    restore_numbers(state, position, counted, restored_hidden_chance(hidden) if hidden else None)
    return state


copyreg.pickle(Ruleset, reduce_ruleset)
copyreg.pickle(Rng, reduce_rng)
copyreg.pickle(State, reduce_state)
