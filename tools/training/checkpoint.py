"""Nets and optimizers on disk: weights by the names of feature groups.

A net of the float kind is `NAME.npz` with the rows that were ever seen, and `NAME.json` with the
blocks that they belong to.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from onirim.players.net.feature_groups import FeatureGroups
from tools.training.rulesets import MODULES

Arrays = dict[str, Any]
SECOND = 32  # units of the second layer
# rulesets with a head of their own; all others use the first head of their mode
HEADS = ["solo+*", "solo", *(f"solo+{module}" for module in MODULES), "duo+*"]


def fresh_net(rows: int, width: int, seed: int) -> Arrays:
    """Return a net with random weights; all heads start alike."""
    draw = np.random.default_rng(seed)
    heads = len(HEADS)
    return {
        "w1": (draw.standard_normal((rows, width)) * 0.06).astype(np.float32),
        "b1": np.zeros(width, np.float32),
        "w2": for_heads(draw.standard_normal((width, SECOND)) * (1.5 / width**0.5)),
        "b2": np.zeros((heads, SECOND), np.float32),
        "w3": for_heads(draw.standard_normal(SECOND) * 0.2),
        "b3": np.zeros((heads, 1), np.float32),
    }


def for_heads(part: Any) -> Any:
    """Repeat a part for every head."""
    return np.repeat(np.asarray(part, np.float32)[None], len(HEADS), axis=0)


def head(net: Arrays, number: int) -> Arrays:
    """Return a net with one head, as a ruleset plays with it."""
    behind = {name: np.asarray(net[name])[number] for name in ("w2", "b2", "w3", "b3")}
    return {"w1": net["w1"], "b1": net["b1"], **behind}


def feature_map(old: dict[str, int], old_rows: int, groups: FeatureGroups) -> Any:
    """For each row of an older list of blocks its place in this one, or -1."""
    order = sorted(old.items(), key=lambda item: item[1])
    ends = [first for _, first in order[1:]] + [old_rows]
    places = np.full(old_rows, -1, np.int64)
    for (name, first), end in zip(order, ends, strict=True):
        if name in groups.first:
            size = min(end - first, groups.size[name])
            places[first : first + size] = groups.first[name] + np.arange(size)
    return places


def widened(net: Arrays, old: Arrays) -> None:
    """Copy upper layers into a wider net, whose new units start with zero output weights."""
    width = len(old["b1"])
    net["w2"][:] = 0.0
    net["b1"][:width] = old["b1"]
    net["w2"][:, :width] = old["w2"]  # of one head or of each
    for name in ("b2", "w3", "b3"):
        net[name][:] = old[name]


def warm_start(path: Path, groups: FeatureGroups, width: int, seed: int) -> tuple[Arrays, Any, int]:
    """Return a net with the weights of an older one, the features it knows, and their number."""
    file = np.load(path)
    names = json.loads(path.with_name(path.stem + ".blocks.json").read_text())
    old = unpacked(file)
    net = fresh_net(groups.n_features, width, seed)
    places = feature_map(names, max(int(file["rows"].max()) + 1, max(names.values()) + 1), groups)
    at = places[file["rows"]]
    known = at >= 0
    old_width = len(old["b1"])
    net["w1"][:, :old_width] = 0.0
    net["w1"][at[known], :old_width] = old["w1"][known]
    widened(net, old)
    return net, np.unique(at[known]), int(known.sum())


def unpacked(file: Any) -> Arrays:
    """Unpack a net; some have all but the first layer in one array."""
    w1 = np.asarray(file["w1"], np.float32)
    width = w1.shape[1]
    if "rest" not in file:
        return {name: np.asarray(file[name], np.float32) for name in file if name != "rows"} | {
            "w1": w1
        }
    rest = np.asarray(file["rest"], np.float32)
    cuts = np.cumsum([width, width * SECOND, SECOND, SECOND, 1])
    b1, w2, b2, w3, b3 = np.split(rest, cuts[:-1])
    return {"w1": w1, "b1": b1, "w2": w2.reshape(width, SECOND), "b2": b2, "w3": w3, "b3": b3}


def save_checkpoint(
    folder: Path, net: Arrays, rows: Any, groups: FeatureGroups, more: Arrays
) -> None:
    """Write the net as `net.npz` (with `net.blocks.json`), and what is needed to resume."""
    folder.mkdir(parents=True, exist_ok=True)
    whole = {**net, "w1": net["w1"][rows].astype(np.float16), "rows": rows}
    write(folder / "net.npz", whole)
    for name, arrays in more.items():
        write(folder / f"{name}.npz", arrays)
    (folder / "net.blocks.json").write_text(json.dumps(groups.first))


def write(path: Path, arrays: Arrays) -> None:
    beside = path.with_suffix(".new.npz")
    np.savez(beside, **arrays)
    beside.rename(path)
