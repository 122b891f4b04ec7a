"""The end of a labyrinth row as players and views look at it."""

from __future__ import annotations

from onirim.engine.card_sets import ALL_COLOURS, USED_MARK, has
from onirim.engine.native import i64
from onirim.engine.state import State


def open_series(state: State, row: i64, colours: i64) -> i64:
    """How many cards at the end of the row a card of these colours would join: 0, 1 or 2."""
    mem = state.mem
    end = row + mem[row]
    n: i64 = 0
    while n < 2 and end > row and mem[end] & USED_MARK == 0:
        colours &= state.rules.colours[mem[end] >> 2]
        if colours == 0:
            break
        n += 1
        end -= 1
    return n


def series_length(state: State, row: i64) -> i64:
    """How many cards at the end of the row wait for the rest of their trio: 0, 1 or 2."""
    rules = state.rules
    if len(rules.on_trio) == 0:
        return open_series(state, row, ALL_COLOURS)
    longest: i64 = 0
    k: i64
    for k in range(rules.n_kinds):
        if has(rules.playable, k):
            longest = max(longest, goes_on_with(state, row, k))
    return longest


def goes_on_with(state: State, row: i64, card: i64) -> i64:
    """How many cards at the end of the row this card would make a series with if played."""
    n = open_series(state, row, state.rules.colours[card])
    if len(state.rules.on_trio) == 0 or n == 0:
        return n
    last = state.last(row)
    if n == 2 and makes_trio(state, state.at(row, state.size(row) - 1), last, card):
        return 2
    return 1 if can_become_trio(state, last, card) else 0


def series_if_played(state: State, card: str, seat: int) -> int:
    """How many cards of a seat's row a card would make a series with, for those who use codes."""
    rules = state.rules
    return int(goes_on_with(state, rules.rows[seat], rules.kind(card)))


def can_become_trio(state: State, a: i64, b: i64) -> bool:
    rules = state.rules
    common = rules.colours[a] & rules.colours[b]
    k: i64
    for k in range(rules.n_kinds):
        if has(rules.playable, k) and rules.colours[k] & common != 0 and makes_trio(state, a, b, k):
            return True
    return False


def makes_trio(state: State, a: i64, b: i64, c: i64) -> bool:
    """Do the modules let three cards of one colour be a trio?"""
    for m in state.rules.on_trio:
        if not m.trio(state, a, b, c):
            return False
    return True
