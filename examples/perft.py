"""Perft: how many lines of play there are from a position, chance outcomes counted as choices.

python examples/perft.py [depth]
"""

from __future__ import annotations

import sys

from onirim import State

POSITION = "hand Rs Rm Bk Gs Tm; row Bs; stack act"


def perft(state: State, depth: int) -> int:
    """Count the lines of this length."""
    if depth == 0 or state.is_over:
        return 1
    return sum(perft(child, depth - 1) for _, child in state.children())


def main(depth: int = 3) -> None:
    state = State.from_position(POSITION)
    for ply in range(depth + 1):
        print(ply, perft(state, ply))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
