"""A state as a row of numbers, and back: what pickles and comparisons are made of."""

from __future__ import annotations

from typing import Final

from onirim.engine.memory import ACTIVE
from onirim.engine.state import NOT_LISTED, State

HEADER: Final = 11  # numbers before those of the cards that chance has named


def position_numbers(state: State) -> list[int]:
    """All that decides how the game can go on."""
    header = [
        int(state.status),
        int(state.chance_bag),
        int(state.from_bottom),
        int(state.in_place),
        int(state.outcome),
        int(state.veil),
        int(state.viewer) if state.veil != 0 else 0,
        int(state.awaited) if state.veil != 0 else 0,
        int(state.lifting),
        int(state.naming_identity),
        len(state.named),
    ]
    return [*header, *state.named, *[int(cell) for cell in state.mem]]


def counted_numbers(state: State) -> list[int]:
    """What was counted on the way."""
    return [int(state.decisions), int(state.turns), int(state.shuffles)]


def restore_numbers(state: State, position: list[int], counted: list[int]) -> None:
    """Be a state of the same ruleset again that was written down as these numbers."""
    state.status = position[0]
    state.chance_bag = position[1]
    state.from_bottom = position[2] == 1
    state.in_place = position[3] == 1
    state.outcome = position[4]
    state.veil = position[5]
    state.viewer = position[6]
    state.awaited = position[7]
    state.lifting = position[8] == 1
    state.naming_identity = position[9] == 1
    state.named = position[HEADER : HEADER + position[10]]
    for i, cell in enumerate(position[HEADER + position[10] :]):
        state.mem[i] = cell
    state.decisions = counted[0]
    state.turns = counted[1]
    state.shuffles = counted[2]
    state.n_choices = NOT_LISTED
    state.take_seat(state.mem[ACTIVE])
