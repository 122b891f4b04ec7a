"""Linear TD: forty lines that learn what a position is worth, and play by it.

python examples/learning/linear_td.py [games] [rules]
"""

from __future__ import annotations

import sys

import numpy as np

from onirim.envs import Batch

GAMES, RATE, EXPLORED = 64, 0.004, 0.05


def main(games: int = 2_000, rules: str = "solo") -> float:
    """Sarsa with a weight for each pair of name and action; prints and returns mean Doors."""
    batch, luck = Batch(rules, games=GAMES, reward="doors"), np.random.default_rng(1)
    weights = np.zeros((batch.observations.shape[1], batch.action_masks.shape[1]))
    rows, doors = np.arange(GAMES), list[float]()
    seen, actions, values = None, None, None
    while len(doors) < games:
        now = np.minimum(batch.observations, 4) * 0.25
        guesses = np.where(batch.action_masks != 0, now @ weights, -np.inf)
        explores = luck.random(GAMES) < EXPLORED
        guesses[explores] += luck.normal(size=(explores.sum(), guesses.shape[1]))
        chosen = guesses.argmax(axis=1)
        worth = (now @ weights)[rows, chosen]
        if seen is not None:
            over = batch.terminals
            paid = np.where(over, batch.rewards > 0, batch.rewards)  # Doors count if it is lost
            errors = paid + 0.98 * np.where(over, 0, worth) - values
            np.add.at(weights.T, actions, RATE * errors[:, None] * seen)
            last = batch.rewards[over]  # it takes the Doors back, or pays a win
            doors += np.where(last > 0, 8, -8 * last).tolist()
        seen, actions, values = now, chosen, worth
        batch.step(chosen)
    print(f"{np.mean(doors[-500:]):.2f} Doors in the last 500 games")
    return float(np.mean(doors[-500:]))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]), *sys.argv[2:3])
