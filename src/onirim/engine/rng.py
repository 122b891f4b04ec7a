"""Our generator of chance: equal on every machine, compiled or interpreted."""

from __future__ import annotations

from typing import Final, final

from onirim.engine.native import i64, vec

MASK32: Final = 0xFFFFFFFF
MASK62: Final = 0x3FFFFFFFFFFFFFFF
PLAYER_STREAM: Final = 0x51ED270B  # the player's choices and the deck never share numbers
WEIGHT_BITS: Final = 30  # sums of weights are made smaller than this before a generator chooses


def mix(h: i64) -> i64:
    """Spread the low 32 bits of a number over 32 bits (Murmur3's finaliser)."""
    h &= MASK32
    h ^= h >> 16
    h = (h * 0x85EBCA6B) & MASK32
    h ^= h >> 13
    h = (h * 0xC2B2AE35) & MASK32
    return h ^ (h >> 16)


def mix2(a: i64, b: i64) -> i64:
    """A 62-bit hash of two numbers below 2**62: seeds of streams, priorities of card copies."""
    high = mix(a ^ mix(b))
    low = mix(a >> 32 ^ mix(b >> 32 ^ 0x5BD1E995) ^ high)
    return high << 30 ^ low


@final
class Rng:
    """A congruential generator on 62 bits whose high bits are the answer.

    The low 62 bits of a product are the same whether it wraps at 64 bits (compiled) or not
    (interpreted), so one seed is one stream everywhere. `state` is all there is to save.
    """

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = 0
        self.seed(seed)

    def seed(self, seed: i64) -> None:
        self.state = mix2(seed, 0x2545F491)

    def copy(self) -> Rng:
        twin = Rng(0)
        twin.state = self.state
        return twin

    def below(self, n: i64) -> i64:
        """Uniform in 0 … n-1 (the bias is below n / 2**32)."""
        s = (self.state * 0x2545F4914F6CDD1D + 0x14057B7EF767814F) & MASK62
        self.state = s
        return ((s >> 30) * n) >> 32

    def pick(self, mem: vec[i64], bag: i64) -> i64:
        """Take a random card out of a bag of counts by kind."""
        ticket = self.below(mem[bag])
        mem[bag] -= 1
        i = bag
        while ticket >= 0:
            i += 1
            ticket -= mem[i]
        mem[i] -= 1
        return i - bag - 1


def draw_by_weight(weights: list[int], rng: Rng) -> int:
    """A place of the list, each as likely as its weight."""
    spare = max(0, sum(weights).bit_length() - WEIGHT_BITS)
    tickets = [weight >> spare for weight in weights] if spare > 0 else weights
    ticket = int(rng.below(sum(tickets)))
    for i, n in enumerate(tickets):
        ticket -= n
        if ticket < 0:
            return i
    raise AssertionError("a ticket is smaller than the sum")
