"""The file of a net as a learner needs it, and the same file with another head.

The whole numbers of the file stand for what they were made of: a head that is trained behind its
first layer needs nothing else of the run that the net comes from.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from onirim.players.net.feature_groups import Blocks
from onirim.players.net.network import BIAS, CUT, DEEP_CUT, THIRD_CUT
from onirim.players.net.network_file import NetFile, part_size, read_parts, write_net
from tools.training.checkpoint import Arrays
from tools.training.whole_numbers import whole_head

LOUD = 64.0  # what a unit of the first layer says in a common state, about


def first_layer(file: NetFile, blocks: Blocks) -> tuple[Any, Any]:
    """Weights by the rows of these blocks, and what is added; rows that it has not met are 0."""
    whole = np.frombuffer(file.first_layer, np.uint8).reshape(-1, file.width)
    weights = np.zeros((blocks.rows, file.width), np.float32)
    for name, (first, there) in file.rows.items():
        if name not in blocks.first:
            continue
        rows = [i for i in range(there.bit_length()) if there >> i & 1]
        for at, i in enumerate(rows, first):
            if i < blocks.size[name]:
                weights[blocks.first[name] + i] = whole[at].astype(np.float32) - BIAS
    return weights / LOUD, added(file).astype(np.float32) / LOUD


def plain_head(file: NetFile, rules: str) -> Arrays:
    """The head of all rulesets of a mode that have none, in floating point."""
    rest = file.rest_for(f"{rules.partition('+')[0]}+*")
    if rest.w5:
        raise SystemExit("a head begins as the plain one of its mode, which is deep in this file")
    w2 = np.array(rest.w2, np.float64).reshape(file.width, -1)
    loud = float(np.abs(w2).max()) * LOUD
    return {
        "w2": w2 * LOUD / loud,
        "b2": np.array(rest.b2) / loud,
        "w3": np.array(rest.w3) * loud / (1 << CUT) / rest.unit,
        "b3": np.array([rest.b3 / rest.unit]),
    }


def deep_head(file: NetFile, rules: str) -> Arrays:
    """The deep head of a ruleset in floating point; what straightens it is in its last layer."""
    rest = file.rest_for(rules)
    if not rest.w5:
        raise SystemExit(f"{rules} has no deep head in this file")
    slope, shift = (number / 1024 for number in file.calibration(rules))
    w2 = np.array(rest.w2, np.float64).reshape(file.width, -1)
    w4 = np.array(rest.w4, np.float64).reshape(len(rest.b2), -1)
    second = float(np.abs(w2).max()) * LOUD
    third = float(np.abs(w4).max()) * second / (1 << DEEP_CUT)
    head = {
        "w2": w2 * LOUD / second,
        "b2": np.array(rest.b2) / second,
        "w3": np.array(rest.w3) * second / (1 << DEEP_CUT) * slope / rest.unit,
        "b3": np.array([rest.b3 / rest.unit * slope + shift]),
        "w4": w4 * second / (1 << DEEP_CUT) / third,
        "b4": np.array(rest.b4) / third,
        "w5": np.array(rest.w5) * third / (1 << THIRD_CUT) * slope / rest.unit,
    }
    return {name: np.asarray(part, np.float32) for name, part in head.items()}


def with_head(file: NetFile, rules: str, head: Arrays, more: dict[str, Any]) -> bytes:
    """The file with this head for a ruleset, whatever it had before, and more in its header.

    What is a table in the header gets the entries of `more`; anything else is replaced.
    """
    header = {**file.header, "heads": {**file.header["heads"]}}
    begin = part_size(file.shared_parts())
    kept = [file.behind[:begin]]
    for number, name in enumerate(file.heads):
        end = begin + part_size(file.head_parts(number))
        if name == rules:
            del header["heads"][name]
        else:
            kept.append(file.behind[begin:end])
        begin = end
    steps = np.full(file.width, 1 / LOUD)
    parts = whole_head(head, steps, added(file))
    header["heads"][rules] = [len(head["b2"]), len(head["b4"])]
    for name, entry in more.items():
        header[name] = {**header.get(name, {}), **entry} if isinstance(entry, dict) else entry
    kept += [np.ascontiguousarray(part).tobytes() for part in parts]
    return write_net(header, file.first_layer + b"".join(kept))


def shifted(head: Arrays, odds: float) -> Arrays:
    """The head with all its odds divided by a number."""
    return {**head, "b3": np.asarray(head["b3"]) - math.log(odds)}


def added(file: NetFile) -> Any:
    """To each sum of the first layer, in whole numbers."""
    return np.array(read_parts(file.behind, file.shared_parts())[0])
