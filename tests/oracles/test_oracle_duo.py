"""Two players: the engine and the oracle play the same games and agree on every decision."""

from __future__ import annotations

import pytest

from onirim.engine.rng import Rng
from onirim.players.heuristic.seeker import choose
from onirim.rules.catalogue import ruleset
from tests.helpers.breadth import games
from tests.helpers.policies import POLICIES
from tests.oracles.compare import led_by, play_both

GAMES = games(40, 70, "ONIRIM_ORACLE_GAMES")  # for each policy and ruleset


@pytest.mark.parametrize("text", ["duo", "duo+B10", "duo+T1", "duo+B10+T1"])
@pytest.mark.parametrize("policy", POLICIES)
def test_same_game(policy: str, text: str) -> None:
    """Every seat, question, option and zone, turn by turn to the end."""
    for seed in range(GAMES):
        play_both(text, seed, led_by(policy, seed))


@pytest.mark.parametrize("text", ["duo", "duo+T1"])
def test_won_games(text: str) -> None:
    """The engine's own seeker wins now and then: how a game is won is compared too."""
    rules = ruleset(text)
    rng = Rng(0)
    results = {
        play_both(text, seed, lambda _, game: rules.code_of[int(choose(game.state, rng))])
        for seed in range(GAMES)
    }
    assert results == {"won", "lost"}
