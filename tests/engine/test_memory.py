"""Cards that are sorted in and lifted: the words for a processor and those for the interpreter."""

from __future__ import annotations

from itertools import permutations

import pytest

from onirim.engine import memory
from onirim.engine.memory import FIRST_SEAT, SORTED, Memory

HAND = FIRST_SEAT | SORTED
CARDS = [(3, 0), (3, 2), (1, 1), (7, 0), (3, 0)]  # kind and marks


def hand_of(cards: tuple[tuple[int, int], ...]) -> Memory:
    game = Memory(memory.FIRST_FREE)
    for card, marks in cards:
        game.place(card, HAND, marks)
    return game


@pytest.mark.parametrize("compiled", [False, True])
def test_a_hand_is_sorted_however_it_was_drawn(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr(memory, "COMPILED", compiled)
    for order in permutations(CARDS):
        assert hand_of(order).cells(HAND) == sorted(CARDS)


def test_the_last_of_equal_cards_is_lifted_and_those_behind_it_close_up() -> None:
    game = hand_of(tuple(CARDS))
    game.lift(3, HAND)
    assert game.cells(HAND) == [(1, 1), (3, 0), (3, 0), (7, 0)]
    assert game.size(HAND) == len(CARDS) - 1


def test_a_zone_holds_a_kind_wherever_it_lies() -> None:
    game = hand_of(tuple(CARDS))
    assert [kind for kind in range(9) if game.holds(HAND, 1 << kind)] == [1, 3, 7]
    assert not game.holds(HAND, 1 << 2 | 1 << 8)
