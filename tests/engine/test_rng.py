"""The generator: the same numbers everywhere, and numbers that look like chance."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from statistics import NormalDist
from typing import TypeVar

import pytest

from onirim.engine.catalogue import ruleset
from onirim.engine.memory import BAG
from onirim.engine.rng import Rng, mix, mix2
from onirim.engine.table import Table

VECTORS = {
    0: [34, 6, 37, 0, 27, 51, 66, 53, 77386561, 1251971493, 2688588309893630442],
    1: [50, 72, 59, 39, 18, 47, 36, 5, 1442273769, 2078731795, 4464042540083249273],
    2: [45, 63, 43, 18, 48, 75, 27, 46, 1785291630, 328506822, 705463029985794656],
    76: [24, 64, 53, 12, 11, 61, 7, 59, 673107633, 749078510, 1608633853004797140],
    1 << 31: [74, 23, 27, 40, 47, 1, 50, 34, 77684933, 238913397, 513062613444839562],
    (1 << 32) + 5: [75, 68, 27, 52, 70, 75, 22, 0, 1282411221, 1583226064, 3399952083752713631],
    (1 << 62) - 1: [38, 6, 38, 16, 53, 51, 67, 45, 1472706109, 387747776, 832682010249719233],
}
"""By seed: eight numbers below 76, two below 2 ** 31, the state after that. They never change."""

MIXED = {0: 0, 1: 1364076727, 2: 821347078, 0xFFFFFFFF: 2180083513, 1 << 32: 0}
MIXED_TWO = {
    (0, 0): 0,
    (1, 0): 863520301333227703,
    (0, 1): 1464666232924930048,
    ((1 << 62) - 1, 7): 3552863315976150719,
    (7, (1 << 62) - 1): 2600229218525228740,
    (1 << 40, 1 << 40): 3384896391652138395,
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
    table = Table(rules)
    rng = Rng(7)
    found: Counter[int] = Counter()
    for _ in range(DRAWS):
        table.mem = rules.fresh[:]
        card = int(rng.pick(table.mem, BAG))
        found[card] += 1
        assert table.count(BAG, card) == rules.copies[card] - 1
        assert table.size(BAG) == rules.fresh[BAG] - 1
    assert_fits(found, {k: int(rules.copies[k]) for k in range(int(rules.n_kinds))})


def test_pick_is_below() -> None:
    """One number of the stream a card, as drivers outside the engine count too."""
    rules = ruleset("solo")
    table = Table(rules)
    one, two = Rng(5), Rng(5)
    table.mem = rules.fresh[:]
    deck = [k for k in range(int(rules.n_kinds)) for _ in range(int(rules.copies[k]))]
    while deck:
        assert one.pick(table.mem, BAG) == deck.pop(int(two.below(len(deck))))
    assert one.state == two.state


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
