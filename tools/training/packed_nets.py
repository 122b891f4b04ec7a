"""Convert a network file to floating point for a learner, and write it with another head.

The quantized weights stand for the original ones: a head that is trained above this first layer
needs nothing else from the run that the net comes from.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.network import DEEP_SHIFT, SECOND_SHIFT, THIRD_SHIFT, WEIGHT_OFFSET
from onirim.players.net.network_file import NetworkFile, part_size, unpack_parts, write_net
from tools.training.checkpoint import Arrays
from tools.training.whole_numbers import quantized_head

TYPICAL = 64.0  # a typical activation of the first layer


def first_layer(file: NetworkFile, groups: FeatureGroups) -> tuple[Any, Any]:
    """Return weights by feature index and biases; weights of unknown features are 0."""
    whole = np.frombuffer(file.first_layer, np.uint8).reshape(-1, file.width)
    weights = np.zeros((groups.n_features, file.width), np.float32)
    for name, (first, mask) in file.groups.items():
        if name not in groups.first:
            continue
        rows = [i for i in range(mask.bit_length()) if mask >> i & 1]
        for at, i in enumerate(rows, first):
            if i < groups.size[name]:
                weights[groups.first[name] + i] = whole[at].astype(np.float32) - WEIGHT_OFFSET
    return weights / TYPICAL, biases(file).astype(np.float32) / TYPICAL


def plain_head(file: NetworkFile, rules: str) -> Arrays:
    """Return the head of rulesets without one of their own, in floating point."""
    upper = file.upper_layers(f"{rules.partition('+')[0]}+*")
    if upper.w5:
        raise SystemExit("a head begins as the plain one of its mode, which is deep in this file")
    w2 = np.array(upper.w2, np.float64).reshape(file.width, -1)
    scale = float(np.abs(w2).max()) * TYPICAL
    return {
        "w2": w2 * TYPICAL / scale,
        "b2": np.array(upper.b2) / scale,
        "w3": np.array(upper.w3) * scale / (1 << SECOND_SHIFT) / upper.logit_scale,
        "b3": np.array([upper.b3 / upper.logit_scale]),
    }


def deep_head(file: NetworkFile, rules: str) -> Arrays:
    """Return a ruleset's deep head in floating point, with its calibration in the last layer."""
    upper = file.upper_layers(rules)
    if not upper.w5:
        raise SystemExit(f"{rules} has no deep head in this file")
    slope, intercept = (number / 1024 for number in file.calibration(rules))
    w2 = np.array(upper.w2, np.float64).reshape(file.width, -1)
    w4 = np.array(upper.w4, np.float64).reshape(len(upper.b2), -1)
    second = float(np.abs(w2).max()) * TYPICAL
    third = float(np.abs(w4).max()) * second / (1 << DEEP_SHIFT)
    head = {
        "w2": w2 * TYPICAL / second,
        "b2": np.array(upper.b2) / second,
        "w3": np.array(upper.w3) * second / (1 << DEEP_SHIFT) * slope / upper.logit_scale,
        "b3": np.array([upper.b3 / upper.logit_scale * slope + intercept]),
        "w4": w4 * second / (1 << DEEP_SHIFT) / third,
        "b4": np.array(upper.b4) / third,
        "w5": np.array(upper.w5) * third / (1 << THIRD_SHIFT) * slope / upper.logit_scale,
    }
    return {name: np.asarray(part, np.float32) for name, part in head.items()}


def with_head(file: NetworkFile, rules: str, head: Arrays, more: dict[str, Any]) -> bytes:
    """Return the file with this head for a ruleset and with `more` in its header.

    Tables in the header are extended by the entries of `more`; other values are replaced.
    """
    header = {**file.header, "heads": {**file.header["heads"]}}
    begin = part_size(file.shared_parts())
    kept = [file.upper_bytes[:begin]]
    for number, name in enumerate(file.heads):
        end = begin + part_size(file.head_parts(number))
        if name == rules:
            del header["heads"][name]
        else:
            kept.append(file.upper_bytes[begin:end])
        begin = end
    steps = np.full(file.width, 1 / TYPICAL)
    parts = quantized_head(head, steps, biases(file))
    header["heads"][rules] = [len(head["b2"]), len(head["b4"])]
    for name, entry in more.items():
        header[name] = {**header.get(name, {}), **entry} if isinstance(entry, dict) else entry
    kept += [np.ascontiguousarray(part).tobytes() for part in parts]
    return write_net(header, file.first_layer + b"".join(kept))


def shifted(head: Arrays, odds: float) -> Arrays:
    """Return the head with all odds divided by a number."""
    return {**head, "b3": np.asarray(head["b3"]) - math.log(odds)}


def biases(file: NetworkFile) -> Any:
    """Return the quantized biases of the first layer."""
    return np.array(unpack_parts(file.upper_bytes, file.shared_parts())[0])
