"""Expectimax in ten lines: exact chance, and the best that a player can make of it.

python examples/search/expectimax.py [depth]
"""

from __future__ import annotations

import sys
from fractions import Fraction

from onirim import CHANCE, Action, State


def expectimax(state: State, depth: int) -> Fraction:
    """The share of Doors to expect after so many decisions and cards, exactly."""
    if state.is_over or depth == 0:
        return Fraction(state.door_count, 8)
    if state.to_move == CHANCE:
        outcomes = state.chance_outcomes()
        return sum((p * expectimax(state.child(o), depth - 1) for o, p in outcomes), Fraction())
    return max(expectimax(state.child(action), depth - 1) for action in state.legal_actions())


def ranked(state: State, depth: int) -> list[tuple[Fraction, Action]]:
    """Every action with its value, the best first."""
    values = [(expectimax(state.child(a), depth - 1), a) for a in state.legal_actions()]
    return sorted(values, key=lambda pair: -pair[0])


def main(depth: int = 3) -> None:
    """A red sun and a red moon lie open: one more red card, and a Door is gained."""
    state = State.from_position("hand Rs Rk Bs Gs Tm; row Rs Rm; stack act")
    for value, action in ranked(state, depth):
        print(f"{action!s:<12} {float(value):.4f}  = {value}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
