"""Deep heads on disk: layers of one ruleset above the quantized first layer of a net.

A head is `head-RULES.npz`, and `head-RULES.json` says how it was trained. It belongs to one
quantized first layer and makes no sense with another.

    h2 = relu(h1 @ w2 + b2)
    h3 = relu(h2 @ w4 + b4)
    logit = h2 @ w3 + h3 @ w5 + b3
"""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from onirim.players.net.feature_groups import FeatureGroups
from tools.training.checkpoint import HEADS, Arrays, feature_map, write
from tools.training.grid import quantized_rows

PARTS = ("w2", "b2", "w3", "b3", "w4", "b4", "w5")
FACTS = ("command", "seed", "seconds", "steps", "samples")  # of training, for the file's header


def rounded_first_layer(net: Arrays) -> tuple[Any, Any]:
    """Return the first layer of a quantized net as in its file, in floating point."""
    steps = np.asarray(net["steps"], np.float64)
    w1 = quantized_rows(net["w1"], net["steps"], net["coarse"]) * steps
    b1 = np.rint(np.asarray(net["b1"], np.float64) / steps) * steps
    return w1.astype(np.float32), b1.astype(np.float32)


def read_grid(folder: Path) -> Arrays:
    """Read a net that has quantization steps."""
    net = dict(np.load(folder / "net.npz"))
    if "steps" not in net:
        raise SystemExit(f"{folder.name} has no grid: tools/training/quantize.py gives it one")
    return net


def rounded_net(folder: Path, groups: FeatureGroups) -> Arrays:
    """Return the net of a folder as in its file, by feature index; unknown features are 0."""
    net = read_grid(folder)
    names = json.loads((folder / "net.blocks.json").read_text())
    rows = net["rows"]
    places = feature_map(names, max(int(rows.max()), *names.values()) + 1, groups)[rows]
    rounded, b1 = rounded_first_layer(net)
    w1 = np.zeros((groups.n_features, rounded.shape[1]), np.float32)
    w1[places[places >= 0]] = rounded[places >= 0]
    return {**net, "w1": w1, "b1": b1}


def mark_of(net: Arrays) -> str:
    """Return a checksum that identifies a first layer."""
    w1, b1 = rounded_first_layer(net)
    return f"{zlib.crc32(b1.tobytes(), zlib.crc32(w1.tobytes())):08x}"


def write_head(folder: Path, rules: str, head: Arrays, facts: dict[str, Any]) -> None:
    """Write a head; its facts name the first layer that it was trained with."""
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / f"head-{rules}.npz", {name: np.asarray(head[name]) for name in PARTS})
    (folder / f"head-{rules}.json").write_text(json.dumps(facts, indent=1))


def read_heads(folder: Path, net: Arrays) -> tuple[dict[str, Arrays], dict[str, Any]]:
    """Read the deep heads of a folder for a quantized net, with the facts of their training."""
    heads: dict[str, Arrays] = {}
    facts: dict[str, Any] = {}
    mark = mark_of(net)
    for file in sorted(folder.glob("head-*.npz")):
        rules = file.stem.removeprefix("head-")
        if rules not in HEADS:
            raise SystemExit(f"{file.name}: heads are for {', '.join(HEADS)}")
        found = json.loads(file.with_suffix(".json").read_text())
        if found["first_layer"] != mark:
            raise SystemExit(f"{file.name} was trained with another first layer than {mark}")
        heads[rules] = dict(np.load(file))
        facts[rules] = {name: found[name] for name in FACTS}
    return heads, facts
