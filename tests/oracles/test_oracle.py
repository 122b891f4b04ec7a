"""The engine and the oracle play the same solo games and agree on every decision.

The oracles (`tests/oracles/`) were written from the rules alone; `tests/oracles/compare.py` says
what is compared. To compare more games:
`ONIRIM_ORACLE_GAMES=20000 pytest tests/oracles/test_oracle.py`.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.helpers.breadth import games
from tests.helpers.policies import POLICIES
from tests.oracles import oracle_for
from tests.oracles.compare import led_by, play_both
from tests.oracles.dealers import choice, shuffle_of

GAMES = games(40, 450, "ONIRIM_ORACLE_GAMES")  # for each policy and ruleset
BATCHES = 3  # so that a failure names a smaller range of seeds


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("text", ["solo", "solo+B10"])
@pytest.mark.parametrize("policy", POLICIES)
def test_same_game(policy: str, text: str, batch: int) -> None:
    """Every question, every option, every zone, turn by turn to the end."""
    seeds = range(batch, GAMES, BATCHES)
    results = {play_both(text, seed, led_by(policy, seed)) for seed in seeds}
    assert results <= {"won", "lost"}
    assert "lost" in results


def test_seeking_wins_now_and_then() -> None:
    """Without won games the comparison would miss how a game is won."""
    results = {finish(seed) for seed in range(60)}
    assert results == {"won", "lost"}


def finish(seed: int) -> str:
    oracle = oracle_for("solo", shuffle_of(seed))
    player = Random(seed)
    while not oracle.result:
        oracle.apply(choice("seeking", player, oracle))
    return oracle.result
