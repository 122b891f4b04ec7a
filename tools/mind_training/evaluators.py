"""The net in floating point, for workers: values for a whole batch of states.

torch sums rows fast; numpy does it where there is no torch.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

import numpy as np

from onirim.mind.actor import Actor
from onirim.mind.netfile import find_head
from tools.mind_training.checkpoint import HEADS, head

Arrays = dict[str, Any]
PARTS = ("w1", "b1", "w2", "b2", "w3", "b3")


class Evaluator(Protocol):
    """Values of the states that an actor has gathered, by the head of this number."""

    def load(self, folder: Path) -> None: ...

    def values(self, rows: Any, starts: Any, number: int) -> Any: ...


def save_net(folder: Path, arrays: Arrays) -> None:
    """Write a net so that a reader never sees half of it: one folder, renamed into its place."""
    beside = folder.with_name(folder.name + ".new")
    beside.mkdir(parents=True, exist_ok=True)
    for name in PARTS:
        np.save(beside / f"{name}.npy", np.ascontiguousarray(arrays[name], dtype=np.float32))
    beside.rename(folder)


def load_net(folder: Path) -> Arrays:
    return {name: np.load(folder / f"{name}.npy", mmap_mode="r") for name in PARTS}


class NumpyEvaluator:
    """Without torch: slower, the same numbers."""

    def load(self, folder: Path) -> None:
        self.net = {name: np.asarray(part) for name, part in load_net(folder).items()}

    def values(self, rows: Any, starts: Any, number: int) -> Any:
        net = head(self.net, number)
        padded = np.concatenate([net["w1"][rows], np.zeros((1, net["w1"].shape[1]), np.float32)])
        sums = np.add.reduceat(padded, np.minimum(starts[:-1], len(rows)), axis=0)
        sums[starts[:-1] == starts[1:]] = 0
        hidden = np.maximum(sums + net["b1"], 0)
        second = np.maximum(hidden @ net["w2"] + net["b2"], 0)
        return 1 / (1 + np.exp(-(second @ net["w3"] + net["b3"])))


class TorchEvaluator:
    """One thread of a CPU core."""

    def __init__(self) -> None:
        import torch

        torch.set_num_threads(1)
        self.torch = torch

    def load(self, folder: Path) -> None:
        net = load_net(folder)
        torch = self.torch
        self.w1 = torch.from_numpy(np.asarray(net["w1"]).copy())
        rest = [torch.from_numpy(np.asarray(net[name]).copy()) for name in PARTS[1:]]
        self.b1, self.w2, self.b2, self.w3, self.b3 = rest

    def values(self, rows: Any, starts: Any, number: int) -> Any:
        torch = self.torch
        with torch.inference_mode():
            bag = torch.nn.functional.embedding_bag
            sums = bag(torch.from_numpy(rows), self.w1, torch.from_numpy(starts[:-1]), mode="sum")
            hidden = torch.relu_(sums.add_(self.b1))
            second = torch.relu_(torch.addmm(self.b2[number], hidden, self.w2[number]))
            return torch.sigmoid(second @ self.w3[number] + self.b3[number]).numpy()


def make_evaluator() -> Evaluator:
    try:
        return TorchEvaluator()
    except ImportError:
        return NumpyEvaluator()


def step(actor: Actor, evaluator: Evaluator) -> int:
    """One decision in every game; how many states were valued, 0 when all games are over."""
    n = actor.gather()
    if n == 0:
        return 0
    rows = np.frombuffer(bytearray(actor.row_bytes), np.int32)
    starts = np.frombuffer(bytearray(actor.start_bytes), np.int32)
    over = np.frombuffer(actor.over_bytes(), np.int16)
    number = find_head(HEADS, actor.rules.text)
    values = np.array(evaluator.values(rows, starts, number), np.float32)
    values[over == 1] = 1.0
    values[over == 2] = 0.0
    actor.choose(values.tobytes())
    return n
