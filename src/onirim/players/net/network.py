"""The net in whole numbers: a sum of rows, two or three layers of units, the chance to win.

Weights of the first two layers have 8 bits, a few heads have some of 10, and what a unit of the
first layer says fits 16: so both are kept in 16 bits, and a processor adds or multiplies eight of
them at once. There is no floating point in it: equal rows give equal numbers on every machine,
compiled or interpreted. That no sum overflows, whatever the rows, is for the tool to prove that
packs the weights (`tools/training/whole_numbers.py`).

The interpreter loops slowly, but adds and multiplies long numbers fast: there a row of weights is
one number (`LongNumbers`), and the results are the same.

Compiled, the loops over weights compare no index with a length (`buildtools/generated_c.py`): what
sizes there are is looked at when a net is made, and `check` looks at the rows. None of them
branches by what a unit says: units that say nothing are weighed with the others.
"""

from __future__ import annotations

from struct import unpack
from typing import Final, final

from onirim.engine.build_kind import COMPILED
from onirim.engine.native import i16, i32, i64, vec

ONE: Final = 1 << 30  # the chance of a game that is won
LANES: Final = 4  # units of the first layer come in such numbers
BIAS: Final = 128  # of each weight of the first layer in the file
MOST_SUMMED: Final = 256  # rows that a sum of 16 bits holds
MOST_ADDED: Final = 255  # to such a sum, up or down
CUT: Final = 8  # bits of the second layer that do not matter behind it
DEEP_CUT: Final = 4  # the same of a deep head, whose weights are smaller
THIRD_CUT: Final = 10  # bits of the third layer that do not matter behind it
PART_BITS: Final = 15  # what the third layer hears comes in two parts, of so many bits the lower
LOW_PART: Final = 0x7FFF
TABLE_STEP: Final = 64  # entries of the table of chances for each unit of the logit
TABLE_END: Final = 1024  # the last entry; the middle is an even game
CALIBRATION_BITS: Final = 10


