"""A net that learns with numpy alone: for small experiments, and for a test of the whole way."""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.training.checkpoint import Arrays, for_heads, head

DECAY = (0.9, 0.999)  # of the moments of Adam


class NumpyLearner:
    """Gradients by hand and Adam, for one head; the first layer is a sum of rows, as everywhere."""

    def __init__(self, net: Arrays) -> None:
        self.net = {name: np.array(part, np.float64) for name, part in head(net, 0).items()}
        self.moments = {
            name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.net.items()
        }
        self.steps = 0

    def learn(self, samples: Any, targets: Any, rate: float, fading: float = 0.0) -> float:
        """One step with a matrix of rows, filled up with -1, and what each sample was worth.

        Weights of rows that fade by a share at each step do not learn single games by heart.
        """
        net = self.net
        sizes = (samples >= 0).sum(1)
        sample = np.repeat(np.arange(len(samples)), sizes)
        rows = samples[samples >= 0].astype(int)
        before = np.add.reduceat(net["w1"][rows], np.cumsum(sizes) - sizes) + net["b1"]
        hidden = np.maximum(before, 0)
        middle = hidden @ net["w2"] + net["b2"]
        second = np.maximum(middle, 0)
        said = 1 / (1 + np.exp(-(second @ net["w3"] + net["b3"])))
        error = (said - targets) / len(targets)
        to_middle = np.outer(error, net["w3"]) * (middle > 0)
        to_before = to_middle @ net["w2"].T * (before > 0)
        to_rows = np.zeros_like(net["w1"])
        np.add.at(to_rows, rows, to_before[sample])
        self.step(
            {
                "w1": to_rows,
                "b1": to_before.sum(0),
                "w2": hidden.T @ to_middle,
                "b2": to_middle.sum(0),
                "w3": second.T @ error,
                "b3": error.sum(keepdims=True),
            },
            rate,
        )
        self.net["w1"] *= 1 - fading
        said = np.clip(said, 1e-9, 1 - 1e-9)
        return float(-(targets * np.log(said) + (1 - targets) * np.log(1 - said)).mean())

    def whole(self) -> Arrays:
        """The net with this head for every ruleset."""
        behind = {name: for_heads(self.net[name]) for name in ("w2", "b2", "w3", "b3")}
        return {**self.net, **behind}

    def step(self, gradients: Arrays, rate: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += (1 - DECAY[0]) * (gradient - first)
            second += (1 - DECAY[1]) * (gradient**2 - second)
            mean = first / (1 - DECAY[0] ** self.steps)
            spread = np.sqrt(second / (1 - DECAY[1] ** self.steps))
            self.net[name] -= rate * mean / (spread + 1e-8)
