"""Which whole numbers stand for the weights of the first layer.

A weight is a multiple of its unit's step, in rare rows of some steps. Units that the second layer
listens to have small steps: so an error of rounding weighs about the same everywhere, and a file of
one size loses the least.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.training.checkpoint import Arrays

LEVELS = 127  # of a weight, up and down
FINENESS = 64  # steps from nothing to the largest weight of a middling unit
LISTENING = 0.75  # how much smaller the step is for a unit that counts for more
FREQUENT = 1e-3  # rows that are in so many of all states have the smallest step
COARSEST = 16  # steps of a row that is never met


def steps_of(net: Arrays) -> Any:
    """The step of each unit; none is so small that its largest weight does not fit."""
    largest = np.abs(np.asarray(net["w1"], np.float64)).max(0)
    heard = np.sqrt((np.asarray(net["w2"], np.float64) ** 2).sum(2).mean(0))
    middling = np.exp(np.log(np.maximum(largest, 1e-6) / FINENESS).mean())
    relative = heard / np.exp(np.log(heard).mean())
    return np.maximum(middling / relative**LISTENING, largest / LEVELS).astype(np.float32)


def coarse_of(frequencies: Any) -> Any:
    """How many steps apart the weights of a row are, by the share of states that have it."""
    apart = np.log2(np.sqrt(FREQUENT / np.maximum(frequencies, 1e-12)))
    return np.clip(2.0 ** np.rint(apart), 1, COARSEST).astype(np.int64)


def whole_rows(w1: Any, steps: Any, coarse: Any) -> Any:
    """The first layer in whole numbers."""
    apart = np.asarray(coarse)[:, None]
    whole = np.rint(np.asarray(w1, np.float64) / steps / apart) * apart
    return np.clip(whole, -LEVELS, LEVELS).astype(np.int64)
