"""Masked PPO in numpy: a small net learns to play by itself, many games at once.

python examples/learning/ppo.py [seconds] [rules] [seed]

It prints the mean Doors and the share of wins of the games that it played while it learned. The
environment takes the reward for Doors back at the end of a game. The learner keeps it, so that a
game with many Doors is worth something even if it is lost.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from onirim.envs import Batch

Array = NDArray[np.float32]

GAMES, STEPS, EPOCHS, PART = 256, 32, 4, 1024
CLIP, ENTROPY, LAMBDA, DISCOUNT = 0.2, 0.01, 0.95, 0.999
RATES = (1e-3, 1e-4)  # at the beginning and at the end
HIDDEN = 256
IMPOSSIBLE = np.float32(-1e9)
LOGARITHMS = np.log1p(np.arange(256)).astype(np.float32)  # of counts: the deck has many cards


class Net:
    """One hidden layer, with logits of all actions and a value behind it."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]
        scales = [(2 / 40) ** 0.5, 0, 0.1 * HIDDEN**-0.5, 0]  # about 40 inputs are not zero
        self.weights: list[Array] = [
            (scale * luck.standard_normal(shape)).astype(np.float32)
            for scale, shape in zip(scales, shapes, strict=True)
        ]
        self.moments = [[np.zeros_like(w), np.zeros_like(w)] for w in self.weights]
        self.updates = 0

    def read(self, seen: Array, masks: Any) -> tuple[Array, Array, Array]:
        """Hidden activations, log-probabilities of legal actions, values."""
        first, bias, last, biases = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        out = hidden @ last + biases
        logits = np.where(masks != 0, out[:, :-1], IMPOSSIBLE)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, out[:, -1]

    def learn(self, seen: Array, hidden: Array, slopes: Array, rate: float) -> None:
        """Adam, from the slopes of the loss by logits and value."""
        back = slopes @ self.weights[2].T * (hidden > 0)
        gradients = [seen.T @ back, back.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0)]
        size = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        self.updates += 1
        rate *= np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for i, gradient in enumerate(gradients):
            slope, (mean, square) = gradient / max(1.0, size / 0.5), self.moments[i]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.weights[i] -= np.float32(rate) * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Played:
    """What was seen and done, step by step."""

    seen: Array
    masks: Any
    actions: Any
    chances: Array
    values: Array
    rewards: Array
    over: Any
    last: Array  # values after the last step


class Learner:
    """Plays with a net, and teaches it."""

    def __init__(self, rules: str = "solo", seed: int = 0) -> None:
        self.batch = Batch(rules, games=GAMES, seed=seed, reward="doors")
        self.luck = np.random.default_rng(seed)
        self.net = Net(self.batch.observations.shape[1], self.batch.action_masks.shape[1], seed)
        self.doors: list[float] = []  # of every game
        self.wins: list[bool] = []

    def train(self, seconds: float, report: float = 0) -> None:
        """Learn for so many CPU seconds, and report now and then."""
        begun, told = process_time(), 0.0
        while (spent := process_time() - begun) < seconds:
            share = spent / seconds
            self.teach(self.play(), RATES[0] + share * (RATES[1] - RATES[0]))
            if report and spent - told >= report:
                told = spent
                doors, wins = np.mean(self.doors[-2000:]), np.mean(self.wins[-2000:])
                print(f"{spent:6.0f} s {len(self.doors):8} games {doors:6.2f} Doors {wins:6.1%}")

    def play(self) -> Played:
        """Some steps of every game."""
        batch, rows = self.batch, []
        for _ in range(STEPS):
            seen, masks = inputs(batch), batch.action_masks.copy()
            _, logits, values = self.net.read(seen, masks)
            actions = (logits + self.luck.gumbel(size=logits.shape)).argmax(axis=1)
            chances = logits[np.arange(GAMES), actions]
            batch.step(actions)
            rewards, over = batch.rewards.copy(), batch.terminals.copy()
            rewards[over] = self.count(rewards[over])
            rows.append((seen, masks, actions, chances, values, rewards, over))
        columns = [np.array(column) for column in zip(*rows, strict=True)]
        return Played(*columns, self.net.read(inputs(batch), batch.action_masks)[2])

    def count(self, last: Array) -> Any:
        """Count the games that are over: the last reward takes their Doors back, or pays a win."""
        won = last > 0
        self.wins += won.tolist()
        self.doors += np.where(won, 8, -8 * last).tolist()
        return won

    def teach(self, played: Played, rate: float) -> None:
        """Improve the net by what was played."""
        gains = advantages(played)
        targets = (gains + played.values).ravel()
        gains = gains.ravel()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        seen = played.seen.reshape(gains.size, -1)
        masks = played.masks.reshape(gains.size, -1)
        actions, chances = played.actions.ravel(), played.chances.ravel()
        for _ in range(EPOCHS):
            order = self.luck.permutation(gains.size)
            for part in np.split(order, gains.size // PART):
                hidden, logits, values = self.net.read(seen[part], masks[part])
                slopes = slopes_of(logits, actions[part], chances[part], gains[part])
                errors = 0.5 * (values - targets[part])[:, None]
                both = np.concatenate([slopes, errors], axis=1) / PART
                self.net.learn(seen[part], hidden, both.astype(np.float32), rate)


def inputs(batch: Batch) -> Array:
    return LOGARITHMS[batch.observations]


def advantages(played: Played) -> Array:
    """Generalized advantage estimation."""
    gains = np.zeros_like(played.rewards)
    gain, following = np.zeros(GAMES, np.float32), played.last
    for step in reversed(range(STEPS)):
        goes_on = ~played.over[step]
        error = played.rewards[step] + DISCOUNT * following * goes_on - played.values[step]
        gain = error + DISCOUNT * LAMBDA * gain * goes_on
        gains[step], following = gain, played.values[step]
    return gains


def slopes_of(logits: Array, actions: Any, before: Array, gains: Array) -> Array:
    """Slopes of the clipped loss and the entropy by the logits."""
    rows, chances = np.arange(len(actions)), np.exp(logits)
    ratios = np.exp(logits[rows, actions] - before)
    clipped = np.where(gains > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
    pull = np.where(clipped, 0, gains * ratios)[:, None]
    slopes = pull * chances
    slopes[rows, actions] -= pull[:, 0]
    legal = np.where(chances > 0, logits, 0)
    entropy = -(chances * legal).sum(axis=1, keepdims=True)
    result: Array = slopes + ENTROPY * chances * (legal + entropy)
    return result


def main(seconds: float = 60, rules: str = "solo", seed: int = 0) -> Learner:
    learner = Learner(rules, seed)
    learner.train(seconds, report=seconds / 20)
    print(f"{np.mean(learner.doors[-2000:]):.2f} Doors in the last 2,000 games")
    return learner


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else 60, *given[1:2], *map(int, given[2:3]))
