"""The file of the net: a header that a person can read, then the weights.

The header says with which rules and how it was trained, how strong it was measured to be, how what
it says is to be straightened for each ruleset, and with which rulesets the heuristic plays better.
Rows belong to named blocks, so a ruleset finds its rows whatever else the net knows; rows that the
net has never met count as nothing. The first layer is one for all rulesets; behind it each of the
common rulesets has layers of its own, its head: one layer of units in a plain head, two in a deep
one.
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
from onirim.players.net.feature_groups import Blocks
from onirim.players.net.network import LANES, TABLE_END, Net, Rest, packed
from onirim.rules.catalogue import RULES_VERSION

MAGIC: Final = b"onirim-mind 3\n"
SHIPPED: Final = "mind.net"
UNKNOWN_ROW: Final = -1

FileParts = tuple[tuple[str, int], ...]  # kinds of numbers, as `array` names them, and how many


class BadNet(ValueError):
    """This is no net, or one for other rules; the text says what was expected."""


class NetFile:
    """A net that was read, for any ruleset."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(MAGIC):
            raise BadNet(f"a net begins with {MAGIC!r}, not with {data[: len(MAGIC)]!r}")
        at = len(MAGIC)
        size = int.from_bytes(data[at : at + 4], "little")
        header = zlib.decompress(data[at + 4 : at + 4 + size])
        self.header: dict[str, Any] = json.loads(header)
        if self.header["rules_version"] != RULES_VERSION:
            raise BadNet(f"a net for rules {RULES_VERSION}, not {self.header['rules_version']}")
        self.width: int = self.header["width"]
        self.heads: dict[str, list[int]] = self.header["heads"]  # units of the two layers of each
        self.rows: dict[str, tuple[int, int]] = {}  # block -> its first row, and which there are
        first = 0
        for name, there in self.header["blocks"].items():
            self.rows[name] = (first, int(there, 16))
            first += int(there, 16).bit_count()
        body = zlib.decompress(data[at + 4 + size :])
        self.first_layer: bytes = body[: first * self.width]
        self.behind: bytes = body[first * self.width :]  # all that lies behind the first layer
        self.check(first, len(body))

    def check(self, rows: int, there: int) -> None:
        """Refuse a net whose layers this package cannot play, or that is not whole."""
        if self.width % LANES:
            raise BadNet(f"a first layer of a multiple of {LANES} units, not of {self.width}")
        for name, (second, third) in self.heads.items():
            if second < 2 or second % 2 or third < 0:
                raise BadNet(f"a head with two units or more, an even number: {name} has {second}")
        wanted = rows * self.width + part_size(self.shared_parts())
        wanted += sum(part_size(self.head_parts(number)) for number in range(len(self.heads)))
        if there != wanted:
            raise BadNet(f"{wanted} bytes of weights, not {there}")

    def shared_parts(self) -> FileParts:
        """Behind the first layer: what it adds to each sum, and the table of chances."""
        return (("i", self.width), ("I", TABLE_END + 1))

    def head_parts(self, number: int) -> FileParts:
        """The layers of a head; of a deep one the largest part has 8 bits instead of 16."""
        width = self.width
        second, third = [*self.heads.values()][number]
        if third == 0:
            return (("h", width * second), ("i", second), ("i", second), ("q", 2))
        deep = (("h", second * third), ("q", third), ("i", third))
        return (("b", width * second), ("i", second), ("i", second), ("q", 2), *deep)

    def rest_for(self, rules: str) -> Rest:
        """What lies behind the first layer for a ruleset: the layers of its head."""
        b1, chances = read_parts(self.behind, self.shared_parts())
        number = self.head_of(rules)
        begin = part_size(self.shared_parts())
        begin += sum(part_size(self.head_parts(before)) for before in range(number))
        w2, b2, w3, last, *deep = read_parts(self.behind[begin:], self.head_parts(number))
        rest = Rest(b1, w2, b2, w3)
        rest.b3, rest.unit = last
        if deep:
            rest.w4, rest.b4, rest.w5 = deep
        rest.chances = chances
        return rest

    def head_of(self, rules: str) -> int:
        """The number of a ruleset's head."""
        return find_head([*self.heads], rules)

    def net_for(self, rules: Ruleset, blocks: Blocks) -> tuple[Net, vec[i64]]:
        """The weights of the rows that these blocks have, and where the net has each row."""
        place = [UNKNOWN_ROW] * blocks.rows
        wanted: list[int] = []
        for name, first in blocks.first.items():
            if name not in self.rows:
                continue
            row, there = self.rows[name]
            for i in range(blocks.size[name]):
                if there >> i & 1:
                    place[first + i] = len(wanted)
                    wanted.append(row)
                    row += 1
        text = without_skin(rules)
        net = Net(self.first_layer, wanted, self.rest_for(text))
        slope, shift = self.calibration(text)
        net.calibrate(slope, shift)
        return net, packed(place)

    def calibration(self, rules: str) -> tuple[int, int]:
        """Slope and shift of the logit; a ruleset that was not measured is left alone."""
        known: Mapping[str, list[int]] = self.header["calibration"]
        slope, shift = known.get(rules, [1024, 0])
        return slope, shift

    def corrections(self, rules: str) -> list[int]:
        """How much better odds must be to correct what the heuristic proposes: `Proposals`.

        Nothing: it proposes nothing with this ruleset, the net chooses.
        """
        factors: Mapping[str, list[int]] = self.header.get("corrections", {})
        return factors.get(without_options(rules), [])

    def leaves_to_heuristic(self, rules: Ruleset) -> bool:
        """Was the heuristic measured to be the better player with these rules?

        A combination that was not measured is judged by the pairs of modules in it.
        """
        played = without_skin(rules)
        if self.corrections(played):
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
    """The place of a ruleset's head: its own, else that of its modules whatever their options.

    "solo+*" is for all of a mode that have none, or else the first.
    """
    plain = without_options(rules)
    for name in (rules, plain, f"{plain.partition('+')[0]}+*"):
        if name in heads:
            return heads.index(name)
    return 0


def without_skin(rules: Ruleset) -> str:
    """The text of the ruleset that is played: a skin changes names and pictures only."""
    return "+".join([word for word in rules.text.split("+") if word != rules.skin])


def without_options(rules: str) -> str:
    return "+".join([word.partition(":")[0] for word in rules.split("+")])


def part_size(parts: FileParts) -> int:
    return sum(n * array(kind).itemsize for kind, n in parts)


def read_parts(body: bytes, kinds: FileParts) -> list[list[int]]:
    """Numbers of these kinds, one list for each, as they lie one behind the other."""
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
    """The bytes of a file; `header` and `body` are what `NetFile` reads."""
    text = zlib.compress(json.dumps(header, separators=(",", ":")).encode(), 9)
    # weights hardly repeat themselves: few copies, and short codes for what is frequent
    press = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_FILTERED)
    return MAGIC + len(text).to_bytes(4, "little") + text + press.compress(body) + press.flush()


class Shipped:
    """The net of this package, read when it is first needed."""

    def __init__(self) -> None:
        self.file: NetFile | None = None

    def read(self) -> NetFile:
        if self.file is None:
            data = files("onirim.players.net").joinpath(SHIPPED).read_bytes()
            self.file = NetFile(data)
        return self.file


SHIPPED_NET: Final = Shipped()
