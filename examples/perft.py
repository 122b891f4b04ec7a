"""Perft: how many lines of play there are from a position, chance outcomes counted as choices.

python examples/perft.py [depth]
"""

from __future__ import annotations

import sys

from onirim import CHANCE, State

POSITION = "hand Rs Rm Bk Gs Tm; row Bs; stack act"


def perft(state: State, depth: int) -> int:
    """The number of lines of this length."""
    if depth == 0 or state.is_over:
        return 1
    total = 0
    if state.to_move == CHANCE:
        for card, _ in state.chance_outcomes():
            twin = state.clone()
            twin.apply_chance(card)
            total += perft(twin, depth - 1)
    else:
        for action in state.legal_actions():
            twin = state.clone()
            twin.apply(action)
            total += perft(twin, depth - 1)
    return total


def main(depth: int = 3) -> None:
    state = State.from_position(POSITION)
    for ply in range(depth + 1):
        print(ply, perft(state, ply))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
