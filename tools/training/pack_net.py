"""Pack the net that is shipped: quantized weights, calibration, and who plays which rulesets.

    python tools/training/pack_net.py TRAINED [--heads FOLDER]
                                      [--out src/onirim/players/net/mind.net]

TRAINED is the folder of a net with quantization steps, written by quantize.py. Deep heads, written
by train_heads.py there or in another FOLDER, replace its plain ones; what was measured with them is
in the measured.json beside them. `--plain RULES` keeps a plain head
for a ruleset that shares its modules with a deep one but is weaker with it, because of its options.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(1, str(ROOT))

import numpy as np  # noqa: E402

from onirim.players.net.network import ONE, SIGMOID_END, SIGMOID_STEP, WEIGHT_OFFSET  # noqa: E402
from onirim.players.net.network_file import find_head, write_net  # noqa: E402
from onirim.rules.catalogue import RULES_VERSION  # noqa: E402
from tools.training.checkpoint import HEADS, Arrays, head  # noqa: E402
from tools.training.deep_heads import FACTS, read_grid, read_heads  # noqa: E402
from tools.training.grid import quantized_rows  # noqa: E402
from tools.training.whole_numbers import quantized_head  # noqa: E402

MOST_BYTES = 1_990_000
LARGEST_STEP = 0.3  # of a fit, which may start far from the solution


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("trained", type=Path)
    parser.add_argument("--heads", type=Path, help="of deep heads; the same folder by default")
    parser.add_argument("--measured", type=Path, help="instead of the heads' measured.json")
    parser.add_argument("--plain", nargs="*", default=(), help="rulesets that keep the plain head")
    parser.add_argument("--out", type=Path, default=ROOT / "src/onirim/players/net/mind.net")
    options = parser.parse_args(arguments)
    folder = options.heads or options.trained
    measured = read_measured(options.trained / "measured.json")
    with_heads = read_measured(options.measured or folder / "measured.json")
    measured |= {rules: one for rules, one in with_heads.items() if rules not in options.plain}
    deep = read_heads(folder, read_grid(options.trained))
    data = pack(options.trained, deep, measured, options.plain)
    if len(data) > MOST_BYTES:
        raise SystemExit(f"{len(data):,} bytes are more than {MOST_BYTES:,}: a coarser grid?")
    options.out.write_bytes(data)
    print(f"{len(data):,} bytes, {len(deep[0])} deep heads")
    return 0


def pack(
    trained: Path,
    deep: tuple[dict[str, Arrays], dict[str, Any]],
    measured: dict[str, Any],
    plain: Sequence[str] = (),
) -> bytes:
    """Return the file of a quantized net with deep heads and the facts of their training."""
    net = read_grid(trained)
    first = json.loads((trained / "net.blocks.json").read_text())
    training = json.loads((trained / "training.json").read_text())
    names, order = groups_of(net["rows"], first)
    heads = {name: deep[0].get(name) or head(net, number) for number, name in enumerate(HEADS)}
    heads |= {rules: head(net, find_head(HEADS, rules)) for rules in plain}
    header = {
        "rules_version": RULES_VERSION,
        "width": int(net["w1"].shape[1]),
        "heads": {name: [len(one["b2"]), len(one.get("b4", ()))] for name, one in heads.items()},
        "training": {k: training[k] for k in FACTS},
        "head_training": deep[1],
        "measured": {rules: summary(sums) for rules, sums in measured.items()},
        "heuristic_plays": [rules for rules, sums in measured.items() if is_weaker(sums)],
        "calibration": calibrations(measured),
        "blocks": names,
    }
    return write_net(header, quantized(net, order, [*heads.values()]))


def read_measured(file: Path) -> dict[str, Any]:
    """Read measurements by ruleset; empty if there is no file."""
    return dict(json.loads(file.read_text())) if file.exists() else {}


def groups_of(rows: Any, first: dict[str, int]) -> tuple[dict[str, str], list[int]]:
    """Return a hexadecimal mask of features for each group, and the order of all features."""
    begins = sorted((begin, name) for name, begin in first.items())
    at = np.searchsorted([begin for begin, _ in begins], rows, side="right") - 1
    there: dict[str, int] = {}
    order = []
    for place in np.lexsort((rows, at)):
        begin, name = begins[at[place]]
        there[name] = there.get(name, 0) | 1 << int(rows[place]) - begin
        order.append(int(place))
    return {name: f"{bits:x}" for name, bits in there.items()}, order


def quantized(net: Arrays, order: list[int], heads: list[Arrays]) -> bytes:
    """Quantize all layers: the step of each unit is absorbed by the next layer."""
    steps = np.asarray(net["steps"], np.float64)
    first = quantized_rows(net["w1"], net["steps"], net["coarse"])[order]
    b1 = np.rint(np.asarray(net["b1"], np.float64) / steps)
    table = [chance((i - SIGMOID_END // 2) / SIGMOID_STEP) for i in range(SIGMOID_END + 1)]
    parts = [(first + WEIGHT_OFFSET).astype(np.uint8), b1.astype("<i4"), np.array(table, "<u4")]
    for one in heads:
        parts += quantized_head(one, steps, b1)
    return b"".join(np.ascontiguousarray(part).tobytes() for part in parts)


def chance(logit: float) -> int:
    return round(ONE / (1 + math.exp(-logit)))


def summary(sums: dict[str, Any]) -> dict[str, list[int]]:
    """Return wins and games of the net and of the heuristic."""
    return {who: [one["wins"], one["games"]] for who, one in sums.items()}


def is_weaker(sums: dict[str, Any]) -> bool:
    net, heuristic = sums["net"], sums["heuristic"]
    return bool(net["wins"] / net["games"] < heuristic["wins"] / heuristic["games"])


def calibrations(measured: dict[str, Any]) -> dict[str, list[int]]:
    """Return slope and intercept of the logit for each measured ruleset, in 1024ths."""
    return {rules: fitted(sums["net"]["bins"]) for rules, sums in measured.items()}


def fitted(bins: list[list[float]]) -> list[int]:
    """Fit a calibration (Platt scaling) of results by stated chances, regularized to identity."""
    table = np.array([row for row in bins if row[0] > 0])
    n, stated, won = table[:, 0], table[:, 1] / table[:, 0], table[:, 2]
    x = np.log(np.clip(stated, 1e-5, 1 - 1e-5) / (1 - np.clip(stated, 1e-5, 1 - 1e-5)))
    weights = np.array([1.0, 0.0])
    prior = 200.0  # weight of the identity, in states
    for _ in range(50):
        p = 1 / (1 + np.exp(-(weights[0] * x + weights[1])))
        gradient = np.array([((p * n - won) * x).sum(), (p * n - won).sum()])
        gradient += prior * (weights - [1.0, 0.0])
        spread = n * p * (1 - p)
        hessian = np.array(
            [[(spread * x * x).sum(), (spread * x).sum()], [(spread * x).sum(), spread.sum()]]
        ) + prior * np.eye(2)
        weights -= np.clip(np.linalg.solve(hessian, gradient), -LARGEST_STEP, LARGEST_STEP)
    slope = min(2.0, max(0.3, float(weights[0])))
    intercept = min(3.0, max(-3.0, float(weights[1])))
    return [round(slope * 1024), round(intercept * 1024)]


if __name__ == "__main__":
    sys.exit(main())
