"""Learner with numpy alone: for small experiments, and for an end-to-end test."""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.training.checkpoint import Arrays, for_heads, head

DECAY = (0.9, 0.999)  # of the moments of Adam


class NumpyLearner:
    """Manual gradients and Adam for one head; the first layer is a sparse sum."""

    def __init__(self, net: Arrays) -> None:
        self.net = {name: np.array(part, np.float64) for name, part in head(net, 0).items()}
        self.nodes = {
            name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.net.items()
        }
        self.steps = 0

    def learn(self, samples: Any, targets: Any, rate: float, fading: float = 0.0) -> float:
        """Take one step with a matrix of features, padded with -1, and their targets.

        Weight decay of the first layer (`fading`) avoids learning single games by heart.
        """
        net = self.net
        sizes = (samples >= 0).sum(1)
        sample = np.repeat(np.arange(len(samples)), sizes)
        features = samples[samples >= 0].astype(int)
        before = np.add.reduceat(net["w1"][features], np.cumsum(sizes) - sizes) + net["b1"]
        hidden = np.maximum(before, 0)
        middle = hidden @ net["w2"] + net["b2"]
        second = np.maximum(middle, 0)
        chances = 1 / (1 + np.exp(-(second @ net["w3"] + net["b3"])))
        error = (chances - targets) / len(targets)
        to_middle = np.outer(error, net["w3"]) * (middle > 0)
        to_before = to_middle @ net["w2"].T * (before > 0)
        to_features = np.zeros_like(net["w1"])
        np.add.at(to_features, features, to_before[sample])
        self.step(
            {
                "w1": to_features,
                "b1": to_before.sum(0),
                "w2": hidden.T @ to_middle,
                "b2": to_middle.sum(0),
                "w3": second.T @ error,
                "b3": error.sum(keepdims=True),
            },
            rate,
        )
        self.net["w1"] *= 1 - fading
        chances = np.clip(chances, 1e-9, 1 - 1e-9)
        return float(-(targets * np.log(chances) + (1 - targets) * np.log(1 - chances)).mean())

    def whole(self) -> Arrays:
        """Return the net with this head for every ruleset."""
        behind = {name: for_heads(self.net[name]) for name in ("w2", "b2", "w3", "b3")}
        return {**self.net, **behind}

    def step(self, gradients: Arrays, rate: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.nodes[name]
            first += (1 - DECAY[0]) * (gradient - first)
            second += (1 - DECAY[1]) * (gradient**2 - second)
            mean = first / (1 - DECAY[0] ** self.steps)
            spread = np.sqrt(second / (1 - DECAY[1] ** self.steps))
            self.net[name] -= rate * mean / (spread + 1e-8)
