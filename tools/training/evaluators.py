"""Batch evaluators for self-play: the net in floating point, for many states at once.

torch is fast; numpy is used where there is no torch. Deep heads replace the plain heads of the same
rulesets.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from onirim.players.net.network_file import find_head
from onirim.players.search.self_play import SelfPlayWorker
from tools.training.checkpoint import HEADS, Arrays, head

PARTS = ("w1", "b1", "w2", "b2", "w3", "b3")


class BatchEvaluator(Protocol):
    """Evaluates the states that a self-play worker has gathered, with the head of a number."""

    def load(self, folder: Path) -> None: ...

    def values(self, features: Any, starts: Any, number: int) -> Any: ...


def save_net(folder: Path, arrays: Arrays, deep: Mapping[str, Arrays] | None = None) -> None:
    """Write a net atomically: into a new folder that is then renamed."""
    beside = folder.with_name(folder.name + ".new")
    beside.mkdir(parents=True, exist_ok=True)
    for name in PARTS:
        np.save(beside / f"{name}.npy", np.ascontiguousarray(arrays[name], dtype=np.float32))
    for name, one in (deep or {}).items():
        floats: Arrays = {part: np.asarray(array, np.float32) for part, array in one.items()}
        np.savez(beside / f"deep-{HEADS.index(name)}.npz", **floats)
    beside.rename(folder)


def load_net(folder: Path) -> Arrays:
    return {name: np.load(folder / f"{name}.npy", mmap_mode="r") for name in PARTS}


def load_deep(folder: Path) -> dict[int, Arrays]:
    """Return the deep heads of a net by number."""
    files = folder.glob("deep-*.npz")
    return {int(file.stem.removeprefix("deep-")): dict(np.load(file)) for file in files}


class NumpyEvaluator:
    """Evaluates without torch: slower, with the same values."""

    def load(self, folder: Path) -> None:
        self.net = {name: np.asarray(part) for name, part in load_net(folder).items()}
        self.deep = load_deep(folder)

    def values(self, features: Any, starts: Any, number: int) -> Any:
        net = head(self.net, number) | self.deep.get(number, {})
        padded = np.concatenate(
            [net["w1"][features], np.zeros((1, net["w1"].shape[1]), np.float32)]
        )
        sums = np.add.reduceat(padded, np.minimum(starts[:-1], len(features)), axis=0)
        sums[starts[:-1] == starts[1:]] = 0
        hidden = np.maximum(sums + net["b1"], 0)
        second = np.maximum(hidden @ net["w2"] + net["b2"], 0)
        logits = second @ net["w3"] + net["b3"]
        if number in self.deep:
            logits += np.maximum(second @ net["w4"] + net["b4"], 0) @ net["w5"]
        return 1 / (1 + np.exp(-logits))


class TorchEvaluator:
    """Evaluates with torch on one CPU thread."""

    def __init__(self) -> None:
        import torch

        torch.set_num_threads(1)
        self.torch = torch

    def load(self, folder: Path) -> None:
        net = load_net(folder)
        torch = self.torch
        self.w1 = torch.from_numpy(np.asarray(net["w1"]).copy())
        self.b1 = torch.from_numpy(np.asarray(net["b1"]).copy())
        deep = load_deep(folder)
        heads = [head(net, number) | deep.get(number, {}) for number in range(len(HEADS))]
        self.heads = [
            {part: torch.from_numpy(np.array(array)) for part, array in one.items() if part != "w1"}
            for one in heads
        ]

    def values(self, features: Any, starts: Any, number: int) -> Any:
        torch = self.torch
        with torch.inference_mode():
            bag = torch.nn.functional.embedding_bag
            sums = bag(
                torch.from_numpy(features), self.w1, torch.from_numpy(starts[:-1]), mode="sum"
            )
            hidden = torch.relu_(sums.add_(self.b1))
            net = self.heads[number]
            second = torch.relu_(torch.addmm(net["b2"], hidden, net["w2"]))
            logits = second @ net["w3"] + net["b3"]
            if "w4" in net:
                logits += torch.relu_(torch.addmm(net["b4"], second, net["w4"])) @ net["w5"]
            return torch.sigmoid(logits).numpy()


def make_evaluator() -> BatchEvaluator:
    try:
        return TorchEvaluator()
    except ImportError:
        return NumpyEvaluator()


def step(self_play: SelfPlayWorker, evaluator: BatchEvaluator) -> int:
    """Play one decision in every game; return the number of states, 0 when all are over."""
    n = self_play.gather()
    if n == 0:
        return 0
    features = np.frombuffer(bytearray(self_play.feature_bytes), np.int32)
    starts = np.frombuffer(bytearray(self_play.start_bytes), np.int32)
    over = np.frombuffer(self_play.over_bytes(), np.int16)
    number = find_head(HEADS, self_play.rules.text)
    values = np.array(evaluator.values(features, starts, number), np.float32)
    values[over == 1] = 1.0
    values[over == 2] = 0.0
    self_play.choose(values.tobytes())
    return n
