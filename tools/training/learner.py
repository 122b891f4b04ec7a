"""Learner of a whole net, with torch: samples in GPU memory, Adam, a running mean of weights.

The first layer is a dense product: a batch becomes a matrix that counts each feature. Only features
that have occurred have a column in it. Workers play with the running mean, which is steadier and
stronger than the newest weights.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.training.checkpoint import Arrays

SCALE = 1000.0  # moments of Adam are kept in 16 bits
PARTS = ("w1", "b1", "w2", "b2", "w3", "b3")
EPSILON = 2e-6  # of Adam: about the gradient of a feature that one in a thousand samples has


class Learner:
    """Weights, optimizer and replay buffer."""

    def __init__(self, net: Arrays, columns: int, keep: int, width: int, device: str) -> None:
        import torch

        self.torch = torch
        self.device = device
        self.columns = columns
        self.n_features = net["w1"].shape[0]
        self.start = torch.from_numpy(net["w1"]).to(device)  # of features not yet seen
        self.column_of = torch.full((self.n_features + 1,), -1, dtype=torch.long, device=device)
        self.column_of[self.n_features] = columns  # the last column is for padding
        self.feature_of = torch.zeros(columns, dtype=torch.long, device=device)
        self.used = 0
        h1 = net["w1"].shape[1]
        shapes = {"w1": torch.zeros(columns + 1, h1)}
        for name in PARTS[1:]:
            shapes[name] = torch.from_numpy(np.array(net[name], np.float32))
        self.net = {k: v.to(device).requires_grad_(True) for k, v in shapes.items()}
        self.mean = {k: v.detach().clone() for k, v in self.net.items()}
        self.adam = torch.optim.Adam(self.net.values(), lr=1e-3, eps=EPSILON, fused=device != "cpu")
        self.keep = keep
        self.samples = torch.full((keep, width), columns, dtype=torch.int16, device=device)
        self.targets = torch.zeros(keep, device=device)
        self.heads = torch.zeros(keep, dtype=torch.uint8, device=device)
        self.place = self.full = self.steps_done = 0
        self.half = torch.bfloat16 if device != "cpu" else torch.float32

    def add(self, features: Any, targets: Any, head: int) -> int:
        """Add samples of one head to the replay buffer, in place of the oldest."""
        torch = self.torch
        x = torch.from_numpy(features).to(self.device).long()
        x[x < 0] = self.n_features
        x = self.as_columns(x)
        y = torch.from_numpy(targets).to(self.device)
        first = min(len(y), self.keep - self.place)
        self.samples[self.place : self.place + first] = x[:first]
        self.targets[self.place : self.place + first] = y[:first]
        self.heads[self.place : self.place + first] = head
        if first < len(y):
            self.samples[: len(y) - first] = x[first:]
            self.targets[: len(y) - first] = y[first:]
            self.heads[: len(y) - first] = head
        self.place = (self.place + len(y)) % self.keep
        self.full = min(self.keep, self.full + len(y))
        return len(y)

    def as_columns(self, x: Any) -> Any:
        """Map features to columns; a new feature gets the next free column."""
        torch = self.torch
        columns = self.column_of[x]
        if bool((columns < 0).any()):
            self.give_columns(torch.unique(x[columns < 0]))
            columns = self.column_of[x]
        return columns.to(torch.int16)

    def give_columns(self, features: Any) -> None:
        torch = self.torch
        n = min(len(features), self.columns - self.used)
        at = torch.arange(self.used, self.used + n, device=self.device)
        self.column_of[features[:n]] = at
        self.column_of[features[n:]] = self.columns
        self.feature_of[at] = features[:n]
        with torch.no_grad():
            self.net["w1"][at] = self.start[features[:n]]
            self.mean["w1"][at] = self.start[features[:n]]
        self.used += n

    def logits(self, x: Any, heads: Any) -> Any:
        """Return the logits of each sample's head; all heads are computed, which is cheap."""
        torch, net = self.torch, self.net
        counts = torch.zeros(x.shape[0], self.columns + 1, dtype=self.half, device=self.device)
        one = torch.ones(1, 1, dtype=self.half, device=self.device)
        counts.scatter_add_(1, x, one.expand(x.shape))
        counts[:, self.columns] = 0
        hidden = torch.relu((counts @ net["w1"].to(self.half)).float() + net["b1"])
        second = torch.einsum("sw,hwu->shu", hidden, net["w2"])
        pick = torch.nn.functional.one_hot(heads, second.shape[1]).to(second.dtype)
        own = torch.relu((second * pick[:, :, None]).sum(1) + pick @ net["b2"])
        return (own * (pick @ net["w3"])).sum(1) + (pick @ net["b3"])[:, 0]

    def learn(self, steps: int, batch: int, rate: float, memory: float) -> float:
        """Take steps of Adam; return the mean loss. Memory is the decay of the running mean."""
        torch = self.torch
        for group in self.adam.param_groups:
            group["lr"] = rate
        loss_of = torch.nn.functional.binary_cross_entropy_with_logits
        total = torch.zeros((), device=self.device)
        net, mean = list(self.net.values()), list(self.mean.values())
        for _ in range(steps):
            pick = torch.randint(0, self.full, (batch,), device=self.device)
            logits = self.logits(self.samples[pick].long(), self.heads[pick].long())
            loss = loss_of(logits, self.targets[pick])
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            self.adam.step()
            self.steps_done += 1
            weight = max(1.0 - memory, 1.0 / (1 + self.steps_done))
            with torch.no_grad():
                torch._foreach_lerp_(mean, net, weight)
            total += loss.detach()
        return float(total / max(1, steps))

    def arrays(self) -> Arrays:
        """Return the mean net by feature index."""
        at = self.feature_of[: self.used]
        whole = self.start.clone()
        whole[at] = self.mean["w1"][: self.used]
        rest = {name: self.mean[name].cpu().numpy() for name in PARTS[1:]}
        return {"w1": whole.cpu().numpy(), **rest}

    def seen(self) -> Any:
        return np.sort(self.feature_of[: self.used].cpu().numpy())

    def state(self) -> dict[str, Arrays]:
        """Return the weights and the moments of Adam, by feature index."""
        features = self.feature_of[: self.used].cpu().numpy()
        weights: Arrays = {"rows": features, "steps": np.array(self.steps_done)}
        moments: Arrays = {"rows": features}
        for name, part in self.net.items():
            cut = slice(self.used) if name == "w1" else slice(None)
            kept = self.adam.state.get(part, {})
            weights[name] = part.detach()[cut].cpu().numpy()
            if kept:
                first = kept["exp_avg"][cut].cpu().numpy() * SCALE
                second = np.sqrt(kept["exp_avg_sq"][cut].cpu().numpy()) * SCALE
                moments[f"{name}-first"] = first.astype(np.float16)
                moments[f"{name}-second"] = second.astype(np.float16)
        return {"weights": weights, "moments": moments}

    def resume(self, weights: Arrays, moments: Arrays, mean: Arrays, places: Any) -> None:
        """Resume where a run ended; `places` maps its features to current ones or to -1."""
        torch = self.torch
        at = places[weights["rows"]]
        known = np.flatnonzero(at >= 0)
        self.give_columns(torch.from_numpy(at[known]).to(self.device))
        self.steps_done = int(weights["steps"])
        with torch.no_grad():
            for name, part in self.net.items():
                cut = slice(self.used) if name == "w1" else slice(None)
                pick = known if name == "w1" else slice(None)
                part[cut] = torch.from_numpy(np.array(weights[name])[pick]).to(self.device)
                if name != "w1":
                    self.mean[name].copy_(torch.from_numpy(np.array(mean[name])).to(self.device))
                if f"{name}-first" in moments:
                    self.set_moments(part, moments, name, cut, pick)

            at = places[mean["rows"]]
            there = self.column_of[torch.from_numpy(np.maximum(at, 0)).to(self.device)]
            known = torch.from_numpy(at >= 0).to(self.device) & (there >= 0)
            w1 = torch.from_numpy(np.array(mean["w1"], np.float32)).to(self.device)
            self.mean["w1"][there[known]] = w1[known]

    def set_moments(self, part: Any, moments: Arrays, name: str, cut: slice, pick: Any) -> None:
        torch = self.torch
        kept = self.adam.state[part]
        first, second = torch.zeros_like(part), torch.zeros_like(part)
        a = np.array(moments[f"{name}-first"], np.float32)[pick] / SCALE
        b = np.array(moments[f"{name}-second"], np.float32)[pick] / SCALE
        first[cut] = torch.from_numpy(a).to(self.device)
        second[cut] = torch.from_numpy(b * b).to(self.device)
        kept["step"] = torch.tensor(float(self.steps_done), device=self.device)
        kept["exp_avg"], kept["exp_avg_sq"] = first, second