@final
class Net:
    """The weights that one ruleset needs: these rows of a first layer, and what lies behind it."""

    def __init__(
        self, first_layer: bytes, rows: list[int], rest: Rest, loops: bool = COMPILED
    ) -> None:
        width, second, third = len(rest.b1), len(rest.b2), len(rest.b4)
        check_sizes(width, second, third, rest)
        check_first_layer(first_layer, rest.b1)
        self.rows: i64 = len(rows)
        self.w1: vec[i16] = unbiased(first_layer, rows, width) if loops else shorts([])
        self.b1: vec[i16] = shorts(rest.b1)
        self.w2: vec[i16] = shorts(by_hearer(rest.w2, second)) if loops else shorts([])
        self.b2: vec[i32] = words(rest.b2)
        self.w3: vec[i64] = packed(rest.w3)
        self.b3: i64 = rest.b3
        self.w4: vec[i16] = shorts(by_hearer(rest.w4, third)) if loops else shorts([])
        self.b4: vec[i64] = packed(rest.b4)
        self.w5: vec[i64] = packed(rest.w5)
        self.unit: i64 = rest.unit  # one unit of the logit
        self.chances: vec[i64] = packed(rest.chances)
        self.slope: i64 = 1 << CALIBRATION_BITS
        self.shift: i64 = 0
        self.said: vec[i16] = shorts([0] * width)  # by each unit of the first layer
        self.out: vec[i32] = words([0] * second)
        self.low: vec[i16] = shorts([0] * second)  # what the third layer hears, in two parts
        self.high: vec[i16] = shorts([0] * second)
        self.loudest: i32 = 0  # of the second layer, or more: most often it has no upper part
        self.low_out: vec[i32] = words([0] * third)
        self.high_out: vec[i32] = words([0] * third)
        self.long: LongNumbers | None = None if loops else LongNumbers(first_layer, rows, rest)

    def calibrate(self, slope: int, shift: int) -> None:
        """Straighten what it says with a ruleset: slope and shift of the logit, in 1024ths."""
        self.slope = slope
        self.shift = shift

    def chance(self, rows: vec[i64], n: i64) -> i64:
        """The chance to win, up to ONE, of a state with these rows."""
        logit = self.logit(rows, n)
        x = ((logit * self.slope + self.shift * self.unit) >> CALIBRATION_BITS) * TABLE_STEP
        at = x // self.unit
        rest = x - at * self.unit
        at += TABLE_END // 2
        if at < 0:
            return self.chances[0]
        if at >= TABLE_END:
            return self.chances[TABLE_END]
        low = self.chances[at]
        return low + (self.chances[at + 1] - low) * rest // self.unit

    def logit(self, rows: vec[i64], n: i64) -> i64:
        """What the head says, in the net's own unit."""
        n = min(n, MOST_SUMMED)
        self.check(rows, n)
        if self.long is not None:
            return self.b3 + i64(self.long.logit([int(rows[i]) for i in range(n)]))
        self.first_layer(rows, n)
        self.second_layer()
        return self.deep_end() if len(self.b4) > 0 else self.plain_end()

    def check(self, rows: vec[i64], n: i64) -> None:
        """Refuse rows that there are not."""
        i: i64
        for i in range(n):
            if rows[i] < 0 or rows[i] >= self.rows:
                raise IndexError(f"a row below {self.rows}, not {rows[i]}")

    def first_layer(self, rows: vec[i64], n: i64) -> None:
        """What its units say; four rows at once, since a sum is dear to fetch."""
        said = self.said
        w1 = self.w1
        width: i64 = len(said)
        i: i64 = 0
        k: i64
        for k in range(width):
            said[k] = self.b1[k]
        while i + 3 < n:
            a = rows[i] * width
            b = rows[i + 1] * width
            c = rows[i + 2] * width
            d = rows[i + 3] * width
            for k in range(width):
                said[k] += w1[a + k] + w1[b + k] + w1[c + k] + w1[d + k]
            i += 4
        while i < n:
            a = rows[i] * width
            for k in range(width):
                said[k] += w1[a + k]
            i += 1
        for k in range(width):
            said[k] = max(said[k], 0)

    def second_layer(self) -> None:
        """The sums of its units."""
        out = self.out
        k: i64
        for k in range(len(out)):
            out[k] = self.b2[k]
        weigh(self.said, self.w2, out)

    def plain_end(self) -> i64:
        """The units of the second layer, weighed."""
        k: i64
        out = self.out
        w3 = self.w3
        total = self.b3
        for k in range(len(out)):
            total += i64(max(out[k], 0) >> CUT) * w3[k]
        return total

    def deep_end(self) -> i64:
        """The units of the second layer, weighed, and those of a third that hears them."""
        low = self.low_out
        high = self.high_out
        k: i64
        for k in range(len(low)):
            low[k] = 0
            high[k] = 0
        total = self.split()
        weigh(self.low, self.w4, low)
        if self.loudest > LOW_PART:
            weigh(self.high, self.w4, high)
        for k in range(len(low)):
            unit = self.b4[k] + i64(low[k]) + (i64(high[k]) << PART_BITS)
            total += (max(unit, 0) >> THIRD_CUT) * self.w5[k]
        return total

    def split(self) -> i64:
        """What the second layer says, in parts of 16 bits for the third; its weighed sum."""
        out = self.out
        low = self.low
        high = self.high
        w3 = self.w3
        total = self.b3
        all_bits: i32 = 0
        k: i64
        for k in range(len(out)):
            amount = max(out[k], 0) >> DEEP_CUT
            all_bits |= amount
            low[k] = i16(amount & LOW_PART)
            high[k] = i16(amount >> PART_BITS)
            total += i64(amount) * w3[k]
        self.loudest = all_bits
        return total


def weigh(heard: vec[i16], weights: vec[i16], out: vec[i32]) -> None:
    """Add to each unit all that it hears, weighed; four units at once."""
    n: i64 = len(heard)
    units: i64 = len(out)
    unit: i64 = 0
    i: i64
    while unit + 3 < units:
        at = unit * n
        bt = at + n
        ct = bt + n
        dt = ct + n
        a: i32 = 0
        b: i32 = 0
        c: i32 = 0
        d: i32 = 0
        for i in range(n):
            a += i32(heard[i]) * i32(weights[at + i])
            b += i32(heard[i]) * i32(weights[bt + i])
            c += i32(heard[i]) * i32(weights[ct + i])
            d += i32(heard[i]) * i32(weights[dt + i])
        out[unit] += a
        out[unit + 1] += b
        out[unit + 2] += c
        out[unit + 3] += d
        unit += 4
    while unit < units:
        at = unit * n
        a = 0
        for i in range(n):
            a += i32(heard[i]) * i32(weights[at + i])
        out[unit] += a
        unit += 1


