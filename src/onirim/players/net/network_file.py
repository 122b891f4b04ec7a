"""Network file: header, quantized weights, calibration per ruleset.

The header is JSON: for which rules and how the net was trained, how strong it was measured to be,
the calibration of its output for each ruleset, and the rulesets in which the heuristic plays
better. Rows of weights belong to named feature groups, so a ruleset finds its rows whatever else
the net knows; features without a row have no effect. All rulesets share the first layer. Each of
the common rulesets has layers of its own above it, its head: one hidden layer in a plain head, two
in a deep one.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from onirim.engine.native import i64, vec
from onirim.engine.ruleset import Ruleset
from onirim.players.net.feature_groups import FeatureGroups
from onirim.players.net.network import LANES, SIGMOID_END, Network, UpperLayers, to_i64
from onirim.rules.catalogue import RULES_VERSION

MAGIC: Final = b"onirim-mind 3\n"
SHIPPED: Final = "mind.net"
NO_ROW: Final = -1

FileParts = tuple[tuple[str, int], ...]  # type codes of `array`, and how many numbers of each


class BadNetworkFile(ValueError):
    """Not a network file, or one for other rules; the text says what was expected."""


class NetworkFile:
    """A parsed file: makes networks for any ruleset."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(MAGIC):
            raise BadNetworkFile(f"a net begins with {MAGIC!r}, not with {data[: len(MAGIC)]!r}")
        at = len(MAGIC)
        size = int.from_bytes(data[at : at + 4], "little")
        header = zlib.decompress(data[at + 4 : at + 4 + size])
        self.header: dict[str, Any] = json.loads(header)
        if self.header["rules_version"] != RULES_VERSION:
            raise BadNetworkFile(
                f"a net for rules {RULES_VERSION}, not {self.header['rules_version']}"
            )
        self.width: int = self.header["width"]
        self.heads: dict[str, list[int]] = self.header["heads"]  # head -> units of its two layers
        self.groups: dict[str, tuple[int, int]] = {}  # first row, mask of features with a row
        first = 0
        for name, mask in self.header["blocks"].items():
            self.groups[name] = (first, int(mask, 16))
            first += int(mask, 16).bit_count()
        body = zlib.decompress(data[at + 4 + size :])
        self.first_layer: bytes = body[: first * self.width]
        self.upper_bytes: bytes = body[first * self.width :]  # everything above the first layer
        self.validate(first, len(body))

    def validate(self, rows: int, found: int) -> None:
        """Raise BadNetworkFile for layers that can't be played and for a truncated file."""
        if self.width % LANES:
            raise BadNetworkFile(
                f"a first layer of a multiple of {LANES} units, not of {self.width}"
            )
        for name, (second, third) in self.heads.items():
            if second < 2 or second % 2 or third < 0:
                raise BadNetworkFile(
                    f"a head with two units or more, an even number: {name} has {second}"
                )
        wanted = rows * self.width + part_size(self.shared_parts())
        wanted += sum(part_size(self.head_parts(number)) for number in range(len(self.heads)))
        if found != wanted:
            raise BadNetworkFile(f"{wanted} bytes of weights, not {found}")

    def shared_parts(self) -> FileParts:
        """Parts that all heads share: biases of the first layer and the sigmoid table."""
        return (("i", self.width), ("I", SIGMOID_END + 1))

    def head_parts(self, number: int) -> FileParts:
        """Parts of a head; the largest part of a deep one has 8 bits instead of 16."""
        width = self.width
        second, third = [*self.heads.values()][number]
        if third == 0:
            return (("h", width * second), ("i", second), ("i", second), ("q", 2))
        deep = (("h", second * third), ("q", third), ("i", third))
        return (("b", width * second), ("i", second), ("i", second), ("q", 2), *deep)

    def upper_layers(self, rules: str) -> UpperLayers:
        """Read everything above the first layer for a ruleset: the layers of its head."""
        b1, sigmoid = unpack_parts(self.upper_bytes, self.shared_parts())
        number = self.head_of(rules)
        begin = part_size(self.shared_parts())
        begin += sum(part_size(self.head_parts(before)) for before in range(number))
        w2, b2, w3, last, *deep = unpack_parts(self.upper_bytes[begin:], self.head_parts(number))
        upper = UpperLayers(b1, w2, b2, w3)
        upper.b3, upper.logit_scale = last
        if deep:
            upper.w4, upper.b4, upper.w5 = deep
        upper.sigmoid = sigmoid
        return upper

    def head_of(self, rules: str) -> int:
        """Return the number of a ruleset's head."""
        return find_head([*self.heads], rules)

    def network_for(self, rules: Ruleset, groups: FeatureGroups) -> tuple[Network, vec[i64]]:
        """Make the network of a ruleset, and a map from feature index to its row or NO_ROW."""
        row_of = [NO_ROW] * groups.n_features
        wanted: list[int] = []
        for name, first in groups.first.items():
            if name not in self.groups:
                continue
            row, mask = self.groups[name]
            for i in range(groups.size[name]):
                if mask >> i & 1:
                    row_of[first + i] = len(wanted)
                    wanted.append(row)
                    row += 1
        text = without_skin(rules)
        net = Network(self.first_layer, wanted, self.upper_layers(text))
        slope, intercept = self.calibration(text)
        net.calibrate(slope, intercept)
        return net, to_i64(row_of)

    def calibration(self, rules: str) -> tuple[int, int]:
        """Return slope and intercept of the logit; unmeasured rulesets are left uncalibrated."""
        known: Mapping[str, list[int]] = self.header["calibration"]
        slope, intercept = known.get(rules, [1024, 0])
        return slope, intercept

    def override_factors(self, rules: str) -> list[int]:
        """Return the three factors of `HeuristicPrior` for a ruleset that plays with a prior.

        An empty list: the net chooses alone.
        """
        factors: Mapping[str, list[int]] = self.header.get("corrections", {})
        return factors.get(without_options(rules), [])

    def leaves_to_heuristic(self, rules: Ruleset) -> bool:
        """Was the heuristic measured to be stronger with these rules?

        An unmeasured combination is judged by the pairs of modules in it.
        """
        played = without_skin(rules)
        if self.override_factors(played):
            return False
        measured: dict[str, Any] = self.header["measured"]
        weaker: list[str] = self.header["heuristic_plays"]
        if played in measured:
            return played in weaker
        mode, *keys = without_options(played).split("+")
        for text in weaker:
            its_mode, *its = without_options(text).split("+")
            if its_mode == mode and its and {*its} <= {*keys}:
                return True
        return False


