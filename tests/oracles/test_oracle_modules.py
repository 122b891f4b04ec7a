"""The modules: the engine and the oracles agree on every decision, alone and combined.

Each ruleset is played with fair shuffles, which lose, and with kind ones, which often win.
`ONIRIM_ORACLE_MODULE_GAMES=200 pytest tests/oracles/test_oracle_modules.py` compares more games.
"""

from __future__ import annotations

import pytest

from onirim.rules.catalogue import RulesetError, ruleset
from tests.helpers.breadth import games
from tests.helpers.policies import POLICIES
from tests.oracles.compare import Dealer, led_by, play_both
from tests.oracles.dealers import kind_shuffle_of, shuffle_of
from tests.oracles.texts import alone, combination, everything

GAMES = games(2, 4, "ONIRIM_ORACLE_MODULE_GAMES")  # for each policy and dealer
COMBINATIONS = 30 * GAMES
BATCHES = 6

DEALERS: dict[str, Dealer] = {"fair": shuffle_of, "kind": kind_shuffle_of}


@pytest.mark.parametrize("dealer", DEALERS)
@pytest.mark.parametrize("text", [*alone(), *everything()])
def test_same_game(text: str, dealer: str) -> None:
    """Every seat, question, option and zone, turn by turn to the end."""
    skip_unless_built(text)
    for policy in POLICIES:
        for seed in range(GAMES):
            play_both(text, seed, led_by(policy, seed), DEALERS[dealer])


@pytest.mark.parametrize("batch", range(BATCHES))
def test_combinations(batch: int) -> None:
    """Modules, options and house rules drawn by seed: here the modules meet."""
    built = [seed for seed in range(batch, COMBINATIONS, BATCHES) if is_built(combination(seed))]
    if not built:
        pytest.skip("the engine has none of these combinations")
    for seed in built:
        for policy in POLICIES:
            dealer = (shuffle_of, kind_shuffle_of)[seed % 2]
            play_both(combination(seed), seed, led_by(policy, seed), dealer)


@pytest.mark.parametrize("text", ["solo+crossroads+X-wild", "duo+crossroads+X-wild+T1"])
def test_wild_trios(text: str) -> None:
    """Three Crossroads in a row are too rare for the other policies."""
    skip_unless_built(text)
    for seed in range(10 * GAMES):
        play_both(text, seed, led_by("wild", seed), kind_shuffle_of)


def is_built(text: str) -> bool:
    try:
        ruleset(text)
    except RulesetError:
        return False
    return True


def skip_unless_built(text: str) -> None:
    if not is_built(text):
        pytest.skip(f"the engine has no {text}")
