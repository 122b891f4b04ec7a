"""Quantize the layers above the first, and prove that no sum of them can overflow.

The step of each unit is absorbed by the weights of the next layer. `network.py` has 16 bits for an
activation of the first layer, 32 for a sum of the second, and 32 for each of the two parts of a sum
of the third; everything else has 64 bits. The proof follows the largest values that any features,
however unlikely, could cause, through all layers.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from onirim.players.net.network import (
    DEEP_SHIFT,
    LOW_BITS,
    LOW_MASK,
    MOST_ACTIVE,
    SECOND_SHIFT,
    THIRD_SHIFT,
)
from tools.training.checkpoint import Arrays
from tools.training.grid import LEVELS

LARGEST_SECOND = 500  # of a weight of the second layer of a plain head
LARGEST_DEEP = 127  # the same of a deep one: 8 bits, since it has four times as many
LARGEST_THIRD = 500
LARGEST_LAST = 30_000
FIRST = 1 << 15  # limit of a sum of the first layer
SECOND = 1 << 31  # limit of a sum of the second, and of each part of the third
MOST_LOGIT = 1 << 52  # limit of a logit: calibration multiplies it by 11 bits


def is_deep(head: Arrays) -> bool:
    return "w4" in head


def quantized_head(head: Arrays, steps: Any, b1: Any) -> list[Any]:
    """Return the parts of a head for the file, above a first layer with these steps."""
    last = [head["w3"], head["w5"]] if is_deep(head) else [head["w3"]]
    if is_deep(head):
        w2, b2, scale = quantized_layer(head["w2"], head["b2"], steps, LARGEST_DEEP)
        scales = [scale * (1 << DEEP_SHIFT)]
        w4, b4, scale = quantized_layer(head["w4"], head["b4"], scales[0], LARGEST_THIRD)
        scales.append(scale * (1 << THIRD_SHIFT))
    else:
        w2, b2, scale = quantized_layer(head["w2"], head["b2"], steps, LARGEST_SECOND)
        scales = [scale * (1 << SECOND_SHIFT)]
    exact = [np.asarray(w, np.float64).reshape(-1) * s for w, s in zip(last, scales, strict=True)]
    unit = int(LARGEST_LAST / max(np.abs(part).max() for part in exact))
    w3, *w5 = [np.rint(part * unit) for part in exact]
    b3 = np.rint(float(np.asarray(head["b3"]).reshape(-1)[0]) * unit)
    up_and_down = np.outer([LEVELS, -LEVELS], np.ones(len(b1)))
    first = largest_sums(up_and_down, b1, np.full(2, MOST_ACTIVE), FIRST)
    inputs = largest_sums(w2, b2, first, SECOND)
    end = np.array([b3, unit], "<i8")
    if not is_deep(head):
        largest_sums(w3[:, None], b3, np.floor(inputs / (1 << SECOND_SHIFT)), MOST_LOGIT)
        return [w2.astype("<i2"), b2.astype("<i4"), w3.astype("<i4"), end]
    inputs = np.floor(inputs / (1 << DEEP_SHIFT))
    for part in (np.minimum(inputs, LOW_MASK), np.floor(inputs / (1 << LOW_BITS))):
        largest_sums(w4, 0, part, SECOND)
    deeper = np.floor(largest_sums(w4, b4, inputs, MOST_LOGIT) / (1 << THIRD_SHIFT))
    both = np.concatenate([w3, w5[0]])[:, None]
    largest_sums(both, b3, np.concatenate([inputs, deeper]), MOST_LOGIT)
    parts = [w2.astype("<i1"), b2.astype("<i4"), w3.astype("<i4"), end]
    return [*parts, w4.astype("<i2"), b4.astype("<i8"), w5[0].astype("<i4")]


def quantized_layer(weights: Any, bias: Any, steps: Any, largest: int) -> tuple[Any, Any, Any]:
    """Return quantized weights and biases, and the scale of each unit."""
    exact = np.asarray(weights, np.float64) * np.asarray(steps)[:, None]
    scale = np.abs(exact).max(0) / largest
    scale[scale == 0] = 1.0  # a unit without inputs
    return np.rint(exact / scale), np.rint(np.asarray(bias, np.float64) / scale), scale


def largest_sums(weights: Any, bias: Any, inputs: Any, limit: int) -> Any:
    """Return the largest possible activations; exit if a sum could overflow."""
    most = inputs @ np.maximum(weights, 0) + np.maximum(bias, 0)
    least = inputs @ np.minimum(weights, 0) + np.minimum(bias, 0)
    if max(most.max(), -least.min()) >= limit:
        raise SystemExit(f"a unit could be {most.max():.3g} or {least.min():.3g}: too large")
    return most
