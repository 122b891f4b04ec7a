"""Two players: the engine and the oracle play the same games and agree on every decision.

As in `tests/test_oracle.py`, with everything compared as somebody sees it who knows all: what a
seat may know is the subject of other tests.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest

from onirim.chance import Shuffled, bag_list
from onirim.engine.catalogue import ruleset
from onirim.engine.rng import Rng
from onirim.engine.ruleset import Ruleset
from onirim.engine.seeker import choose
from onirim.engine.table import Table
from onirim.game import Game
from onirim.notation.zones import cards_in
from tests.oracle_duo import DuoOracle
from tests.policies import POLICIES
from tests.test_oracle import shuffle_of

GAMES = int(os.environ.get("ONIRIM_ORACLE_GAMES", "70"))  # for each policy and ruleset
LISTS = ("row1", "row2", "drawn")
BAGS = ("hand1", "hand2", "shared", "doors1", "doors2", "discard", "limbo", "seen")

RULESETS = {
    "duo": frozenset[str](),
    "duo+B10": frozenset({"B10"}),
    "duo+T1": frozenset({"T1"}),
    "duo+B10+T1": frozenset({"B10", "T1"}),
}


@pytest.mark.parametrize("text", RULESETS)
@pytest.mark.parametrize("policy", POLICIES)
def test_same_game(policy: str, text: str) -> None:
    """Every seat, question, option and zone, turn by turn to the end."""
    rules = ruleset(text)
    for seed in range(GAMES):
        compare_game(rules, seed, led_by(policy, seed))


@pytest.mark.parametrize("text", ["duo", "duo+T1"])
def test_won_games(text: str) -> None:
    """The engine's own seeker wins now and then: how a game is won is compared too."""
    rules = ruleset(text)
    rng = Rng(0)
    results = {
        compare_game(rules, seed, lambda _, game: rules.code_of[int(choose(game.table, rng))])
        for seed in range(GAMES)
    }
    assert results == {"won", "lost"}


def led_by(policy: str, seed: int) -> Callable[[DuoOracle, Game], str]:
    player = Random(seed)

    def decide(oracle: DuoOracle, _: Game) -> str:
        hand = [*oracle.hand, *oracle.shared]
        return POLICIES[policy](player, oracle.options(), hand, oracle.row)

    return decide


def compare_game(rules: Ruleset, seed: int, decide: Callable[[DuoOracle, Game], str]) -> str:
    """Lead both through one game; how it ends."""
    oracle = DuoOracle(shuffle_of(seed), RULESETS[rules.text])
    game = Game(rules, Shuffled(shuffle_of(seed)))
    while not oracle.result:
        compare(oracle, game, seed)
        code = decide(oracle, game)
        oracle.apply(code)
        game.apply(code)
    compare(oracle, game, seed)
    return oracle.result


def compare(oracle: DuoOracle, game: Game, seed: int) -> None:
    """Compare everything both can tell."""
    decision = game.decision()
    after = f"seed {seed}, after {game.actions}"
    assert decision.step == oracle.question(), after
    assert sorted(decision.actions) == oracle.options(), after
    assert game.result == oracle.result, after
    assert game.table.turns == oracle.turns, after
    assert game.table.shuffles == oracle.shuffles - 1, after  # the first is no part of the game
    if not oracle.result:
        assert decision.seat == oracle.seat(), after
    compare_zones(oracle.table(), game.table, after)


def compare_zones(expected: dict[str, list[str]], table: Table, after: str) -> None:
    """Compare all cards; known cards of the deck lie where the oracle's list has them."""
    zones = {zone.name: cards_in(table, zone) for zone in table.rules.zones}
    for name in LISTS:
        assert [card.removesuffix("*") for card in zones[name]] == expected[name], after
    for name in BAGS:
        assert sorted(zones[name]) == expected[name], after
    known = len(zones["top"])
    assert zones["top"] == expected["deck"][:known], after
    assert sorted(bag_list(table)) == sorted(expected["deck"][known:]), after
