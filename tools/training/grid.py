"""Quantization of the first layer: steps by unit, and how coarse each feature's weights are.

A weight is a multiple of its unit's step, or of several steps for rare features. Units with large
weights in the second layer have small steps, so that a rounding error costs about the same
everywhere and a file of a given size loses least.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.training.checkpoint import Arrays

LEVELS = 127  # of a weight, positive or negative
FINENESS = 64  # steps from 0 to the largest weight of an average unit
INFLUENCE = 0.75  # exponent: how much smaller steps of influential units are
FREQUENT = 1e-3  # features active in this share of states have the smallest step
COARSEST = 16  # steps for a feature that never occurs


def steps_of(net: Arrays) -> Any:
    """Return the step of each unit, large enough for its largest weight to fit."""
    largest = np.abs(np.asarray(net["w1"], np.float64)).max(0)
    influence = np.sqrt((np.asarray(net["w2"], np.float64) ** 2).sum(2).mean(0))
    middling = np.exp(np.log(np.maximum(largest, 1e-6) / FINENESS).mean())
    relative = influence / np.exp(np.log(influence).mean())
    return np.maximum(middling / relative**INFLUENCE, largest / LEVELS).astype(np.float32)


def coarse_of(frequencies: Any) -> Any:
    """Return how many steps apart a feature's weights are, by the share of states that have it."""
    apart = np.log2(np.sqrt(FREQUENT / np.maximum(frequencies, 1e-12)))
    return np.clip(2.0 ** np.rint(apart), 1, COARSEST).astype(np.int64)


def quantized_rows(w1: Any, steps: Any, coarse: Any) -> Any:
    """Return the quantized first layer."""
    apart = np.asarray(coarse)[:, None]
    quantized = np.rint(np.asarray(w1, np.float64) / steps / apart) * apart
    return np.clip(quantized, -LEVELS, LEVELS).astype(np.int64)
