"""The generator: the same numbers everywhere, and numbers that look like chance."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from statistics import NormalDist
from typing import TypeVar

import pytest

from onirim.engine.native import i64, vec
from onirim.engine.rng import Rng, mix, mix2
from onirim.engine.ruleset import Ruleset
from onirim.rules.catalogue import ruleset

VECTORS = {
    0: [20, 72, 39, 75, 55, 66, 25, 61, 1504564397, 2007891423, 4311913998468130874],
    1: [48, 31, 3, 64, 60, 3, 15, 14, 1637260272, 211080101, 453291067368647659],
    2: [10, 5, 18, 59, 6, 5, 53, 37, 1226287773, 1866452229, 4008175643223665973],
    76: [14, 75, 27, 55, 3, 66, 46, 9, 1026596494, 1695553990, 3641174468006827878],
    1 << 31: [18, 43, 38, 9, 34, 16, 60, 5, 1983719160, 214572224, 460790344383737519],
    (1 << 32) + 5: [46, 55, 72, 52, 70, 75, 33, 32, 1724954727, 296623682, 636994507424939519],
    (1 << 62) - 1: [31, 41, 63, 15, 41, 36, 28, 68, 1533558607, 1549052727, 3326565401823785728],
}
"""By seed: eight numbers below 76, two below 2 ** 31, the state after that. They never change."""

MIXED = {0: 0, 1: 1364076727, 2: 821347078, 0xFFFFFFFF: 2180083513, 1 << 32: 0}
MIXED_TWO = {
    (0, 0): 3811540339,
    (1, 0): 1464666233346874666,
    (0, 1): 863520299566001542,
    ((1 << 62) - 1, 7): 4467822267191066611,
    (7, (1 << 62) - 1): 4078826853857130518,
    (1 << 40, 1 << 40): 247387134,
}

SCRIPT = """
import json, sys
from onirim.engine.rng import Rng

answer = []
for seed in json.loads(sys.argv[1]):
    rng = Rng(seed)
    numbers = [rng.below(76) for _ in range(8)] + [rng.below(1 << 31) for _ in range(2)]
    answer.append([*numbers, rng.state])
print(json.dumps(answer))
"""

Outcome = TypeVar("Outcome")

DRAWS = 20_000
UNLIKELY = NormalDist().inv_cdf(1 - 1e-4)


@pytest.mark.parametrize("seed", VECTORS)
def test_known_answers(seed: int) -> None:
    """Games are known by their seeds: these numbers are for ever."""
    rng = Rng(seed)
    numbers = [rng.below(76) for _ in range(8)] + [rng.below(1 << 31) for _ in range(2)]
    assert [*numbers, rng.state] == VECTORS[seed]


@pytest.mark.compiled
def test_known_answers_compiled(run_compiled: Callable[..., str]) -> None:
    assert json.loads(run_compiled(SCRIPT, json.dumps([*VECTORS]))) == [*VECTORS.values()]


def test_known_answers_of_mixing() -> None:
    assert {number: mix(number) for number in MIXED} == MIXED
    assert {pair: mix2(*pair) for pair in MIXED_TWO} == MIXED_TWO


@pytest.mark.parametrize("n", [1, 2, 3, 5, 17, 60, 76, 1000])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    found = Counter(int(rng.below(n)) for _ in range(DRAWS))
    assert_fits(found, dict.fromkeys(range(n), 1))


@pytest.mark.parametrize("n", [2, 5, 12])
def test_successive_numbers_are_unrelated(n: int) -> None:
    rng = Rng(1)
    found = Counter((int(rng.below(n)), int(rng.below(n))) for _ in range(DRAWS))
    assert_fits(found, {(a, b): 1 for a in range(n) for b in range(n)})


def test_first_numbers_of_neighbouring_seeds_are_unrelated() -> None:
    """People take the seeds 1, 2, 3: their games must have nothing in common."""
    first = [int(Rng(seed).below(12)) for seed in range(DRAWS + 1)]
    pairs = Counter(pairwise(first))
    assert_fits(pairs, {(a, b): 1 for a in range(12) for b in range(12)})


@pytest.mark.parametrize("lag", [1, 2, 3, 8])
def test_streams_of_neighbouring_seeds_are_unrelated(lag: int) -> None:
    """Nor may one be the other a few numbers later."""
    one, two = Rng(41), Rng(42)
    for _ in range(lag):
        two.below(12)
    pairs = Counter((int(one.below(12)), int(two.below(12))) for _ in range(DRAWS))
    assert_fits(pairs, {(a, b): 1 for a in range(12) for b in range(12)})


def test_seeds_begin_in_different_states() -> None:
    assert len({int(Rng(seed).state) for seed in range(DRAWS)}) == DRAWS


def test_pick_follows_the_counts_of_the_bag() -> None:
    """Each copy of a card is as likely as any other, and the picked one is gone."""
    rules = ruleset("solo")
    rng = Rng(7)
    found: Counter[int] = Counter()
    for _ in range(DRAWS):
        bag = filled_bag(rules)
        card = int(rng.pick(bag, 0))
        found[card] += 1
        assert bag[1 + card] == rules.copies[card] - 1
        assert bag[0] == sum(bag[1:])
    assert_fits(found, {k: int(rules.copies[k]) for k in range(int(rules.n_kinds))})


def test_pick_is_below() -> None:
    """One number of the stream a card, as drivers outside the engine count too."""
    rules = ruleset("solo")
    one, two = Rng(5), Rng(5)
    bag = filled_bag(rules)
    deck = [k for k in range(int(rules.n_kinds)) for _ in range(int(rules.copies[k]))]
    while deck:
        assert one.pick(bag, 0) == deck.pop(int(two.below(len(deck))))
    assert one.state == two.state


def filled_bag(rules: Ruleset) -> vec[i64]:
    """A bag of all cards: how many there are, and how many of each kind."""
    counts = [int(rules.copies[k]) for k in range(int(rules.n_kinds))]
    return vec[i64]([sum(counts), *counts])


def assert_fits(found: Mapping[Outcome, int], weights: Mapping[Outcome, int]) -> None:
    """Chi-square: refuse what true chance does less than once in ten thousand times."""
    assert set(found) <= set(weights)
    draws, whole = sum(found.values()), sum(weights.values())
    expected = {outcome: draws * weight / whole for outcome, weight in weights.items()}
    chi2 = sum((found.get(o, 0) - e) ** 2 / e for o, e in expected.items())
    assert chi2 <= critical(len(weights) - 1)


def critical(freedom: int) -> float:
    """The chi-square value that is exceeded once in ten thousand times (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + UNLIKELY * spread**0.5) ** 3)
