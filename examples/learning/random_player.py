"""A random player in an environment of Gymnasium, and in a thousand of them.

python examples/learning/random_player.py [rules]
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np

import onirim.envs  # registers the environments


def main(rules: str = "solo", games: int = 1024, steps: int = 200) -> float:
    env = gymnasium.make("onirim/Solo-v0", rules=rules)
    _, info = env.reset(seed=7)
    reward, over = 0.0, False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        _, reward, over, _, info = env.step(action)
    print("won" if reward else "lost")

    batch, luck = onirim.envs.Batch(rules, games=games, seed=7), np.random.default_rng(7)
    wins = ended = 0
    for _ in range(steps):
        batch.step((luck.random(batch.action_masks.shape) * batch.action_masks).argmax(axis=1))
        wins += int(batch.rewards.sum())
        ended += int(batch.terminals.sum())
    print(f"{wins} of {ended} games won")
    return wins / ended


if __name__ == "__main__":
    main(*sys.argv[1:2])
