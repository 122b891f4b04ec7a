"""The layers behind the first in whole numbers, and the proof that no sum of them overflows.

The step of each unit goes into the weights of the next layer, and so on. `network.py` has 16
bits for a unit of the first layer, 32 for one of the second, and for one of the third 32 for each
of two parts; all else has a machine word. The proof follows the largest numbers that any rows could
bring about, however unlikely, through all layers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from onirim.players.net.network import CUT, DEEP_CUT, LOW_PART, MOST_SUMMED, PART_BITS, THIRD_CUT
from tools.training.checkpoint import Arrays
from tools.training.grid import LEVELS

LARGEST_SECOND = 500  # of a weight of the second layer of a plain head
LARGEST_DEEP = 127  # the same of a deep one: 8 bits, since it has four times as many
LARGEST_THIRD = 500
LARGEST_LAST = 30_000
FIRST = 1 << 15  # what a unit of the first layer stays below
SECOND = 1 << 31  # the same of the second, and of each part of the third
MOST_SAID = 1 << 52  # what a logit stays below: calibration multiplies it by 11 bits


def is_deep(head: Arrays) -> bool:
    return "w4" in head


def whole_head(head: Arrays, steps: Any, b1: Any) -> list[Any]:
    """The parts of a head as the file has them, behind a first layer of these steps."""
    last = [head["w3"], head["w5"]] if is_deep(head) else [head["w3"]]
    if is_deep(head):
        w2, b2, scale = whole_layer(head["w2"], head["b2"], steps, LARGEST_DEEP)
        scales = [scale * (1 << DEEP_CUT)]
        w4, b4, scale = whole_layer(head["w4"], head["b4"], scales[0], LARGEST_THIRD)
        scales.append(scale * (1 << THIRD_CUT))
    else:
        w2, b2, scale = whole_layer(head["w2"], head["b2"], steps, LARGEST_SECOND)
        scales = [scale * (1 << CUT)]
    exact = [np.asarray(w, np.float64).reshape(-1) * s for w, s in zip(last, scales, strict=True)]
    unit = int(LARGEST_LAST / max(np.abs(part).max() for part in exact))
    w3, *w5 = [np.rint(part * unit) for part in exact]
    b3 = np.rint(float(np.asarray(head["b3"]).reshape(-1)[0]) * unit)
    up_and_down = np.outer([LEVELS, -LEVELS], np.ones(len(b1)))
    said = highest(up_and_down, b1, np.full(2, MOST_SUMMED), FIRST)
    heard = highest(w2, b2, said, SECOND)
    end = np.array([b3, unit], "<i8")
    if not is_deep(head):
        highest(w3[:, None], b3, np.floor(heard / (1 << CUT)), MOST_SAID)
        return [w2.astype("<i2"), b2.astype("<i4"), w3.astype("<i4"), end]
    heard = np.floor(heard / (1 << DEEP_CUT))
    for part in (np.minimum(heard, LOW_PART), np.floor(heard / (1 << PART_BITS))):
        highest(w4, 0, part, SECOND)
    deeper = np.floor(highest(w4, b4, heard, MOST_SAID) / (1 << THIRD_CUT))
    both = np.concatenate([w3, w5[0]])[:, None]
    highest(both, b3, np.concatenate([heard, deeper]), MOST_SAID)
    parts = [w2.astype("<i1"), b2.astype("<i4"), w3.astype("<i4"), end]
    return [*parts, w4.astype("<i2"), b4.astype("<i8"), w5[0].astype("<i4")]


def whole_layer(weights: Any, bias: Any, steps: Any, largest: int) -> tuple[Any, Any, Any]:
    """Weights up to the largest, what is added, and how much one of each unit is worth then."""
    exact = np.asarray(weights, np.float64) * np.asarray(steps)[:, None]
    scale = np.abs(exact).max(0) / largest
    scale[scale == 0] = 1.0  # a unit that hears nothing
    return np.rint(exact / scale), np.rint(np.asarray(bias, np.float64) / scale), scale


def highest(weights: Any, bias: Any, heard: Any, limit: int) -> Any:
    """The most that units which hear so much at most can be; refuses those that could overflow."""
    most = heard @ np.maximum(weights, 0) + np.maximum(bias, 0)
    least = heard @ np.minimum(weights, 0) + np.minimum(bias, 0)
    if max(most.max(), -least.min()) >= limit:
        raise SystemExit(f"a unit could be {most.max():.3g} or {least.min():.3g}: too large")
    return most
