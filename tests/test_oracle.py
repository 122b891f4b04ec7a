"""The engine and the oracle play the same games and agree on every decision.

The oracle (`tests/oracle.py`) was written from the rules alone and really shuffles a list; the
engine only knows what can be known. Both get their order from one function, so that each card
the engine is told is the very card that lies on the oracle's deck.

`ONIRIM_ORACLE_GAMES=20000 pytest tests/test_oracle.py` compares more games.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest

from onirim.chance import Shuffled
from onirim.engine.catalogue import ruleset
from onirim.game import Game
from onirim.view import view
from tests.oracle import Oracle
from tests.policies import POLICIES

GAMES = int(os.environ.get("ONIRIM_ORACLE_GAMES", "450"))  # for each policy and ruleset
BATCHES = 3  # so that a failure names a smaller range of seeds
ZONES = ("row", "drawn")
BAGS = ("hand", "doors", "discard", "limbo", "seen")  # their order means nothing

RULESETS = {"solo": frozenset[str](), "solo+B10": frozenset({"B10"})}


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("text", RULESETS)
@pytest.mark.parametrize("policy", POLICIES)
def test_same_game(policy: str, text: str, batch: int) -> None:
    """Every question, every option, every zone, turn by turn to the end."""
    rules = ruleset(text)
    results = set()
    for seed in range(batch, GAMES, BATCHES):
        oracle = Oracle(shuffle_of(seed), RULESETS[text])
        game = Game(rules, Shuffled(shuffle_of(seed)))
        compare_game(oracle, game, policy, seed)
        results.add(game.result)
    assert results <= {"won", "lost"}
    assert "lost" in results


def test_seeking_wins_now_and_then() -> None:
    """Without won games the comparison would miss how a game is won."""
    results = {finish(seed) for seed in range(60)}
    assert results == {"won", "lost"}


def compare_game(oracle: Oracle, game: Game, policy: str, seed: int) -> None:
    """Lead both through one game."""
    player = Random(seed)
    choose = POLICIES[policy]
    while not oracle.result:
        compare(oracle, game, seed)
        code = choose(player, oracle.options(), oracle.hand, oracle.row)
        oracle.apply(code)
        game.apply(code)
    compare(oracle, game, seed)


def compare(oracle: Oracle, game: Game, seed: int) -> None:
    """Compare everything both can tell."""
    decision = game.decision()
    after = f"seed {seed}, after {game.actions}"
    assert decision.step == oracle.question(), after
    assert sorted(decision.actions) == oracle.options(), after
    assert game.result == oracle.result, after
    assert game.table.turns == oracle.turns, after
    assert game.table.shuffles == oracle.shuffles - 1, after  # the first is no part of the game
    compare_zones(oracle, game, after)


def compare_zones(oracle: Oracle, game: Game, after: str) -> None:
    """Compare all cards; known cards of the deck lie where the oracle's list has them."""
    seen = view(game.table)
    table = oracle.table()
    for name in ZONES:
        assert [card.removesuffix("*") for card in seen.zones[name]] == table[name], after
    for name in BAGS:
        assert sorted(seen.zones[name]) == table[name], after
    deck = table["deck"]
    known = len(seen.known_top)
    assert seen.deck == len(deck), after
    assert list(seen.known_top) == deck[:known], after
    unknown = [card for card, n in seen.unknown.items() for _ in range(n)]
    assert sorted(unknown) == sorted(deck[known:]), after


def shuffle_of(seed: int) -> Callable[[list[str], int], list[str]]:
    """Shuffles by seed and number: both games make the same ones, whenever they ask."""

    def shuffle(cards: list[str], number: int) -> list[str]:
        order = list(cards)
        Random(seed << 16 | number).shuffle(order)
        return order

    return shuffle


def finish(seed: int) -> str:
    oracle = Oracle(shuffle_of(seed))
    player = Random(seed)
    while not oracle.result:
        oracle.apply(POLICIES["seeking"](player, oracle.options(), oracle.hand, oracle.row))
    return oracle.result
