"""A state as a row of numbers, and back: what pickles and comparisons are made of."""

from __future__ import annotations

from array import array
from typing import Any, Final

from onirim.engine.hidden import HiddenCards
from onirim.engine.memory import ACTIVE
from onirim.engine.state import NOT_LISTED, State

HEADER: Final = 6  # numbers before those of the cards that a viewer has not seen


def position_numbers(state: State) -> list[int]:
    """All that decides how the game can go on."""
    return [*header_numbers(state), *[int(cell) for cell in state.mem]]


def position_bytes(state: State) -> bytes:
    """The same as bytes, without making an object of each cell where cells are packed."""
    mem: Any = state.mem
    cells = array("q", mem).tobytes() if isinstance(mem, list) else memoryview(mem).tobytes()
    return array("q", header_numbers(state)).tobytes() + cells


def header_numbers(state: State) -> list[int]:
    """The part of them that isn't in the memory."""
    hidden = [] if state.hidden is None else state.hidden.numbers()
    return [
        int(state.status),
        int(state.chance_bag),
        int(state.from_bottom),
        int(state.in_place),
        int(state.outcome),
        len(hidden),
        *hidden,
    ]


def hidden_numbers(position: list[int]) -> list[int]:
    """Those of the cards that a viewer has not seen; none if all is as it is."""
    return position[HEADER : HEADER + position[HEADER - 1]]


def counted_numbers(state: State) -> list[int]:
    """What was counted on the way."""
    return [int(state.decisions), int(state.turns), int(state.shuffles)]


def restore_numbers(
    state: State, position: list[int], counted: list[int], hidden: HiddenCards | None
) -> None:
    """Be a state of the same ruleset again that was written down as these numbers."""
    state.status = position[0]
    state.chance_bag = position[1]
    state.from_bottom = position[2] == 1
    state.in_place = position[3] == 1
    state.outcome = position[4]
    state.hidden = hidden
    for i, cell in enumerate(position[HEADER + position[HEADER - 1] :]):
        state.mem[i] = cell
    state.decisions = counted[0]
    state.turns = counted[1]
    state.shuffles = counted[2]
    state.n_choices = NOT_LISTED
    state.take_seat(state.mem[ACTIVE])
