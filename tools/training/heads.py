"""Learner of a deep head, with torch, above a first layer that is fixed.

The samples of each head have a replay buffer of their own. Activations of the first layer are
computed again for each batch: stored, they would take four times the memory of the features.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.training.checkpoint import Arrays
from tools.training.deep_heads import PARTS

EPSILON = 1e-7  # of Adam
SQUARES = 20.0  # weight of squared errors, so that gradients are about those of results


def fresh_head(plain: Arrays, second: int, third: int, seed: int) -> Arrays:
    """Return a deep head that starts with the output of a plain one, whose units it includes."""
    draw = np.random.default_rng(seed)
    width, old = plain["w2"].shape
    if second < old:
        raise SystemExit(f"a deep head begins with the {old} units of the plain one, not {second}")
    head = {
        "w2": draw.standard_normal((width, second)) * (0.7 / width**0.5),
        "b2": np.zeros(second),
        "w3": draw.standard_normal(second) * 0.001,
        "b3": np.asarray(plain["b3"]).reshape(1),
        "w4": draw.standard_normal((second, third)) / second**0.5,
        "b4": np.zeros(third),
        "w5": draw.standard_normal(third) * 0.01,
    }
    head["w2"][:, :old] = plain["w2"]
    head["b2"][:old] = plain["b2"]
    head["w3"][:old] = plain["w3"]
    return {name: np.asarray(head[name], np.float32) for name in PARTS}


class FirstLayer:
    """The fixed first layer, the input of all heads."""

    def __init__(self, w1: Any, b1: Any, device: str) -> None:
        import torch

        self.torch = torch
        self.device = device
        self.nothing = len(w1)  # index of a zero row, for samples with fewer features
        rows = np.concatenate([w1, np.zeros((1, w1.shape[1]), np.float32)])
        self.rows = torch.from_numpy(rows).to(device)
        self.b1 = torch.from_numpy(b1).to(device)

    def activations(self, samples: Any) -> Any:
        """Return the activations of samples, whose features are padded with -1."""
        torch = self.torch
        x = samples.long()
        x[x < 0] = self.nothing
        with torch.no_grad():
            bag = torch.nn.functional.embedding_bag
            sums = bag(x, self.rows, mode="sum", padding_idx=self.nothing)
            return torch.relu_(sums.add_(self.b1))


class HeadLearner:
    """Weights of one head, their running mean, its optimizer and replay buffer."""

    def __init__(
        self, head: Arrays, first: FirstLayer, keep: int, width: int, squared: bool = False
    ) -> None:
        torch = self.torch = first.torch
        self.squared = squared  # squared error: for value targets, not for results
        self.first, device = first, first.device
        self.net = {
            name: torch.from_numpy(np.array(part)).to(device).requires_grad_(True)
            for name, part in head.items()
        }
        self.mean = {name: part.detach().clone() for name, part in self.net.items()}
        self.adam = torch.optim.Adam(self.net.values(), lr=1e-3, eps=EPSILON, fused=device != "cpu")
        self.keep = keep
        self.rows = torch.full((keep, width), -1, dtype=torch.int16, device=device)
        self.targets = torch.zeros(keep, device=device)
        self.widest = 1  # most features of a sample so far
        self.place = self.full = self.fresh = 0
        self.samples = self.steps = 0
        self.loss = 0.0

    def add(self, features: Any, targets: Any) -> int:
        """Add samples to the replay buffer, in place of the oldest."""
        torch, n = self.torch, len(targets)
        at = (self.place + torch.arange(n, device=self.first.device)) % self.keep
        self.rows[at] = torch.from_numpy(features).to(self.first.device)
        self.targets[at] = torch.from_numpy(targets).to(self.first.device)
        self.widest = max(self.widest, int((features >= 0).sum(1).max(initial=0)))
        self.place = (self.place + n) % self.keep
        self.full = min(self.keep, self.full + n)
        self.fresh += n
        self.samples += n
        return n

    def mean_logits(self, hidden: Any) -> Any:
        """Return the logits of the mean head."""
        return self.logits(hidden, self.mean)

    def logits(self, hidden: Any, net: Any) -> Any:
        torch = self.torch
        second = torch.relu(hidden @ net["w2"] + net["b2"])
        third = torch.relu(second @ net["w4"] + net["b4"])
        return second @ net["w3"] + third @ net["w5"] + net["b3"]

    def learn(self, steps: int, batch: int, rate: float, memory: float) -> None:
        """Take steps of Adam; memory is the decay of the running mean."""
        torch = self.torch
        for group in self.adam.param_groups:
            group["lr"] = rate
        total = torch.zeros((), device=self.first.device)
        for _ in range(steps):
            pick = torch.randint(0, self.full, (batch,), device=self.first.device)
            hidden = self.first.activations(self.rows[pick, : self.widest])
            loss = self.loss_of(self.logits(hidden, self.net), self.targets[pick])
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            self.adam.step()
            self.steps += 1
            weight = max(1.0 - memory, 1.0 / (1 + self.steps))
            with torch.no_grad():
                torch._foreach_lerp_([*self.mean.values()], [*self.net.values()], weight)
            total += loss.detach()
        self.loss = float(total / max(1, steps))

    def loss_of(self, logits: Any, targets: Any) -> Any:
        torch = self.torch
        if self.squared:
            return SQUARES * ((torch.sigmoid(logits) - targets) ** 2).mean()
        return torch.nn.functional.binary_cross_entropy_with_logits(logits, targets)

    def arrays(self) -> Arrays:
        """Return the mean head, which is steadier and stronger than the newest one."""
        return {name: part.cpu().numpy() for name, part in self.mean.items()}

    def state(self) -> Arrays:
        """Return the weights and the moments of Adam, to resume with."""
        kept: Arrays = {"steps": np.array(self.steps)}
        for name, part in self.net.items():
            kept[name] = part.detach().cpu().numpy()
            for moment in ("exp_avg", "exp_avg_sq"):
                if part in self.adam.state:
                    kept[f"{name}-{moment}"] = self.adam.state[part][moment].cpu().numpy()
        return kept

    def resume(self, state: Arrays, mean: Arrays) -> None:
        """Resume where a run ended, with an empty replay buffer."""
        torch, device = self.torch, self.first.device
        self.steps = int(state["steps"])
        with torch.no_grad():
            for name, part in self.net.items():
                part.copy_(torch.from_numpy(np.array(state[name])))
                self.mean[name].copy_(torch.from_numpy(np.array(mean[name])))
                if f"{name}-exp_avg" not in state:
                    continue
                moments = {
                    moment: torch.from_numpy(np.array(state[f"{name}-{moment}"])).to(device)
                    for moment in ("exp_avg", "exp_avg_sq")
                }
                steps = torch.tensor(float(self.steps), device=device)
                self.adam.state[part] = {"step": steps, **moments}
