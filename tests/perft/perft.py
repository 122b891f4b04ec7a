"""Perft: the number of ways in which a position can go on, to a given depth.

A way is a sequence of branches: an action of a seat, or a card that chance tells, by its kind.
Chess engines have shown how few mistakes in a rule leave such a number unchanged.
"""

from __future__ import annotations

from typing import NamedTuple

from onirim.engine.hooks import WAIT
from onirim.engine.state import State
from tests.helpers.invariants import cells


class Ways(NamedTuple):
    """How many sequences there are of one length, and what comes at their end."""

    seat: int = 0  # somebody decides
    chance: int = 0  # a card is waited for
    won: int = 0
    lost: int = 0

    @property
    def all(self) -> int:
        return sum(self)

    def plus(self, other: Ways) -> Ways:
        return Ways(*(a + b for a, b in zip(self, other, strict=True)))


Known = dict[tuple[int, bytes], Ways]


def perft(state: State, depth: int, known: Known | None = None) -> Ways:
    """Count; `known` remembers equal positions, which go on in equally many ways."""
    if depth == 0:
        return here(state)
    key = (depth, cells(state)) if known is not None else None
    if known is not None and key in known:
        return known[key]
    ways = Ways()
    for branch in branches(state):
        ways = ways.plus(perft(branch, depth - 1, known))
    if known is not None and key is not None:
        known[key] = ways
    return ways


def branches(state: State) -> list[State]:
    """Every table that one decision of a seat or of chance leads to."""
    if state.result:
        return []
    if state.status == WAIT:
        kinds = range(int(state.rules.n_kinds))
        return [told(state, k) for k in kinds if state.count(state.chance_bag, k) > 0]
    return [applied(state, action) for action in state.legal()]


def told(state: State, card: int) -> State:
    twin = state.copy()
    twin.apply_chance(card)
    return twin


def applied(state: State, action: int) -> State:
    twin = state.copy()
    twin.apply(action)
    return twin


def here(state: State) -> Ways:
    if state.result:
        return Ways(won=1) if state.result == "won" else Ways(lost=1)
    return Ways(chance=1) if state.status == WAIT else Ways(seat=1)
