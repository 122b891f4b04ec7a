"""Quantized network: sparse first layer, dense heads.

The first layer adds the weight rows of the active features. A head of one or two dense layers
turns these sums into a logit, which a table turns into the chance to win.

Weights of the first two layers have 8 bits (10 in a few heads) and activations of the first layer
fit 16 bits. Both are stored in 16 bits, so that a processor adds or multiplies eight of them at
once. There is no floating point: equal features give equal values on every machine, compiled or
interpreted. `tools/training/whole_numbers.py`, which packs the weights, proves that no sum can
overflow.

Loops are slow in the interpreter but arithmetic on big integers is fast: there a row of weights is
one big integer (`BigIntLayers`), and the results are the same.

Sizes are validated when a network is made, and row numbers at each call. The loops over weights
are branch-free: zero activations are multiplied, too.
"""

from __future__ import annotations

from struct import unpack
from typing import Final, final

from onirim.engine.build_kind import COMPILED
from onirim.engine.native import i16, i32, i64, vec

ONE: Final = 1 << 30  # a chance of 100 %
LANES: Final = 4  # the width of the first layer is a multiple of this
WEIGHT_OFFSET: Final = 128  # added to each weight of the first layer in the file
MOST_ACTIVE: Final = 256  # features; more could overflow a 16-bit sum
LARGEST_BIAS: Final = 255  # of the first layer, positive or negative
SECOND_SHIFT: Final = 8  # scale of second-layer activations: low bits that are dropped
DEEP_SHIFT: Final = 4  # the same in a deep head, whose weights are smaller
THIRD_SHIFT: Final = 10  # the same for third-layer activations
LOW_BITS: Final = 15  # inputs of the third layer are split in two parts; bits of the lower
LOW_MASK: Final = 0x7FFF
SIGMOID_STEP: Final = 64  # entries of the sigmoid table for each unit of the logit
SIGMOID_END: Final = 1024  # the last entry; the middle one is an even game
CALIBRATION_BITS: Final = 10


