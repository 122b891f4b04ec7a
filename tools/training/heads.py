"""A deep head that learns, with torch, behind a first layer that stays as the file has it.

Samples of one head lie in a replay of their own. The sums of the first layer are reckoned anew for
each batch: kept, they would take four times as much memory as the rows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.training.checkpoint import Arrays
from tools.training.deep_heads import PARTS

EPSILON = 1e-7  # of Adam
SQUARES = 20.0  # weight of squared errors, so that gradients are about those of results


def fresh_head(plain: Arrays, second: int, third: int, seed: int) -> Arrays:
    """A deep head that says at first what the plain one says: its first units are those of it."""
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
    """What all heads hear; it does not learn."""

    def __init__(self, w1: Any, b1: Any, device: str) -> None:
        import torch

        self.torch = torch
        self.device = device
        self.nothing = len(w1)  # the row of weights of samples that have no more rows
        rows = np.concatenate([w1, np.zeros((1, w1.shape[1]), np.float32)])
        self.rows = torch.from_numpy(rows).to(device)
        self.b1 = torch.from_numpy(b1).to(device)

    def units(self, samples: Any) -> Any:
        """Of samples whose rows are filled up with -1."""
        torch = self.torch
        x = samples.long()
        x[x < 0] = self.nothing
        with torch.no_grad():
            bag = torch.nn.functional.embedding_bag
            sums = bag(x, self.rows, mode="sum", padding_idx=self.nothing)
            return torch.relu_(sums.add_(self.b1))


class HeadLearner:
    """Weights, their running mean, optimiser and replay of one head."""

    def __init__(
        self, head: Arrays, first: FirstLayer, keep: int, width: int, squared: bool = False
    ) -> None:
        torch = self.torch = first.torch
        self.squared = squared  # errors count by their square: for values, not for results
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
        self.widest = 1  # rows that a sample has had so far
        self.place = self.full = self.fresh = 0
        self.samples = self.steps = 0
        self.loss = 0.0

    def add(self, rows: Any, targets: Any) -> int:
        """Keep samples; the oldest make room."""
        torch, n = self.torch, len(targets)
        at = (self.place + torch.arange(n, device=self.first.device)) % self.keep
        self.rows[at] = torch.from_numpy(rows).to(self.first.device)
        self.targets[at] = torch.from_numpy(targets).to(self.first.device)
        self.widest = max(self.widest, int((rows >= 0).sum(1).max(initial=0)))
        self.place = (self.place + n) % self.keep
        self.full = min(self.keep, self.full + n)
        self.fresh += n
        self.samples += n
        return n

    def mean_logits(self, hidden: Any) -> Any:
        """What the mean head says."""
        return self.logits(hidden, self.mean)

    def logits(self, hidden: Any, net: Any) -> Any:
        torch = self.torch
        second = torch.relu(hidden @ net["w2"] + net["b2"])
        third = torch.relu(second @ net["w4"] + net["b4"])
        return second @ net["w3"] + third @ net["w5"] + net["b3"]

    def learn(self, steps: int, batch: int, rate: float, memory: float) -> None:
        """So many steps of Adam. Memory is how long the running mean looks back."""
        torch = self.torch
        for group in self.adam.param_groups:
            group["lr"] = rate
        total = torch.zeros((), device=self.first.device)
        for _ in range(steps):
            pick = torch.randint(0, self.full, (batch,), device=self.first.device)
            hidden = self.first.units(self.rows[pick, : self.widest])
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
        """The mean head: steadier than the newest, and stronger."""
        return {name: part.cpu().numpy() for name, part in self.mean.items()}

    def state(self) -> Arrays:
        """The weights themselves and the moments of Adam, to go on with."""
        kept: Arrays = {"steps": np.array(self.steps)}
        for name, part in self.net.items():
            kept[name] = part.detach().cpu().numpy()
            for moment in ("exp_avg", "exp_avg_sq"):
                if part in self.adam.state:
                    kept[f"{name}-{moment}"] = self.adam.state[part][moment].cpu().numpy()
        return kept

    def resume(self, state: Arrays, mean: Arrays) -> None:
        """Go on where a run ended; its samples are played anew."""
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