def find_head(heads: list[str], rules: str) -> int:
    """Return the index of a ruleset's head: its own, or that of its modules without options.

    Rulesets that have neither use the head of their mode ("solo+*"), or the first head.
    """
    plain = without_options(rules)
    for name in (rules, plain, f"{plain.partition('+')[0]}+*"):
        if name in heads:
            return heads.index(name)
    return 0


def without_skin(rules: Ruleset) -> str:
    """Return the ruleset's text without its skin, which changes names and pictures only."""
    return "+".join([word for word in rules.text.split("+") if word != rules.skin])


def without_options(rules: str) -> str:
    return "+".join([word.partition(":")[0] for word in rules.split("+")])


def part_size(parts: FileParts) -> int:
    return sum(n * array(kind).itemsize for kind, n in parts)


def unpack_parts(body: bytes, kinds: FileParts) -> list[list[int]]:
    """Read consecutive arrays of numbers, one list for each part."""
    parts = []
    at = 0
    for kind, n in kinds:
        values = array(kind)
        size = n * values.itemsize
        values.frombytes(body[at : at + size])
        at += size
        if sys.byteorder == "big":
            values.byteswap()
        parts.append([int(value) for value in values])
    return parts


def write_net(header: dict[str, Any], body: bytes) -> bytes:
    """Return the bytes of a file; `header` and `body` are what `NetworkFile` reads."""
    text = zlib.compress(json.dumps(header, separators=(",", ":")).encode(), 9)
    # weights hardly repeat, so Huffman codes matter more than string matches
    press = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_FILTERED)
    return MAGIC + len(text).to_bytes(4, "little") + text + press.compress(body) + press.flush()


class ShippedNetwork:
    """The net of this package, read on first use."""

    def __init__(self) -> None:
        self.file: NetworkFile | None = None

    def read(self) -> NetworkFile:
        if self.file is None:
            data = files("onirim.players.net").joinpath(SHIPPED).read_bytes()
            self.file = NetworkFile(data)
        return self.file


SHIPPED_NET: Final = ShippedNetwork()