@final
class Network:
    """The weights for one ruleset: selected rows of the first layer, and one head."""

    def __init__(
        self, first_layer: bytes, rows: list[int], upper: UpperLayers, loops: bool = COMPILED
    ) -> None:
        width, second, third = len(upper.b1), len(upper.b2), len(upper.b4)
        check_sizes(width, second, third, upper)
        check_first_layer(first_layer, upper.b1)
        self.n_rows: i64 = len(rows)
        self.w1: vec[i16] = without_offset(first_layer, rows, width) if loops else to_i16([])
        self.b1: vec[i16] = to_i16(upper.b1)
        self.w2: vec[i16] = to_i16(transpose(upper.w2, second)) if loops else to_i16([])
        self.b2: vec[i32] = to_i32(upper.b2)
        self.w3: vec[i64] = to_i64(upper.w3)
        self.b3: i64 = upper.b3
        self.w4: vec[i16] = to_i16(transpose(upper.w4, third)) if loops else to_i16([])
        self.b4: vec[i64] = to_i64(upper.b4)
        self.w5: vec[i64] = to_i64(upper.w5)
        self.logit_scale: i64 = upper.logit_scale  # a logit of 1.0
        self.sigmoid: vec[i64] = to_i64(upper.sigmoid)
        self.slope: i64 = 1 << CALIBRATION_BITS
        self.intercept: i64 = 0
        self.activations: vec[i16] = to_i16([0] * width)  # of the first layer
        self.second: vec[i32] = to_i32([0] * second)  # sums of the second layer
        self.low_part: vec[i16] = to_i16([0] * second)  # second-layer activations in two parts
        self.high_part: vec[i16] = to_i16([0] * second)
        self.second_bits: i32 = 0  # bitwise or of these: usually all high parts are 0
        self.third_low: vec[i32] = to_i32([0] * third)
        self.third_high: vec[i32] = to_i32([0] * third)
        self.big_ints: BigIntLayers | None = (
            None if loops else BigIntLayers(first_layer, rows, upper)
        )

    def calibrate(self, slope: int, intercept: int) -> None:
        """Set the calibration (Platt scaling): slope and intercept of the logit, in 1024ths."""
        self.slope = slope
        self.intercept = intercept

    def chance(self, active: vec[i64], n: i64) -> i64:
        """Return the chance to win, from 0 to ONE, of a state with these active rows."""
        logit = self.logit(active, n)
        calibrated = logit * self.slope + self.intercept * self.logit_scale
        x = (calibrated >> CALIBRATION_BITS) * SIGMOID_STEP
        at = x // self.logit_scale
        fraction = x - at * self.logit_scale
        at += SIGMOID_END // 2
        if at < 0:
            return self.sigmoid[0]
        if at >= SIGMOID_END:
            return self.sigmoid[SIGMOID_END]
        low = self.sigmoid[at]
        return low + (self.sigmoid[at + 1] - low) * fraction // self.logit_scale

    def logit(self, active: vec[i64], n: i64) -> i64:
        """Return the uncalibrated logit, in units of 1 / `logit_scale`."""
        n = min(n, MOST_ACTIVE)
        self.check_rows(active, n)
        if self.big_ints is not None:
            return self.b3 + i64(self.big_ints.logit([int(active[i]) for i in range(n)]))
        self.first_layer(active, n)
        self.second_layer()
        return self.deep_output() if len(self.b4) > 0 else self.plain_output()

    def check_rows(self, active: vec[i64], n: i64) -> None:
        """Raise an IndexError for a row that doesn't exist."""
        i: i64
        for i in range(n):
            if active[i] < 0 or active[i] >= self.n_rows:
                raise IndexError(f"a row below {self.n_rows}, not {active[i]}")

    def first_layer(self, active: vec[i64], n: i64) -> None:
        """Compute its activations, four rows at a time to load and store each sum less often."""
        activations = self.activations
        w1 = self.w1
        width: i64 = len(activations)
        i: i64 = 0
        k: i64
        for k in range(width):
            activations[k] = self.b1[k]
        while i + 3 < n:
            a = active[i] * width
            b = active[i + 1] * width
            c = active[i + 2] * width
            d = active[i + 3] * width
            for k in range(width):
                activations[k] += w1[a + k] + w1[b + k] + w1[c + k] + w1[d + k]
            i += 4
        while i < n:
            a = active[i] * width
            for k in range(width):
                activations[k] += w1[a + k]
            i += 1
        for k in range(width):
            activations[k] = max(activations[k], 0)

    def second_layer(self) -> None:
        """Compute its sums; ReLU and scaling follow in the next layer."""
        out = self.second
        k: i64
        for k in range(len(out)):
            out[k] = self.b2[k]
        add_products(self.activations, self.w2, out)

    def plain_output(self) -> i64:
        """Return the logit of a plain head: the weighted second layer."""
        k: i64
        out = self.second
        w3 = self.w3
        total = self.b3
        for k in range(len(out)):
            total += i64(max(out[k], 0) >> SECOND_SHIFT) * w3[k]
        return total

    def deep_output(self) -> i64:
        """Return the logit of a deep head: the weighted second and third layers."""
        low = self.third_low
        high = self.third_high
        k: i64
        for k in range(len(low)):
            low[k] = 0
            high[k] = 0
        total = self.split_second_layer()
        add_products(self.low_part, self.w4, low)
        if self.second_bits > LOW_MASK:
            add_products(self.high_part, self.w4, high)
        for k in range(len(low)):
            sum_of_unit = self.b4[k] + i64(low[k]) + (i64(high[k]) << LOW_BITS)
            total += (max(sum_of_unit, 0) >> THIRD_SHIFT) * self.w5[k]
        return total

    def split_second_layer(self) -> i64:
        """Split second-layer activations into 16-bit parts; return their weighted sum."""
        out = self.second
        low = self.low_part
        high = self.high_part
        w3 = self.w3
        total = self.b3
        all_bits: i32 = 0
        k: i64
        for k in range(len(out)):
            activation = max(out[k], 0) >> DEEP_SHIFT
            all_bits |= activation
            low[k] = i16(activation & LOW_MASK)
            high[k] = i16(activation >> LOW_BITS)
            total += i64(activation) * w3[k]
        self.second_bits = all_bits
        return total


def add_products(inputs: vec[i16], weights: vec[i16], out: vec[i32]) -> None:
    """Add the product of a matrix and the inputs to `out`, four units at a time."""
    n: i64 = len(inputs)
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
            a += i32(inputs[i]) * i32(weights[at + i])
            b += i32(inputs[i]) * i32(weights[bt + i])
            c += i32(inputs[i]) * i32(weights[ct + i])
            d += i32(inputs[i]) * i32(weights[dt + i])
        out[unit] += a
        out[unit + 1] += b
        out[unit + 2] += c
        out[unit + 3] += d
        unit += 4
    while unit < units:
        at = unit * n
        a = 0
        for i in range(n):
            a += i32(inputs[i]) * i32(weights[at + i])
        out[unit] += a
        unit += 1


