"""Perft: the number of ways in which a position can go on, to a given depth.

A way is a sequence of branches: an action of a seat, or a card that chance tells, by its kind.
Chess engines have shown how few mistakes in a rule leave such a number unchanged.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from onirim.engine.hooks import WAIT
from onirim.engine.memory import GOING_ON, RESULT, WON
from onirim.engine.table import Table


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


def perft(table: Table, depth: int, known: Known | None = None) -> Ways:
    """Count; `known` remembers equal positions, which go on in equally many ways."""
    if depth == 0:
        return here(table)
    key = (depth, memory_bytes(table)) if known is not None else None
    if known is not None and key in known:
        return known[key]
    ways = Ways()
    for branch in branches(table):
        ways = ways.plus(perft(branch, depth - 1, known))
    if known is not None and key is not None:
        known[key] = ways
    return ways


def branches(table: Table) -> list[Table]:
    """Every table that one decision of a seat or of chance leads to."""
    if table.mem[RESULT] != GOING_ON:
        return []
    if table.asked == WAIT:
        kinds = range(int(table.rules.n_kinds))
        return [told(table, k) for k in kinds if table.count(table.waits, k) > 0]
    return [applied(table, action) for action in table.legal()]


def told(table: Table, card: int) -> Table:
    twin = table.copy()
    twin.tell(card)
    return twin


def applied(table: Table, action: int) -> Table:
    twin = table.copy()
    twin.apply(action)
    return twin


def here(table: Table) -> Ways:
    if table.mem[RESULT] != GOING_ON:
        won = table.mem[RESULT] == WON
        return Ways(won=1) if won else Ways(lost=1)
    return Ways(chance=1) if table.asked == WAIT else Ways(seat=1)


def memory_bytes(table: Table) -> bytes:
    return array("q", [int(cell) for cell in table.mem]).tobytes()