@final
class LongNumbers:
    """The same sums for the interpreter: all weights of a row or of a unit in one number."""

    def __init__(self, first_layer: bytes, rows: list[int], rest: Rest) -> None:
        self.b1: list[int] = rest.b1
        self.w3: list[int] = rest.w3
        self.w5: list[int] = rest.w5
        width = len(rest.b1)
        wide = bytearray(2 * width)
        self.rows: list[int] = []
        for row in rows:
            wide[::2] = first_layer[row * width : (row + 1) * width]
            self.rows.append(int.from_bytes(wide, "little"))
        second, third = len(rest.b2), len(rest.b4)
        self.w2: list[int] = long_rows(rest.w2, second, 32)
        self.b2: int = long_number(rest.b2, 32)
        self.zero2: int = long_number([1 << 31] * second, 32)  # so that no lane is below nothing
        self.w4: list[int] = long_rows(rest.w4, third, 64) if third else []
        self.b4: int = long_number(rest.b4, 64)
        self.zero4: int = long_number([1 << 63] * third, 64)

    def logit(self, rows: list[int]) -> int:
        """What the units of a head say; what it says of itself (`b3`) is to be added."""
        first = sum([self.rows[row] for row in rows])
        width, second = len(self.b1), len(self.w3)
        lanes = unpack(f"<{width}H", first.to_bytes(2 * width, "little"))
        bias = len(rows) * BIAS
        out = self.b2
        for lane, b1, weights in zip(lanes, self.b1, self.w2, strict=True):
            amount = lane - bias + b1
            if amount > 0:
                out += amount * weights
        sums = unpack(f"<{second}I", (out + self.zero2).to_bytes(4 * second, "little"))
        return self.deep_end(sums) if self.w5 else self.plain_end(sums)

    def plain_end(self, sums: tuple[int, ...]) -> int:
        total = 0
        for lane, weight in zip(sums, self.w3, strict=True):
            if lane > 1 << 31:
                total += (lane - (1 << 31) >> CUT) * weight
        return total

    def deep_end(self, sums: tuple[int, ...]) -> int:
        total = 0
        out = self.b4
        for lane, weight, weights in zip(sums, self.w3, self.w4, strict=True):
            if lane > 1 << 31:
                amount = lane - (1 << 31) >> DEEP_CUT
                total += amount * weight
                out += amount * weights
        third = len(self.w5)
        lanes = unpack(f"<{third}Q", (out + self.zero4).to_bytes(8 * third, "little"))
        for lane, weight in zip(lanes, self.w5, strict=True):
            if lane > 1 << 63:
                total += (lane - (1 << 63) >> THIRD_CUT) * weight
        return total


def long_rows(weights: list[int], each: int, bits: int) -> list[int]:
    """One number for so many weights each."""
    return [long_number(weights[at : at + each], bits) for at in range(0, len(weights), each)]


def long_number(weights: list[int], bits: int) -> int:
    total = 0
    for weight in reversed(weights):
        total = (total << bits) + weight
    return total


@final
class Rest:
    """All weights behind the first layer; a plain head has none of the third."""

    def __init__(self, b1: list[int], w2: list[int], b2: list[int], w3: list[int]) -> None:
        self.b1: list[int] = b1
        self.w2: list[int] = w2  # by unit of the first layer, then of the second
        self.b2: list[int] = b2
        self.w3: list[int] = w3
        self.b3: int = 0
        self.w4: list[int] = []  # by unit of the second layer, then of the third
        self.b4: list[int] = []
        self.w5: list[int] = []
        self.unit: int = 1
        self.chances: list[int] = []


def check_sizes(width: int, second: int, third: int, rest: Rest) -> None:
    """Refuse weights that do not fit to each other."""
    if width == 0 or width % LANES or second % 2:
        raise ValueError(f"layers of a multiple of {LANES} and of 2 units, not {width}, {second}")
    sizes = [len(rest.w2), len(rest.w3), len(rest.w4), len(rest.w5)]
    wanted = [width * second, second, second * third, third]
    if sizes != wanted:
        raise ValueError(f"{wanted} weights, not {sizes}")


def check_first_layer(layer: bytes, added: list[int]) -> None:
    """Refuse weights whose sums would not fit 16 bits."""
    if len(layer) % len(added) or 0 in layer:
        raise ValueError(f"rows of {len(added)} weights from 1 to 255")
    if max(added) > MOST_ADDED or min(added) < -MOST_ADDED:
        raise ValueError(f"no more than {MOST_ADDED} added to a unit of the first layer")


def unbiased(layer: bytes, rows: list[int], width: int) -> vec[i16]:
    """Weights of some rows of the first layer, which has each of them in a byte."""
    weights = vec[i16]([i16(0)] * (len(rows) * width))
    at: i64 = 0
    for row in rows:
        for i in range(row * width, (row + 1) * width):
            weights[at] = i16(layer[i] - BIAS)
            at += 1
    return weights


def shorts(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


def words(values: list[int]) -> vec[i32]:
    return vec[i32]([i32(value) for value in values])


def packed(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def by_hearer(weights: list[int], hearers: int) -> list[int]:
    """Weights by unit that is heard, then by unit that hears, the other way round."""
    return [weight for unit in range(hearers) for weight in weights[unit::hearers]]