@final
class BigIntLayers:
    """The same layers for the interpreter: the weights of a row in one big integer."""

    def __init__(self, first_layer: bytes, rows: list[int], upper: UpperLayers) -> None:
        self.b1: list[int] = upper.b1
        self.w3: list[int] = upper.w3
        self.w5: list[int] = upper.w5
        width = len(upper.b1)
        wide = bytearray(2 * width)
        self.rows: list[int] = []
        for row in rows:
            wide[::2] = first_layer[row * width : (row + 1) * width]
            self.rows.append(int.from_bytes(wide, "little"))
        second, third = len(upper.b2), len(upper.b4)
        self.w2: list[int] = big_int_rows(upper.w2, second, 32)
        self.b2: int = big_int(upper.b2, 32)
        self.zero2: int = big_int([1 << 31] * second, 32)  # keeps every lane positive
        self.w4: list[int] = big_int_rows(upper.w4, third, 64) if third else []
        self.b4: int = big_int(upper.b4, 64)
        self.zero4: int = big_int([1 << 63] * third, 64)

    def logit(self, rows: list[int]) -> int:
        """Return the logit without the last bias (`b3`)."""
        first = sum([self.rows[row] for row in rows])
        width, second = len(self.b1), len(self.w3)
        lanes = unpack(f"<{width}H", first.to_bytes(2 * width, "little"))
        offset = len(rows) * WEIGHT_OFFSET
        out = self.b2
        for lane, b1, weights in zip(lanes, self.b1, self.w2, strict=True):
            activation = lane - offset + b1
            if activation > 0:
                out += activation * weights
        sums = unpack(f"<{second}I", (out + self.zero2).to_bytes(4 * second, "little"))
        return self.deep_output(sums) if self.w5 else self.plain_output(sums)

    def plain_output(self, sums: tuple[int, ...]) -> int:
        total = 0
        for lane, weight in zip(sums, self.w3, strict=True):
            if lane > 1 << 31:
                total += (lane - (1 << 31) >> SECOND_SHIFT) * weight
        return total

    def deep_output(self, sums: tuple[int, ...]) -> int:
        total = 0
        out = self.b4
        for lane, weight, weights in zip(sums, self.w3, self.w4, strict=True):
            if lane > 1 << 31:
                activation = lane - (1 << 31) >> DEEP_SHIFT
                total += activation * weight
                out += activation * weights
        third = len(self.w5)
        lanes = unpack(f"<{third}Q", (out + self.zero4).to_bytes(8 * third, "little"))
        for lane, weight in zip(lanes, self.w5, strict=True):
            if lane > 1 << 63:
                total += (lane - (1 << 63) >> THIRD_SHIFT) * weight
        return total


def big_int_rows(weights: list[int], each: int, bits: int) -> list[int]:
    """Pack each row of a weight matrix into a big integer."""
    return [big_int(weights[at : at + each], bits) for at in range(0, len(weights), each)]


def big_int(weights: list[int], bits: int) -> int:
    total = 0
    for weight in reversed(weights):
        total = (total << bits) + weight
    return total


@final
class UpperLayers:
    """The biases of the first layer and all weights above it; a plain head has no third layer."""

    def __init__(self, b1: list[int], w2: list[int], b2: list[int], w3: list[int]) -> None:
        self.b1: list[int] = b1
        self.w2: list[int] = w2  # by unit of the first layer, then of the second
        self.b2: list[int] = b2
        self.w3: list[int] = w3
        self.b3: int = 0
        self.w4: list[int] = []  # by unit of the second layer, then of the third
        self.b4: list[int] = []
        self.w5: list[int] = []
        self.logit_scale: int = 1
        self.sigmoid: list[int] = []


def check_sizes(width: int, second: int, third: int, upper: UpperLayers) -> None:
    """Raise a ValueError if the sizes of layers don't match."""
    if width == 0 or width % LANES or second % 2:
        raise ValueError(f"layers of a multiple of {LANES} and of 2 units, not {width}, {second}")
    sizes = [len(upper.w2), len(upper.w3), len(upper.w4), len(upper.w5)]
    wanted = [width * second, second, second * third, third]
    if sizes != wanted:
        raise ValueError(f"{wanted} weights, not {sizes}")


def check_first_layer(layer: bytes, biases: list[int]) -> None:
    """Raise a ValueError if sums of the first layer could overflow 16 bits."""
    if len(layer) % len(biases) or 0 in layer:
        raise ValueError(f"rows of {len(biases)} weights from 1 to 255")
    if max(biases) > LARGEST_BIAS or min(biases) < -LARGEST_BIAS:
        raise ValueError(f"no more than {LARGEST_BIAS} added to a unit of the first layer")


def without_offset(layer: bytes, rows: list[int], width: int) -> vec[i16]:
    """Return selected rows of the first layer, whose file has one unsigned byte for each weight."""
    weights = vec[i16]([i16(0)] * (len(rows) * width))
    at: i64 = 0
    for row in rows:
        for i in range(row * width, (row + 1) * width):
            weights[at] = i16(layer[i] - WEIGHT_OFFSET)
            at += 1
    return weights


def to_i16(values: list[int]) -> vec[i16]:
    return vec[i16]([i16(value) for value in values])


def to_i32(values: list[int]) -> vec[i32]:
    return vec[i32]([i32(value) for value in values])


def to_i64(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def transpose(weights: list[int], outputs: int) -> list[int]:
    """Transpose a matrix of weights, by input and then output, to by output and then input."""
    return [weight for unit in range(outputs) for weight in weights[unit::outputs]]
