"""The net in whole numbers: a sum of rows, two or three layers of units, the chance to win.

Weights of the first layer have 8 bits and lie four in a machine word, 16 bits apart, so one sum
adds four units; 128 is added to each, so that no lane ever borrows from its neighbour. Two units of
the second layer share a word. There is no floating point in it: equal rows give equal numbers on
every machine, compiled or interpreted. That no sum overflows, whatever the rows, is for the tool to
prove that packs the weights (`tools/mind_training/whole_numbers.py`).

The interpreter loops slowly, but adds and multiplies long numbers fast: there a row of weights is
one number (`LongNumbers`), and the results are the same.

Compiled, the loops over weights compare no index with a length (`buildtools/generated_c.py`): what
sizes there are is looked at when a net is made, and `check` looks at the rows.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final, final

from onirim.engine.build_kind import COMPILED
from onirim.engine.kinds import numbers
from onirim.engine.native import i64, vec

ONE: Final = 1 << 30  # the chance of a game that is won
LANES: Final = 4
LANE_BITS: Final = 16
LANE: Final = 0xFFFF
BIAS: Final = 128  # of each weight of the first layer
MOST_SUMMED: Final = 256  # rows that a lane holds
HALF_WORD: Final = 0xFFFFFFFF
HALF_SIGN: Final = 0x80000000
CUT: Final = 8  # bits of the second layer that do not matter behind it
DEEP_CUT: Final = 4  # the same of a deep head, whose weights are smaller
THIRD_CUT: Final = 10  # bits of the third layer that do not matter behind it
TABLE_STEP: Final = 64  # entries of the table of chances for each unit of the logit
TABLE_END: Final = 1024  # the last entry; the middle is an even game
CALIBRATION_BITS: Final = 10


@final
class Net:
    """The weights that one ruleset needs."""

    def __init__(self, words: vec[i64], rest: Rest, loops: bool = COMPILED) -> None:
        width, second, third = len(rest.b1), len(rest.b2), len(rest.b4)
        check_sizes(width, second, third, rest)
        self.words_a_row: i64 = width // LANES
        self.pairs: i64 = second // 2
        self.words: vec[i64] = words if loops else numbers(0)
        self.rows: i64 = len(words) * LANES // width
        self.b1: vec[i64] = packed(rest.b1)
        self.w2: vec[i64] = packed(paired(rest.w2)) if loops else numbers(0)
        self.b2: vec[i64] = packed(paired(rest.b2))
        self.w3: vec[i64] = packed(rest.w3)
        self.b3: i64 = rest.b3
        self.third: i64 = third
        self.w4: vec[i64] = packed(rest.w4) if loops else numbers(0)
        self.b4: vec[i64] = packed(rest.b4)
        self.w5: vec[i64] = packed(rest.w5)
        self.unit: i64 = rest.unit  # one unit of the logit
        self.chances: vec[i64] = packed(rest.chances)
        self.slope: i64 = 1 << CALIBRATION_BITS
        self.shift: i64 = 0
        self.sums: vec[i64] = numbers(width // LANES)
        most = max(width, second)
        self.units: vec[i64] = numbers(most)  # those of a layer that say anything
        self.amounts: vec[i64] = numbers(most)  # and what each of them says
        self.out: vec[i64] = numbers(second // 2)
        self.out3: vec[i64] = numbers(third)
        self.long: LongNumbers | None = None if loops else LongNumbers(words, rest)

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
        self.add_up(rows, n)
        self.second_layer(n * BIAS)
        return self.deep_end() if self.third > 0 else self.plain_end()

    def check(self, rows: vec[i64], n: i64) -> None:
        """Refuse rows that there are not."""
        i: i64
        for i in range(n):
            if rows[i] < 0 or rows[i] >= self.rows:
                raise IndexError(f"a row below {self.rows}, not {rows[i]}")

    def plain_end(self) -> i64:
        """The units of the second layer, weighed."""
        k: i64
        out = self.out
        w3 = self.w3
        total = self.b3
        for k in range(self.pairs):
            low = ((out[k] & HALF_WORD) ^ HALF_SIGN) - HALF_SIGN
            high = (out[k] - low) >> 32
            if low > 0:
                total += (low >> CUT) * w3[2 * k]
            if high > 0:
                total += (high >> CUT) * w3[2 * k + 1]
        return total

    def deep_end(self) -> i64:
        """The units of the second layer, weighed, and those of a third that hears them."""
        n = self.find_active_pairs()
        units = self.units
        amounts = self.amounts
        third = self.third
        w3 = self.w3
        w4 = self.w4
        w5 = self.w5
        out = self.out3
        total = self.b3
        i: i64
        k: i64
        for k in range(third):
            out[k] = self.b4[k]
        for i in range(n):
            a = amounts[i]
            at = units[i] * third
            total += a * w3[units[i]]
            for k in range(third):
                out[k] += a * w4[at + k]
        for k in range(third):
            if out[k] > 0:
                total += (out[k] >> THIRD_CUT) * w5[k]
        return total

    def add_up(self, rows: vec[i64], n: i64) -> None:
        """The sums of the first layer; four rows at once, since a sum is dear to fetch."""
        sums = self.sums
        words = self.words
        a_row = self.words_a_row
        i: i64 = 0
        k: i64
        for k in range(a_row):
            sums[k] = 0
        while i + 3 < n:
            a = rows[i] * a_row
            b = rows[i + 1] * a_row
            c = rows[i + 2] * a_row
            d = rows[i + 3] * a_row
            for k in range(a_row):
                sums[k] += words[a + k] + words[b + k] + words[c + k] + words[d + k]
            i += 4
        while i < n:
            a = rows[i] * a_row
            for k in range(a_row):
                sums[k] += words[a + k]
            i += 1

    def second_layer(self, bias: i64) -> None:
        """From the sums to the sums of the second layer; each lane holds so much too much."""
        n = self.find_active(bias)
        units = self.units
        amounts = self.amounts
        w2 = self.w2
        out = self.out
        pairs = self.pairs
        i: i64 = 0
        k: i64
        for k in range(pairs):
            out[k] = self.b2[k]
        while i + 3 < n:
            a = amounts[i]
            b = amounts[i + 1]
            c = amounts[i + 2]
            d = amounts[i + 3]
            at = units[i] * pairs
            bt = units[i + 1] * pairs
            ct = units[i + 2] * pairs
            dt = units[i + 3] * pairs
            for k in range(pairs):
                out[k] += a * w2[at + k] + b * w2[bt + k] + c * w2[ct + k] + d * w2[dt + k]
            i += 4
        while i < n:
            a = amounts[i]
            at = units[i] * pairs
            for k in range(pairs):
                out[k] += a * w2[at + k]
            i += 1

    def find_active(self, bias: i64) -> i64:
        """The units of the first layer above nothing, and by how much; how many there are."""
        sums = self.sums
        b1 = self.b1
        units = self.units
        amounts = self.amounts
        n: i64 = 0
        unit: i64 = 0
        i: i64
        for i in range(self.words_a_row):
            word = sums[i]
            for _ in range(LANES):
                amount = (word & LANE) - bias + b1[unit]
                word >>= LANE_BITS
                if amount > 0:
                    units[n] = unit
                    amounts[n] = amount
                    n += 1
                unit += 1
        return n

    def find_active_pairs(self) -> i64:
        """The units of the second layer above nothing, and by how much; how many there are."""
        out = self.out
        units = self.units
        amounts = self.amounts
        n: i64 = 0
        k: i64
        for k in range(self.pairs):
            low = ((out[k] & HALF_WORD) ^ HALF_SIGN) - HALF_SIGN
            high = (out[k] - low) >> 32
            if low > 0:
                units[n] = 2 * k
                amounts[n] = low >> DEEP_CUT
                n += 1
            if high > 0:
                units[n] = 2 * k + 1
                amounts[n] = high >> DEEP_CUT
                n += 1
        return n


@final
class LongNumbers:
    """The same sums for the interpreter: all weights of a row or of a unit in one number."""

    def __init__(self, words: vec[i64], rest: Rest) -> None:
        self.b1: list[int] = rest.b1
        self.w3: list[int] = rest.w3
        self.w5: list[int] = rest.w5
        a_row = len(rest.b1) // LANES
        raw = pack(f"<{len(words)}q", *[int(word) for word in words])
        size = 8 * a_row
        self.rows: list[int] = [
            int.from_bytes(raw[at : at + size], "little") for at in range(0, len(raw), size)
        ]
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


def packed(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def paired(values: list[int]) -> list[int]:
    """Two neighbours in a word: a sum of words is two sums."""
    return [values[i] + (values[i + 1] << 32) for i in range(0, len(values), 2)]
