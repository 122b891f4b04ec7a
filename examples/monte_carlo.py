"""A Monte-Carlo player: it plays every action out many times, and takes the best.

It thinks with `as_seen_by`, so that it knows no card that its seat has not seen.

python examples/monte_carlo.py [games] [playouts]
"""

from __future__ import annotations

import sys
from random import Random

from onirim import State, View, simulate


class MonteCarlo:
    """Random playouts by the number of Doors that they gain."""

    def __init__(self, seed: int = 0, playouts: int = 8) -> None:
        self.random = Random(seed)
        self.playouts = playouts

    def choose(self, view: View) -> str:
        state = State.of_view(view)
        actions = state.legal_actions()
        if len(actions) == 1:
            return state.action_code(actions[0])
        best = max(actions, key=lambda action: self.value(state, action))
        return state.action_code(best)

    def value(self, state: State, action: int) -> float:
        """The mean of some games that begin with this action."""
        total = 0.0
        for _ in range(self.playouts):
            game = state.clone(seed=self.random.getrandbits(60))
            game.apply(action)
            total += self.play_out(game)
        return total / self.playouts

    def play_out(self, game: State) -> float:
        """A random game: its Doors, and as many again if it is won."""
        while not game.is_over:
            actions = game.legal_actions()
            game.apply(actions[int(self.random.random() * len(actions))])
        doors = game.doors
        return 2.0 * doors if game.result == "won" else doors


def main(games: int = 20, playouts: int = 8) -> None:
    player = MonteCarlo(1, playouts)
    for rules in ("solo", "duo"):
        for who in ("random", player):
            report = simulate(rules, who, games=games)
            print(f"{rules:<5} {report['player']:<20} {report['mean_doors']:.2f} Doors")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
