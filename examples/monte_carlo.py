"""A Monte-Carlo player: it plays every action out many times, and takes the best.

It thinks with the state that its seat observes, so that it knows no card that its seat hasn't seen.

python examples/monte_carlo.py [games] [rollouts]
"""

from __future__ import annotations

import sys
from random import Random

from onirim import Action, State, View, simulate


class MonteCarlo:
    """Random rollouts by the number of Doors that they gain."""

    def __init__(self, seed: int = 0, rollouts: int = 8) -> None:
        self.random = Random(seed)
        self.rollouts = rollouts

    def choose(self, view: View) -> Action:
        state = view.state()
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return max(actions, key=lambda action: self.value(state, action))

    def value(self, state: State, action: Action) -> float:
        """The mean of some games that begin with this action."""
        total = 0.0
        for _ in range(self.rollouts):
            game = state.determinized(seed=self.random.getrandbits(60))
            game.apply(action)
            total += self.rollout(game)
        return total / self.rollouts

    def rollout(self, game: State) -> float:
        """A random game: its Doors, and as many again if it is won."""
        while not game.is_over:
            actions = game.legal_actions()
            game.apply(actions[int(self.random.random() * len(actions))])
        doors = game.door_count
        return 2.0 * doors if game.result == "won" else doors


def main(games: int = 20, rollouts: int = 8) -> None:
    player = MonteCarlo(1, rollouts)
    for rules in ("solo", "duo"):
        for who in ("random", player):
            report = simulate(rules, who, games=games)
            print(f"{rules:<5} {report.players[0]:<20} {report.mean_doors:.2f} Doors")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
